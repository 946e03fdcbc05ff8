import { describe, expect, test } from 'vitest'
import type { Card, Size } from './01-ships/ship.ts'
import { type State, sheetAt } from './01-ships/state.ts'
import { arcNames, isAbeam } from './04-gunfire/4-1-arcs.ts'
import type { FireGuns } from './04-gunfire/4-gunfire.ts'
import { barrelsBearing } from './04-gunfire/4-gunfire.ts'
import { bandOf, isMasked, sightOf } from './measured.ts'
import { refuse } from './orders/refusals.ts'
import { boat, fleet, HEXES, IRON_DUKE, idOf, MOLTKE, off, pair, SEA } from './whole/bench.fixture.ts'

const CENTRE = { x: 30_000, y: 30_000 }

/** The arcs of a ship on this heading (degrees) that hold another on a true bearing, on the open sea. */
function arcsAt(heading: number, bearing: number, miles = 8): string {
  const state = fleet(SEA, [
    { card: IRON_DUKE, seat: 0, ...CENTRE, heading: 10 * heading },
    { card: MOLTKE, seat: 1, ...off(CENTRE, bearing, miles) },
  ])
  return arcNames(sightOf(state, 0, 1).arcs)
}

// Hexes as the checklist counts them: N, NE, SE, S, SW, NW, a heading being 60 degrees times the direction.
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
/** So many steps in each of several directions. */
const hex = (...ways: readonly (readonly [direction: number, steps: number])[]): { x: number; y: number } =>
  ways.reduce(
    ({ x, y }, [direction, steps]) => {
      const [dx, dy] = STEPS[direction % 6]!
      return { x: x + steps * dx, y: y + steps * dy }
    },
    { x: 0, y: 0 },
  )

/** The arcs of a ship at the middle hex, facing this way, that hold another hex. */
function hexArcsAt(facing: number, to: { x: number; y: number }): string {
  const state = fleet(HEXES, [
    { card: IRON_DUKE, seat: 0, heading: 600 * facing },
    { card: MOLTKE, seat: 1, ...to },
  ])
  return arcNames(sightOf(state, 0, 1).arcs)
}

describe('4.12 arcs on the open table', () => {
  const headings = [0, 37, 90, 123, 180, 240, 359]

  test.each([
    ['B', 1, 30, 59],
    ['D', 61, 90, 119],
    ['F', 121, 150.5, 179],
    ['E', 181, 209, 239],
    ['C', 241, 270, 299],
    ['A', 301, 329, 359],
  ])('GF-4.12-primary %s holds %i, %f and %i degrees', (letter, ...bearings) => {
    for (const heading of headings) {
      for (const bearing of bearings) expect(arcsAt(heading, heading + bearing)[0]).toBe(letter)
    }
  })

  test.each([
    ['FWD', 331, 0.5, 29],
    ['STBD', 31, 90, 149],
    ['AFT', 151, 181, 209],
    ['PORT', 211, 270, 329],
  ])('GF-4.12-secondary %s holds %i, %f and %i degrees', (arc, ...bearings) => {
    for (const heading of headings) {
      for (const bearing of bearings)
        expect(
          arcsAt(heading, heading + bearing)
            .split(' ')
            .slice(1),
        ).toEqual([arc])
    }
  })

  test('GF-4.12-secondary F is not FWD, and A is not AFT', () => {
    expect(arcsAt(0, 170)).toBe('F AFT')
    expect(arcsAt(0, 10)).toBe('B FWD')
    expect(arcsAt(0, 350)).toBe('A FWD')
    expect(arcsAt(0, 190)).toBe('E AFT')
  })

  test('GF-4.12-line-table a target whose model lies across the line is where her centre is', () => {
    // Two miles off at 2 degrees her centre is 0.07 mile to starboard of dead ahead; half her model is 0.38 mile.
    const broadside = (bearing: number): string => {
      const state = fleet(SEA, [
        { card: IRON_DUKE, seat: 0, ...CENTRE },
        { card: MOLTKE, seat: 1, ...off(CENTRE, bearing, 2), heading: 900 },
      ])
      return arcNames(sightOf(state, 0, 1).arcs)
    }
    expect(broadside(2)).toBe('B FWD')
    expect(broadside(358)).toBe('A FWD')
    expect(broadside(61)).toBe('D STBD')
    expect(broadside(59)).toBe('B STBD')
    expect(broadside(31)).toBe('B STBD')
    expect(broadside(29)).toBe('B FWD')
  })

  // The other ship lies due north, so that the line itself is exact: only the heading turns.
  test.each([
    [0, 'A B FWD'],
    [60, 'B D STBD'],
    [120, 'D F STBD'],
    [180, 'E F AFT'],
    [240, 'C E PORT'],
    [300, 'A C PORT'],
    [30, 'B FWD STBD'],
    [150, 'F STBD AFT'],
    [210, 'E AFT PORT'],
    [330, 'A FWD PORT'],
  ])('GF-R23 exactly on the line at %i degrees: in both arcs', (bearing, arcs) => {
    expect(arcsAt(360 - bearing, 0)).toBe(arcs)
  })

  test.each([
    [30, 'B FWD STBD'],
    [60, 'B D STBD'],
    [240, 'C E PORT'],
    [330, 'A FWD PORT'],
  ])('GF-R23 a ship put on the line at %i degrees, to the thousandth of a mile, is on it', (bearing, arcs) => {
    for (const miles of [1, 2.5, 4, 8, 11]) expect(arcsAt(0, bearing, miles)).toBe(arcs)
  })

  test.each([
    [1, 'B FWD'],
    [-1, 'A FWD'],
  ])('GF-R23 %i thousandth of a mile off dead ahead at ten miles is off the line', (dx, arcs) => {
    const state = fleet(SEA, [
      { card: IRON_DUKE, seat: 0, ...CENTRE },
      { card: MOLTKE, seat: 1, x: CENTRE.x + dx, y: CENTRE.y + 10_000 },
    ])
    expect(arcNames(sightOf(state, 0, 1).arcs)).toBe(arcs)
  })

  test('GF-R23 a firer exactly on the line of the target’s arcs is abeam', () => {
    for (const isSeen of [30, 150, 210, 330]) {
      expect(isAbeam(sightOf(pair(IRON_DUKE, MOLTKE, { isSeen }), 0, 1).from)).toBe(true)
    }
  })

  test('GF-R22 C meets A and E, and never F', () => {
    for (let bearing = 0; bearing < 360; bearing += 0.5) {
      const { arcs } = sightOf(pair(IRON_DUKE, MOLTKE, { sees: bearing }), 0, 1)
      expect(/C.*F\b/.test(arcNames(arcs).replace('FWD', '').replace('AFT', ''))).toBe(false)
    }
    expect(arcsAt(120, 0)).toMatch(/^C E /)
    expect(arcsAt(60, 0)).toMatch(/^A C /)
  })
})

describe('4.12 arcs on hexes', () => {
  const facings = [0, 1, 2, 3, 4, 5]

  test.each([
    [0, 'A B FWD'],
    [1, 'B D STBD'],
    [2, 'D F STBD'],
    [3, 'E F AFT'],
    [4, 'C E PORT'],
    [5, 'A C PORT'],
  ])('GF-4.12-line-hex every hex of straight row %i is in two turret arcs', (row, arcs) => {
    for (const facing of facings) {
      for (const steps of [1, 2, 7]) expect(hexArcsAt(facing, hex([facing + row, steps]))).toBe(arcs)
    }
  })

  test.each([
    [0, 1, 'B FWD STBD'],
    [2, 3, 'F STBD AFT'],
    [3, 4, 'E AFT PORT'],
    [5, 0, 'A FWD PORT'],
  ])('GF-4.12-line-hex hexes n × (%i and %i) are halved by a line of the other four arcs', (one, other, arcs) => {
    for (const facing of facings) {
      for (const n of [1, 2, 5]) expect(hexArcsAt(facing, hex([facing + one, n], [facing + other, n]))).toBe(arcs)
    }
  })

  test.each([
    // hexes that merely border the line at 30 degrees, and the two rows at 90 and 270, which are no lines
    [[0, 2], [1, 1], 'B FWD'],
    [[0, 1], [1, 2], 'B STBD'],
    [[0, 3], [1, 2], 'B FWD'],
    [[1, 2], [2, 2], 'D STBD'],
    [[4, 3], [5, 3], 'C PORT'],
    [[3, 2], [4, 1], 'E AFT'],
    [[3, 1], [4, 2], 'E PORT'],
  ] as const)('GF-4.12-line-hex %j and %j: one arc of each kind', (one, other, arcs) => {
    for (const facing of facings) {
      const to = hex([facing + one[0], one[1]], [facing + other[0], other[1]])
      expect(hexArcsAt(facing, to)).toBe(arcs)
    }
  })
})

describe('4.12 mounts that bear', () => {
  test.each([
    // degrees, barrels of 13.5" (two each of ABCD ×2, CD, CDEF ×2), barrels of 6" (PORT 6, STBD 6)
    [0, 4, 0],
    [20, 4, 0],
    [40, 4, 6],
    [60, 10, 6],
    [90, 10, 6],
    [120, 10, 6],
    [140, 4, 6],
    [170, 4, 0],
    [180, 4, 0],
    [220, 4, 6],
    [240, 10, 6],
    [270, 10, 6],
    [300, 10, 6],
    [320, 4, 6],
    [330, 4, 6],
  ])('GF-4.12-bearing-mounts Iron Duke on %i degrees: %i and %i barrels', (sees, main, secondary) => {
    const state = pair(IRON_DUKE, MOLTKE, { sees })
    expect([barrelsBearing(state, 0, 0, 1), barrelsBearing(state, 0, 1, 1)]).toEqual([main, secondary])
  })

  test('GF-4.12-bearing-mounts on hexes a line brings the mounts of both arcs to bear', () => {
    const state = (to: { x: number; y: number }): State =>
      fleet(HEXES, [
        { card: IRON_DUKE, seat: 0 },
        { card: MOLTKE, seat: 1, ...to },
      ])
    // the row at 60 degrees is in B and D: all ten; the hex at 30 in FWD and STBD: six 6-inch
    expect(barrelsBearing(state(hex([1, 4])), 0, 0, 1)).toBe(10)
    expect(barrelsBearing(state(hex([0, 1], [1, 1])), 0, 1, 1)).toBe(6)
    expect(barrelsBearing(state(hex([0, 2], [1, 1])), 0, 1, 1)).toBe(0)
  })

  test('GF-4.12-bearing-mounts a battery of which nothing bears cannot fire', () => {
    const state = pair(IRON_DUKE, MOLTKE, { sees: 0, range: 5 })
    expect(refusedBy(state, [{ battery: 1, target: 1 }])).toBe('GF-4.12-bearing-mounts')
    expect(refusedBy(state, [{ battery: 0, target: 1 }])).toBe(null)
  })
})

/** The rule by which ship 0 may not fire so, or null. */
function refusedBy(state: State, batteries: FireGuns['batteries']): string | null {
  const refusal = refuse(state, { seat: 0, command: { type: 'FireGuns', ship: 0, batteries, lightGuns: [] } })
  return refusal === null ? null : idOf(refusal.why)
}

describe('4.13 range', () => {
  const bandAt = (dx: number, dy: number): number => {
    const state = fleet(SEA, [
      { card: IRON_DUKE, seat: 0, ...CENTRE },
      { card: MOLTKE, seat: 1, x: CENTRE.x + dx, y: CENTRE.y + dy },
    ])
    return bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)
  }

  test.each([
    // 13.5": 4, 8 and 12 miles
    [0, 4000, 0],
    [4000, 0, 0],
    [2400, 3200, 0],
    [2400, 3201, 1],
    [-4800, -6400, 1],
    [-4800, -6401, 2],
    [7200, -9600, 2],
    [7201, -9600, 3],
  ])('GF-4.13-range-table %i and %i thousandths apart: band %i, as the crow flies', (dx, dy, band) => {
    expect(bandAt(dx, dy)).toBe(band)
  })

  test.each([
    // (|q| + |r| + |q + r|) / 2
    [4, 0, 4, 0],
    [0, -4, 4, 0],
    [4, -4, 4, 0],
    [4, -2, 4, 0],
    [2, 2, 4, 0],
    [3, 2, 5, 1],
    [-5, 2, 5, 1],
    [-3, -5, 8, 1],
    [9, -4, 9, 2],
    [12, -6, 12, 2],
    [7, 6, 13, 3],
  ])('GF-4.13-range-hex hex (%i, %i) is %i hexes off: band %i', (x, y, range, band) => {
    const state = fleet(HEXES, [
      { card: IRON_DUKE, seat: 0, x: 5, y: 5 },
      { card: MOLTKE, seat: 1, x: 5 + x, y: 5 + y },
    ])
    expect(HEXES.distance(state.ships[0]!, state.ships[1]!)).toBe(range)
    expect(bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)).toBe(band)
  })

  test.each([
    [0, 0],
    [3.9, 0],
    [4, 0],
    [4.001, 1],
    [8, 1],
    [8.001, 2],
    [10, 2],
    [12, 2],
    [12.001, 3],
  ])('GF-4.13-band with 4/8/12 a target at %f miles is in band %i', (range, band) => {
    const state = pair(IRON_DUKE, MOLTKE, { range })
    expect(bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)).toBe(band)
  })

  test('GF-4.13-band beyond the last there is no attack', () => {
    expect(refusedBy(pair(IRON_DUKE, MOLTKE, { range: 12.001 }), [{ battery: 0, target: 1 }])).toBe('GF-4.13-band')
    expect(refusedBy(pair(IRON_DUKE, MOLTKE, { range: 12 }), [{ battery: 0, target: 1 }])).toBe(null)
    expect(refusedBy(pair(IRON_DUKE, MOLTKE, { range: 7.001 }), [{ battery: 1, target: 1 }])).toBe('GF-4.13-band')
  })

  test('GF-R27 limits are compared exactly: 4.0 is short, 4.01 medium', () => {
    expect([bandAt(0, 4000), bandAt(0, 4001), bandAt(0, 4010)]).toEqual([0, 1, 1])
  })

  test('GF-0.21-centre range and arcs are those of the centres, whatever way the models lie', () => {
    for (const heading of [0, 300, 900, 1234]) {
      const state = fleet(SEA, [
        { card: IRON_DUKE, seat: 0, ...CENTRE },
        { card: { ...MOLTKE, lengthFt: 1500 }, seat: 1, ...off(CENTRE, 1, 4), heading },
      ])
      expect(bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)).toBe(0)
      expect(arcNames(sightOf(state, 0, 1).arcs)).toBe('B FWD')
    }
  })

  test('GF-0.25-tape measured on the open table, counted on hexes', () => {
    // Two hexes at 30 degrees twice over are 3.46 miles as the crow flies, but four hexes to count.
    const gunOf = (state: State) => ({ ...sheetAt(state, 0).guns[0]!, limits: [3.5 * state.fixed.board.unit] })
    const hexes = fleet(HEXES, [
      { card: IRON_DUKE, seat: 0 },
      { card: MOLTKE, seat: 1, ...hex([0, 2], [1, 2]) },
    ])
    const sea = fleet(SEA, [
      { card: IRON_DUKE, seat: 0, ...CENTRE },
      { card: MOLTKE, seat: 1, ...off(CENTRE, 30, 2 * Math.sqrt(3)) },
    ])
    expect(bandOf(hexes, 0, 1, gunOf(hexes))).toBe(1)
    expect(bandOf(sea, 0, 1, gunOf(sea))).toBe(0)
  })

  test('GF-0.31-hex a hex is a mile: ranges are hexes', () => {
    const { guns } = sheetAt(fleet(HEXES, [{ card: IRON_DUKE, seat: 0 }]), 0)
    expect(guns.map(({ limits }) => limits)).toEqual([
      [4, 8, 12],
      [2, 4, 7],
    ])
  })
})

describe('4.14 line of fire, by size', () => {
  const SIZES = ['VS', 'S', 'M', 'L', 'VL'] as const
  /** Firer, target and a third ship halfway between them, across the line. */
  const third = (firer: Size, target: Size, between: Size, seat = 1): State =>
    fleet(SEA, [
      { card: boat({ size: firer }), seat: 0, ...CENTRE, heading: 900 },
      { card: boat({ size: target }), seat: 1, ...off(CENTRE, 0, 6), heading: 900 },
      { card: boat({ size: between }), seat, ...off(CENTRE, 0, 3), heading: 900 },
    ])

  test.each([
    ['VL', 'L', ['L', 'VL']],
    ['L', 'VL', ['L', 'VL']],
    ['VL', 'VL', ['VL']],
    ['VL', 'VS', ['VS', 'S', 'M', 'L', 'VL']],
    ['S', 'M', ['S', 'M', 'L', 'VL']],
    ['M', 'M', ['M', 'L', 'VL']],
  ] as const)('GF-4.14-lof-size %s firing at %s is masked by %j', (firer, target, blockers) => {
    const blocked = SIZES.filter(size => isMasked(third(firer, target, size), 0, 1, 'guns'))
    expect(blocked).toEqual(blockers)
  })

  test('GF-4.14-lof-size friend and foe alike', () => {
    expect(isMasked(third('VL', 'L', 'L', 0), 0, 1, 'guns')).toBe(true)
    expect(isMasked(third('VL', 'L', 'M', 0), 0, 1, 'guns')).toBe(false)
  })

  test('GF-R24 the smaller of the two sets the measure', () => {
    expect(isMasked(third('VL', 'S', 'M'), 0, 1, 'guns')).toBe(true)
    expect(isMasked(third('S', 'VL', 'M'), 0, 1, 'guns')).toBe(true)
  })

  test('GF-4.14-lof-size firer and target mask nothing themselves', () => {
    expect(isMasked(pair(boat({ size: 'VL' }), boat({ size: 'VL' })), 0, 1, 'guns')).toBe(false)
  })

  test('GF-4.14-lof-size whoever has sunk or left masks nothing', () => {
    const sunk = third('VL', 'L', 'VL')
    sunk.ships[2]!.lost = 999
    const left = third('VL', 'L', 'VL')
    left.ships[2]!.away = 1
    expect([sunk, left].map(state => isMasked(state, 0, 1, 'guns'))).toEqual([false, false])
  })

  test('GF-4.14-lof-size a masked target is refused', () => {
    expect(refusedBy(third('VL', 'L', 'L'), [{ battery: 0, target: 1 }])).toBe('GF-4.14-lof-size')
    expect(refusedBy(third('VL', 'L', 'M'), [{ battery: 0, target: 1 }])).toBe(null)
  })

  test('GF-4.14-not-sight only that attack is forbidden', () => {
    const state = third('VL', 'L', 'L')
    expect(refusedBy(state, [{ battery: 0, target: 1 }])).toBe('GF-4.14-lof-size')
    expect(refusedBy(state, [{ battery: 0, target: 2 }])).toBe(null)
    // she is still where she is, in arc and in range
    expect(arcNames(sightOf(state, 0, 1).arcs)).toBe('C PORT')
    expect(bandOf(state, 0, 1, sheetAt(state, 0).guns[0]!)).toBe(1)
  })
})

describe('4.14 line of fire, open table', () => {
  // 560 feet at 1:2400 is a model of 2.8", at 4" to the mile 0.7 mile long and 0.233 wide.
  const blocker: Card = boat({ size: 'L', lengthFt: 560 })
  const masked = (dx: number, dy: number, heading: number): boolean =>
    isMasked(
      fleet(SEA, [
        { card: boat({ size: 'L' }), seat: 0, ...CENTRE },
        { card: boat({ size: 'L' }), seat: 1, x: CENTRE.x, y: CENTRE.y + 8000 },
        { card: blocker, seat: 1, x: CENTRE.x + dx, y: CENTRE.y + dy, heading },
      ]),
      0,
      1,
      'guns',
    )

  test.each([
    [0, 4000, 0, true],
    [116, 4000, 0, true],
    [-116, 4000, 1800, true],
    [118, 4000, 0, false],
    [-118, 4000, 1800, false],
    [349, 4000, 900, true],
    [-349, 4000, 2700, true],
    [351, 4000, 900, false],
    // behind the firer, beyond the target
    [0, -500, 0, false],
    [0, 8500, 0, false],
    // reaching back over the line's end
    [0, 8300, 0, true],
    [0, -300, 0, true],
  ])('GF-4.14-lof-table a model at (%i, %i) heading %i tenths: %s', (dx, dy, heading, blocked) => {
    expect(masked(dx, dy, heading)).toBe(blocked)
  })

  test('GF-4.14-lof-table at 45 degrees she covers (0.7 + 0.233) / 2 / √2 = 0.330 mile to either side', () => {
    expect(masked(329, 4000, 450)).toBe(true)
    expect(masked(331, 4000, 450)).toBe(false)
  })

  test('GF-0.21-base a model is a third as wide as it is long', () => {
    // 960 feet: 1.2 miles long, 0.4 wide; 0.6 and 0.2 to either side
    const wide = (dx: number, heading: number): boolean =>
      isMasked(
        fleet(SEA, [
          { card: boat(), seat: 0, ...CENTRE },
          { card: boat(), seat: 1, x: CENTRE.x, y: CENTRE.y + 8000 },
          { card: boat({ lengthFt: 960 }), seat: 1, x: CENTRE.x + dx, y: CENTRE.y + 4000, heading },
        ]),
        0,
        1,
        'guns',
      )
    expect([wide(199, 0), wide(201, 0), wide(599, 900), wide(601, 900)]).toEqual([true, false, true, false])
  })

  test('GF-R26 a line along the side or the end of a model does not cross it', () => {
    // 960 feet again: her side lies exactly on the line at 0.2 mile, her end at 0.6
    const along = (dx: number, heading: number): boolean =>
      isMasked(
        fleet(SEA, [
          { card: boat(), seat: 0, ...CENTRE },
          { card: boat(), seat: 1, x: CENTRE.x, y: CENTRE.y + 8000 },
          { card: boat({ lengthFt: 960 }), seat: 1, x: CENTRE.x + dx, y: CENTRE.y + 4000, heading },
        ]),
        0,
        1,
        'guns',
      )
    expect([along(200, 0), along(-200, 0), along(600, 900), along(-600, 900)]).toEqual([false, false, false, false])
  })
})

describe('4.14 line of fire, hexes', () => {
  /** Whether ships in these hexes, of these sizes, mask the line from the middle hex; firer and target are L. */
  const masked = (
    to: { x: number; y: number },
    ...between: readonly { x: number; y: number; size?: Size }[]
  ): boolean =>
    isMasked(
      fleet(HEXES, [
        { card: boat({ size: 'L' }), seat: 0 },
        { card: boat({ size: 'L' }), seat: 1, ...to },
        ...between.map(({ x, y, size = 'L' }) => ({ card: boat({ size }), seat: 1, x, y })),
      ]),
      0,
      1,
      'guns',
    )

  test('GF-4.14-lof-hex-cross a ship in a hex of the straight row masks it, one beside it does not', () => {
    for (let row = 0; row < 6; row++) {
      const target = hex([row, 4])
      expect(masked(target, hex([row, 2]))).toBe(true)
      expect(masked(target, hex([row, 1], [row + 1, 1]))).toBe(false)
      expect(masked(target, hex([row, 5]))).toBe(false)
      expect(masked(target, hex([row + 3, 1]))).toBe(false)
    }
  })

  test('GF-4.14-lof-hex-cross any part of a hex is enough', () => {
    // To two ahead and one aside the line leaves hex (1, 0) by the middle of its edge to hex (1, 1): it crosses both.
    const target = hex([0, 2], [1, 1])
    expect(masked(target, hex([0, 1]))).toBe(true)
    expect(masked(target, hex([0, 1], [1, 1]))).toBe(true)
    expect(masked(target, hex([1, 1]))).toBe(false)
    expect(masked(target, hex([0, 2]))).toBe(false)
  })

  test('GF-4.14-lof-hex-cross a ship too small masks nothing', () => {
    expect(masked(hex([0, 4]), { ...hex([0, 2]), size: 'M' })).toBe(false)
  })

  describe('along the edge between two hexes, at 30 degrees to the rows', () => {
    const target = hex([0, 2], [1, 2])
    const c = hex([0, 1])
    const facingC = hex([1, 1])
    const middle = hex([0, 1], [1, 1])
    const d = hex([0, 2], [1, 1])
    const facingD = hex([0, 1], [1, 2])

    test('GF-4.14-lof-hex-edge one ship alone does not mask it, on either side', () => {
      for (const one of [c, facingC, d, facingD]) expect(masked(target, one)).toBe(false)
    })

    test('GF-4.14-lof-hex-edge two that share the edge do', () => {
      expect(masked(target, c, facingC)).toBe(true)
      expect(masked(target, d, facingD)).toBe(true)
    })

    test('GF-4.14-lof-hex-edge both must be large enough', () => {
      expect(masked(target, c, { ...facingC, size: 'M' })).toBe(false)
      expect(masked(target, { ...c, size: 'M' }, facingC)).toBe(false)
      expect(masked(target, c, { ...facingC, size: 'VL' })).toBe(true)
    })

    test('GF-4.14-lof-hex-edge the hex in the middle is crossed, not passed along', () => {
      expect(masked(target, middle)).toBe(true)
    })

    test('GF-R25 two on different edges do not mask it together', () => {
      expect(masked(target, c, facingD)).toBe(false)
      expect(masked(target, c, d)).toBe(false)
      expect(masked(target, facingC, d)).toBe(false)
      expect(masked(target, facingC, facingD)).toBe(false)
    })

    test('GF-R25 the nearest hexes at 30 degrees have one edge between them', () => {
      const next = hex([0, 1], [1, 1])
      expect(masked(next, c)).toBe(false)
      expect(masked(next, c, facingC)).toBe(true)
    })
  })

  test('GF-R25 a line that only touches a corner is free', () => {
    // To four ahead and one aside the line runs through a corner of (1, 1), and of (3, 0), without entering them.
    const target = hex([0, 4], [1, 1])
    expect(masked(target, hex([0, 1], [1, 1]))).toBe(false)
    expect(masked(target, hex([0, 3]))).toBe(false)
    expect(masked(target, hex([0, 1], [1, 1]), hex([0, 3]))).toBe(false)
    for (const crossed of [hex([0, 1]), hex([0, 2]), hex([0, 2], [1, 1]), hex([0, 3], [1, 1])]) {
      expect(masked(target, crossed)).toBe(true)
    }
  })
})

describe('4.21 aspect', () => {
  test.each([
    [0, false],
    [29, false],
    [31, true],
    [90, true],
    [149, true],
    [151, false],
    [180, false],
    [209, false],
    [211, true],
    [270, true],
    [329, true],
    [331, false],
  ])('GF-4.21-aspect a firer on %i degrees from the target’s bow is abeam: %s', (isSeen, abeam) => {
    // whatever the firer's own heading
    for (const sees of [0, 90, 200]) {
      expect(isAbeam(sightOf(pair(IRON_DUKE, MOLTKE, { sees, isSeen }), 0, 1).from)).toBe(abeam)
    }
  })

  test('GF-4.21-hex-tie a firer on the line between two aspects is abeam', () => {
    const abeam = (from: { x: number; y: number }): boolean => {
      const state = fleet(HEXES, [
        { card: IRON_DUKE, seat: 0, ...from },
        { card: MOLTKE, seat: 1 },
      ])
      return isAbeam(sightOf(state, 0, 1).from)
    }
    for (const [one, other] of [
      [0, 1],
      [2, 3],
      [3, 4],
      [5, 0],
    ] as const) {
      expect(abeam(hex([one, 2], [other, 2]))).toBe(true)
    }
    expect(abeam(hex([0, 3]))).toBe(false)
    expect(abeam(hex([0, 3], [1, 2]))).toBe(false)
    expect(abeam(hex([0, 2], [1, 3]))).toBe(true)
    expect(abeam(hex([3, 3]))).toBe(false)
    expect(abeam(hex([1, 3]))).toBe(true)
  })
})
