// Grand Fleets, for the two yardsticks: the turn of a duel (2.2), standing orders, and whatever needs no dice. How dice are
// thrown is the yardstick's own affair: `Way` has first(), salvo(), torpedoes(), repaired() and burn().
#pragma once
#include <algorithm>
#include "sheet.h"

enum Phase { MOVEMENT, GUNFIRE, TORPEDO, END };
enum Critical { MAGAZINE, ENGINE, RUDDER, LIST, FIRE_CONTROL, FLOODING, FIRE, BRIDGE };
constexpr int LAST_TURN = 60;

struct Outcome {
  int winner, turns, orders;
};

/** 3.24 What a speed marker adds to a die. */
inline int speedMarker(int forward) { return forward < 0 ? 0 : forward <= 1 ? 1 : forward <= 3 ? 0 : forward <= 5 ? -1 : -2; }
inline bool abeam(int arcs) { return arcs & (PORT | STBD); }

template <class Way>
struct Duel {
  const Battle& battle;
  Ship ship[2];
  int now = 4, orders = 0; // turn 1, movement

  explicit Duel(const Battle& battle) : battle(battle), ship{battle.start[0], battle.start[1]} {}
  Way& way() { return static_cast<Way&>(*this); }
  int turn() const { return now / 4; }
  const Sheet& sheet(int s) const { return battle.sheet[s]; }
  int left(int s) const { return sheet(s).boxes - ship[s].lost; }
  bool sunk(int s) const { return left(s) <= 0; }
  bool over() const { return sunk(0) || sunk(1) || turn() > LAST_TURN; }
  bool blind(int s) const { return ship[s].bridge >= now; }

  const Row& row(int s) const {
    const Row* rows = sheet(s).rows;
    return rows[ship[s].lost < rows[0].boxes ? 0 : ship[s].lost < rows[0].boxes + rows[1].boxes ? 1 : 2];
  }

  Outcome fight() {
    for (;;) {
      for (int s = 0; s < 2; s++) steam(s), orders++;
      begin(GUNFIRE);
      int first = way().first();
      for (int s : {first, 1 - first})
        if (!over() && fireGuns(s)) orders++;
      if (over()) break;
      endGunfire();
      begin(TORPEDO);
      first = way().first();
      for (int s : {first, 1 - first})
        if (!over() && launch(s)) orders++;
      if (over()) break;
      for (Ship& s : ship)
        if (s.bridge >= 0 && s.bridge <= now) s.bridge = -1;
      begin(END);
      for (int s = 0; s < 2; s++) endPhase(s);
      if (over()) break;
      begin(MOVEMENT);
      if (over()) break;
    }
    return {sunk(0) == sunk(1) ? -1 : sunk(0) ? 1 : 0, std::min(LAST_TURN, turn()), orders};
  }
  void begin(Phase) { now++, orders++; }

  /** 3.1, 6.21, 6.22, 6.25 Straight on as fast as points allow. */
  void steam(int s) {
    int points = row(s).speed;
    if (blind(s)) points = (points + 1) / 2;
    ship[s].forward = points / (1 + ship[s].engine + ship[s].floods);
  }

  bool silent(int s) const { return ship[s].silentUntil && ship[s].silentFrom <= turn() && turn() <= ship[s].silentUntil; }

  /** 4.12 Barrels of a battery that bear. */
  int bearing(int s, int battery) const {
    int barrels = 0;
    for (int g = 0; g < sheet(s).groups; g++) {
      const Group& group = sheet(s).group[g];
      if (group.battery == battery && (group.arcs & sheet(s).arcs)) barrels += ship[s].mounts[g] * group.barrels;
    }
    return barrels;
  }

  /** 4, 4.11 Everything that bears is fired. */
  bool fireGuns(int s) {
    if (blind(s) || silent(s)) return false;
    bool fired = false;
    for (int b = 0; b < sheet(s).guns; b++) {
      const Gun& gun = sheet(s).gun[b];
      int barrels = gun.band < 3 ? bearing(s, b) : 0;
      if (barrels == 0) continue;
      fired = true;
      if (sunk(1 - s)) continue;
      attack(s, gun, barrels);
      if (gun.heavy) ship[1 - s].splashes |= 1 << s;
    }
    int light = sheet(s).lightGun.band < 3 && abeam(sheet(s).arcs) ? (row(s).lightGuns + 1) / 2 : 0;
    if (light > 0 && !sunk(1 - s)) attack(s, sheet(s).lightGun, light);
    return fired || light > 0;
  }

  /** 4.2, 4.31 The modifier and the number to penetrate. */
  void attack(int s, const Gun& gun, int barrels) {
    const Sheet& target = sheet(1 - s);
    int modifier = gun.rof + (gun.band == 0 ? 2 : gun.band == 2 ? -1 : 0) + speedsAndSize(s) + ownDamage(s);
    if (gun.heavy && gun.band == 2) modifier -= __builtin_popcount(ship[1 - s].splashes & ~(1 << s));
    int armour = gun.band == 2 && gun.heavy ? target.deck : abeam(sheet(s).seenIn) ? target.belt : target.end;
    way().salvo(1 - s, barrels, modifier, gun.dmg, std::clamp(armour - gun.pen, 2, 10));
  }
  int ownDamage(int s) const { return -ship[s].fires - 2 * ship[s].list; }
  int speedsAndSize(int s) const {
    int size = sheet(1 - s).size, beam = abeam(sheet(s).seenIn);
    int bySize = size == 0 ? -1 : size == 1 ? beam - 1 : size == 3 ? beam : size == 4 ? 1 : 0;
    return speedMarker(ship[s].forward) + speedMarker(ship[1 - s].forward) + bySize;
  }

  /** 4.22, 6.24 Splashes die down; fire control that has been out long enough is restored. */
  void endGunfire() {
    for (Ship& s : ship) {
      s.splashes = 0;
      if (s.silentUntil && s.silentUntil <= turn()) s.silentFrom = s.silentUntil = 0;
    }
  }

  /** 5 Every torpedo that bears is launched. */
  bool launch(int s) {
    const Sheet& own = sheet(s);
    if (blind(s) || battle.distance > own.torpedoRange * battle.unit) return false;
    int torpedoes = 0;
    for (int t = 0; t < own.tubes; t++)
      if (own.tubeArcs[t] & own.arcs) torpedoes += ship[s].tubes[t], ship[s].tubes[t] = 0;
    if (torpedoes == 0) return false;
    int range = 0;
    for (int miles : {1, 3, 6, 10}) range += battle.distance > miles * battle.unit;
    way().torpedoes(1 - s, torpedoes, 1 - range + speedsAndSize(s) + ownDamage(s), own.torpedoDmg);
    return true;
  }

  /** 4.32 A mount of a battery is lost: the lowest group that bears on the firer; if none does, the lowest at all. */
  void loseMount(int s, int battery, int arcs) {
    const Sheet& own = sheet(s);
    int any = -1;
    for (int g = 0; g < own.groups; g++) {
      if (own.group[g].battery != battery || ship[s].mounts[g] == 0) continue;
      if (own.group[g].arcs & arcs) return void(ship[s].mounts[g]--);
      if (any < 0) any = g;
    }
    if (any >= 0) ship[s].mounts[any]--;
  }

  /** 6.2 What `count` critical hits of one kind do. */
  void critical(int s, Critical kind, int count) {
    Ship& hit = ship[s];
    switch (kind) {
      case MAGAZINE: hit.lost = sheet(s).boxes; break;
      case ENGINE: hit.engine = 1; break;
      case RUDDER: hit.rudder = 1; break;
      case LIST: hit.list = 1; break;
      case FIRE_CONTROL:
        if (hit.silentFrom == 0) hit.silentFrom = turn() + 1;
        hit.silentUntil = turn() + 1;
        break;
      case FLOODING: hit.floods += count; break;
      case FIRE: hit.fires += count; break;
      case BRIDGE: hit.bridge = std::max(hit.bridge, (turn() + 1) * 4 + TORPEDO); break;
    }
  }

  /** 2.24, R17 The End Phase of one ship. What it makes new waits a turn. */
  void endPhase(int s) {
    if (sunk(s)) return;
    const int fires = ship[s].fires, floods = ship[s].floods;
    ship[s].forward = -1;
    for (int* marker : {&ship[s].engine, &ship[s].list, &ship[s].rudder})
      if (*marker && way().repaired()) *marker = 0;
    if (fires) way().burn(s, ship[s].fires, fires, true);
    if (floods && !sunk(s)) way().burn(s, ship[s].floods, floods, false);
  }
};

/** 6.1 The columns of critical hits, by 2d10. */
constexpr Critical BY_GUNFIRE[21] = {MAGAZINE, MAGAZINE, MAGAZINE, ENGINE, ENGINE, RUDDER, LIST, FIRE_CONTROL, FLOODING,
  FIRE, FLOODING, BRIDGE, FIRE, FLOODING, FIRE, FIRE_CONTROL, LIST, RUDDER, ENGINE, ENGINE, MAGAZINE};
constexpr Critical BY_TORPEDO[21] = {MAGAZINE, MAGAZINE, MAGAZINE, ENGINE, ENGINE, ENGINE, RUDDER, LIST, FLOODING,
  FLOODING, FLOODING, FIRE, FLOODING, FLOODING, FLOODING, LIST, RUDDER, ENGINE, ENGINE, ENGINE, MAGAZINE};
/** 6.23, 6.25 A marker's die: boxes lost; nothing puts it out. */
constexpr int BURN[11] = {0, 3, 2, 2, 1, 1, 1, 0, 0, 0, 0};
