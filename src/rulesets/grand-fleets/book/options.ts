import type { OptionInfo, Options } from '#kernel/desk/index.ts'

const YES_NO = ['on', 'off'] as const

/** Optional rules and rulings that tables differ on. The standard is the checklist's. */
export const OPTIONS: readonly OptionInfo[] = [
  { name: 'criticals', title: 'Critical hits are used', rule: 'GF-6-optional', values: YES_NO, standard: 'on' },
  {
    name: 'board',
    title: 'The battle is fought on',
    rule: 'GF-0.31-hex',
    values: ['open sea', 'hexes'],
    standard: 'open sea',
    scope: 'battles',
  },
  {
    name: 'casemateSplit',
    title: 'Casemated guns may fire to both beams at once',
    rule: 'GF-4.11-casemate',
    values: YES_NO,
    standard: 'off',
    scope: 'battles',
  },
  {
    name: 'expandedSpeed',
    title: 'Movement points follow the three numbers of a row, turn by turn',
    rule: 'GF-3.11-expanded',
    values: YES_NO,
    standard: 'off',
    scope: 'not alone',
  },
  {
    name: 'partialPoints',
    title: 'Ships damaged and crippled count for points at the end',
    rule: 'GF-2.31-partial',
    values: YES_NO,
    standard: 'off',
    scope: 'battles',
  },
  {
    name: 'hiddenDeployment',
    title: 'Both sides deploy at once, hidden from each other',
    rule: 'GF-2.13-screen',
    values: YES_NO,
    standard: 'off',
    scope: 'battles',
  },
  {
    name: 'antiFlash',
    title: 'A magazine may be flooded in time',
    rule: 'GF-6.27-flash',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'bridgeUntil',
    title: 'A Bridge hit lasts to the Torpedo Phase of',
    rule: 'GF-R15',
    values: ['next-turn', 'this-turn'],
    standard: 'next-turn',
  },
  {
    name: 'fireControl',
    title: 'A Fire Control hit silences',
    rule: 'GF-R16',
    values: ['next-turn', 'at-once'],
    standard: 'next-turn',
  },
  {
    name: 'floodLocations',
    title: 'Flooding damage rolls for hit location',
    rule: 'GF-R18',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'torpedoDamage',
    title: 'A torpedo hit costs its damage value in boxes, or that many dice of which a 1 fails',
    rule: 'GF-R20',
    values: ['boxes', 'dice'],
    standard: 'boxes',
  },
  {
    name: 'torpedoLocations',
    title: 'Critical column of a location 10 from a torpedo',
    rule: 'GF-R21',
    values: ['torpedo', 'gunfire'],
    standard: 'torpedo',
  },
  {
    name: 'blockingSize',
    title: 'A ship blocks fire when as large as',
    rule: 'GF-R24',
    values: ['smaller', 'larger'],
    standard: 'smaller',
    scope: 'battles',
  },
  {
    name: 'naturalToHit',
    title: 'To hit, a natural 1 always misses and a natural 10 always hits',
    rule: 'GF-R28',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'models',
    title: 'Scale of the models, for what masks a line of fire',
    rule: 'GF-R26',
    values: ['1:2400', '1:3000', '1:6000'],
    standard: '1:2400',
    scope: 'battles',
  },
  {
    name: 'splashes',
    title: 'Splash markers are counted by',
    rule: 'GF-R30',
    values: ['ship', 'battery'],
    standard: 'ship',
  },
  {
    name: 'divisions',
    title: 'Divisions act, not ships: the formations of the battle, as far as they are of one type',
    rule: 'GF-7.1-form',
    values: YES_NO,
    standard: 'off',
    scope: 'battles',
  },
  {
    name: 'lineAhead',
    title: 'Ships of a division may follow in their leader’s wake',
    rule: 'GF-7.4-line',
    values: YES_NO,
    standard: 'off',
    scope: 'battles',
  },
  {
    name: 'simultaneous',
    title: 'Both sides write their orders, which are revealed and done together',
    rule: 'GF-8.1-orders',
    values: YES_NO,
    standard: 'off',
    scope: 'not alone',
  },
  {
    name: 'crewQuality',
    title: 'Crews are green, regular or elite, as the battle has them',
    rule: 'GF-9.1-crew',
    values: YES_NO,
    standard: 'off',
    scope: 'not in duels',
  },
  {
    name: 'floatingBoard',
    title: 'Where a ship would leave, the whole board may be shifted',
    rule: 'GF-9.2-float',
    values: YES_NO,
    standard: 'off',
    scope: 'battles',
  },
  {
    name: 'flotillas',
    title: 'Very small ships of one class in one formation are one model',
    rule: 'GF-9.3-form',
    values: YES_NO,
    standard: 'off',
    scope: 'not in duels',
  },
  {
    name: 'rangeFinding',
    title: 'Guns must find the range, and keep it',
    rule: 'GF-9.4-first',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'sea',
    title: 'The sea counts, as the battle has it or by a die',
    rule: 'GF-9.5-states',
    values: ['off', 'scenario', 'die'],
    standard: 'off',
    scope: 'not in duels',
  },
  {
    name: 'smoke',
    title: 'Small ships may make smoke',
    rule: 'GF-9.6-lay',
    values: YES_NO,
    standard: 'off',
    scope: 'not in duels',
  },
  {
    name: 'timeOfDay',
    title: 'Twilight and night count; by day it is as clear as the battle has it, or by its die',
    rule: 'GF-9.7-light',
    values: YES_NO,
    standard: 'off',
    scope: 'not in duels',
  },
  {
    name: 'reloads',
    title: 'Tubes may be loaded again, where a card has reloads',
    rule: 'GF-9.8-load',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'visibility',
    title: 'Visibility counts, as the battle has it or by a die',
    rule: 'GF-9.9-visibility',
    values: ['off', 'scenario', 'die'],
    standard: 'off',
    scope: 'not in duels',
  },
]

/** The options as rules read them. */
export interface Switches {
  readonly criticals: boolean
  readonly casemateSplit: boolean
  readonly expandedSpeed: boolean
  readonly partialPoints: boolean
  readonly hiddenDeployment: boolean
  readonly antiFlash: boolean
  readonly bridgeNextTurn: boolean
  readonly silentAtOnce: boolean
  readonly floodLocations: boolean
  readonly torpedoDice: boolean
  readonly torpedoColumn: boolean
  readonly blockAtLarger: boolean
  readonly naturalToHit: boolean
  readonly splashByBattery: boolean
  readonly divisions: boolean
  readonly lineAhead: boolean
  readonly simultaneous: boolean
  readonly crewQuality: boolean
  readonly floatingBoard: boolean
  readonly flotillas: boolean
  readonly smoke: boolean
  readonly rangeFinding: boolean
  readonly seaByDie: boolean
  readonly timeOfDay: boolean
  readonly reloads: boolean
  readonly visibilityByDie: boolean
  /** has any line of chapter 9 to be thought of when guns or torpedoes are aimed? */
  readonly advancedAim: boolean
}

const AIMING = ['crewQuality', 'rangeFinding', 'sea', 'smoke'] as const

export function switchesOf(options: Options): Switches {
  const on = (name: string): boolean => options[name] === 'on'
  return {
    criticals: on('criticals'),
    casemateSplit: on('casemateSplit'),
    expandedSpeed: on('expandedSpeed'),
    partialPoints: on('partialPoints'),
    hiddenDeployment: on('hiddenDeployment'),
    antiFlash: on('antiFlash'),
    bridgeNextTurn: options['bridgeUntil'] === 'next-turn',
    silentAtOnce: options['fireControl'] === 'at-once',
    floodLocations: on('floodLocations'),
    torpedoDice: options['torpedoDamage'] === 'dice',
    torpedoColumn: options['torpedoLocations'] === 'torpedo',
    blockAtLarger: options['blockingSize'] === 'larger',
    naturalToHit: on('naturalToHit'),
    splashByBattery: options['splashes'] === 'battery',
    divisions: on('divisions'),
    lineAhead: on('lineAhead'),
    simultaneous: on('simultaneous'),
    crewQuality: on('crewQuality'),
    floatingBoard: on('floatingBoard'),
    flotillas: on('flotillas'),
    smoke: on('smoke'),
    rangeFinding: on('rangeFinding'),
    seaByDie: options['sea'] === 'die',
    timeOfDay: on('timeOfDay'),
    reloads: on('reloads'),
    visibilityByDie: options['visibility'] === 'die',
    advancedAim: AIMING.some(name => (options[name] ?? 'off') !== 'off'),
  }
}
