import type { Boxes, Cell, Sheet, SheetLine, SheetTable } from '#kernel/ruleset/index.ts'
import { AFLOAT, AMMUNITION, percentAll, percentOf, sourceOf, turnInflicted } from '../02-ships/conditions.ts'
import { isAfloat, type Seen, sheetAt } from '../02-ships/state.ts'
import { LEVELS } from '../06-gunfire/words.ts'
import { bestSpeed, speedLevel } from '../08-1-damage/8-1-1-speed.ts'
import { levelAt } from '../08-2-fire-and-flooding/8-2-levels.ts'
import { clock } from '../events/words.ts'
import { aircraftTable, airshipTable } from './air.ts'
import { armsTable } from './arms.ts'
import { belowTable } from './below.ts'
import { cargoTable } from './cargo.ts'
import { nextDue, notesOf } from './notes.ts'

export const line = (cells: readonly Cell[], now = false, under: readonly Boxes[] = []): SheetLine => ({
  cells,
  now,
  under,
})

/** Her form as the book lays it out, with what has been crossed off; `at`: what she aims at. */
export function card(state: Seen, ship: number, at?: number): Sheet {
  const { name, className, nation, sizeClass, damagePoints, inServiceYear } = sheetAt(state, ship).card
  const its = className === name ? '' : `${className} class · `
  return {
    title: name,
    under: `${its}${nation} ${inServiceYear} · ${sizeClass} · ${damagePoints} points`,
    tables: [
      damageTable(state, ship),
      armourTable(state, ship),
      armsTable(state, ship, at),
      belowTable(state, ship),
      cargoTable(state, ship),
      aircraftTable(state, ship),
      airshipTable(state, ship),
      systemsTable(state, ship),
      casualtyTable(state, ship),
    ].filter(({ lines }) => lines.length > 0),
    notes: notesOf(state, ship),
  }
}

/** 8.1.1 A box is ten points; the line that counts now is the speed that damage and criticals leave her. */
const TEN = 10
function damageTable(state: Seen, ship: number): SheetTable {
  const { damagePoints, thresholds, speeds } = sheetAt(state, ship).card
  const lost = damagePoints - Math.max(0, state.ships[ship]!.remaining)
  const row = speedLevel(state, ship)
  return {
    heads: ['Lost', 'Tens of points', 'Left', 'Speed'],
    lines: speeds.map((knots, i) => {
      const [from, to] = [thresholds[i]!, i + 1 < speeds.length ? thresholds[i + 1]! : damagePoints]
      const gone = Math.min(to - from, Math.max(0, lost - from))
      const tens: Boxes = {
        name: '',
        size: Math.max(1, Math.ceil((to - from) / TEN)),
        lost: gone === to - from ? Math.max(1, Math.ceil((to - from) / TEN)) : Math.floor(gone / TEN),
        masked: 0,
        note: '',
      }
      const percent = Math.round((100 * from) / damagePoints)
      return line([`${from} (${percent} %)`, tens, `${to - from - gone} of ${to - from}`, `${knots} kn`], i === row)
    }),
  }
}

/** 2.1, 8.1.7.2 Armour, and what is left of the protection under water, side by side. */
function armourTable(state: Seen, ship: number): SheetTable {
  const { belt, deck, underwater } = sheetAt(state, ship).card
  const { port, starboard, speed, end } = state.ships[ship]!
  const side = (name: string, left: number): Boxes => {
    const size = Math.ceil(underwater! / TEN)
    return { name, size, lost: size - Math.ceil(left / TEN), masked: 0, note: `${left} of ${underwater}` }
  }
  return {
    heads: ['Belt', 'Deck', 'Under water', 'Makes'],
    lines: [
      line(
        [
          `${belt} cm`,
          `${deck} cm`,
          underwater === null ? 'no protection' : 'tens of points',
          end === AFLOAT ? `${speed / 10} of ${bestSpeed(state, ship) / 10} kn` : 'lost',
        ],
        false,
        underwater === null ? [] : [side('port', port), side('starboard', starboard)],
      ),
    ],
  }
}

const LOST_BITS = [
  'port signal lights',
  'starboard signal lights',
  'port halyards',
  'starboard halyards',
  'main wireless',
  'auxiliary wireless',
] as const
/** 8.3 One box each for what criticals can put out of action; hits that are still to be applied come last. */
function systemsTable(state: Seen, ship: number): SheetTable {
  const it = state.ships[ship]!
  const { searchlights, hasSonar, hasDirectionFinder, wireless } = sheetAt(state, ship).card
  const fitted = [true, true, true, true, wireless.main, wireless.auxiliary]
  const box = (name: string, size: number, lost: number): Boxes => ({ name, size, lost, masked: 0, note: '' })
  const under = [
    box('engineering', SPEED_LEVELS, Math.min(SPEED_LEVELS, it.levels)),
    box('rudder', 1, Number(it.rudder > 0)),
    box('steering engine', 1, Number(it.steering > 0)),
    box('bridge', 1, Number(it.slowHelm > 0 || it.bridge > 0)),
    box('lights forward', searchlights.forward, searchlights.forward - it.lightsForward),
    box('aft', searchlights.aft, searchlights.aft - it.lightsAft),
    ...LOST_BITS.map((name, bit) => box(name, Number(fitted[bit]), (it.comms >> bit) & 1)),
    box('sonar', Number(hasSonar), Number(hasSonar) - it.sonar),
    box('direction finder', Number(hasDirectionFinder), Number(hasDirectionFinder) - it.finder),
    box('magazines', 1, Number(it.magazinesFlooded > 0)),
    box('crew to draft', 1, it.wasDrafted),
    box('hits to be applied', it.due + it.dueTorpedo, 0),
  ]
  const criticals = under.reduce((sum, { lost }) => sum + lost, 0)
  return {
    heads: ['Systems', 'Lost'],
    lines: [
      line(
        ['One box each', String(criticals)],
        false,
        under.filter(({ size }) => size > 0),
      ),
    ],
  }
}
/** 8.1.1 Four levels down she lies stopped. */
const SPEED_LEVELS = 4

/** 8.2 Every fire and flooding with its time, and when it does damage next; aboard a lost ship it does none. */
function casualtyTable(state: Seen, ship: number): SheetTable {
  const { fires, floods } = state.ships[ship]!
  const linesOf = (kind: string, casualties: readonly number[]): SheetLine[] =>
    casualties.map((casualty, i) => {
      const all = i === 0 ? `${LEVELS[levelAt(state, ship, percentAll(casualties))]!} ${percentAll(casualties)} %` : ''
      return line([
        burning(kind, casualty),
        `${percentOf(casualty)} %`,
        clock(state, turnInflicted(casualty)),
        isAfloat(state, ship) ? clock(state, nextDue(state, casualty)) : '–',
        all,
      ])
    })
  return {
    heads: ['Casualty', 'Size', 'Since', 'Damage at', 'All of them'],
    lines: [...linesOf('Fire', fires), ...linesOf('Flooding', floods)],
  }
}
const burning = (kind: string, casualty: number): string =>
  sourceOf(casualty) === AMMUNITION ? 'Ammunition' : sourceOf(casualty) > 0 ? 'Fuel or stores' : kind
