import type { OptionInfo, Options } from '#kernel/desk/index.ts'

const YES_NO = ['on', 'off'] as const

/** Rulings and house rules that tables differ on. The standard is the checklist's. */
export const OPTIONS: readonly OptionInfo[] = [
  {
    name: 'wreckMark',
    title: 'A Wreck Test passes on the d10 at',
    rule: 'FA-R1',
    values: ['6', '7', '8'],
    standard: '6',
  },
  {
    name: 'sizeCost',
    title: 'Engine and fire results cost four, with the target size',
    rule: 'FA-R6',
    values: ['added', 'subtracted'],
    standard: 'added',
  },
  {
    name: 'inapplicable',
    title: 'A critical result that cannot be applied is',
    rule: 'FA-R9',
    values: ['reroll', 'lost'],
    standard: 'reroll',
  },
  {
    name: 'armourHolds',
    title: 'A critical result that armour stops is',
    rule: 'FA-R10',
    values: ['lost', 'reroll'],
    standard: 'lost',
  },
  {
    name: 'flooding',
    title: 'Bulkheads give way',
    rule: 'FA-R12',
    values: ['until-passed', 'once-more'],
    standard: 'until-passed',
  },
  {
    name: 'shortFire',
    title: 'Fires that a Fire result with too little CV lights',
    rule: 'FA-R18',
    values: ['none', 'one'],
    standard: 'none',
  },
  {
    name: 'underwaterArmour',
    title: 'Armoured mounts may be lost by an underwater critical',
    rule: 'FA-R21',
    values: YES_NO,
    standard: 'on',
  },
  {
    name: 'torpedoesAtStands',
    title: 'Ship torpedoes against Type X stands are',
    rule: 'FA-R28',
    values: ['forbidden', 'as-size-3'],
    standard: 'forbidden',
  },
  {
    name: 'naturals',
    title: 'To hit, a natural 1 misses and a natural 20 hits',
    rule: 'FA-R30',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'unseenRadar',
    title: 'Radar adds 1 against a target that is not seen',
    rule: 'FA-R33',
    values: YES_NO,
    standard: 'off',
  },
  {
    name: 'torpedoDice',
    title: 'A torpedo salvo throws dice by the step table, or one for each torpedo',
    rule: 'FA-R36',
    values: ['step', 'each'],
    standard: 'step',
  },
  {
    name: 'splashes',
    title: 'Guns leave a splash marker on their target when they',
    rule: 'FA-R50',
    values: ['hit', 'shoot'],
    standard: 'hit',
  },
  {
    name: 'mountLost',
    title: 'Of several equal mounts the one that goes is',
    rule: 'FA-R74',
    values: ['first', 'any'],
    standard: 'first',
  },
  {
    name: 'magazine',
    title: 'A magazine explodes on the d20 under the step of the CV, or at it',
    rule: 'FA-H12',
    values: ['under-step', 'at-step'],
    standard: 'under-step',
  },
  {
    name: 'flashover',
    title: 'A flashover is one result on the underwater table, or a critical that spends all its CV',
    rule: 'FA-H12',
    values: ['one-result', 'whole-critical'],
    standard: 'one-result',
  },
  {
    name: 'contacts',
    title: 'Squadrons may begin under Contact markers, and false ones beside them',
    rule: 'FA-H20',
    values: YES_NO,
    standard: 'on',
    scope: 'battles',
  },
  {
    name: 'quality',
    title: 'Crew Quality and Command Values are those of the battle, or are thrown for',
    rule: 'FA-H19',
    values: ['scenario', 'thrown'],
    standard: 'scenario',
    scope: 'battles',
  },
  {
    name: 'conditions',
    title: 'Light, visibility and bad weather are those of the battle, or are thrown for',
    rule: 'FA-H63-squalls',
    values: ['scenario', 'thrown'],
    standard: 'scenario',
    scope: 'battles',
  },
  {
    name: 'turns',
    title: 'Turns that a battle lasts',
    rule: 'FA-H59-table',
    values: ['scenario', '15', '30'],
    standard: 'scenario',
    scope: 'battles',
  },
]

/** The options as rules read them. */
export interface Switches {
  readonly wreckMark: number
  readonly sizeAdded: boolean
  readonly voidAgain: boolean
  readonly heldAgain: boolean
  readonly floodOnce: boolean
  readonly shortFire: boolean
  readonly underwaterArmoured: boolean
  readonly torpedoesAtStands: boolean
  readonly naturals: boolean
  readonly unseenRadar: boolean
  readonly dieEach: boolean
  readonly splashAlways: boolean
  readonly anyMount: boolean
  /** taken off the step of the CV for a magazine to explode */
  readonly safety: number
  readonly wholeFlashover: boolean
  readonly contacts: boolean
  readonly throwsQuality: boolean
  readonly throwsConditions: boolean
  /** 0: as the battle has it */
  readonly turns: number
}

export function switchesOf(options: Options): Switches {
  const is = (name: string, value: string): boolean => options[name] === value
  return {
    wreckMark: Number(options['wreckMark']),
    sizeAdded: is('sizeCost', 'added'),
    voidAgain: is('inapplicable', 'reroll'),
    heldAgain: is('armourHolds', 'reroll'),
    floodOnce: is('flooding', 'once-more'),
    shortFire: is('shortFire', 'one'),
    underwaterArmoured: is('underwaterArmour', 'on'),
    torpedoesAtStands: is('torpedoesAtStands', 'as-size-3'),
    naturals: is('naturals', 'on'),
    unseenRadar: is('unseenRadar', 'on'),
    contacts: is('contacts', 'on'),
    throwsQuality: is('quality', 'thrown'),
    throwsConditions: is('conditions', 'thrown'),
    turns: Number(options['turns']) || 0,
    dieEach: is('torpedoDice', 'each'),
    splashAlways: is('splashes', 'shoot'),
    anyMount: is('mountLost', 'any'),
    safety: is('magazine', 'under-step') ? 1 : 0,
    wholeFlashover: is('flashover', 'whole-critical'),
  }
}
