import type { Plain } from '#kernel/desk/index.ts'

// Ships of kinds that the library's facts do not know, for soaks: made up, with figures like those of their time.

type Fields = { readonly [key: string]: Plain }

function ship(name: string, sizeClass: string, shipType: string, points: number, knots: number, rest: Fields): Fields {
  return {
    name,
    className: 'made up',
    nation: 'GBR',
    sizeClass,
    shipType,
    damagePoints: points,
    thresholds: [0, 25, 50, 75, 90, 100].map(percent => Math.floor((points * percent + 50) / 100)),
    speeds: [4, 3, 2, 1, 0].map(quarters => Math.floor((knots * quarters) / 4 + 0.5)),
    ...{ accel: 4, decel: 9, belt: 0, deck: 0, underwater: null, inServiceYear: 1915, crew: 200 },
    rangefinder: { yards: 12_000, type: 'coincidence' },
    wireless: { main: true, auxiliary: true },
    hasSonar: true,
    hasDirectionFinder: true,
    ...rest,
  }
}

/** Mounts one after the other: the ways they point, how many, barrels of each. */
type Mounts = readonly (readonly [arcs: string, mounts: number, barrels: number])[]
const groupsOf = (mounts: Mounts): Plain => mounts.map(([arcs, count, barrels]) => ({ arcs, mounts: count, barrels }))

function guns(role: string, calibreMm: number, damage: number, mounts: Mounts, rest: Fields = {}): Fields {
  const reach = Math.min(6000, 2000 + 12 * calibreMm)
  const pierces = Math.floor(calibreMm / 8)
  const four = (most: number): number[] => [0, 1, 2, 3].map(band => Math.floor(most * (1 - band / 5)))
  return {
    role,
    name: `${calibreMm} mm, ${role}`,
    calibreMm,
    directors: 1,
    limits: [reach, 2 * reach, 3 * reach, 4 * reach],
    shells: [
      { type: 'AP', penetration: four(pierces), damage: [damage, damage, damage, damage] },
      { type: 'HE', penetration: four(Math.floor(pierces / 4)), damage: new Array<number>(4).fill(damage + 1) },
    ],
    groups: groupsOf(mounts),
    ...rest,
  }
}
const tubes = (warheadDamage: number, belowWaterline: boolean, mounts: Mounts): Fields => ({
  role: 'torpedo',
  name: belowWaterline ? 'submerged tubes' : 'tubes',
  ...{ calibreMm: 500, warheadDamage, runYards: 9000, runKnots: 30, belowWaterline, groups: groupsOf(mounts) },
})
const stowed = (role: 'ASW' | 'mine', warheadDamage: number, mounts = 1, each = 2): Fields => ({
  ...{ role, name: role, calibreMm: 0, warheadDamage, groups: groupsOf([['A', mounts, each]]) },
})
const strength = (role: 'AA' | 'light', calibreMm: number, points: number): Fields => ({
  ...{ role, name: `${calibreMm} mm, ${role}`, calibreMm, strength: points },
  shells: [{ type: 'HE', penetration: [0, 0, 0, 0], damage: [4, 4, 4, 4] }],
})
const LIGHT = [strength('AA', 76, 3), strength('light', 47, 4)]

const BATTLESHIP = ship('Battleship', 'A', 'major', 420, 21, {
  ...{ belt: 20, deck: 6, underwater: 105, lengthFeet: 560 },
  batteries: [
    guns('main', 305, 30, [
      ['FPS', 2, 2],
      ['PSA', 2, 2],
    ]),
    guns('casemate', 152, 10, [
      ['P', 6, 1],
      ['S', 6, 1],
    ]),
    tubes(60, true, [
      ['P', 2, 1],
      ['S', 2, 1],
    ]),
    ...LIGHT,
  ],
})
const OLD_BATTLESHIP = ship('Old battleship', 'B', 'major', 260, 17, {
  ...{ nation: 'DEU', inServiceYear: 1904, isPreDreadnought: true, belt: 16, deck: 5, lengthFeet: 410 },
  batteries: [
    guns('main', 280, 24, [
      ['FPS', 1, 2],
      ['PSA', 1, 2],
    ]),
    guns('casemate', 170, 12, [
      ['P', 7, 1],
      ['S', 7, 1],
    ]),
    tubes(40, true, [
      ['P', 1, 1],
      ['S', 1, 1],
    ]),
    strength('light', 88, 6),
  ],
})
/** her main battery is her flak as well */
const MONITOR = ship('Monitor', 'B', 'major', 200, 12, {
  ...{ belt: 10, deck: 4, hasDirectionFinder: false },
  batteries: [
    guns('main', 234, 20, [['FPS', 1, 2]], { isAreaAA: true }),
    guns('casemate', 152, 10, [['PS', 4, 1]]),
    guns('secondary', 102, 6, [['PS', 2, 1]]),
    tubes(50, false, [['PS', 2, 1]]),
    ...LIGHT,
  ],
})
const LIGHT_CRUISER = ship('Light cruiser', 'C', 'minor', 120, 27, {
  ...{ nation: 'DEU', belt: 4, deck: 2, inServiceYear: 1911 },
  batteries: [
    guns('main', 105, 6, [
      ['FPS', 3, 1],
      ['PSA', 3, 1],
      ['PS', 2, 1],
    ]),
    tubes(55, false, [
      ['P', 2, 1],
      ['S', 2, 1],
    ]),
    stowed('mine', 60),
    strength('light', 52, 3),
  ],
})
const destroyer = (name: string, nation: string): Fields =>
  ship(name, 'D', 'minor', 40, 32, {
    ...{ nation, accel: 6, decel: 12, lengthFeet: 270 },
    batteries: [
      guns(
        'main',
        102,
        6,
        [
          ['FPS', 1, 1],
          ['PSA', 2, 1],
        ],
        { isAreaAA: true },
      ),
      tubes(60, false, [
        ['PS', 2, 2],
        ['PS', 2, 1],
      ]),
      stowed('ASW', 20),
      strength('AA', 40, 2),
    ],
  })
/** little but tubes */
const leader = (name: string): Fields =>
  ship(name, 'D', 'minor', 44, 30, {
    accel: 6,
    batteries: [
      guns('main', 76, 4, [['FPS', 1, 1]]),
      tubes(50, false, [
        ['PS', 3, 3],
        ['PS', 3, 3],
      ]),
    ],
  })
/** nothing but casemates */
const IRONCLADS = [1, 2, 3, 4, 5, 6].map(nth =>
  ship(`Ironclad ${nth}`, 'B', 'major', 400, 12, {
    ...{ belt: 5, deck: 3, inServiceYear: 1902, isPreDreadnought: true },
    batteries: [
      guns('casemate', 152, 18, [
        ['P', 8, 1],
        ['S', 8, 1],
      ]),
    ],
  }),
)
/** nothing but small guns of a main battery, for torpedoes to find */
const GUN_RAFTS = [1, 2, 3, 4].map(nth =>
  ship(`Gun raft ${nth}`, 'B', 'major', 400, 6, {
    batteries: [
      guns('main', 76, 1, [['PS', 6, 1]]),
      strength('light', 37, 1),
      strength('AA', 37, 1),
      strength('AA', 20, 1),
    ],
  }),
)
/** as slow as their prey, so that what they launch finds it, two by two */
const TORPEDO_RAFTS = [1, 2, 3, 4, 5, 6, 7, 8].map(nth =>
  ship(`Torpedo raft ${nth}`, 'C', 'minor', 90, 2, { batteries: [tubes(150, false, [['PS', 1, 2]])] }),
)
const carrier = (name: string, nation: string, year: number): Fields =>
  ship(name, 'B', 'aviation', 280, 24, {
    ...{ nation, inServiceYear: year, belt: 5, deck: 2, lengthFeet: 600 },
    air: { forward: 3, amidships: 2, aft: 3, hangar: 8, elevators: 2, ordnance: 30, pounds: 230, penetration: 4 },
    batteries: [
      guns('main', 203, 16, [['PS', 4, 1]]),
      guns('secondary', 140, 9, [['PS', 4, 1]]),
      tubes(60, false, [['PS', 8, 2]]),
      stowed('ASW', 12, 8, 2),
      ...LIGHT,
    ],
  })
/** of hulls that carry no armour at all */
const TENDER = ship('Seaplane tender', 'C', 'aviation', 90, 20, {
  air: { forward: 1, aft: 3, hangar: 2, ordnance: 20 },
  batteries: [guns('secondary', 76, 4, [['PS', 2, 1]]), stowed('mine', 40), strength('AA', 57, 2)],
})

/** ships that airships scout for: of helium with one cell or with four, and one that burns at once */
const airshipTender = (name: string, nation: string, airship: Fields): Fields =>
  ship(name, 'C', 'minor', 160, 22, {
    ...{ nation, belt: 3, deck: 1, airship },
    batteries: [
      guns('main', 120, 7, [
        ['FPS', 2, 1],
        ['PSA', 2, 1],
      ]),
      strength('AA', 76, 9),
      strength('light', 47, 6),
    ],
  })
const RIGID = { gas: 'helium', cells: 4, weapons: 2, knots: 40, bombs: 12, damage: 30, pounds: 230 }
const BLIMP = { gas: 'helium', cells: 1, port: 1, starboard: 0, weapons: 1, knots: 35, bombs: 4, damage: 30 }
const ZEPPELIN = { gas: 'hydrogen', cells: 12, port: 2, starboard: 2, weapons: 4, knots: 50, bombs: 12, damage: 12 }

type Cargo = readonly (readonly [contents: string, quantity: number])[]
const merchant = (name: string, points: number, cargo: Cargo, batteries: readonly Fields[]): Fields =>
  ship(name, 'C', 'merchantAux', points, 13, {
    holds: cargo.map(([contents, quantity]) => ({ contents, quantity })),
    batteries: [...batteries],
    accel: 2,
  })
const DEFENSIVE = [guns('secondary', 102, 6, [['PSA', 1, 1]]), strength('light', 8, 1)]
const AMMUNITION_SHIP = merchant(
  'Ammunition ship',
  140,
  [
    ['ammunition', 400],
    ['ammunition', 300],
    ['general supplies', 900],
  ],
  DEFENSIVE,
)
const TANKER = merchant(
  'Tanker',
  170,
  [
    ['crude oil', 4000],
    ['refined oil', 2000],
    ['aviation petrol', 300],
  ],
  DEFENSIVE,
)
const TRANSPORT = merchant(
  'Transport',
  160,
  [
    ['troops', 900],
    ['vehicles', 60],
    ['aircraft', 12],
    ['general supplies', 800],
  ],
  [strength('light', 47, 2), strength('AA', 76, 1)],
)
const auxiliaryCruiser = (name: string, nation: string): Fields => ({
  ...merchant(
    name,
    260,
    [
      ['general supplies', 600],
      ['aircraft', 3],
    ],
    [
      guns('main', 152, 10, [
        ['P', 3, 1],
        ['S', 3, 1],
      ]),
      guns('casemate', 120, 7, [['PS', 1, 1]]),
      tubes(45, false, [['PS', 9, 1]]),
      strength('light', 37, 2),
    ],
  ),
  nation,
})
/** liners whose weapons are nearly all of one kind */
const liner = (name: string, weapons: Fields): Fields => ({
  ...merchant(name, 400, [['general supplies', 500]], [weapons, strength('light', 37, 1)]),
})
const LINERS = [
  ...['Armed liner', 'Other armed liner'].map(name => liner(name, guns('main', 152, 16, [['FPSA', 10, 1]]))),
  ...['Torpedo liner', 'Other torpedo liner'].map(name => liner(name, tubes(30, false, [['F', 10, 1]]))),
]
const boat = (name: string, nation: string): Fields =>
  ship(name, 'D', 'submarine', 36, 16, {
    ...{ nation, boat: { crush: 'deep', endurance: 80 } },
    batteries: [
      guns('main', 105, 6, [['FPS', 1, 1]]),
      tubes(60, true, [
        ['F', 2, 1],
        ['A', 2, 1],
      ]),
      tubes(45, false, [['PS', 1, 1]]),
      strength('light', 8, 1),
    ],
  })

/** torpedoes that run so short that they are seldom of use */
const SPENT: Fields = { runYards: 300 }
/** old ones that do not go deep, with more guns than torpedoes, or with tubes that are seldom of use */
const GUN_BOAT = ship('Third boat', 'D', 'submarine', 50, 14, {
  ...{ nation: 'GBR', boat: { crush: 'shallow', endurance: 40, knots: 9 } },
  batteries: [
    guns('main', 76, 4, [
      ['FPS', 2, 1],
      ['PSA', 2, 1],
    ]),
    strength('light', 8, 2),
  ],
})
const MINE_BOAT = ship('Fourth boat', 'D', 'submarine', 64, 13, {
  ...{ nation: 'DEU', boat: { crush: 'intermediate I', endurance: 60, knots: 10 } },
  batteries: [{ ...tubes(14, true, [['A', 8, 1]]), ...SPENT }, stowed('mine', 20, 1, 1), strength('light', 8, 1)],
})
/** of a flotilla that keeps to shallow water, with figures that differ a little */
const FLOTILLA = [1, 2, 3, 4, 5, 6].map(nth =>
  ship(`UB ${nth}`, 'D', 'submarine', 70 + 5 * nth, 10, {
    ...{ nation: 'DEU', boat: { crush: 'intermediate I', endurance: 60, knots: 10 } },
    batteries: [guns('main', 76, 4, [['FPS', 1, 1]]), strength('light', 8, 2)],
  }),
)
/** in shallow water, where no dented hull is crushed, and built to stand much */
const COASTAL = [1, 2, 3, 4, 5, 6].map(nth =>
  ship(`UC ${nth}`, 'C', 'submarine', 1500, 0.1, {
    ...{ nation: 'DEU', boat: { crush: 'intermediate I', endurance: 200, knots: 1 } },
    batteries: [strength('light', 8, 2)],
  }),
)
/** a large one, that stands much and goes deep, with batteries for an hour */
const uCruiser = (name: string, points: number): Fields =>
  ship(name, 'C', 'submarine', points, 15, {
    ...{ nation: 'DEU', boat: { crush: 'very deep', endurance: 20, knots: 7 } },
    batteries: [
      guns('main', 150, 9, [['FPS', 2, 1]]),
      {
        ...tubes(20, true, [
          ['F', 4, 1],
          ['A', 8, 1],
        ]),
        ...SPENT,
      },
      strength('light', 8, 2),
    ],
  })
const DEAF: Fields = { hasSonar: false }
/** hunters without guns, but with a good stock of charges */
const hunter = (name: string, knots: number, warhead: number, mounts: number, rest: Fields = {}): Fields =>
  ship(name, 'D', 'minor', 60, knots, {
    ...{ accel: 8, decel: 12, lengthFeet: 230, ...rest },
    batteries: [stowed('ASW', warhead, mounts, 12), stowed('ASW', warhead, mounts, 12), strength('light', 47, 1)],
  })

const craft = (name: string, sizeClass: string, points: number, knots: number, rest: Fields): Fields =>
  ship(name, sizeClass, 'smallCombatant', points, knots, { lengthFeet: 60, crew: 8, captains: 2, ...rest })
const gunboat = (name: string): Fields =>
  craft(name, 'E', 20, 22, {
    fuel: 'diesel',
    batteries: [
      guns('main', 76, 3, [
        ['FPS', 1, 1],
        ['PSA', 1, 1],
      ]),
      guns('secondary', 20, 1, [['PS', 2, 1]]),
      stowed('ASW', 4),
    ],
  })
const MOTOR_BOAT = craft('Motor boat', 'F', 9, 30, {
  fuel: 'gasoline',
  batteries: [guns('main', 47, 2, [['FPS', 1, 1]]), tubes(8, false, [['F', 2, 1]]), strength('light', 8, 2)],
})
const LAUNCH = craft('Launch', 'G', 6, 18, {
  fuel: 'other',
  batteries: [guns('main', 37, 1, [['FPS', 1, 1]]), guns('tertiary', 8, 1, [['PS', 2, 1]]), strength('AA', 8, 1)],
})
const DRIFTER = ship('Armed drifter', 'E', 'smallCargo', 14, 10, {
  ...{ lengthFeet: 90, captains: 1, holds: [{ contents: 'general supplies', quantity: 80 }] },
  batteries: [
    guns('main', 57, 2, [['FPS', 2, 1]]),
    stowed('mine', 5, 2, 4),
    stowed('ASW', 3, 4, 2),
    strength('light', 8, 1),
  ],
})
/** what is left of her crew gives up its light guns first */
const TRAWLER = ship('Armed trawler', 'E', 'smallCargo', 10, 11, {
  ...{ lengthFeet: 110, captains: 1, fuel: 'other', holds: [{ contents: 'vehicles', quantity: 8 }] },
  batteries: [guns('main', 57, 2, [['FPS', 1, 1]]), guns('secondary', 20, 1, [['PS', 3, 1]])],
})
const LIGHTER = ship('Lighter', 'F', 'smallCargo', 12, 9, {
  ...{ nation: 'TUR', fuel: 'diesel', lengthFeet: 80, batteries: [] },
  holds: [
    { contents: 'troops', quantity: 60 },
    { contents: 'ammunition', quantity: 20 },
  ],
})

/** Each by the name that a battle or an action calls her by. */
export const CARDS: readonly Fields[] = [
  ...[BATTLESHIP, OLD_BATTLESHIP, MONITOR, LIGHT_CRUISER],
  ...[
    destroyer('Destroyer', 'GBR'),
    destroyer('Torpedo boat', 'DEU'),
    leader('Leader'),
    leader('Other leader'),
    leader('Third leader'),
  ],
  ...[...IRONCLADS, ...GUN_RAFTS],
  ...[carrier('Carrier', 'GBR', 1917), carrier('Rebuilt carrier', 'JAP', 1906), TENDER],
  ...[
    AMMUNITION_SHIP,
    TANKER,
    TRANSPORT,
    auxiliaryCruiser('Auxiliary cruiser', 'GBR'),
    auxiliaryCruiser('Raider', 'DEU'),
    ...LINERS,
  ],
  ...[boat('Boat', 'DEU'), boat('Other boat', 'GBR'), uCruiser('U-cruiser', 90)],
  ...['U 151', 'U 155', 'U 157'].map(name => uCruiser(name, 160)),
  ...[GUN_BOAT, MINE_BOAT],
  ...FLOTILLA,
  ...[hunter('Sloop', 17, 24, 2), hunter('Patrol boat', 20, 16, 4), hunter('Whaler', 14, 12, 1)],
  ...[hunter('Steam yacht', 18, 16, 2, DEAF), hunter('Kite balloon ship', 16, 12, 1, DEAF)],
  ...['Kil 1', 'Kil 2', 'Kil 3', 'Kil 4'].map(name => hunter(name, 16, 24, 2)),
  ...['Drifter 1', 'Drifter 2'].map(name => hunter(name, 16, 90, 1, DEAF)),
  ...COASTAL,
  ...TORPEDO_RAFTS,
  ...[1, 2, 3, 1, 2, 1].map((mounts, i) => hunter(`Smack ${i + 1}`, 0.1, 400, mounts, DEAF)),
  ...[
    airshipTender('Blimp tender', 'GBR', BLIMP),
    airshipTender('Rigid tender', 'USA', RIGID),
    airshipTender('Zeppelin tender', 'DEU', ZEPPELIN),
  ],
  ...[gunboat('Motor gunboat'), gunboat('Other gunboat'), MOTOR_BOAT, LAUNCH, DRIFTER, TRAWLER, LIGHTER],
]
