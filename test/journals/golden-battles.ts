import { BATTLES } from '#fleets/index.ts'
import type { BattleFacts, BattleSide, ShipInBattle } from '#kernel/facts/index.ts'
import type { Options } from '#kernel/desk/index.ts'

/** A small battle in words, and who fights it. */
export interface Whole {
  readonly book: string
  readonly bot: 'random' | 'drill'
  readonly facts: BattleFacts
  readonly options: Options
  readonly seed: number
}

const FORCE_Z = BATTLES.find(({ id }) => id === 'force-z')!
const CONVOY_SC_7 = BATTLES.find(({ id }) => id === 'convoy-sc-7')!
const EASTERN_SOLOMONS = BATTLES.find(({ id }) => id === 'eastern-solomons')!

/** A ship and where she is; left out: her captain places her. */
type Berth = readonly [ship: string, east?: number, north?: number, heading?: number, crew?: ShipInBattle['crew']]

function sideOf(name: string, nation: BattleSide['nation'], berths: readonly Berth[]): BattleSide {
  const ships = berths.map(([ship, east, north = 0, heading = 0, crew = 'regular']) => ({
    ship,
    at: east === undefined ? null : { east, north },
    heading,
    crew,
  }))
  return { name, nation, admiral: '', formations: [{ name, ships }] }
}

/** A few ships close together for a few turns: journals that are kept must be small. */
function affray(british: readonly Berth[], german: readonly Berth[], turns: number, changes: Partial<BattleFacts> = {}): BattleFacts {
  return {
    id: 'affray',
    title: 'An affray',
    year: 1918,
    month: 6,
    day: 1,
    place: 'open sea',
    story: '',
    sea: { width: 24, height: 18, state: 'moderate' },
    begins: 20 * 60,
    sunrise: null,
    sunset: 20 * 60 + 5,
    visibilityMiles: 12,
    lastsMinutes: 12 * turns,
    sides: [sideOf('British', 'GBR', british), sideOf('German', 'DEU', german)],
    happened: '',
    sources: [],
    ...changes,
  }
}

const CRUISERS: readonly Berth[] = [
  ['Good Hope', 10, 9, 180, 'green'],
  ['Glasgow', 10, 10.2, 180],
]
const SPEE: readonly Berth[] = [
  ['Scharnhorst (1906)', 14, 9, 180, 'elite'],
  ['Dresden', 14, 10.2, 180],
]
const BOATS: readonly Berth[] = [
  ['Wakeful', 11, 8, 90],
  ['Glasgow', 10, 10, 90],
]

/** By day and for minutes: Fear God's turns are short, and there is more to tell of each. */
const MORNING: Partial<BattleFacts> = { begins: 9 * 60, sunset: null, lastsMinutes: 15 }
const NIGHT: Partial<BattleFacts> = { begins: 22 * 60, sunset: 18 * 60, lastsMinutes: 15 }

/** Whole battles that are kept to the byte: across them every option of the book is away from its standard. */
export const GOLDEN_BATTLES: Readonly<Record<string, Whole>> = {
  'fleet-action/battle-line': {
    book: 'fleet-action',
    bot: 'drill',
    facts: affray(CRUISERS, SPEE, 1, { ...MORNING, lastsMinutes: 30 }),
    options: {},
    seed: 51,
  },
  'fleet-action/battle-markers': {
    book: 'fleet-action',
    bot: 'random',
    facts: affray(CRUISERS, SPEE, 1, { ...MORNING, lastsMinutes: 48 }),
    options: {
      ...{ wreckMark: '7', sizeCost: 'subtracted', inapplicable: 'lost', armourHolds: 'reroll', flooding: 'once-more' },
      ...{ shortFire: 'one', underwaterArmour: 'off', torpedoesAtStands: 'as-size-3' },
      ...{ quality: 'thrown', conditions: 'thrown' },
    },
    seed: 52,
  },
  'fleet-action/battle-night': {
    book: 'fleet-action',
    bot: 'drill',
    facts: affray(BOATS, [['Dresden', 12, 9, 270], ['Scharnhorst (1906)', 12.5, 10, 270]], 1, { ...NIGHT, lastsMinutes: 36 }),
    options: {
      ...{ naturals: 'on', unseenRadar: 'on', torpedoDice: 'each', splashes: 'shoot', mountLost: 'any', magazine: 'at-step' },
      ...{ flashover: 'whole-critical', contacts: 'off', turns: '15' },
    },
    seed: 53,
  },
  'fleet-action/battle-air': {
    book: 'fleet-action',
    bot: 'drill',
    facts: { ...EASTERN_SOLOMONS, lastsMinutes: 30 },
    options: { quality: 'thrown' },
    seed: 54,
  },
  'fleet-action/battle-below': {
    book: 'fleet-action',
    bot: 'drill',
    facts: { ...CONVOY_SC_7, lastsMinutes: 18 },
    options: {},
    seed: 55,
  },
  'firepower/battle-line': {
    book: 'firepower',
    bot: 'drill',
    facts: affray(CRUISERS, SPEE, 1, { ...MORNING, lastsMinutes: 90 }),
    options: {},
    seed: 41,
  },
  'firepower/battle-rulings': {
    book: 'firepower',
    bot: 'random',
    facts: affray(CRUISERS, SPEE, 1, { ...MORNING, lastsMinutes: 90 }),
    options: {
      ...{ specialEffects: 'on', aspect: 'on', grades: 'on', models: '1/3000', doubled: 'all', entry: 'at-the-edge', turns: '6' },
      ...{ conditions: 'thrown', conditionsDie: '2d6', nightAgain: 'off', failedShot: 'ends', blueBlack: 'none', green: 'one' },
      ...{ armouredCarriers: 'on', boats: 'freely', halfRate: 'undamaged', previouslyFired: 'last-turn', overEight: 'adds' },
    },
    seed: 42,
  },
  'firepower/battle-night': {
    book: 'firepower',
    bot: 'drill',
    facts: affray(BOATS, [['Dresden', 12, 9, 270], ['Scharnhorst (1906)', 12.5, 10, 270]], 1, { ...NIGHT, lastsMinutes: 90 }),
    options: {
      ...{ conditions: 'dusk', weatherAndList: 'worse-one', japaneseAtNight: 'off', doubleMinus: 'once', specialDie: 'the-same-die' },
      ...{ specialEffects: 'on', engines: 'once', blueAndEngines: 'the-undamaged-rate', secondaryLoss: 'of-each-hit', radio: 'from-1914' },
      ...{ torpedoStock: 'unlimited', torpedoRows: 'for-each-reason', weakTorpedo: 'does-nothing', torpedoEffects: 'off' },
    },
    seed: 43,
  },
  'firepower/battle-air': {
    book: 'firepower',
    bot: 'drill',
    facts: FORCE_Z,
    options: {
      ...{ turns: '6', oddFactors: 'nothing', flakFalls: 'in-proportion', dogfight: 'three', airLosses: 'in-dogfights' },
      ...{ airAttack: 'a-second-die', scatterInAir: 'off', decoys: 'one', gunsAtBoats: 'off' },
    },
    seed: 44,
  },
  'fear-god/battle-morning': {
    book: 'fear-god',
    bot: 'drill',
    facts: affray(CRUISERS, SPEE, 1, MORNING),
    options: {},
    seed: 31,
  },
  'fear-god/battle-night': {
    book: 'fear-god',
    bot: 'drill',
    facts: affray(BOATS, [['Dresden', 12, 9, 270], ['Scharnhorst (1906)', 12.5, 10, 270]], 1, NIGHT),
    options: {
      criticalTable: 'D100',
      searchlights: 'dark',
      starShells: 'not used',
      flying: 'stay',
      torpedoesGoOff: '90',
      visibilityLines: 'cumulative',
      coincidenceLight: 'yes',
      torpedoFlooding: 'delayed',
      beltFive: 'a tenth',
      searchAndRescue: 'on',
      massiveDamage: 'below',
    },
    seed: 32,
  },
  'fear-god/battle-placed': {
    book: 'fear-god',
    bot: 'random',
    facts: affray([['Good Hope'], ['Wakeful']], [['Scharnhorst (1906)'], ['Dresden']], 1, {
      ...MORNING,
      sea: { width: 8, height: 6, state: 'rough' },
    }),
    options: {
      meetingHulls: 'pass',
      seaStateSize: 'target',
      nationalEffectiveness: 'on',
      nationalDie: 'both',
      magazineNation: 'on',
      casematePicric: 'on',
      serviceability: 'on',
      shellReliability85: 'on',
      faultyBritishAPC: 'on',
    },
    seed: 33,
  },
  'fear-god/battle-rulings': {
    book: 'fear-god',
    bot: 'random',
    facts: affray(CRUISERS, SPEE, 1, MORNING),
    options: {
      armedAircraft: 'on',
      closelyParked: 'on',
      aircraftDamage: 'table',
      penetrationScope: 'batch',
      fireFloodUnpenetrated: 'ignore',
      deadMountMagazine: 'on',
      overconcentration: '1',
      thirdTurn: '2',
      switchedTarget: 'either',
      stationaryLine: 'adds',
      leastChance: '1',
      minimumDamage: 'ratio',
      smallCraftSpan: 'phase',
      equalPenetration: 'penetrates',
      speedLevels: 'worst',
      rebuiltLevels: 'no',
      helpLimit: 'shifted',
      bridgeTurns: 'down',
      sensorFirst: 'Communications',
      diving: 'stay on the surface',
      mines: 'not laid',
      contactLost: '10',
      beaten: 'all',
    },
    seed: 34,
  },
  'fear-god/battle-below': {
    book: 'fear-god',
    bot: 'random',
    // with ships that the library has not: cards of the soak
    facts: affray([['Sloop', 11, 9, 0], ['Whaler', 11.2, 9, 0], ['Light cruiser', 12, 9.5, 0]], [['Boat', 11.3, 9.2, 0], ['Third boat', 10.8, 9.2, 0]], 1, {
      ...MORNING,
      lastsMinutes: 21,
    }),
    options: {},
    seed: 35,
  },
  'fear-god/battle-aloft': {
    book: 'fear-god',
    bot: 'random',
    facts: affray([['Carrier', 11, 9, 0], ['Rigid tender', 11.4, 9, 0]], [['Zeppelin tender', 13, 9, 0], ['Seaplane tender', 13, 9.5, 0]], 1, {
      ...MORNING,
      sea: { width: 24, height: 18, state: 'calm' },
      lastsMinutes: 18,
    }),
    options: { armedAircraft: 'on', aircraftDamage: 'even chance' },
    seed: 36,
  },
  'grand-fleets/battle-open-sea': {
    book: 'grand-fleets',
    bot: 'drill',
    facts: affray(CRUISERS, SPEE, 4),
    options: {},
    seed: 21,
  },
  'grand-fleets/battle-hexes': {
    book: 'grand-fleets',
    bot: 'random',
    facts: affray(CRUISERS, SPEE, 4),
    options: { board: 'hexes', expandedSpeed: 'on', partialPoints: 'on', casemateSplit: 'on' },
    seed: 22,
  },
  'grand-fleets/battle-simultaneous': {
    book: 'grand-fleets',
    bot: 'drill',
    facts: affray(CRUISERS, SPEE, 4),
    options: { simultaneous: 'on' },
    seed: 23,
  },
  'grand-fleets/battle-simultaneous-hexes': {
    book: 'grand-fleets',
    bot: 'random',
    facts: affray(BOATS, [['Dresden', 12, 9, 270], ['Scharnhorst (1906)', 13, 10, 270]], 4),
    options: { simultaneous: 'on', board: 'hexes', smoke: 'on', floatingBoard: 'on' },
    seed: 24,
  },
  'grand-fleets/battle-behind-a-screen': {
    book: 'grand-fleets',
    bot: 'random',
    facts: affray([['Good Hope'], ['Glasgow']], [['Scharnhorst (1906)'], ['Dresden']], 4),
    options: { hiddenDeployment: 'on', models: '1:6000', visibility: 'die', sea: 'die' },
    seed: 25,
  },
  'grand-fleets/battle-rulings': {
    book: 'grand-fleets',
    bot: 'random',
    facts: affray(CRUISERS, SPEE, 4),
    options: {
      bridgeUntil: 'this-turn',
      fireControl: 'at-once',
      floodLocations: 'on',
      torpedoDamage: 'dice',
      torpedoLocations: 'gunfire',
      blockingSize: 'larger',
      naturalToHit: 'on',
      splashes: 'battery',
      antiFlash: 'on',
    },
    seed: 26,
  },
  'grand-fleets/battle-dusk': {
    book: 'grand-fleets',
    bot: 'random',
    facts: affray(BOATS, [['Dresden', 13, 9, 270, 'green'], ['Scharnhorst (1906)', 13, 10, 270, 'elite']], 6),
    options: { crewQuality: 'on', rangeFinding: 'on', sea: 'scenario', timeOfDay: 'on', reloads: 'on', criticals: 'off' },
    seed: 27,
  },
  'grand-fleets/battle-divisions': {
    book: 'grand-fleets',
    bot: 'random',
    facts: affray([['Good Hope', 10, 9, 180], ['Monmouth', 10, 10, 180], ['Glasgow', 9, 11, 180]], SPEE, 4),
    options: { divisions: 'on', lineAhead: 'on' },
    seed: 28,
  },
  'grand-fleets/battle-divisions-simultaneous': {
    book: 'grand-fleets',
    bot: 'drill',
    facts: affray([['Good Hope', 10, 9, 180], ['Monmouth', 10, 10, 180]], SPEE, 4),
    options: { divisions: 'on', lineAhead: 'on', simultaneous: 'on', board: 'hexes' },
    seed: 29,
  },
  'grand-fleets/battle-flotillas': {
    book: 'grand-fleets',
    bot: 'drill',
    facts: affray(
      [
        ['Wakeful', 11, 8, 90],
        ['Walker', 11, 9, 90],
        ['Warwick', 11, 10, 90],
      ],
      SPEE,
      5,
    ),
    options: { flotillas: 'on' },
    seed: 30,
  },
}
