#include "checks/report/LineHash.h"

#include "checks/findings/Utf8.h"

#include <array>
#include <cstdint>
#include <map>

namespace vramlint {

namespace {

constexpr size_t Window = 100;
constexpr uint64_t Base = 37;
constexpr uint16_t EndMark = 65535;

constexpr uint64_t power(uint64_t Factor, size_t Exponent) {
  uint64_t Result = 1;
  for (size_t I = 0; I != Exponent; ++I)
    Result *= Factor;
  return Result;
}

std::vector<uint16_t> utf16(std::string_view Text) {
  std::vector<uint16_t> Units;
  Units.reserve(Text.size());
  for (size_t At = 0; At < Text.size();) {
    std::string_view Bytes = utf8::next(Text, At).Text;
    auto Byte = [&](size_t I) { return static_cast<unsigned char>(Bytes[I]); };
    uint32_t Code = 0xFFFD;
    if (Bytes.size() == 1 && Byte(0) < 0x80)
      Code = Byte(0);
    else if (Bytes.size() == 2)
      Code = (Byte(0) & 0x1F) << 6 | (Byte(1) & 0x3F);
    else if (Bytes.size() == 3)
      Code = (Byte(0) & 0x0F) << 12 | (Byte(1) & 0x3F) << 6 | (Byte(2) & 0x3F);
    else if (Bytes.size() == 4)
      Code = (Byte(0) & 0x07) << 18 | (Byte(1) & 0x3F) << 12 |
             (Byte(2) & 0x3F) << 6 | (Byte(3) & 0x3F);
    if (Code < 0x10000) {
      Units.push_back(static_cast<uint16_t>(Code));
    } else {
      Units.push_back(static_cast<uint16_t>(0xD800 + ((Code - 0x10000) >> 10)));
      Units.push_back(
          static_cast<uint16_t>(0xDC00 + ((Code - 0x10000) & 0x3FF)));
    }
  }
  return Units;
}

/// A ring of the last 100 units. A line's hash is complete when the ring comes
/// round to the slot where that line began.
class RollingHash {
public:
  void unit(uint16_t Unit) {
    if (Unit == ' ' || Unit == '\t' || (AfterReturn && Unit == '\n')) {
      AfterReturn = false;
      return;
    }
    AfterReturn = Unit == '\r';
    if (AfterReturn)
      Unit = '\n';
    emitLineAtSlot();
    if (AtLineStart)
      LineAtSlot[Slot] = ++Line;
    AtLineStart = Unit == '\n';
    shift(Unit);
  }

  std::vector<std::string> finish() {
    unit(EndMark);
    for (size_t I = 0; I != Window; ++I) {
      emitLineAtSlot();
      shift(0);
    }
    return std::move(Hashes);
  }

private:
  void emitLineAtSlot() {
    size_t Started = LineAtSlot[Slot];
    if (!Started)
      return;
    static constexpr char Digits[] = "0123456789abcdef";
    std::string Hex;
    for (uint64_t Rest = Hash; Rest || Hex.empty(); Rest >>= 4)
      Hex.insert(Hex.begin(), Digits[Rest & 15]);
    if (Hashes.size() < Started)
      Hashes.resize(Started);
    Hashes[Started - 1] = Hex + ":" + std::to_string(++Occurrences[Hex]);
    LineAtSlot[Slot] = 0;
  }
  void shift(uint16_t Unit) {
    constexpr uint64_t Oldest = power(Base, Window);
    Hash = Hash * Base + Unit - Oldest * Units[Slot];
    Units[Slot] = Unit;
    Slot = (Slot + 1) % Window;
  }

  std::array<uint16_t, Window> Units{};
  std::array<size_t, Window> LineAtSlot{}; ///< 0: no line begins there.
  std::map<std::string, unsigned> Occurrences;
  std::vector<std::string> Hashes;
  uint64_t Hash = 0;
  size_t Slot = 0;
  size_t Line = 0;
  bool AtLineStart = true;
  bool AfterReturn = false;
};

} // namespace

std::vector<std::string> primaryLocationLineHashes(std::string_view Text) {
  RollingHash Hash;
  for (uint16_t Unit : utf16(Text))
    Hash.unit(Unit);
  return Hash.finish();
}

} // namespace vramlint
