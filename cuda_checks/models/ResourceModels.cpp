#include "cuda_checks/models/ResourceModels.h"

#include "ResourceModelFiles.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <cctype>

namespace vramlint::cuda {

using nlohmann::json;

/// Reads one JSON text; the first thing that is wrong ends the reading.
class ResourceModels::Reader {
public:
  Reader(ResourceModels &Models, std::string_view Name)
      : Models(Models), Error(), Name(Name) {}

  std::string read(std::string_view Text) {
    const json Root = json::parse(Text, nullptr, /*allow_exceptions=*/false,
                                  /*ignore_comments=*/true);
    if (Root.is_discarded() || !Root.is_object())
      return this->Name + ": not a JSON object";
    Header = text(Root, "header");
    for (const json &Prefix : list(Root, "prefixes"))
      if (Prefix.is_string())
        Models.Prefixes.push_back(Prefix.get<std::string>());
    for (const json &Resource : list(Root, "resources"))
      readResource(Resource);
    for (const json &Entry : list(Root, "reclaim"))
      readReclaim(Entry);
    for (const json &Entry : list(Root, "escape"))
      readEscape(Entry);
    for (const json &Entry : list(Root, "derive"))
      readDerive(Entry);
    for (const json &Entry : list(Root, "callbacks"))
      readCallback(Entry);
    for (const json &Entry : list(Root, "forbiddenInCallback"))
      readForbidden(Entry);
    for (const json &Entry : list(Root, "functions"))
      readDeclaration(Entry);
    return Error;
  }

private:
  void fail(const std::string &What) {
    if (Error.empty())
      Error = Name + ": " + What;
  }

  std::string text(const json &Object, const char *Key) {
    const auto It = Object.find(Key);
    if (It == Object.end())
      return {};
    if (!It->is_string()) {
      fail(std::string("'") + Key + "' must be a string");
      return {};
    }
    return It->get<std::string>();
  }

  /// The name of the function that an entry is about.
  std::string function(const json &Entry) {
    std::string Name = required(Entry, "function");
    Models.noteQualified(Name);
    return Name;
  }

  std::string required(const json &Object, const char *Key) {
    std::string Text = text(Object, Key);
    if (Text.empty())
      fail(std::string("'") + Key + "' is missing");
    return Text;
  }

  json list(const json &Object, const char *Key) {
    const auto It = Object.find(Key);
    if (It == Object.end())
      return json::array();
    if (It->is_array())
      return *It;
    fail(std::string("'") + Key + "' must be a list");
    return json::array();
  }

  unsigned argument(const json &Object, const char *Key = "argument") {
    const auto It = Object.find(Key);
    if (It == Object.end())
      return 0;
    if (It->is_number_unsigned())
      return It->get<unsigned>();
    fail(std::string("'") + Key + "' must be a number, counted from 0");
    return 0;
  }

  static bool isObject(const json &Entry) {
    const auto It = Entry.find("argument");
    return It != Entry.end() && *It == "object";
  }

  void readDeclaration(const json &Entry) {
    const std::string Declaration = text(Entry, "declaration");
    if (Declaration.empty())
      return;
    const std::string Own = text(Entry, "header");
    Models.Declarations.push_back({Own.empty() ? Header : Own, Declaration});
  }

  void readResource(const json &Resource) {
    if (!Resource.is_object())
      return fail("a resource must be an object");
    const std::string Name = required(Resource, "kind");
    ResourceKind &Kind = Models.Kinds[Name];
    Kind = {Name, required(Resource, "rule"), required(Resource, "noun")};
    const std::string Severity = text(Resource, "severity");
    Kind.IsHygiene = Severity == "info";
    if (!Severity.empty() && !Kind.IsHygiene)
      fail("'severity' of " + Name + " must be info");
    std::string ReleasedBy;
    for (const json &Entry : list(Resource, "release")) {
      const std::string Function = function(Entry);
      ReleaseModel &Release = Models.Releases[Function];
      Release.Function = Function;
      Release.OfObject = isObject(Entry);
      if (!Release.OfObject)
        Release.Argument = argument(Entry);
      Release.ByAddress = Entry.value("address", false);
      if (ReleasedBy.empty())
        ReleasedBy = Release.Function;
      if (!Release.releases(Kind))
        Release.Kinds.push_back(Name);
      readDeclaration(Entry);
    }
    bool OfInput = false;
    for (const json &Entry : list(Resource, "acquire")) {
      readAcquire(Entry, Kind, ReleasedBy);
      OfInput |= Entry.is_object() && Entry.contains("handle") &&
                 Entry["handle"] == "input";
    }
    for (auto &[Function, Release] : Models.Releases)
      if (Release.releases(Kind))
        Release.OfInput = OfInput;
  }

  /// How a release is called that takes more, or other, than the handle.
  std::string releaseCall(const std::string &ReleasedBy) const {
    const auto It = Models.Releases.find(ReleasedBy);
    if (It == Models.Releases.end())
      return {};
    const ReleaseModel &Release = It->second;
    if (Release.OfObject)
      return "{}->" + ReleasedBy.substr(ReleasedBy.rfind(':') + 1) + "()";
    if (Release.ByAddress)
      return ReleasedBy + "(&{})";
    return Release.Argument == 0 ? std::string() : ReleasedBy + "(..., {})";
  }

  void readAcquire(const json &Entry, const ResourceKind &Kind,
                   const std::string &ReleasedBy) {
    AcquireModel Acquire;
    Acquire.Function = function(Entry);
    Acquire.Kind = &Kind;
    Acquire.Argument = argument(Entry);
    Acquire.Arguments = argument(Entry, "arguments");
    Acquire.Field = text(Entry, "field");
    const std::string Handle = text(Entry, "handle");
    if (Handle == "return") {
      Acquire.Place = HandlePlace::Return;
      Acquire.HasStatus = false;
    } else if (Handle == "input") {
      Acquire.Place = HandlePlace::Input;
    } else if (!Handle.empty() && Handle != "out") {
      fail("'handle' of " + Acquire.Function + " must be out, return or input");
    }
    if (const auto It = Entry.find("success"); It != Entry.end()) {
      Acquire.HasStatus = It->is_number_integer();
      if (Acquire.HasStatus)
        Acquire.Success = It->get<int64_t>();
    }
    Acquire.ReleasedBy = text(Entry, "releasedBy");
    if (Acquire.ReleasedBy.empty())
      Acquire.ReleasedBy = ReleasedBy;
    Acquire.ReleaseCall = text(Entry, "releaseCall");
    if (Acquire.ReleaseCall.empty())
      Acquire.ReleaseCall = releaseCall(Acquire.ReleasedBy);
    Acquire.Unless = text(Entry, "unless");
    Acquire.NeedsProof = Entry.value("proof", false);
    readDeclaration(Entry);
    Models.Acquires[Acquire.Function] = Acquire;
  }

  void readReclaim(const json &Entry) {
    // Several libraries may say what of theirs one function reclaims.
    const std::string Function = function(Entry);
    ReclaimModel &Reclaim = Models.Reclaims[Function];
    Reclaim.Function = Function;
    for (const json &Kind : list(Entry, "kinds"))
      if (Kind.is_string())
        Reclaim.Kinds.push_back(Kind.get<std::string>());
    readDeclaration(Entry);
  }

  void readDerive(const json &Entry) {
    DeriveModel Derive{required(Entry, "function"), argument(Entry, "from"),
                       argument(Entry, "to")};
    readDeclaration(Entry);
    Models.Derives[Derive.Function] = Derive;
  }

  void readEscape(const json &Entry) {
    EscapeModel Escape{function(Entry), argument(Entry)};
    readDeclaration(Entry);
    Models.Escapes[Escape.Function].push_back(Escape);
  }

  void readCallback(const json &Entry) {
    CallbackModel Callback;
    Callback.Record = text(Entry, "record");
    if (Callback.Record.empty())
      Callback.Function = required(Entry, "function");
    else
      Callback.Field = required(Entry, "field");
    Callback.Argument = argument(Entry);
    Callback.Noun = required(Entry, "noun");
    Models.Callbacks.push_back(std::move(Callback));
  }

  void readForbidden(const json &Entry) {
    ForbiddenModel Forbidden;
    Forbidden.Function = required(Entry, "function");
    const auto It = Entry.find("certain");
    Forbidden.Certain = It == Entry.end() || *It == json(true);
    Models.Forbidden[Forbidden.Function] = Forbidden;
  }

  ResourceModels &Models;
  std::string Error;
  std::string Name;
  std::string Header;
};

std::string ResourceModels::add(std::string_view Name, std::string_view Json) {
  return Reader(*this, Name).read(Json);
}

ResourceModels ResourceModels::builtIn() {
  ResourceModels Models;
  for (unsigned I = 0; I != ResourceModelFilesCount; ++I) {
    const EmbeddedFile &File = ResourceModelFiles[I];
    [[maybe_unused]] const std::string Error = Models.add(File.Name, File.Text);
    assert(Error.empty());
  }
  return Models;
}

static bool endsWith(std::string_view Text, std::string_view End) {
  return Text.size() > End.size() &&
         Text.substr(Text.size() - End.size()) == End;
}

std::string_view ResourceModels::canonicalName(std::string_view Callee) {
  for (std::string_view Suffix : {"_ptsz", "_ptds"})
    if (endsWith(Callee, Suffix))
      Callee.remove_suffix(Suffix.size());
  if (Callee.size() > 3 && Callee[Callee.size() - 3] == '_' &&
      Callee[Callee.size() - 2] == 'v' &&
      std::isdigit(static_cast<unsigned char>(Callee.back())))
    Callee.remove_suffix(3);
  if (Callee.substr(0, 5) == "pnccl")
    Callee.remove_prefix(1);
  return Callee;
}

template <class Map>
static const typename Map::mapped_type *lookUp(const Map &M,
                                               std::string_view Callee) {
  const auto It = M.find(ResourceModels::canonicalName(Callee));
  return It == M.end() ? nullptr : &It->second;
}

const AcquireModel *ResourceModels::acquire(std::string_view Callee) const {
  return lookUp(Acquires, Callee);
}

const ReleaseModel *ResourceModels::release(std::string_view Callee) const {
  return lookUp(Releases, Callee);
}

const ReclaimModel *ResourceModels::reclaim(std::string_view Callee) const {
  return lookUp(Reclaims, Callee);
}

const DeriveModel *ResourceModels::derive(std::string_view Callee) const {
  return lookUp(Derives, Callee);
}

const std::vector<EscapeModel> *
ResourceModels::escapes(std::string_view Callee) const {
  return lookUp(Escapes, Callee);
}

const CallbackModel *ResourceModels::callback(std::string_view Callee) const {
  const std::string_view Name = canonicalName(Callee);
  for (const CallbackModel &Each : Callbacks)
    if (!Each.Function.empty() && Each.Function == Name)
      return &Each;
  return nullptr;
}

const CallbackModel *
ResourceModels::callbackField(std::string_view Record,
                              std::string_view Field) const {
  for (const CallbackModel &Each : Callbacks)
    if (!Each.Record.empty() && Each.Record == Record && Each.Field == Field)
      return &Each;
  return nullptr;
}

const ForbiddenModel *
ResourceModels::forbiddenInCallback(std::string_view Callee) const {
  return lookUp(Forbidden, Callee);
}

bool ResourceModels::isGpuFunction(std::string_view Callee) const {
  return std::any_of(
      Prefixes.begin(), Prefixes.end(), [&](const std::string &Prefix) {
        return Callee.size() > Prefix.size() &&
               Callee.substr(0, Prefix.size()) == Prefix &&
               (Prefix.back() == '_' || std::isupper(static_cast<unsigned char>(
                                            Callee[Prefix.size()])));
      });
}

bool ResourceModels::isGpuNamespace(std::string_view Outermost) const {
  return std::any_of(
      Prefixes.begin(), Prefixes.end(), [&](const std::string &Prefix) {
        return endsWith(Prefix, "::") &&
               Prefix.size() == Outermost.size() + 2 &&
               Prefix.compare(0, Outermost.size(), Outermost) == 0;
      });
}

static std::string_view lastPart(std::string_view Name) {
  const size_t At = Name.rfind("::");
  return At == std::string_view::npos ? Name : Name.substr(At + 2);
}

void ResourceModels::noteQualified(const std::string &Name) {
  if (Name.find("::") == std::string::npos)
    return;
  std::vector<std::string> &Names = QualifiedNames[std::string(lastPart(Name))];
  if (std::find(Names.begin(), Names.end(), Name) == Names.end())
    Names.push_back(Name);
}

bool ResourceModels::endsInName(std::string_view Qualified,
                                std::string_view Name) {
  if (Qualified.size() < Name.size() ||
      Qualified.substr(Qualified.size() - Name.size()) != Name)
    return false;
  const size_t Rest = Qualified.size() - Name.size();
  return Rest == 0 || Qualified[Rest - 1] == ':';
}

std::string_view
ResourceModels::listedName(std::string_view QualifiedName) const {
  const auto It = QualifiedNames.find(lastPart(QualifiedName));
  std::string_view Best;
  if (It != QualifiedNames.end())
    for (const std::string &Name : It->second)
      if (Name.size() > Best.size() && endsInName(QualifiedName, Name))
        Best = Name;
  return Best;
}

std::vector<std::string> ResourceModels::acquireNames() const {
  std::vector<std::string> Names;
  for (const auto &[Name, Model] : Acquires)
    Names.push_back(Name);
  return Names;
}

} // namespace vramlint::cuda
