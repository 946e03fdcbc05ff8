import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, Desk, lowest, type Options } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import { UMPIRE } from '#kernel/ruleset/index.ts'
import { moment, phaseAt, turnAt } from '#kernel/turn/index.ts'
import { GONE, type Phase, percentAll, TURN } from '#rulesets/fear-god/02-ships/conditions.ts'
import { CARD, type Card, ROLES } from '#rulesets/fear-god/02-ships/ship.ts'
import type { Scene, State } from '#rulesets/fear-god/02-ships/state.ts'
import { CLEAR_DAY, setUp } from '#rulesets/fear-god/02-ships/state-new.ts'
import { applyDamage } from '#rulesets/fear-god/08-1-damage/8-1-damage.ts'
import { nextPhase } from '#rulesets/fear-god/08-1-damage/8-1-phases.ts'
import { controlColumn, helpOf } from '#rulesets/fear-god/08-2-fire-and-flooding/8-2-control.ts'
import { levelAt, totalPercent } from '#rulesets/fear-god/08-2-fire-and-flooding/8-2-levels.ts'
import { startFire, startFlooding } from '#rulesets/fear-god/08-2-fire-and-flooding/8-2-severity.ts'
import { MARKS, repairRoll } from '#rulesets/fear-god/08-4-repairs/8-4-repairs.ts'
import { BOOK as REGISTER } from '#rulesets/fear-god/book/register.ts'
import type { Event, FearGodDesk } from '#rulesets/fear-god/events/events.ts'
import { FEAR_GOD } from '#rulesets/fear-god/index.ts'
import { found as shipNamed } from '../../conformance/kept.ts'
import { type Chain, chain, type Played, played } from './story.ts'

/** A ship of the library, her card changed where the example speaks of another. */
interface Named {
  readonly ship: string
  readonly changes?: Partial<Card>
}
/** What the examples of Fear God & Dread Nought give, by their `kind`. */
type Given =
  /** a rule worked alone, with dice */
  | { kind: 'procedure'; procedure: string; with: unknown; options?: Options }
  /** what stands on a ship's card */
  | ({ kind: 'card' } & Named)
  /** one fire or flooding: its per cent, and when and with what its first damage is felt; `follow` plays on until then */
  | ({ kind: 'casualty' } & Named & Casualty)
  /** one battery fires in this phase of 1200, and the phase is played to its end */
  | { kind: 'salvo'; firer: string; target: string; phase: Phase; scene: Partial<Scene> }
  /** where the levels of fire and flooding end */
  | ({ kind: 'levels' } & Named)
  /** the chances of repair rolls, at each mark */
  | ({ kind: 'repair'; lost: number } & Named)
  /** all casualties together, and the column that damage control is rolled in */
  | ({ kind: 'column' } & Named & Column)
  /** whole sequences: by procedures, or by the orders of a duel */
  | ({ kind: 'chain' } & Chain)
  | ({ kind: 'played' } & Played)

interface Casualty {
  readonly is: 'fire' | 'flooding'
  readonly at: string
  readonly phase: Phase
  readonly byTorpedo?: boolean
  readonly penetrated?: boolean
  readonly calibre?: number
  readonly follow?: boolean
}
interface Column {
  readonly fires: number[]
  readonly floods: number[]
  readonly drafted?: 'main' | 'casemate' | 'light'
  /** destroyers and the like, by the size rows of T20 */
  readonly helpers?: (0 | 1 | 2)[]
}

const LEVELS = ['Minor', 'Major', 'Severe', 'Overwhelmed']
const ALONGSIDE = { year: 1916, isTug: false, burns: false, damagedPercent: 0, yards: 100, sameCourseAndSpeed: true }

function cardOf(name: string, changes: Partial<Card> = {}): Card {
  const found = shipNamed(name)
  if ('unknown' in found) throw new Error(`no ship ${name}`)
  return CARD.read({ ...FEAR_GOD.card(found.facts, found.ship).card, ...changes })
}

const standard = (changes: Options = {}): Options => chosenOptions(FEAR_GOD.options, changes)

function stand(cards: readonly Card[], turn: number, phase: Phase, scene: Partial<Scene> = {}): State {
  const state = setUp(
    cards,
    cards.map((_, seat) => seat),
    standard(),
    { ...CLEAR_DAY, ...scene },
  )
  state.now = moment(TURN, turn, phase)
  return state
}

/** The first turn is that of 1200; a turn is three minutes. */
function turnAtClock(clock: string): number {
  const minutes = 60 * Number(clock.slice(0, 2)) + Number(clock.slice(2))
  return (minutes - 720) / 3 + 1
}
function clockOf(state: State): string {
  const minutes = 720 + 3 * (turnAt(TURN, state.now) - 1)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`
}
const momentOf = (state: State): string => `${clockOf(state)} ${phaseAt(TURN, state.now)}`

const criticalsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'CriticalsCounted' ? event.count : 0), 0)

/** Work something on a state with faces that must come out even; returns the events. */
function play(state: State, faces: readonly number[], act: (desk: FearGodDesk) => void): readonly Event[] {
  const script = new Script(faces)
  const desk: FearGodDesk = new Desk(state, new Dice(script), lowest)
  desk.heard = []
  act(desk)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return desk.heard
}

function procedure(
  name: string,
  given: unknown,
  changes: Options = {},
  faces: readonly number[],
  choices: readonly number[],
) {
  const named = FEAR_GOD.procedures.find(each => each.name === name)
  if (named === undefined) throw new Error(`no procedure ${name}`)
  const script = new Script(faces)
  const worked = named.open(given, { options: standard(changes), card: cardOf }).work(script, choices)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  const throws = worked.throws.map(each => each.faces)
  if ('wanted' in worked) return { throws, wanted: worked.wanted }
  if (worked.choices !== choices.length)
    throw new Error(`${worked.choices} of ${choices.length} choices were asked for`)
  const [chance] = worked.reckoning
  const lines = (chance?.lines ?? [])
    .filter(({ beside }) => beside === undefined)
    .map(({ value, why }) => [ruleAt(REGISTER, why).id, value])
  return { throws, result: worked.result, criticals: criticalsIn(worked.events as readonly Event[]), lines }
}

function casualty(given: Named & Casualty, faces: readonly number[]) {
  const { is, byTorpedo = false, penetrated = true, calibre = 305 } = given
  const state = stand([cardOf(given.ship, given.changes)], turnAtClock(given.at), given.phase)
  const ship = state.ships[0]!
  const before = ship.remaining
  if (byTorpedo) ship.torpedo = 1
  else ship.largest = calibre
  ship.pierced = ship.piercedNow = Number(penetrated)
  let percent = 0
  let felt: string | null = null
  const events = play(state, faces, desk => {
    if (is === 'fire') startFire(desk, 0, 0, byTorpedo)
    else startFlooding(desk, 0, byTorpedo)
    percent = percentAll(ship.fires) + percentAll(ship.floods)
    if (given.follow !== true) return
    applyDamage(desk)
    if (ship.remaining < before) felt = momentOf(state)
    while (felt === null) {
      const now = momentOf(state)
      nextPhase(desk)
      if (ship.remaining < before) felt = now
    }
  })
  return { percent, felt, lost: before - ship.remaining, events: events.map(({ type }) => type) }
}

function salvo(given: Extract<Given, { kind: 'salvo' }>, faces: readonly number[]) {
  const state = stand([cardOf(given.firer), cardOf(given.target)], 1, given.phase, given.scene)
  const now = momentOf(state)
  play(state, faces, desk => {
    const batteries = [{ battery: 0, target: 1, shell: 0 }]
    FEAR_GOD.resolve(desk, { seat: 0, command: { type: 'FireGuns', ship: 0, batteries } })
    FEAR_GOD.resolve(desk, { seat: UMPIRE, command: { type: 'NextPhase' } })
  })
  return { at: now, destroyed: state.ships[1]!.end === GONE, next: momentOf(state) }
}

function levels(given: Named) {
  const state = stand([cardOf(given.ship, given.changes)], 1, 'plotting')
  const ends = [0, 1, 2].map(level => {
    let percent = 1
    while (levelAt(state, 0, percent + 1) <= level) percent++
    return percent
  })
  return { limits: ends, overwhelmedFrom: ends[2]! + 1 }
}

function column(given: Named & Column) {
  const state = stand([cardOf(given.ship, given.changes)], 1, 'plotting')
  const ship = state.ships[0]!
  ship.fires = given.fires.map(percent => 1000 + percent)
  ship.floods = given.floods.map(percent => 1000 + percent)
  if (given.drafted !== undefined) ship.drafted = 1 + ROLES.indexOf(given.drafted)
  const help = helpOf(
    (given.helpers ?? []).map(sizeRow => ({ ...ALONGSIDE, sizeRow })),
    false,
  )
  return { total: totalPercent(state, 0), help, column: LEVELS[controlColumn(state, 0, help)] }
}

function repair(given: Named & { lost: number }) {
  const state = stand([cardOf(given.ship, given.changes)], 1, 'plotting')
  state.ships[0]!.remaining -= given.lost
  return { chances: MARKS.map(hours => repairRoll(state, 0, hours)) }
}

function work(given: Given, faces: readonly number[], choices: readonly number[]): unknown {
  switch (given.kind) {
    case 'procedure':
      return procedure(given.procedure, given.with, given.options, faces, choices)
    case 'card':
      return { card: cardOf(given.ship, given.changes) }
    case 'casualty':
      return casualty(given, faces)
    case 'salvo':
      return salvo(given, faces)
    case 'levels':
      return levels(given)
    case 'column':
      return column(given)
    case 'repair':
      return repair(given)
    case 'chain':
      return chain(given, (name, on, options, thrown) => procedure(name, on, options, thrown, []), cardOf)
    case 'played':
      return playedAt(given)
  }
}

function playedAt(given: Played): object {
  const cards = given.ships.map(name => cardOf(name))
  const state = stand(cards, turnAtClock(given.at), 'planned fire', { yards: given.yards })
  return played(
    given,
    state,
    1,
    (faces, act) => play(state, faces, act),
    () => momentOf(state),
  )
}

export const BOOK = {
  register: REGISTER,
  ids: Array.from({ length: 26 }, (_, i) => `FGDN-E${i + 1}`),
  work: (given: unknown, faces: readonly number[], choices: readonly number[]) => work(given as Given, faces, choices),
}
