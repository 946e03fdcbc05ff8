import { ruleAt } from '#kernel/book/index.ts'
import { Desk } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Effects } from '#kernel/ruleset/index.ts'
import { LADDER } from '../01-classes/classes.ts'
import { batteryNow, type Seen, type State, sheetAt } from '../01-classes/state.ts'
import { controlOf, nationOf } from '../02-command/control.ts'
import { isFlagSquadron } from '../02-command/squadron.ts'
import { attackOf } from '../07-gunfire/gunfire.ts'
import { bandOf, toHit } from '../07-gunfire/to-hit.ts'
import { contactOf, torpedoModifier } from '../11-torpedoes/torpedoes.ts'
import { scoreAgainst } from '../12-aircraft/legality.ts'
import { standCard } from '../12-aircraft/stands.ts'
import { BOOK } from '../book/register.ts'
import { breaksOn, COURSES, LEVELS } from '../book/tables.ts'
import { AIR_BATTERY, AIR_CLASSES, AIR_SCORES } from '../book/tables-air.ts'
import type { Event, FirepowerDesk } from './events.ts'

// The cells of the matrices on which no die falls by itself, so that it can be asked which of them many battles have come to.
// What dice fall on are tables, and count themselves.

const PERIODS = ['EARLY', 'MIDDLE', 'LATE'] as const
const BANDS = ['short', 'long'] as const
/** Rows of Matrix 11, by the codes of torpedoes. */
const TORPEDOES = ['Long Lance', 'LATE', 'MIDDLE', 'EARLY'] as const
const LEADS = ['intercept', 'disengage', 'starboard', 'port'] as const
const FOLLOWS = ['follow', 'starboard', 'port', 'free'] as const

const every = (matrix: string, ...parts: readonly (readonly (string | number)[])[]): string[] =>
  parts.reduce<string[]>((names, part) => names.flatMap(name => part.map(each => `${name} ${each}`)), [matrix])

const CONTROL_LINES = [1, 2, 3, 4, 5, 6, 7, 8].map(nth => `ORD-M${nth}`)
const HIT_LINES = [
  ...[1, 2, 3, 4].map(nth => `HIT-P${nth}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(nth => `HIT-N${nth}`),
]
const TORPEDO_LINES = [1, 2, 3, 4].map(nth => `TORP-M${nth}`)
const RAIDERS = AIR_CLASSES.filter(of => of !== 'AS')

const NAMES: readonly string[] = [
  ...every('M2', ['2+', '4+'], ['kept', 'lost']),
  ...every('M2', CONTROL_LINES),
  ...every('M3', ['3+', '4+', '5+'], ['breaks off', 'stays']),
  'M3 BRK-D',
  ...every('M4', ['flagship', 'command of a flagship', 'swing'], LEADS),
  ...every('M4', ['other', 'command of another'], FOLLOWS),
  ...every('M7', PERIODS, LADDER, BANDS),
  ...every('M8', HIT_LINES),
  ...every('M9', LADDER, LADDER),
  ...every('M9', RAIDERS, LADDER),
  ...every('M10', LEVELS.slice(1)),
  ...every('M11', TORPEDOES, LADDER),
  ...every('M11', TORPEDO_LINES),
  ...every('M12', AIR_CLASSES, AIR_CLASSES),
  ...every('M12', RAIDERS, ['CA-', 'BC+']),
]

/** The rules of the lines of a sum that is worked without dice. */
function linesOf(state: Seen, act: (desk: FirepowerDesk) => unknown): string[] {
  const desk = new Desk(state as State, new Dice(new Script([]))) as FirepowerDesk
  const sums = desk.reckoning.listen()
  act(desk)
  return sums.flatMap(({ lines }) => lines.map(({ why }) => ruleAt(BOOK, why).id.replace('FP-', '')))
}
const among = (matrix: string, listed: readonly string[], lines: readonly string[]): string[] =>
  lines.filter(line => listed.includes(line)).map(line => `${matrix} ${line}`)

/** Matrix 2 The flag squadron throws for nothing. */
function control(state: Seen, squadron: number, kept: number): string[] {
  if (isFlagSquadron(state, squadron)) return []
  const lines = controlOf(state, squadron).lines
  const rules = lines.map(({ why }) => ruleAt(BOOK, why).id.replace('FP-', ''))
  return [`M2 ${-lines[0]!.value}+ ${kept === 1 ? 'kept' : 'lost'}`, ...among('M2', CONTROL_LINES, rules)]
}

/** Matrix 3 */
const breaking = (state: Seen, squadron: number, how: string): string[] => [
  `M3 ${breaksOn(nationOf(state, squadron))}+ ${how}`,
  ...(state.squadrons[squadron]!.shaken > 0 ? ['M3 BRK-D'] : []),
]

/** Matrices 7, 8 and 9 */
function shot(state: Seen, { ship, target, battery }: Event & { type: 'BatteryFired' }): string[] {
  const which = battery === 0 ? 'main' : 'secondary'
  const row = LADDER[batteryNow(state, ship, which)]!
  const lines = linesOf(state, desk => toHit(desk, attackOf(ship, target, which)))
  return [
    `M7 ${PERIODS[state.fixed.scene.period]!} ${row} ${BANDS[bandOf(state, ship, which, target)]!}`,
    ...among('M8', HIT_LINES, lines),
    `M9 ${row} ${LADDER[sheetAt(state, target).column]!}`,
  ]
}

/** Matrix 11 The marker that ran last has come to her. */
function contact(state: Seen, marker: number, target: number, struck: boolean): string[] {
  const it = state.markers[marker]!
  const lines = linesOf(state, desk => torpedoModifier(desk, contactOf(it)))
  const cell = `M11 ${TORPEDOES[it.torpedo]!} ${LADDER[sheetAt(state, target).column]!}`
  return [...(struck ? [cell] : []), ...among('M11', TORPEDO_LINES, lines)]
}

/** Matrix 12, left */
function fought(state: Seen, stand: number, target: number): string[] {
  const [one, other] = [stand, target].map(each => AIR_CLASSES[standCard(state, each).of]!)
  return [`M12 ${one} ${other}`, `M12 ${other} ${one}`]
}

/** Matrix 12, right, and a hit on Matrix 9 by the row that the stand hits like */
function raided(state: Seen, { stand, target, margin }: Event & { type: 'StandAttacked' }): string[] {
  const { of } = standCard(state, stand)
  const [low] = AIR_SCORES[of]!
  const column = scoreAgainst(state, stand, target) === low ? 'CA-' : 'BC+'
  const hit =
    margin < 0 || AIR_BATTERY[of]! < 0 ? [] : [`M9 ${AIR_CLASSES[of]!} ${LADDER[sheetAt(state, target).column]!}`]
  return [`M12 ${AIR_CLASSES[of]!} ${column}`, ...hit]
}

const leads = (state: Seen, ship: number): boolean => state.squadrons[state.ships[ship]!.squadron]?.flagship === ship

/** What an event has come to, by the state that it befell; `ran` is the marker that ran last. */
function cellsOf(event: Event, state: Seen, ran: number): string[] {
  switch (event.type) {
    case 'ControlSettled':
      return control(state, event.squadron, event.kept)
    case 'SquadronBroke':
      return breaking(state, event.squadron, 'breaks off')
    case 'SquadronHeld':
      return breaking(state, event.squadron, 'stays')
    case 'CourseTaken':
      return [`M4 ${leads(state, event.ship) ? 'flagship' : 'other'} ${COURSES[event.course]!}`]
    case 'CommandHit': {
      const role = state.ships[event.ship]!.flagship === 1 ? 'a flagship' : 'another'
      return [`M4 command of ${role} ${COURSES[event.course]!}`]
    }
    case 'ShipSwung':
      return [`M4 swing ${COURSES[event.course]!}`]
    case 'BatteryFired':
      return shot(state, event)
    case 'ShipStruck':
      return [`M10 ${LEVELS[event.level]!}`]
    case 'TorpedoStruck':
    case 'TorpedoMissed':
      return contact(state, ran, event.ship, event.type === 'TorpedoStruck')
    case 'FightContinued':
    case 'FightWon':
      return fought(state, event.stand, event.target)
    case 'StandAttacked':
      return raided(state, event)
    default:
      return []
  }
}

/** M2 to M4, M7 to M12, cell by cell. */
export const CELLS: Effects<State, Event> = {
  names: NAMES,
  never: {},
  reader() {
    let ran = 0
    return (event, before) => {
      if (event.type === 'TorpedoRan') ran = event.marker
      return cellsOf(event, before as Seen, ran)
    }
  },
}
