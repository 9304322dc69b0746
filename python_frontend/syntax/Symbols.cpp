#include "python_frontend/syntax/Symbols.h"

#include <cstring>
#include <string_view>
#include <unordered_map>

namespace vramlint::python {

SymbolTable::SymbolTable() {
  const std::unordered_map<std::string_view, Sym> SymbolNames = {
#define X(E, N) {N, Sym::E},
      VRAMLINT_SYMBOLS(X)
#undef X
  };
  const TSLanguage *Language = tree_sitter_python();
  Symbols.resize(ts_language_symbol_count(Language), Sym::Unlisted);
  for (size_t I = 0; I < Symbols.size(); ++I) {
    const TSSymbol S = static_cast<TSSymbol>(I);
    if (ts_language_symbol_type(Language, S) != TSSymbolTypeRegular)
      continue;
    auto Found = SymbolNames.find(ts_language_symbol_name(Language, S));
    if (Found != SymbolNames.end())
      Symbols[I] = Found->second;
  }
  Fields.resize(ts_language_field_count(Language) + 1, Field::None);
  auto AddField = [&](Field F, const char *Name) {
    const TSFieldId Id = ts_language_field_id_for_name(
        Language, Name, static_cast<uint32_t>(std::strlen(Name)));
    if (Id != 0)
      Fields[Id] = F;
  };
#define X(E, N) AddField(Field::E, N);
  VRAMLINT_FIELDS(X)
#undef X
}

const SymbolTable &SymbolTable::get() {
  static const SymbolTable Table;
  return Table;
}

} // namespace vramlint::python
