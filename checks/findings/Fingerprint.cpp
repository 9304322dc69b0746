// The fingerprint scheme `vramlint/v1`. Its recipe is a promise to users whose
// baselines hold fingerprints (docs/fingerprints.md): change it only by adding
// v2.
#include "checks/findings/Findings.h"

#include <cstdint>

namespace vramlint {

namespace {

/// FNV-1a, 64 bits: stable, tiny, and good enough to tell findings apart.
/// http://www.isthe.com/chongo/tech/comp/fnv/
class Fnv1a {
public:
  void add(std::string_view Text) {
    for (unsigned char Byte : Text)
      step(Byte);
    step(0); // A separator, so that ("ab", "c") and ("a", "bc") differ.
  }
  std::string hex() const {
    static constexpr char Digits[] = "0123456789abcdef";
    std::string Result(16, '0');
    for (unsigned I = 0; I != 16; ++I)
      Result[I] = Digits[(Hash >> (60 - 4 * I)) & 15];
    return Result;
  }

private:
  void step(unsigned char Byte) { Hash = (Hash ^ Byte) * 0x100000001b3ULL; }
  uint64_t Hash = 0xcbf29ce484222325ULL;
};

std::string withoutSpace(std::string_view Line) {
  std::string Result;
  for (char C : Line)
    if (C != ' ' && C != '\t' && C != '\r' && C != '\f' && C != '\v')
      Result += C;
  return Result;
}

} // namespace

void assignFingerprints(std::vector<Finding> &Findings, SourceStore &Sources) {
  std::map<std::string, unsigned> Seen;
  for (Finding &F : Findings) {
    Fnv1a Hash;
    Hash.add(F.Code);
    Hash.add(F.Where.File);
    Hash.add(F.Function.value_or(""));
    Hash.add(
        withoutSpace(Sources.line(F.Where.File, F.Where.Cell, F.Where.Line)));
    std::string Base = Hash.hex();
    F.Fingerprint = Base + ":" + std::to_string(++Seen[Base]);
  }
}

} // namespace vramlint
