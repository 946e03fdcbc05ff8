import { xoshiro } from '#kernel/dice/index.ts'
import { CONTENTS, ZONES } from '../02-ships/conditions.ts'
import { CARD, type Card, ROLES, SHELLS, SIZES } from '../02-ships/ship.ts'

// Cards that no yard would build, for tests that ask whether anything at all breaks. Imported by tests only.

/** Whole numbers from a seed. */
export function picker(seed: number): (below: number) => number {
  const words = new Int32Array([seed | 1, 0x9e37, 0x79b9, seed ^ 0x5555])
  for (let i = 0; i < 8; i++) xoshiro(words)
  return below => (xoshiro(words) >>> 0) % below
}

const ARCS = ['FPS', 'PSA', 'PS', 'FP', 'S', 'P', 'F', 'A', 'FPSA']
export function randomCard(pick: (below: number) => number, name: string): Card {
  const sizeClass = SIZES[pick(7)]!
  const small = sizeClass >= 'E'
  const shipType = small
    ? ['smallCombatant', 'smallCargo', 'submarine'][pick(3)]!
    : ['major', 'minor', 'merchantAux', 'aviation', 'submarine'][pick(5)]!
  const carries = shipType === 'merchantAux' || shipType === 'smallCargo'
  const damagePoints = 1 + pick(small ? 40 : 600)
  const four = (below: number): number[] => [pick(below), pick(below), pick(below), pick(below)]
  const top = pick(35)
  const nations = ['GBR', 'DEU', 'FRA', 'RUS', 'JAP', 'OST', 'TUR']
  return CARD.read({
    name,
    className: 'Random',
    nation: nations[pick(7)],
    sizeClass,
    shipType,
    boat: shipType === 'submarine' ? { crush: ZONES[3 + pick(4)], endurance: pick(200) } : null,
    air:
      shipType === 'aviation'
        ? {
            ...{ forward: pick(6), amidships: pick(3), aft: pick(6), hangar: pick(9), elevators: pick(3) },
            ...{ hasArmouredDeck: pick(2) === 0, ordnance: pick(60) },
          }
        : null,
    holds: carries ? Array.from({ length: pick(4) }, () => ({ contents: CONTENTS[pick(8)], quantity: pick(900) })) : [],
    isPreDreadnought: pick(4) === 0,
    isBeached: pick(12) === 0,
    inServiceYear: 1890 + pick(40),
    rebuiltYear: pick(5) === 0 ? 1935 : null,
    damagePoints,
    thresholds: [0, 25, 50, 75, 90, 100].map(percent => Math.floor((damagePoints * percent + 50) / 100)),
    speeds: [top, Math.round(top * 0.75), Math.round(top / 2), Math.round(top / 4), 0],
    accel: 1 + pick(8),
    decel: 1 + pick(15),
    belt: pick(40),
    deck: pick(12),
    underwater: pick(2) === 0 ? null : pick(150),
    rangefinder: { yards: pick(20_000), type: pick(2) === 0 ? 'coincidence' : 'stereo' },
    hasSonar: pick(3) === 0,
    hasDirectionFinder: pick(3) === 0,
    fuel: ['diesel', 'gasoline', 'other'][pick(3)],
    captains: 1 + pick(3),
    batteries: Array.from({ length: 1 + pick(5) }, () => {
      const role = ROLES[pick(ROLES.length)]!
      const guns = ['main', 'secondary', 'tertiary', 'casemate'].includes(role)
      const strength = role === 'AA' || role === 'light'
      const warhead = role === 'torpedo' || role === 'ASW' || role === 'mine'
      return {
        role,
        name: `${role} gun`,
        calibreMm: [8, 20, 37, 57, 76, 102, 152, 305, 381][pick(9)],
        isBritish: pick(2) === 0,
        isAreaAA: pick(6) === 0,
        standard: 1 + pick(2),
        directors: pick(3),
        limits: guns ? [4000 + pick(3000), 9000, 13_000 + pick(4000), 22_000] : [0, 0, 0, 0],
        shells: warhead
          ? []
          : Array.from({ length: 1 + pick(2) }, () => ({
              type: SHELLS[pick(7)],
              penetration: four(50),
              damage: four(60),
            })),
        groups: strength
          ? []
          : Array.from({ length: 1 + pick(3) }, () => ({
              arcs: ARCS[pick(9)],
              mounts: 1 + pick(5),
              barrels: 1 + pick(3),
            })),
        strength: strength ? 1 + pick(12) : 0,
        warheadDamage: warhead ? pick(120) : 0,
        belowWaterline: pick(2) === 0,
      }
    }),
  })
}
