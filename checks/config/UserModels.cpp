#include "checks/config/Config.h"
#include "checks/config/ConfigFiles.h"
#include "checks/config/UserModelsReader.h"

#include <algorithm>
#include <cctype>

namespace vramlint {

using nlohmann::json;

namespace {

/// One TOML value as JSON, with the line of every part of it.
json toJson(const toml::node &Node, const std::string &Pointer,
            UserResource &Into) {
  Into.Lines[Pointer] = Node.source().begin.line;
  if (const toml::table *Table = Node.as_table()) {
    json Result = json::object();
    for (const auto &[Key, Value] : *Table) {
      const std::string Name(Key.str());
      const std::string Inner = Pointer + "/" + Name;
      Result[Name] = toJson(Value, Inner, Into);
      // A key says more precisely where a nested table begins.
      Into.Lines[Inner] = Key.source().begin.line;
    }
    return Result;
  }
  if (const toml::array *Array = Node.as_array()) {
    json Result = json::array();
    for (const toml::node &Element : *Array)
      Result.push_back(
          toJson(Element, Pointer + "/" + std::to_string(Result.size()), Into));
    return Result;
  }
  if (const auto *Text = Node.as_string())
    return Text->get();
  if (const auto *Number = Node.as_integer())
    return Number->get();
  if (const auto *Truth = Node.as_boolean())
    return Truth->get();
  if (const auto *Number = Node.as_floating_point())
    return Number->get();
  throw ConfigError(Into.File + ":" + std::to_string(Node.source().begin.line) +
                    ": a resource holds no dates and times");
}

std::vector<std::string> stringsOf(const json &Value, const std::string &Path,
                                   const std::string &Key) {
  const ConfigError Wrong(Path + ": '" + Key + "' must be an array of strings");
  if (!Value.is_array())
    throw Wrong;
  std::vector<std::string> Result;
  for (const json &Each : Value) {
    if (!Each.is_string())
      throw Wrong;
    Result.push_back(Each.get<std::string>());
    if (!isQualifiedName(Result.back()))
      throw ConfigError(Path + ": " + notAName(Key, Result.back()));
  }
  return Result;
}

/// What the parser said, without its own prefix and with the line.
std::string parseFailure(const std::string &Text, const json::parse_error &E) {
  const size_t End = std::min<size_t>(E.byte, Text.size());
  const auto Line = 1 + std::count(Text.begin(), Text.begin() + End, '\n');
  return ":" + std::to_string(Line) + ": not valid JSON";
}

} // namespace

bool isQualifiedName(std::string_view Text) {
  if (Text.empty() || Text.back() == ':' || Text.front() == ':')
    return false;
  for (size_t I = 0; I != Text.size(); ++I) {
    const auto C = static_cast<unsigned char>(Text[I]);
    if (C == ':' && I + 1 != Text.size() && Text[I + 1] == ':' &&
        Text[I + 2] != ':')
      ++I;
    else if (!std::isalnum(C) && C != '_' && C < 0x80)
      return false;
  }
  return true;
}

std::string notAName(const std::string &Key, const std::string &Text) {
  return "'" + Key + "' has '" + Text +
         "', must be names such as 'name', 'space::name' or 'Class::name'";
}

std::string UserResource::where(std::string Pointer) const {
  for (;;) {
    if (const auto It = Lines.find(Pointer); It != Lines.end())
      return File + ":" + std::to_string(It->second);
    if (Pointer.empty())
      return File + ": resource " + std::to_string(Number);
    Pointer.resize(Pointer.rfind('/'));
  }
}

std::vector<UserResource> readResources(const toml::node &Value,
                                        const std::string &File) {
  const auto Wrong = [&](const toml::node &Node) {
    return ConfigError(File + ":" + std::to_string(Node.source().begin.line) +
                       ": 'resource' must be an array of tables, written as "
                       "[[resource]]");
  };
  const toml::array *Array = Value.as_array();
  if (!Array)
    throw Wrong(Value);
  std::vector<UserResource> Result;
  for (const toml::node &Element : *Array) {
    if (!Element.is_table())
      throw Wrong(Element);
    UserResource Resource;
    Resource.File = File;
    Resource.Number = static_cast<unsigned>(Result.size()) + 1;
    Resource.Entry = toJson(Element, "", Resource);
    Result.push_back(std::move(Resource));
  }
  return Result;
}

UserModels readModelsJson(const std::string &Path) {
  const std::optional<std::string> Text = readText(Path);
  if (!Text)
    throw ConfigError(Path + ": cannot be read");
  json Root;
  try {
    Root = json::parse(*Text, nullptr, /*allow_exceptions=*/true,
                       /*ignore_comments=*/true);
  } catch (const json::parse_error &Error) {
    throw ConfigError(Path + parseFailure(*Text, Error));
  }
  if (!Root.is_object())
    throw ConfigError(Path + ": must be a JSON object with 'resource', "
                             "'noreturn' or 'owners'");
  UserModels Result;
  for (const auto &[Key, Value] : Root.items()) {
    if (Key == "noreturn") {
      Result.NoReturn = stringsOf(Value, Path, Key);
    } else if (Key == "owners") {
      Result.Owners = stringsOf(Value, Path, Key);
    } else if (Key == "resource") {
      if (!Value.is_array())
        throw ConfigError(Path + ": 'resource' must be an array of objects");
      for (const json &Entry : Value)
        Result.Resources.push_back(
            {Entry,
             Path,
             static_cast<unsigned>(Result.Resources.size()) + 1,
             {}});
    } else {
      throw ConfigError(Path + ": unknown key '" + Key + "'");
    }
  }
  return Result;
}

} // namespace vramlint
