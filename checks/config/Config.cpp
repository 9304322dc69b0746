#include "checks/config/Config.h"
#include "checks/config/ConfigFiles.h"
#include "checks/config/UserModelsReader.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>

namespace vramlint {

namespace fs = std::filesystem;

namespace {

std::string upper(std::string_view Text) {
  std::string Result(Text);
  std::transform(Result.begin(), Result.end(), Result.begin(),
                 [](unsigned char C) { return std::toupper(C); });
  return Result;
}

/// Whether `Entry` (a code, a prefix of codes, or a name) covers `Code`.
bool covers(const std::string &Entry, std::string_view Code) {
  if (const Rule *R = findRule(Entry))
    return R->Code == Code;
  std::string Prefix = upper(Entry);
  return Code.substr(0, Prefix.size()) == Prefix;
}

bool anyCovers(const std::vector<std::string> &Entries, std::string_view Code) {
  return std::any_of(
      Entries.begin(), Entries.end(),
      [&](const std::string &Entry) { return covers(Entry, Code); });
}

/// One table of settings, read key by key so that every mistake is named with
/// its file and line.
class SettingsReader {
public:
  SettingsReader(Config &C, const toml::table &Table, std::string File)
      : C(C), Table(Table), File(std::move(File)) {}

  void read() {
    for (const auto &[Key, Value] : Table) {
      if (Key == "select")
        readRules(Value, C.Select, "select");
      else if (Key == "ignore")
        readRules(Value, C.Ignore, "ignore");
      else if (Key == "exclude")
        C.Exclude = strings(Value, "exclude");
      else if (Key == "extra-args")
        C.ExtraArgs = strings(Value, "extra-args");
      else if (Key == "cuda-path")
        C.CudaPath = string(Value, "cuda-path");
      else if (Key == "build-dir")
        C.BuildDir = string(Value, "build-dir");
      else if (Key == "resource")
        C.Models.Resources = readResources(Value, File);
      else if (Key == "noreturn")
        C.Models.NoReturn = names(Value, "noreturn");
      else if (Key == "owners")
        C.Models.Owners = names(Value, "owners");
      else if (Key == "level")
        C.MaxLevel = choice(Value, "level", parseLevel, "default or extended");
      else if (Key == "fail-on")
        C.FailOn =
            choice(Value, "fail-on", parseSeverity, "error, warning or info");
      else
        fail(Value, "unknown key '" + std::string(Key.str()) + "'");
    }
  }

private:
  [[noreturn]] void fail(const toml::node &Node,
                         const std::string &Message) const {
    throw ConfigError(where(Node) + ": " + Message);
  }
  std::string where(const toml::node &Node) const {
    return File + ":" + std::to_string(Node.source().begin.line);
  }
  std::string string(const toml::node &Node, const std::string &Key) const {
    if (auto Value = Node.value<std::string>())
      return *Value;
    fail(Node, "'" + Key + "' must be a string");
  }
  std::vector<std::string> strings(const toml::node &Node,
                                   const std::string &Key) const {
    const toml::array *Array = Node.as_array();
    if (!Array)
      fail(Node, "'" + Key + "' must be an array of strings");
    std::vector<std::string> Result;
    for (const toml::node &Element : *Array) {
      auto Value = Element.value<std::string>();
      if (!Value)
        fail(Element, "'" + Key + "' must be an array of strings");
      Result.push_back(*Value);
    }
    return Result;
  }
  std::vector<std::string> names(const toml::node &Node,
                                 const std::string &Key) const {
    std::vector<std::string> Result = strings(Node, Key);
    for (size_t I = 0; I != Result.size(); ++I)
      if (!isQualifiedName(Result[I]))
        fail(*Node.as_array()->get(I), notAName(Key, Result[I]));
    return Result;
  }
  void readRules(const toml::node &Node, std::vector<std::string> &Into,
                 const std::string &Key) {
    Into = strings(Node, Key);
    validateRuleNames(Into, where(Node) + ": " + Key);
  }

  template <typename T>
  T choice(const toml::node &Node, const std::string &Key,
           std::optional<T> (*Parse)(std::string_view),
           const char *Allowed) const {
    std::string Text = string(Node, Key);
    if (auto Value = Parse(Text))
      return *Value;
    fail(Node, "'" + Key + "' is '" + Text + "', must be " + Allowed);
  }

  Config &C;
  const toml::table &Table;
  std::string File;
};

/// Other tools' mistakes in pyproject.toml are theirs to report, so the file
/// counts only if it names our table.
bool pyprojectConfigures(const fs::path &Path) {
  std::optional<std::string> Text = readText(Path);
  return Text && Text->find("tool.vramlint") != std::string::npos;
}

toml::table parseFile(const fs::path &Path, const std::string &Name) {
  std::optional<std::string> Text = readText(Path);
  if (!Text)
    throw ConfigError(Name + ": cannot be read");
  try {
    return toml::parse(*Text, Name);
  } catch (const toml::parse_error &Error) {
    throw ConfigError(Name + ":" + std::to_string(Error.source().begin.line) +
                      ": " + std::string(Error.description()));
  }
}

} // namespace

std::optional<std::string> readText(const fs::path &Path) {
  std::error_code Error;
  if (!fs::is_regular_file(Path, Error))
    return std::nullopt;
  std::ifstream In(Path, std::ios::binary);
  if (!In)
    return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(In), {});
}

bool Config::wants(std::string_view Code) const {
  return (Select.empty() || anyCovers(Select, Code)) &&
         !anyCovers(Ignore, Code);
}

bool Config::shows(const Finding &F) const {
  if (!wants(F.Code))
    return false;
  if (F.Level == Level::Default || MaxLevel == Level::Extended)
    return true;
  return std::any_of(Select.begin(), Select.end(),
                     [&](const std::string &Entry) {
                       const Rule *R = findRule(Entry);
                       return R && R->Code == F.Code;
                     });
}

bool hasConfiguration(const fs::path &Folder) {
  std::error_code Error;
  if (fs::is_regular_file(Folder / "vramlint.toml", Error))
    return true;
  return pyprojectConfigures(Folder / "pyproject.toml");
}

void loadConfigFiles(Config &C) {
  fs::path Root(C.Root);
  std::error_code Error;
  if (pyprojectConfigures(Root / "pyproject.toml")) {
    toml::table Table = parseFile(Root / "pyproject.toml", "pyproject.toml");
    if (const toml::table *Ours = Table["tool"]["vramlint"].as_table())
      SettingsReader(C, *Ours, "pyproject.toml").read();
  }
  if (fs::is_regular_file(Root / "vramlint.toml", Error)) {
    toml::table Table = parseFile(Root / "vramlint.toml", "vramlint.toml");
    SettingsReader(C, Table, "vramlint.toml").read();
  }
}

UserModels readModelFile(const std::string &Path) {
  if (fs::path(Path).extension() != ".toml")
    return readModelsJson(Path);
  Config Scratch;
  toml::table Table = parseFile(Path, Path);
  const toml::table *Ours = Table["tool"]["vramlint"].as_table();
  SettingsReader(Scratch, Ours ? *Ours : Table, Path).read();
  return std::move(Scratch.Models);
}

void validateRuleNames(const std::vector<std::string> &Names,
                       const std::string &Where) {
  for (const std::string &Name : Names) {
    if (findRule(Name))
      continue;
    std::string Prefix = upper(Name);
    bool Known =
        Prefix.size() >= 3 &&
        std::any_of(allRules().begin(), allRules().end(), [&](const Rule &R) {
          return R.Code.substr(0, Prefix.size()) == Prefix;
        });
    if (!Known)
      throw ConfigError(Where + ": there is no rule '" + Name +
                        "' ('vramlint rule --all' lists them)");
  }
}

} // namespace vramlint
