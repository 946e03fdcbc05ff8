// Plain: the same duel as one would write it in C++ without any of our machinery. Gun by gun and die by die from one
// generator, and no more dice for a ship that has sunk. Its duels differ from ours one by one, but not in distribution.
#include "measure.h"
#include "xoshiro.h"

struct Die {
  Xoshiro generator;
  explicit Die(uint32_t seed) {
    const auto next = [&] {
      uint32_t z = (seed += 0x9e3779b9u);
      z = (z ^ (z >> 16)) * 0x85ebca6bu;
      z = (z ^ (z >> 13)) * 0xc2b2ae35u;
      return z ^ (z >> 16);
    };
    generator = {next(), next(), next(), next()};
  }
  int roll() { return int((uint64_t(generator.next()) * 10) >> 32) + 1; }
};

struct Plain : Duel<Plain> {
  Die& die;
  Plain(const Battle& battle, Die& die) : Duel(battle), die(die) {}

  int first() {
    for (;;) {
      const int one = die.roll(), other = die.roll();
      if (one != other) return one > other ? 0 : 1;
    }
  }
  bool hits(int modifier) {
    if (modifier < -5) return false;
    if (modifier >= 7) return true;
    if (modifier > -3) return die.roll() + modifier >= 8;
    return die.roll() == 10 && die.roll() >= -2 * modifier;
  }
  void salvo(int target, int guns, int modifier, int dmg, int need) {
    for (int gun = 0; gun < guns && !sunk(target); gun++) {
      if (!hits(modifier)) continue;
      for (int i = 0; i < dmg && !sunk(target); i++)
        if (die.roll() >= need) suffer(target, sheet(target).arcs, BY_GUNFIRE, true);
    }
  }
  void torpedoes(int target, int count, int modifier, int dmg) {
    for (int torpedo = 0; torpedo < count && !sunk(target); torpedo++) {
      if (!hits(modifier)) continue;
      for (int i = 0; i < dmg && !sunk(target); i++) suffer(target, sheet(target).arcs, BY_TORPEDO, true);
      if (!sunk(target)) critical(target, column(BY_TORPEDO), 1);
    }
  }
  Critical column(const Critical* of) {
    const int one = die.roll();
    return of[one + die.roll()];
  }
  void suffer(int s, int arcs, const Critical* of, bool locations) {
    ship[s].lost++;
    if (sunk(s) || !locations) return;
    const int where = sheet(s).location[die.roll()];
    if (where == -2) critical(s, column(of), 1);
    else if (where >= 0) loseMount(s, where, arcs);
  }
  bool repaired() { return die.roll() >= 6; }
  void burn(int s, int& marker, int count, bool locations) {
    for (; count > 0 && !sunk(s); count--) {
      const int boxes = BURN[die.roll()];
      if (boxes == 0) marker--;
      for (int i = 0; i < boxes && !sunk(s); i++) suffer(s, 0, BY_GUNFIRE, locations);
    }
  }
};

int main(int, char** argv) {
  const Battle battle = readBattle(argv[1]);
  Die die(uint32_t(strtoull(argv[2], nullptr, 10)));
  return measure(argv, [&](long long) { return Plain(battle, die).fight(); });
}
