// xoshiro128** 1.1 (Blackman and Vigna, 2018).
#pragma once
#include <cstdint>

struct Xoshiro {
  uint32_t a, b, c, d;
  static uint32_t rotl(uint32_t x, int k) { return (x << k) | (x >> (32 - k)); }
  uint32_t next() {
    const uint32_t word = rotl(b * 5, 7) * 9, t = b << 9;
    c ^= a, d ^= b, b ^= c, a ^= d, c ^= t;
    d = rotl(d, 11);
    return word;
  }
};
