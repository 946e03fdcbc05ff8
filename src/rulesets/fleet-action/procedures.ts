import { z } from 'zod'
import { lowest, once, type Steps, until } from '#kernel/desk/index.ts'
import type { Fields } from '#kernel/odds/index.ts'
import { BadInput, type Named, named, type Procedure, type Refusal } from '#kernel/ruleset/index.ts'
import { schemaOf } from '../schema.ts'
import { cvTest } from './0-tests.ts'
import { type Burning, END_PHASE, TASKS, teamsOf } from './6-7-end-phase.ts'
import { refuseSight } from './9-1-refusals.ts'
import { type Attack, attackOf, GUNFIRE, gunsBearing } from './9-5-guns.ts'
import { LAUNCH, type Launch, launchOf, STRIKE } from './9-7-torpedoes.ts'
import { attacksOf, FACTORS, type Spray } from './9-8-factors.ts'
import { OF_GUNS, refuseAim, refuseFactors, refuseRange } from './9-refusals.ts'
import { wreckTest } from './10-2-damage.ts'
import { openCritical } from './10-cv.ts'
import { magazineTest } from './10-magazine.ts'
import { R } from './book.ts'
import { criticalBegan, type Event, type FleetDesk, hitStruck, trackRose } from './events.ts'
import type { Sufferer } from './fate.ts'
import { END_FIELDS, FIELDS } from './fields.ts'
import { aloneOf, condition, count, pairOf, scene, shipGiven, situation } from './given.ts'
import type { Card } from './ship.ts'
import { CM, copy, copyOne, FLASHOVER, type Seen, type State, SUNK, sheetAt, WHOLE, WRECK } from './state.ts'
import { ABOVE, AT_BOW, AT_MIDSHIPS, AT_STERN, BY_DIE } from './tables.ts'

type Spec<A, Given> = Procedure<State, Event, A, Given, Card>
function procedure<A extends Sufferer, Given>(
  spec: Pick<Spec<A, Given>, 'name' | 'title' | 'rules' | 'example' | 'begin'> & {
    readonly given: z.ZodType<Given>
    readonly steps: Steps<State, Event, A>
    readonly fields?: Fields<State, Sufferer>
  },
): Named<Card> {
  return named<State, Event, A, Given, Card>({
    fields: FIELDS,
    ...spec,
    given: schemaOf(spec.given),
    result: (state, { target }) => condition(state, target),
    copy: state => (isApart(state) ? copyOne(state, 1) : copy(state)),
    label: (_state, _choice, value) => TASKS[value] ?? String(value),
    decider: lowest,
  })
}

/** By day, and with more sea between them than a blast can cross (H14), the one that attacks does not change. */
const isApart = (state: State): boolean =>
  !state.fixed.scene.isNight && !state.fixed.board.within(state.ships[0]!, state.ships[1]!, 15 * CM)

function allow(refusal: Refusal | null, field: string): void {
  if (refusal !== null) throw new BadInput(`${field}: ${refusal.reason}`)
}

const gunfireGiven = z.strictObject({
  ...situation,
  battery: count.default(0).describe('which battery of the sheet, from 0'),
  guns: count.min(1).optional().describe('guns that fire; left out: all that bear'),
  bases: count.max(9).default(0).describe('bases that the line of fire crosses'),
  criticals: count.max(5).default(5).describe('rolls for Critical Damage to work; left out: all there are'),
})
const gunfire = procedure<Attack, z.infer<typeof gunfireGiven>>({
  name: 'gunfire',
  title: 'One battery shoots at one target: On Target, IP, Wreck Test, every roll for Critical Damage to its end',
  rules: [R['FA-9.5-roll'], R['FA-9.5-damage'], R['FA-10.2-roll'], R['FA-9.5-crits'], R['FA-10-cv-start']],
  given: gunfireGiven,
  example: { firer: 'Glasgow', target: 'Dresden', range: 40 },
  steps: GUNFIRE,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const { card } = sheetAt(state, 0)
    const line = card.batteries[given.battery]
    if (line === undefined) throw new BadInput(`battery: ${card.name} has no battery ${given.battery}`)
    allow(refuseRange(state, 0, line, 1) ?? refuseSight(state, 0, 1, OF_GUNS), 'range')
    const bear = gunsBearing(state, 0, given.battery, 1)
    const guns = given.guns ?? bear
    if (guns > bear || bear === 0) throw new BadInput(`guns: only ${bear} of those guns bear`)
    return { state, about: { ...attackOf(state, 0, 1, line), bases: given.bases, criticals: given.criticals }, n: guns }
  },
})

const torpedoGiven = z.strictObject({
  ...situation,
  torpedoes: count.min(1).describe('torpedoes launched'),
  mount: count.default(0).describe('a torpedo mount of the sheet, from 0, for what it fires'),
  setting: count.default(0).describe('its speed setting, from 0'),
  wide: z.boolean().default(false).describe('a Wide Spread with the target within 7.5 cm of its point'),
})
const torpedoes = procedure<Launch, z.infer<typeof torpedoGiven>>({
  name: 'torpedoes',
  title: 'One salvo of torpedoes runs at one target: hits, IP, Wreck Tests, criticals to their end',
  rules: [R['FA-9.7-roll'], R['FA-9.7-damage'], R['FA-10.2-roll'], R['FA-H25']],
  given: torpedoGiven,
  example: { firer: 'Wakeful', target: 'Good Hope', range: 25, torpedoes: 2 },
  steps: LAUNCH,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const { card, racks } = sheetAt(state, 0)
    const rack = racks[given.mount]
    if (rack === undefined) throw new BadInput(`mount: ${card.name} has no torpedo mount ${given.mount}`)
    if (rack.mount.settings[given.setting] === undefined)
      throw new BadInput(`setting: those torpedoes have no setting ${given.setting}`)
    const tubes = racks.reduce((sum, each) => sum + (each.kind === rack.kind ? each.loaded : 0), 0)
    if (given.torpedoes > tubes) throw new BadInput(`torpedoes: ${card.name} has only ${tubes} of them`)
    if (!given.wide) allow(refuseAim(state, 0, 1), 'target')
    const salvo = { by: 0, rack: given.mount, setting: given.setting }
    return { state, about: launchOf(state, salvo, 1, given.wide, given.torpedoes), n: given.torpedoes }
  },
})

const torpedoHitGiven = z.strictObject({
  target: shipGiven,
  ip: count.min(1).max(20).default(6).describe('of the torpedo; those of 21 inches have 6, and CV 10'),
  cv: z.number().int().min(1).max(19).default(10),
  from: z.enum(['abeam', 'ahead', 'astern']).default('abeam').describe('the arc of attack, for the underwater column'),
  badWeather: scene.badWeather,
})
const torpedoHit = procedure<Launch, z.infer<typeof torpedoHitGiven>>({
  name: 'torpedo-hit',
  title: 'One torpedo hit: IP, Wreck Test, and its roll for Critical Damage to its end',
  rules: [R['FA-9.7-damage'], R['FA-10.2-roll'], R['FA-H8']],
  given: torpedoHitGiven,
  example: { target: 'Good Hope', ip: 4, cv: 8 },
  steps: STRIKE,
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    state.ships[1]!.hits = 1
    const column = { abeam: BY_DIE, ahead: AT_BOW, astern: AT_STERN }[given.from]
    const hit = { firer: 0, target: 1, ip: given.ip, cv: given.cv, pen: 0, raked: 0, column, into: 0 }
    return { state, about: { ...hit, band: 1, lastBand: 1, setting: 0, isWide: false, most: 1 }, n: 0 }
  },
})

const factorsGiven = z.strictObject({
  ...situation,
  kind: z.enum(['crf', 'mrf']).describe('close or medium range factors'),
  factors: count.min(1).optional().describe('left out: all she has'),
})
const factors = procedure<Spray, z.infer<typeof factorsGiven>>({
  name: 'factors',
  title: 'Close or medium range factors against a stand, or a ship of the families A and C: hits and saves',
  rules: [R['FA-9.8-roll'], R['FA-9.8-save'], R['FA-9.8-loss-x'], R['FA-9.8-loss-ship']],
  given: factorsGiven,
  example: { firer: 'Iron Duke', target: 'Otranto', range: 10, kind: 'mrf' },
  steps: FACTORS,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const used = given.factors ?? state.ships[0]![given.kind]
    if (used === 0) throw new BadInput(`firer: ${sheetAt(state, 0).card.name} has no such factors`)
    const all = [{ kind: given.kind, target: 1, factors: used }]
    allow(refuseFactors(state, { type: 'Activate', ship: 0, light: null, guns: [], factors: all }), 'target')
    return { state, about: { firer: 0, target: 1, kind: given.kind }, n: attacksOf(state, 0, used) }
  },
})

const cv = z.number().int().min(1).max(19)
const CRITICAL: Steps<State, Event, Sufferer> = openCritical()

/** A ship with one critical open on her. */
function struck(state: State, blow: { cv: number; pen: number; raked: number; column: number }, budget: number): State {
  const desk = { ink: state, heard: null } as unknown as FleetDesk
  state.ships[1]!.hits = 1
  hitStruck(desk, 1, 0, blow, R['FA-10-cv-start'])
  criticalBegan(desk, 1, budget, blow.column, WHOLE, R['FA-10-cv-start'])
  return state
}

const structuralGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('of the hit, and of the critical unless that is given'),
  budget: cv.optional().describe('CV to spend'),
  penetration: count.default(99),
  raking: z.boolean().default(false).describe('meets horizontal armour'),
  badWeather: scene.badWeather,
})
const structural = procedure<Sufferer, z.infer<typeof structuralGiven>>({
  name: 'structural-critical',
  title: 'One critical above water with a given CV, to its end',
  rules: [R['FA-10-cv-start'], R['FA-10-cv-reroll'], R['FA-10-cv-void'], R['FA-10-cv-armour']],
  given: structuralGiven,
  example: { target: 'Derfflinger', cv: 9, penetration: 15 },
  steps: CRITICAL,
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    const blow = { cv: given.cv, pen: given.penetration, raked: Number(given.raking), column: ABOVE }
    return { state: struck(state, blow, given.budget ?? given.cv), about: { target: 1 }, n: 1 }
  },
})

const COLUMNS = { bow: AT_BOW, midships: AT_MIDSHIPS, stern: AT_STERN } as const
const underwaterGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('of the hit, and of the critical unless that is given'),
  budget: cv.optional().describe('CV to spend'),
  column: z.enum(['bow', 'midships', 'stern']).default('midships'),
  flashover: z.boolean().default(false),
  badWeather: scene.badWeather,
})
const underwater = procedure<Sufferer, z.infer<typeof underwaterGiven>>({
  name: 'underwater-critical',
  title: 'One critical under water, or one flashover, with a given CV, to its end',
  rules: [R['FA-10-cv-start'], R['FA-10-cv-reroll'], R['FA-10.U-bulkheads'], R['FA-10.U-noarmour']],
  given: underwaterGiven,
  example: { target: 'Derfflinger', cv: 10 },
  steps: CRITICAL,
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    const blow = { cv: given.cv, pen: 0, raked: 0, column: COLUMNS[given.column] }
    struck(state, blow, given.budget ?? given.cv)
    if (given.flashover) state.ships[1]!.sort = FLASHOVER
    return { state, about: { target: 1 }, n: 1 }
  },
})

function noStand(state: Seen): void {
  const { card, isStand } = sheetAt(state, 1)
  if (isStand) throw new BadInput(`target: ${card.name} is a stand, which suffers no such thing`)
}

const wreckGiven = z.strictObject({
  target: shipGiven,
  inCritical: z.boolean().default(false).describe('asked for by a Hull or Bulkheads result: failed, she sinks'),
  badWeather: scene.badWeather,
})
const wreck = procedure<Sufferer & { readonly end: number }, z.infer<typeof wreckGiven>>({
  name: 'wreck-test',
  title: 'A Wreck Test',
  rules: [R['FA-10.2-roll'], R['FA-10.2-weather'], R['FA-10.2-fail'], R['FA-R1']],
  given: wreckGiven,
  example: { target: { ship: 'Derfflinger', flotation: 0, fires: 3 } },
  steps: [
    once((desk, { target, end }) => {
      wreckTest(desk, target, end)
      return 0
    }),
  ],
  begin(given, setting) {
    const state = aloneOf(given.target, setting, given)
    noStand(state)
    return { state, about: { target: 1, end: given.inCritical ? SUNK : WRECK }, n: 0 }
  },
})

const fireGiven = z.strictObject({ target: shipGiven, cv, tests: count.min(1).max(20).default(1) })
const fireTest = procedure<Sufferer & { readonly cv: number }, z.infer<typeof fireGiven>>({
  name: 'fire-test',
  title: 'Fire Tests against a CV: each success a fire',
  rules: [R['FA-H10'], R['FA-R4']],
  given: fireGiven,
  example: { target: 'Derfflinger', cv: 9 },
  steps: [
    until((desk, about, tests) => {
      if (cvTest(desk, about.cv, R['FA-H10'])) trackRose(desk, about.target, 'fires', 1, R['FA-H10'])
      return tests - 1
    }),
  ],
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    return { state, about: { target: 1, cv: given.cv }, n: given.tests }
  },
})

const magazineGiven = z.strictObject({
  target: shipGiven,
  cv: cv.describe('on arrival at the Weapons row'),
  cost: z.number().int().min(1).max(12).default(4).describe('of the mount that was lost'),
  position: z.enum(['bow', 'midships', 'stern']).default('bow').describe('of that mount'),
})
interface Magazine extends Sufferer {
  readonly c: number
  readonly cost: number
  readonly column: number
}
const magazine = procedure<Magazine, z.infer<typeof magazineGiven>>({
  name: 'magazine-test',
  title: 'A magazine test after a MAIN mount is lost, and the flashover that may follow',
  rules: [R['FA-H12']],
  given: magazineGiven,
  example: { target: 'Derfflinger', cv: 9 },
  steps: [
    once((desk, { target, c, cost, column }) => {
      magazineTest(desk, target, c, cost, column)
      return 0
    }),
    ...openCritical<Magazine>(),
  ],
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    state.ships[1]!.cv = given.cv
    return { state, about: { target: 1, c: given.cv, cost: given.cost, column: COLUMNS[given.position] }, n: 0 }
  },
})

const endGiven = z.strictObject({ target: shipGiven })
const end = procedure<Burning, z.infer<typeof endGiven>>({
  name: 'end-phase',
  title: 'The End Phase of one ship: damage control, then fires',
  rules: [R['FA-H16'], R['FA-H11'], R['FA-R54']],
  given: endGiven,
  example: { target: { ship: 'Derfflinger', fires: 3, fireControl: 4, speed: 20, steering: 0 } },
  steps: END_PHASE,
  fields: END_FIELDS,
  begin(given, setting) {
    const state = aloneOf(given.target, setting)
    noStand(state)
    return { state, about: { target: 1 }, n: teamsOf(state, 1) }
  },
})

export const PROCEDURES: readonly Named<Card>[] = [
  gunfire,
  torpedoes,
  torpedoHit,
  factors,
  structural,
  underwater,
  wreck,
  fireTest,
  magazine,
  end,
]
