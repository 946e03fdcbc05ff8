// The twin: a Grand Fleets duel as the rules of src/rulesets/grand-fleets fight it, the same throws in the same order from the
// same seeded dice, so that every duel comes out the same. Whole handfuls are counted at once.
#include <cstring>
#include "measure.h"
#include "xoshiro.h"

/** MurmurHash3 x86_128 of five words, as src/kernel/hash does it: seed, stream and sides make the generator's state. */
static Xoshiro streamOf(uint64_t seed, uint64_t stream, uint32_t sides) {
  constexpr uint32_t C1 = 0x239b961b, C2 = 0xab0e9789, C3 = 0x38b34ae5, C4 = 0xa1e38b93;
  constexpr auto rotl = Xoshiro::rotl;
  uint32_t a = 0, b = 0, c = 0, d = 0;
  a ^= rotl(uint32_t(seed) * C1, 15) * C2, a = (rotl(a, 19) + b) * 5 + 0x561ccd1b;
  b ^= rotl(uint32_t(seed >> 32) * C2, 16) * C3, b = (rotl(b, 17) + c) * 5 + 0x0bcaa747;
  c ^= rotl(uint32_t(stream) * C3, 17) * C4, c = (rotl(c, 15) + d) * 5 + 0x96cd1c35;
  d ^= rotl(uint32_t(stream >> 32) * C4, 18) * C1, d = (rotl(d, 13) + a) * 5 + 0x32ac3b17;
  a ^= rotl(sides * C1, 15) * C2;
  const auto sums = [&] { a += b + c + d, b += a, c += a, d += a; };
  const auto avalanche = [](uint32_t h) {
    h = (h ^ (h >> 16)) * 0x85ebca6b;
    h = (h ^ (h >> 13)) * 0xc2b2ae35;
    return h ^ (h >> 16);
  };
  a ^= 20, b ^= 20, c ^= 20, d ^= 20;
  sums();
  a = avalanche(a), b = avalanche(b), c = avalanche(c), d = avalanche(d);
  sums();
  if ((a | b | c | d) == 0) a = 1;
  return {a, b, c, d};
}

static uint8_t THREE[3000]; // the faces of every number below a thousand

/** d10 from a seed: nine faces to a word, words from four thousand million up are drawn again (src/kernel/dice/seeded.ts). */
struct Tape {
  static constexpr int BLOCK = 126;
  Xoshiro generator;
  int at = 0, end = 0;
  uint8_t faces[1024];

  __attribute__((noinline)) void more(int dice) {
    memmove(faces, faces + at, end - at);
    end -= at, at = 0;
    while (end < std::max(dice, BLOCK)) {
      uint32_t word = generator.next();
      while (word >= 4000000000u) word = generator.next();
      const uint32_t upper = word / 1000, top = upper / 1000;
      memcpy(faces + end, THREE + 3 * (word - upper * 1000), 3);
      memcpy(faces + end + 3, THREE + 3 * (upper - top * 1000), 3);
      memcpy(faces + end + 6, THREE + 3 * (top % 1000), 3);
      end += 9;
    }
  }
  const uint8_t* take(int dice) {
    if (at + dice > end) more(dice);
    at += dice;
    return faces + at - dice;
  }
  int count(int dice, int least) {
    const uint8_t* thrown = take(dice);
    int counted = 0;
    for (int i = 0; i < dice; i++) counted += thrown[i] >= least;
    return counted;
  }
};

struct Twin : Duel<Twin> {
  Tape& dice;
  Twin(const Battle& battle, Tape& dice) : Duel(battle), dice(dice) {}

  /** 4, 5, R3 The higher die goes first. */
  int first() {
    for (;;) {
      const uint8_t *one = dice.take(1), face = *one, *other = dice.take(1);
      if (face != *other) return face > *other ? 0 : 1;
    }
  }

  /** 4.2, 4.23 */
  int hits(int guns, int modifier) {
    if (modifier < -5) return 0;
    if (modifier >= 7) return guns;
    const int hit = dice.count(guns, modifier < -2 ? 10 : 8 - modifier);
    return modifier > -3 || hit == 0 ? hit : dice.count(hit, -2 * modifier);
  }
  /** 4.2 to 4.32 */
  void salvo(int target, int guns, int modifier, int dmg, int need) {
    const int hit = hits(guns, modifier);
    const int points = hit == 0 ? 0 : dice.count(hit * dmg, need);
    if (points > 0) suffer(target, points, 0, sheet(target).arcs, BY_GUNFIRE, true);
  }
  /** 5.2, 5.3 */
  void torpedoes(int target, int count, int modifier, int dmg) {
    const int hit = hits(count, modifier);
    if (hit > 0) suffer(target, hit * dmg, hit, sheet(target).arcs, BY_TORPEDO, true);
  }

  /** 4.32 Boxes first, then all locations, then all criticals. */
  void suffer(int s, int points, int certain, int arcs, const Critical* column, bool locations) {
    const int boxes = left(s);
    ship[s].lost += std::min(points, boxes);
    if (points >= boxes) return;
    int times[MOST_GUNS + 2] = {};
    if (locations) {
      const uint8_t* thrown = dice.take(points);
      for (int i = 0; i < points; i++) times[sheet(s).location[thrown[i]] + 2]++;
      for (int battery = 0; battery < sheet(s).guns; battery++)
        for (int i = times[battery + 2]; i > 0; i--) loseMount(s, battery, arcs);
    }
    if (times[0] + certain > 0) criticals(s, times[0] + certain, column);
  }
  /** 6.1 The kinds in the order of the column, magazines first. */
  void criticals(int s, int count, const Critical* column) {
    const uint8_t* thrown = dice.take(2 * count);
    int times[8] = {};
    for (int i = 0; i < count; i++) times[column[thrown[2 * i] + thrown[2 * i + 1]]]++;
    for (int kind = MAGAZINE; kind <= BRIDGE; kind++)
      if (times[kind] > 0 && !sunk(s)) critical(s, Critical(kind), times[kind]);
  }

  bool repaired() { return dice.count(1, 6) > 0; }
  /** 6.23, 6.25 */
  void burn(int s, int& marker, int count, bool locations) {
    const uint8_t* thrown = dice.take(count);
    int points = 0, out = 0;
    for (int i = 0; i < count; i++) points += BURN[thrown[i]], out += BURN[thrown[i]] == 0;
    marker -= out;
    if (points > 0) suffer(s, points, 0, 0, BY_GUNFIRE, locations);
  }
};

int main(int, char** argv) {
  for (int i = 0; i < 1000; i++)
    THREE[3 * i] = uint8_t(i % 10 + 1), THREE[3 * i + 1] = uint8_t(i / 10 % 10 + 1), THREE[3 * i + 2] = uint8_t(i / 100 + 1);
  const Battle battle = readBattle(argv[1]);
  const uint64_t seed = strtoull(argv[2], nullptr, 10);
  static Tape tape;
  return measure(argv, [&](long long number) {
    tape.generator = streamOf(seed, uint64_t(number), 10);
    tape.at = tape.end = 0;
    return Twin(battle, tape).fight();
  });
}
