import type { Plain } from '#kernel/desk/index.ts'

// Ships for the examples of procedures, where the library has none of their kind. Their figures are round numbers by H2 to H8.

type Record = { readonly [key: string]: Plain }
function ship(name: string, points: number, knots: number, rest: Record): Record {
  return {
    name,
    className: name,
    nation: 'GBR',
    damagePoints: points,
    thresholds: [0, 25, 50, 75, 90, 100].map(percent => Math.floor((points * percent + 50) / 100)),
    speeds: [4, 3, 2, 1, 0].map(quarters => Math.floor((knots * quarters) / 4 + 0.5)),
    accel: 4,
    decel: 9,
    belt: 0,
    deck: 0,
    underwater: null,
    inServiceYear: 1916,
    rangefinder: { yards: 4000, type: 'coincidence' },
    batteries: [],
    ...rest,
  }
}

export const U_BOAT = ship('U 19', 34, 15, {
  nation: 'DEU',
  sizeClass: 'D',
  shipType: 'submarine',
  boat: { crush: 'intermediate II', endurance: 80 },
  batteries: [
    {
      role: 'torpedo',
      name: '50 cm tubes',
      calibreMm: 500,
      warheadDamage: 60,
      belowWaterline: true,
      groups: [
        { arcs: 'F', mounts: 2, barrels: 1 },
        { arcs: 'A', mounts: 2, barrels: 1 },
      ],
    },
  ],
})

export const CARRIER = ship('Argus', 290, 20, {
  sizeClass: 'B',
  shipType: 'aviation',
  inServiceYear: 1918,
  crew: 495,
  air: { forward: 2, aft: 4, hangar: 8, elevators: 2, ordnance: 30 },
  batteries: [{ role: 'AA', name: '4 in', calibreMm: 102, strength: 4 }],
})

export const FREIGHTER = ship('Clan Macrae', 180, 12, {
  sizeClass: 'B',
  shipType: 'merchantAux',
  crew: 60,
  holds: [
    { contents: 'ammunition', quantity: 600 },
    { contents: 'general supplies', quantity: 2000 },
    { contents: 'troops', quantity: 400 },
  ],
})
