import type { Cite } from '#kernel/book/index.ts'
import type { Sheet } from '#kernel/ruleset/index.ts'
import { turnAt } from '#kernel/turn/index.ts'
import {
  AFLOAT,
  FIRE,
  FLOOD,
  GONE,
  HULK,
  isIntermediate,
  JAM,
  PATCH,
  percentAll,
  percentOf,
  SYSTEMS,
  TURN,
} from '../02-ships/conditions.ts'
import { ROLES } from '../02-ships/ship.ts'
import { type Seen, sheetAt, turnOf } from '../02-ships/state.ts'
import { LEVELS, plural } from '../06-gunfire/words.ts'
import { speedLevel } from '../08-1-damage/8-1-1-speed.ts'
import { isDownTo } from '../08-1-damage/8-1-10-massive-damage.ts'
import { isDueIn } from '../08-2-fire-and-flooding/8-2-fire-and-flooding.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { R } from '../book/register.ts'
import { MAJOR, OVERWHELMED, UNJAMS } from '../book/tables.ts'
import { clock, inKnots, name as nameOf } from '../events/words.ts'
import { isBlind } from '../sailing/s1-movement.ts'
import { airNotes } from './air.ts'

type Note = Sheet['notes'][number]
const note = (name: string, text: string, why: Cite): Note => ({ name, text, why })

/** What lies beside her form, and what falls due when. */
export function notesOf(state: Seen, ship: number): Note[] {
  const { end } = state.ships[ship]!
  if (end === GONE) return [note('Gone', 'she has gone down', R['FGDN-8.1-sink-zero'])]
  if (end !== AFLOAT) return [sinkingNote(state, ship)]
  return [
    sheetAt(state, ship).card.isBeached ? agroundNote(state, ship) : speedNote(state, ship),
    ...casualtyNotes(state, ship, FIRE),
    ...casualtyNotes(state, ship, FLOOD),
    ...steeringNotes(state, ship),
    ...gunneryNotes(state, ship),
    ...crewNotes(state, ship),
    ...airNotes(state, ship),
  ]
}

function sinkingNote(state: Seen, ship: number): Note {
  const due = state.agenda.find(({ what, ship: whose }) => what === HULK && whose === ship)
  const by = due === undefined ? '' : ` and will be gone by ${clock(state, turnAt(TURN, due.at))}`
  return note('Sinking', `she is lost${by}`, R['FGDN-8.1.8-time'])
}

function agroundNote(state: Seen, ship: number): Note {
  return state.ships[ship]!.hardAground > 0
    ? note('Hard aground', 'she makes no way, and cannot be refloated', R['FGDN-8.1.5-refloat'])
    : note('Aground', 'she makes no way; it takes twice as much to destroy her', R['FGDN-8.1.5-double'])
}

/** 8.1.1 How far it is to the next line. */
function speedNote(state: Seen, ship: number): Note {
  const { damagePoints, thresholds, speeds } = sheetAt(state, ship).card
  const { remaining, levels } = state.ships[ship]!
  const lost = damagePoints - remaining
  const next = thresholds.findIndex((at, i) => i > 0 && at > lost)
  const row = speedLevel(state, ship)
  const byCriticals = levels > 0 ? `${plural(levels, 'level')} lost to engineering hits; ` : ''
  const why = levels > 0 ? R['FGDN-8.1.1-stack'] : R['FGDN-8.1.1-lookup']
  if (next < 0 || next >= speeds.length)
    return note('Speed', `${byCriticals}${plural(remaining, 'more point')} and she sinks`, why)
  const more = thresholds[next]! - lost
  const then = speeds[Math.min(speeds.length - 1, row + 1)]!
  return note('Speed', `${byCriticals}${plural(more, 'more point')} and her best is ${inKnots(then)}`, why)
}

/** 8.2 The turn in which a casualty next does damage. */
export function nextDue(state: Seen, casualty: number): number {
  let turn = turnOf(state)
  while (!isDueIn(turn, casualty, state.fixed.switches.delay)) turn++
  return turn
}

/** 8.2 How bad it is by its level, and then each moment at which something falls due. */
function casualtyNotes(state: Seen, ship: number, kind: number): Note[] {
  const { fires, floods } = state.ships[ship]!
  const casualties = kind === FIRE ? fires : floods
  if (casualties.length === 0) return []
  const percent = percentAll(casualties)
  const level = levelAt(state, ship, percent)
  const title = kind === FIRE ? 'Fire' : 'Flooding'
  const notes = [note(title, `${LEVELS[level]!}, ${percent} % in all${meaning(kind, level)}`, RULES[kind]![level]!)]
  const { damagePoints } = sheetAt(state, ship).card
  const turns = [...new Set(casualties.map(casualty => nextDue(state, casualty)))].sort((a, b) => a - b)
  for (const turn of turns) {
    const due = casualties.filter(casualty => nextDue(state, casualty) === turn)
    const points = due.reduce((sum, casualty) => sum + Math.floor((percentOf(casualty) * damagePoints) / 100), 0)
    const fought = isIntermediate(turn) ? '' : ', then the first try to control it'
    notes.push(note(`${title}, ${clock(state, turn)}`, `${plural(points, 'point')}${fought}`, R['FGDN-8.2-damage']))
  }
  let turn = turnOf(state) + 1
  while (!isIntermediate(turn)) turn++
  notes.push(note(`${title} fought`, `in Plotting of ${clock(state, turn)}`, R['FGDN-8.2-control-when']))
  return notes
}
const RULES = [
  [R['FGDN-8.2-level'], R['FGDN-8.2-fire-major'], R['FGDN-8.2-fire-major'], R['FGDN-8.2-fire-conflagration']],
  [R['FGDN-8.2-level'], R['FGDN-8.2-flood-major'], R['FGDN-8.2-flood-major'], R['FGDN-8.2-flood-capsize']],
] as const
function meaning(kind: number, level: number): string {
  if (level < MAJOR) return ''
  if (kind === FLOOD) return level < OVERWHELMED ? ': 15 knots at most' : ': 15 knots at most, and she may capsize'
  return level < OVERWHELMED ? ': bring the wind on the bow and keep to 15 knots' : ': the magazines may go'
}

const JAMS = ['', 'port: she circles', 'starboard: she circles', 'ahead', 'slightly to port', 'slightly to starboard']
function steeringNotes(state: Seen, ship: number): Note[] {
  const { rudder, steering, slowHelm, bridge } = state.ships[ship]!
  const notes: Note[] = []
  if (rudder > 0) notes.push(note('Rudder', `jammed ${JAMS[rudder]!}`, R['FGDN-8.3-rudder-jam']))
  const jam = state.annex.jobs.find(job => job.ship === ship && job.system === JAM)
  if (rudder > 0 && jam !== undefined)
    notes.push(
      jam.mark >= UNJAMS.length
        ? note('Rudder, for good', 'it cannot be freed in this battle', R['FGDN-8.4-rudder-unjam'])
        : note(
            `Rudder, ${clock(state, Math.max(turnOf(state), jam.index + jam.mark))}`,
            `a try to free it by ${20 * (jam.mark + 1)} %`,
            R['FGDN-8.4-rudder-unjam'],
          ),
    )
  if (steering > 0)
    notes.push(note('Steering', 'by hand: turns of 15° and a third of her speed', R['FGDN-8.3-rudder-dis']))
  if (isBlind(state, ship))
    notes.push(note('Bridge', `out through ${clock(state, bridge)}: she takes no orders`, R['FGDN-8.3-bridge']))
  else if (slowHelm > 0) notes.push(note('Bridge', 'what is plotted is done a turn later', R['FGDN-8.3-bridge']))
  return notes
}

function gunneryNotes(state: Seen, ship: number): Note[] {
  const { salvos } = state.ships[ship]!
  const notes = salvos.flatMap((count, target) =>
    count === 0
      ? []
      : [
          note(
            `Range of ${nameOf(state, target)}`,
            `${plural(count, 'salvo', 'salvoes')} fired`,
            R['FGDN-6.4-third-salvo'],
          ),
        ],
  )
  if (isDownTo(state, ship, 10)) notes.push(note('A tenth left', 'no weapon may fire', R['FGDN-8.1.10-10']))
  else if (isDownTo(state, ship, 4))
    notes.push(note('A quarter left', 'only light guns and torpedoes may fire', R['FGDN-8.1.10-25']))
  return notes
}

function crewNotes(state: Seen, ship: number): Note[] {
  const { drafted, magazinesFlooded, fighting, crewLost, flotation } = state.ships[ship]!
  const notes: Note[] = []
  if (drafted > 0)
    notes.push(
      note('Crew drafted', `that of the ${ROLES[drafted - 1]!} battery fights casualties`, R['FGDN-8.2-draft']),
    )
  if (fighting > 0) notes.push(note('Fire-fighting', 'wind on the bow, 15 knots at most', R['FGDN-8.2-fire-major']))
  if (magazinesFlooded > 0)
    notes.push(note('Magazines', 'flooded: the larger guns are silent', R['FGDN-8.2-flood-magazines']))
  if (crewLost > 0) notes.push(note('Crew', `${crewLost} of 6 factors lost`, R['FGDN-8.3-personnel']))
  if (flotation > 0) notes.push(note('Holed', plural(flotation, 'flotation hit'), R['FGDN-8.3-flotation']))
  const broken = state.annex.jobs.filter(job => job.ship === ship && job.system !== JAM && job.system !== PATCH)
  if (broken.length > 0)
    notes.push(
      note('To be mended', [...new Set(broken.map(({ system }) => SYSTEMS[system]!))].join(', '), R['FGDN-8.4-weapon']),
    )
  return notes
}
