// Grand Fleets, for the two yardsticks: ships as read from the file that the bench writes from the real cards.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

constexpr int MOST_GROUPS = 32, MOST_GUNS = 8;
constexpr int STBD = 128, PORT = 512; // arcs as bits, as in 4-1-arcs.ts

struct Gun {
  int band; // 0 short, 1 medium, 2 long, 3 out of range
  int rof, pen, dmg;
  bool heavy;
};
struct Group {
  int battery, arcs, barrels, mounts;
};
struct Row {
  int boxes, speed, lightGuns;
};

/** What does not change: the card, and how the ship sees the other. */
struct Sheet {
  int size, belt, end, deck, boxes, arcs, seenIn;
  Row rows[3];
  int guns, groups, tubes;
  Gun gun[MOST_GUNS], lightGun;
  Group group[MOST_GROUPS];
  int tubeArcs[MOST_GROUPS], tubeCount[MOST_GROUPS];
  int torpedoRange, torpedoDmg;
  int location[11]; // by face: a battery, -1 nothing, -2 a critical hit
};

/** What changes. Moments are turn × 4 + phase. */
struct Ship {
  int lost = 0, forward = -1, bridge = -1, engine = 0, fires = 0, silentFrom = 0, silentUntil = 0, floods = 0;
  int list = 0, rudder = 0, splashes = 0;
  bool acted = false;
  uint8_t mounts[MOST_GROUPS] = {}, tubes[MOST_GROUPS] = {};
};

struct Battle {
  int distance, unit;
  Sheet sheet[2];
  Ship start[2];
};

/** Reads words and numbers, and stops at the first word that is not the one expected. */
struct Reader {
  std::ifstream in;
  void expect(const char* word) {
    std::string read;
    if (in >> read && read == word) return;
    fprintf(stderr, "the cards have %s where %s should be\n", read.c_str(), word);
    exit(2);
  }
  int number() {
    int value = 0;
    in >> value;
    return value;
  }
  int number(const char* word) { return expect(word), number(); }
};

inline Gun readGun(Reader& from, const char* word, int distance) {
  from.expect(word);
  int limits[3], pen[3];
  for (int& limit : limits) limit = from.number();
  Gun gun{};
  gun.rof = from.number();
  for (int& each : pen) each = from.number();
  gun.dmg = from.number();
  gun.heavy = from.number() != 0;
  while (gun.band < 3 && distance > limits[gun.band]) gun.band++;
  gun.pen = gun.band < 3 ? pen[gun.band] : 0;
  return gun;
}

inline void readShip(Reader& from, Sheet& sheet, Ship& ship, int distance) {
  sheet.arcs = from.number("arcs"), sheet.seenIn = from.number();
  sheet.size = from.number("size");
  sheet.belt = from.number("armour"), sheet.end = from.number(), sheet.deck = from.number();
  for (Row& row : sheet.rows) row.boxes = from.number("row"), row.speed = from.number(), row.lightGuns = from.number();
  for (const Row& row : sheet.rows) sheet.boxes += row.boxes;
  sheet.guns = from.number("guns");
  for (int i = 0; i < sheet.guns; i++) sheet.gun[i] = readGun(from, "gun", distance);
  sheet.lightGun = readGun(from, "light", distance);
  sheet.groups = from.number("groups");
  for (int i = 0; i < sheet.groups; i++) {
    Group& group = sheet.group[i];
    group.battery = from.number("group"), group.arcs = from.number(), group.barrels = from.number();
    group.mounts = from.number();
    ship.mounts[i] = uint8_t(group.mounts);
  }
  from.expect("location");
  for (int face = 1; face <= 10; face++) sheet.location[face] = from.number();
  sheet.torpedoRange = from.number("torpedoes"), sheet.torpedoDmg = from.number(), sheet.tubes = from.number();
  for (int i = 0; i < sheet.tubes; i++) {
    sheet.tubeArcs[i] = from.number("tube"), sheet.tubeCount[i] = from.number();
    ship.tubes[i] = uint8_t(sheet.tubeCount[i]);
  }
}

inline Battle readBattle(const char* path) {
  Reader from{std::ifstream(path)};
  Battle battle{};
  battle.distance = from.number("distance"), battle.unit = from.number();
  for (int i = 0; i < 2; i++) battle.start[i] = Ship{}, readShip(from, battle.sheet[i], battle.start[i], battle.distance);
  return battle;
}
