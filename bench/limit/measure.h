// Fights duels from..to of a seed in blocks, and prints the rates of the blocks and the tally, as the bench's own runner does:
//   <yardstick> <cards> <seed> <from> <to> <block>
#pragma once
#include <chrono>
#include <cstdio>
#include <vector>
#include "duel.h"

/** The tally of src/lab/sweep.ts. */
struct Tally {
  long long battles = 0, wins[3] = {0, 0, 0}, turns = 0, turnsSquared = 0, orders = 0;
  uint32_t check = 0;
  void add(long long battle, const Outcome& of) {
    battles++;
    wins[of.winner < 0 ? 2 : of.winner]++;
    turns += of.turns;
    turnsSquared += of.turns * of.turns;
    orders += of.orders;
    check += uint32_t(battle + 1) * uint32_t((of.winner + 2) * 1000003 + of.turns * 64007 + of.orders);
  }
};

template <class Fight>
int measure(char** argv, Fight fight) {
  using Clock = std::chrono::steady_clock;
  const long long from = atoll(argv[3]), to = atoll(argv[4]), block = atoll(argv[5]);
  Tally tally;
  std::vector<double> rates;
  for (long long battle = from; battle < to;) {
    const long long end = std::min(to, battle + block), count = end - battle;
    const auto start = Clock::now();
    for (; battle < end; battle++) tally.add(battle, fight(battle));
    rates.push_back(double(count) / std::chrono::duration<double>(Clock::now() - start).count());
  }
  printf("{\"rates\":[");
  for (size_t i = 0; i < rates.size(); i++) printf("%s%.1f", i ? "," : "", rates[i]);
  printf("],\"tally\":{\"battles\":%lld,\"wins\":[%lld,%lld,%lld],\"turns\":%lld,\"turnsSquared\":%lld,", tally.battles,
         tally.wins[0], tally.wins[1], tally.wins[2], tally.turns, tally.turnsSquared);
  printf("\"orders\":%lld,\"check\":%u}}\n", tally.orders, tally.check);
  return 0;
}
