// Checks what the user's configuration says of their own functions and types,
// and adds it to the models. The format is that of README.md, one resource at a
// time; what is lenient there is an error here, since people write this by
// hand.
#include "checks/config/Config.h"
#include "checks/rules/Rules.h"
#include "cuda_checks/models/ResourceModels.h"

#include <algorithm>
#include <initializer_list>

namespace vramlint::cuda {

using nlohmann::json;

/// Reads the user's entries; the first mistake ends the reading.
class ResourceModels::UserReader {
public:
  explicit UserReader(ResourceModels &Models) : Models(Models) {}

  std::string read(const UserModels &User) {
    for (const UserResource &Resource : User.Resources) {
      Now = &Resource;
      readResource(Resource.Entry);
      if (!Error.empty())
        return Error;
    }
    Models.NoReturn = User.NoReturn;
    for (const std::string &Name : User.NoReturn)
      Models.noteQualified(Name);
    Models.Owners = User.Owners;
    return {};
  }

private:
  void fail(const std::string &Pointer, const std::string &What) {
    if (Error.empty())
      Error = Now->where(Pointer) + ": " + What;
  }

  bool isTable(const json &Value, const std::string &Pointer,
               std::initializer_list<const char *> Keys) {
    if (!Value.is_object()) {
      fail(Pointer, "must be a table of keys and values");
      return false;
    }
    for (const auto &[Key, Inner] : Value.items())
      if (std::find(Keys.begin(), Keys.end(), Key) == Keys.end()) {
        std::string Known;
        for (const char *Each : Keys)
          Known += (Known.empty() ? "" : ", ") + std::string(Each);
        fail(Pointer + "/" + Key,
             "unknown key '" + Key + "'; the keys here are " + Known);
        return false;
      }
    return true;
  }

  std::string text(const json &Table, const std::string &Pointer,
                   const char *Key, bool IsRequired = false) {
    const auto It = Table.find(Key);
    if (It == Table.end()) {
      if (IsRequired)
        fail(Pointer, std::string("'") + Key + "' is missing");
      return {};
    }
    if (!It->is_string() || It->get_ref<const std::string &>().empty()) {
      fail(Pointer + "/" + Key, std::string("'") + Key + "' must be a string");
      return {};
    }
    return It->get<std::string>();
  }

  std::string function(const json &Table, const std::string &Pointer,
                       const char *Key = "function") {
    const std::string Name = text(Table, Pointer, Key, /*IsRequired=*/true);
    if (!Name.empty() && !isQualifiedName(Name))
      fail(Pointer + "/" + Key, "'" + Name +
                                    "' is not the name of a function; write "
                                    "'name', 'space::name' or 'Class::name'");
    return Name;
  }

  unsigned argument(const json &Table, const std::string &Pointer) {
    const auto It = Table.find("argument");
    if (It == Table.end())
      return 0;
    if (It->is_number_integer() && It->get<int64_t>() >= 0 &&
        It->get<int64_t>() < 256)
      return It->get<unsigned>();
    fail(Pointer + "/argument", "'argument' must be a number, counted from 0");
    return 0;
  }

  /// Calls `Do` for each table of the list under `Key`; a single table will do.
  template <class Work>
  void each(const json &Resource, const char *Key, Work Do) {
    const auto It = Resource.find(Key);
    const std::string Pointer = std::string("/") + Key;
    if (It == Resource.end())
      return fail("", std::string("'") + Key + "' is missing");
    if (It->is_object())
      return Do(*It, Pointer);
    if (!It->is_array() || It->empty())
      return fail(Pointer, std::string("'") + Key +
                               "' must be a list of tables with 'function'");
    for (size_t I = 0; I != It->size(); ++I)
      Do((*It)[I], Pointer + "/" + std::to_string(I));
  }

  void readResource(const json &Resource) {
    if (!isTable(Resource, "", {"kind", "rule", "noun", "acquire", "release"}))
      return;
    const std::string Name = text(Resource, "", "kind", /*IsRequired=*/true);
    const std::string RuleName =
        text(Resource, "", "rule", /*IsRequired=*/true);
    std::string Noun = text(Resource, "", "noun");
    if (!Error.empty())
      return;
    const Rule *R = findRule(RuleName);
    if (!R)
      return fail("/rule", "there is no rule '" + RuleName +
                               "' ('vramlint rule --all' lists them)");
    if (R->Analysis != "unreleased_resource")
      return fail("/rule", std::string(R->Code) +
                               " is not about a resource that is acquired and "
                               "not released, such as VRM101");
    if (Noun.empty()) {
      Noun = Name;
      std::replace(Noun.begin(), Noun.end(), '-', ' ');
    }
    // Under a key of its own, so that the words of a built-in kind with the
    // same name stay what they are.
    ResourceKind &Kind =
        Models.Kinds["user:" + Now->File + ":" + std::to_string(Now->Number)];
    Kind = {Name, std::string(R->Code), Noun, /*IsUsers=*/true};
    std::string ReleasedBy;
    each(Resource, "release", [&](const json &Table, const std::string &At) {
      readRelease(Table, At, ReleasedBy);
    });
    each(Resource, "acquire", [&](const json &Table, const std::string &At) {
      readAcquire(Table, At, Kind, ReleasedBy);
    });
  }

  void readRelease(const json &Table, const std::string &At,
                   std::string &ReleasedBy) {
    if (!isTable(Table, At, {"function", "argument", "address"}))
      return;
    ReleaseModel Release;
    Release.Function = function(Table, At);
    Release.Argument = argument(Table, At);
    if (const auto It = Table.find("address"); It != Table.end()) {
      if (!It->is_boolean())
        return fail(At + "/address", "'address' must be true or false");
      Release.ByAddress = It->get<bool>();
    }
    if (!Error.empty())
      return;
    if (ReleasedBy.empty())
      ReleasedBy = Release.Function;
    Models.noteQualified(Release.Function);
    // A wrapper whose memory the library's own function frees adds nothing.
    const std::string Key(canonicalName(Release.Function));
    Models.Releases.try_emplace(Key, Release);
  }

  void readAcquire(const json &Table, const std::string &At,
                   const ResourceKind &Kind, const std::string &ReleasedBy) {
    if (!isTable(Table, At,
                 {"function", "argument", "handle", "field", "success",
                  "releasedBy"}))
      return;
    AcquireModel Acquire;
    Acquire.Function = function(Table, At);
    Acquire.Kind = &Kind;
    Acquire.Argument = argument(Table, At);
    Acquire.Field = text(Table, At, "field");
    const std::string Handle = text(Table, At, "handle");
    if (Handle == "return") {
      if (Table.contains("argument"))
        return fail(At + "/argument",
                    "the handle is either returned or in an argument: give "
                    "'argument' or 'handle = \"return\"', not both");
      Acquire.Place = HandlePlace::Return;
      Acquire.HasStatus = false;
    } else if (Handle == "input") {
      Acquire.Place = HandlePlace::Input;
    } else if (!Handle.empty() && Handle != "out") {
      return fail(At + "/handle",
                  "'handle' is '" + Handle + "', must be out, return or input");
    }
    readSuccess(Table, At, Acquire);
    Acquire.ReleasedBy = Table.contains("releasedBy")
                             ? function(Table, At, "releasedBy")
                             : ReleasedBy;
    if (!Error.empty())
      return;
    Models.noteQualified(Acquire.Function);
    Models.Acquires[std::string(canonicalName(Acquire.Function))] = Acquire;
  }

  void readSuccess(const json &Table, const std::string &At,
                   AcquireModel &Acquire) {
    const auto It = Table.find("success");
    if (It == Table.end())
      return;
    if (Acquire.Place == HandlePlace::Return)
      return fail(At + "/success",
                  "a function that returns its handle returns no status: "
                  "'success' does not go with 'handle = \"return\"'");
    Acquire.HasStatus = !It->is_null() && *It != "none";
    if (It->is_boolean())
      Acquire.Success = It->get<bool>();
    else if (It->is_number_integer())
      Acquire.Success = It->get<int64_t>();
    else if (Acquire.HasStatus)
      fail(At + "/success", "'success' must be the number or truth value that "
                            "the call returns when it has acquired, or "
                            "\"none\"");
  }

  ResourceModels &Models;
  const UserResource *Now = nullptr;
  std::string Error;
};

std::string ResourceModels::add(const UserModels &User) {
  return UserReader(*this).read(User);
}

bool ResourceModels::neverReturns(std::string_view Callee) const {
  return std::find(NoReturn.begin(), NoReturn.end(), Callee) != NoReturn.end();
}

bool ResourceModels::isOwner(std::string_view QualifiedName) const {
  return std::any_of(
      Owners.begin(), Owners.end(),
      [&](const std::string &Name) { return endsInName(QualifiedName, Name); });
}

} // namespace vramlint::cuda
