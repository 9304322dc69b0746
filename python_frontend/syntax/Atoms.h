// Interned strings: every identifier of a unit becomes a small number, so that
// the analyses compare and hash numbers only.
#ifndef VRAMLINT_PYTHON_FRONTEND_SYNTAX_ATOMS_H
#define VRAMLINT_PYTHON_FRONTEND_SYNTAX_ATOMS_H

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace vramlint::python {

/// A string's number within one unit; 0 is the empty string.
using Atom = uint32_t;

/// The strings of one unit.
class Atoms {
public:
  Atoms() { intern(""); }
  Atom intern(std::string_view Text) {
    auto Found = Numbers.find(Text);
    if (Found != Numbers.end())
      return Found->second;
    Texts.emplace_back(Text);
    const Atom Number = static_cast<Atom>(Texts.size() - 1);
    Numbers.emplace(Texts.back(), Number);
    return Number;
  }
  /// The string of an atom; valid as long as this object lives.
  std::string_view text(Atom A) const { return Texts[A]; }
  size_t size() const { return Texts.size(); }

private:
  std::deque<std::string> Texts;
  std::unordered_map<std::string_view, Atom> Numbers;
};

} // namespace vramlint::python

#endif
