import type { OptionInfo, Options } from '#kernel/desk/index.ts'
import type { ConditionsDie, Green } from './tables.ts'

const ON_OFF = ['on', 'off'] as const
/** The time of day can be settled by hand as well. */
const CONDITIONS = ['as-they-were', 'thrown', 'day', 'dusk', 'dawn', 'night'] as const
export type Conditions = (typeof CONDITIONS)[number]
/** As they lay to each other but out of range, as near as they were even so, or outside. */
const ENTRIES = ['out-of-reach', 'where-they-were', 'at-the-edge'] as const
export type Entry = (typeof ENTRIES)[number]
const option = (
  name: string,
  title: string,
  rule: string,
  values: readonly string[],
  standard = values[0]!,
): OptionInfo => ({ name, title, rule, values, standard })

/** Optional rules and rulings that tables differ on. The standard is the checklist's; what the book calls optional is off. */
export const OPTIONS: readonly OptionInfo[] = [
  option('specialEffects', 'Damage may have special effects', 'FP-SPFX-0', ON_OFF, 'off'),
  option('aspect', 'A die tells to which side a ship lists', 'FP-DMG-RED-D', ON_OFF, 'off'),
  option('grades', 'Plus and minus signs of classes count', 'FP-PLUS-A', ON_OFF, 'off'),
  option(
    'models',
    'Scale of the models; 1/700 and larger doubles distances',
    'FP-R3',
    ['1/600', '1/700', '1/1200', '1/2400', '1/3000', '1/6000'],
    '1/1200',
  ),
  option('doubled', 'Large models double rate and ranges only, or every distance', 'FP-R2', ['some', 'all']),
  option('entry', 'Ships begin', 'FP-R127', ENTRIES),
  option('turns', 'Turns that a battle lasts at most', 'FP-R118', ['scenario', '6', '12', '24', '48'], '24'),
  option('conditions', 'Time of day and weather', 'FP-R11', CONDITIONS),
  option('conditionsDie', 'Time of day and weather are thrown for with', 'FP-R11', ['d12', 'd6', '2d6']),
  option('nightAgain', 'A night before LATE is thrown for again', 'FP-R11', ON_OFF),
  option('failedShot', 'A shot that fails its score', 'FP-R63', ['goes-on', 'ends']),
  option('blueBlack', 'Black squares of the BLUE die', 'FP-R8', ['corner', 'none']),
  option('green', 'GREEN die where die and level make 6', 'FP-R10', ['as-printed', 'one', 'two']),
  option('armouredCarriers', 'A CVA is as easy to hit as other carriers', 'FP-R25', ON_OFF, 'off'),
  option('boats', 'Heavy batteries fire at MTB and SM', 'FP-R27', ['as-at-escorts', 'freely']),
  option('halfRate', 'More than half of the move rate means of the rate that is', 'FP-R57', ['present', 'undamaged']),
  option('previouslyFired', 'A target has previously fired if it did so', 'FP-R65', ['ever', 'last-turn']),
  option('weatherAndList', 'Bad weather and the shooter’s list', 'FP-R66', ['add-up', 'worse-one']),
  option('overEight', 'Over 8 fire points −2 replaces the −1 of over 6, or adds to it', 'FP-R69', ['replaces', 'adds']),
  option('japaneseAtNight', 'Japanese guns need neither radar nor flares at night', 'FP-R71', ON_OFF),
  option('doubleMinus', 'Two minus signs count', 'FP-R72', ['twice', 'once']),
  option('specialDie', 'A special effect is read from', 'FP-R74', ['a-second-die', 'the-same-die']),
  option('engines', 'Hit engine rooms halve the move rate', 'FP-R76', ['every-turn', 'once']),
  option('blueAndEngines', 'The BLUE die takes its inches off', 'FP-H26-blue', [
    'the-rate-that-is',
    'the-undamaged-rate',
  ]),
  option('secondaryLoss', 'Half of the classes lost, rounded down, is taken', 'FP-R82', [
    'of-the-total',
    'of-each-hit',
  ]),
  option('radio', 'Ships have radio', 'FP-R37', ['late', 'from-1914']),
  option('torpedoStock', 'Launches in stock', 'FP-R89', ['limited', 'unlimited']),
  option('torpedoRows', 'A line of torpedo modifiers joined by "or" counts', 'FP-R94', ['once', 'for-each-reason']),
  option('weakTorpedo', 'A torpedo hit whose final score is 0 or less', 'FP-R95', ['is-read', 'does-nothing']),
  option('torpedoEffects', 'Torpedo hits may have special effects', 'FP-R98', ON_OFF),
  option('oddFactors', 'Factors of Matrix 12 that look odd are', 'FP-R17', ['as-printed', 'nothing']),
  option('flakFalls', 'Anti-aircraft points fall with the battery', 'FP-R86', ['as-matrix-1', 'in-proportion']),
  option('dogfight', 'A dogfight is won by a difference of', 'FP-R103', ['four', 'three']),
  option('airLosses', 'What a stand has lost as a winner counts', 'FP-R104', ['everywhere', 'in-dogfights']),
  option('airAttack', 'A hit from the air is weighed by', 'FP-R105', ['the-same-die', 'a-second-die']),
  option('scatterInAir', 'SCATTER makes a ship harder to hit from the air', 'FP-R106', ON_OFF),
  option('decoys', 'False models of each submarine', 'FP-SUB-B', ['three', 'two', 'one', 'none']),
  option('gunsAtBoats', 'Guns reach a boat on the surface', 'FP-R112', ON_OFF),
]
const COUNTS = ['none', 'one', 'two', 'three'] as const

/** The options as rules read them. */
export interface Switches {
  readonly specialEffects: boolean
  readonly aspect: boolean
  readonly grades: boolean
  readonly large: boolean
  readonly doubleAll: boolean
  readonly entry: Entry
  /** 0: as many as the scenario has */
  readonly turns: number
  readonly conditions: Conditions
  readonly conditionsDie: ConditionsDie
  readonly nightAgain: boolean
  readonly failedShotEnds: boolean
  readonly blueBlack: boolean
  readonly green: Green
  readonly easyCarriers: boolean
  readonly boatsFreely: boolean
  readonly halfOfWhole: boolean
  readonly firedLastTurn: boolean
  readonly worseOfTwo: boolean
  readonly firesAdd: boolean
  readonly japaneseAtNight: boolean
  readonly minusOnce: boolean
  readonly oneDie: boolean
  readonly halvedOnce: boolean
  readonly halfOfEachHit: boolean
  readonly blueOfWhole: boolean
  readonly earlyRadio: boolean
  readonly unlimited: boolean
  readonly eachReason: boolean
  readonly weakNothing: boolean
  readonly torpedoEffects: boolean
  readonly oddAreNothing: boolean
  readonly flakInProportion: boolean
  readonly dogfightBy: number
  readonly lossesInAttacks: boolean
  readonly secondAirDie: boolean
  readonly scatterInAir: boolean
  readonly decoys: number
  readonly gunsAtBoats: boolean
}

/** SCALE-B One foot of model is so many of the ship. */
export const scaleOf = (options: Options): number => Number(options['models']!.slice(2))

export function switchesOf(options: Options): Switches {
  const on = (name: string): boolean => options[name] === 'on'
  const is = (name: string, value: string): boolean => options[name] === value
  // R3: large if the denominator is 700 or less, baseline otherwise
  const large = scaleOf(options) <= 700
  return {
    specialEffects: on('specialEffects'),
    aspect: on('aspect'),
    grades: on('grades'),
    large,
    doubleAll: large && is('doubled', 'all'),
    turns: is('turns', 'scenario') ? 0 : Number(options['turns']),
    conditions: options['conditions'] as Conditions,
    entry: options['entry'] as Entry,
    conditionsDie: options['conditionsDie'] as ConditionsDie,
    nightAgain: on('nightAgain'),
    failedShotEnds: is('failedShot', 'ends'),
    blueBlack: is('blueBlack', 'corner'),
    green: options['green'] as Green,
    easyCarriers: on('armouredCarriers'),
    boatsFreely: is('boats', 'freely'),
    halfOfWhole: is('halfRate', 'undamaged'),
    firedLastTurn: is('previouslyFired', 'last-turn'),
    worseOfTwo: is('weatherAndList', 'worse-one'),
    firesAdd: is('overEight', 'adds'),
    japaneseAtNight: on('japaneseAtNight'),
    minusOnce: is('doubleMinus', 'once'),
    oneDie: is('specialDie', 'the-same-die'),
    halvedOnce: is('engines', 'once'),
    blueOfWhole: is('blueAndEngines', 'the-undamaged-rate'),
    halfOfEachHit: is('secondaryLoss', 'of-each-hit'),
    earlyRadio: is('radio', 'from-1914'),
    unlimited: is('torpedoStock', 'unlimited'),
    eachReason: is('torpedoRows', 'for-each-reason'),
    weakNothing: is('weakTorpedo', 'does-nothing'),
    torpedoEffects: on('torpedoEffects'),
    oddAreNothing: is('oddFactors', 'nothing'),
    flakInProportion: is('flakFalls', 'in-proportion'),
    dogfightBy: is('dogfight', 'three') ? 3 : 4,
    lossesInAttacks: is('airLosses', 'everywhere'),
    secondAirDie: is('airAttack', 'a-second-die'),
    scatterInAir: on('scatterInAir'),
    decoys: COUNTS.indexOf(options['decoys'] as (typeof COUNTS)[number]),
    gunsAtBoats: on('gunsAtBoats'),
  }
}
