import type { Cell, Sheet, SheetTable, Viewer } from '#kernel/ruleset/index.ts'
import { batteryName, NO_BATTERY } from '../01-classes/classes.ts'
import { batteryNow, moveRate, type Seen, sheetAt, type Which } from '../01-classes/state.ts'
import { ordersText } from '../02-command/events.ts'
import { isFlagSquadron } from '../02-command/squadron.ts'
import { courseOf } from '../05-movement/forced.ts'
import { inchesText } from '../07-gunfire/reckon.ts'
import { aaDice, aaPoints } from '../12-aircraft/anti-aircraft.ts'
import { priceAt } from '../battle/victory.ts'
import { R } from '../book/register.ts'
import { LEVEL_NAMES } from '../book/tables.ts'
import { courseText, squadronName } from '../events/words.ts'

/** Matrix 1 A ship's line of the class table, with what is left of it. */
export function card(state: Seen, ship: number, viewer: Viewer = 'umpire'): Sheet {
  const { card: printed } = sheetAt(state, ship)
  const { class: of, nation, year } = printed
  return {
    title: printed.name,
    under: `${of} · ${nation} · ${priceAt(state, ship)} pts · ${year}`,
    tables: [arms(state, ship), plight(state, ship)],
    notes: notes(state, ship, viewer === 'umpire' || viewer === state.ships[ship]!.seat),
  }
}

function arms(state: Seen, ship: number): SheetTable {
  const sheet = sheetAt(state, ship)
  const { short, long } = state.fixed
  const battery = (which: Which, name: string) => {
    const whole = which === 'main' ? sheet.main : sheet.secondary
    const now = batteryNow(state, ship, which)
    const reach = now === NO_BATTERY ? '–' : `${inchesText(short[now]!)} / ${inchesText(long[now]!)} in`
    return { cells: [name, batteryName(whole), batteryName(now), reach], now: now !== NO_BATTERY, under: [] }
  }
  const guns = [battery('main', 'Main')]
  if (sheet.secondary !== NO_BATTERY) guns.push(battery('secondary', 'Secondary'))
  return { heads: ['Battery', 'Built', 'Now', 'Short / long'], lines: guns }
}

/** DMG-RED-B, DMG-WHITE-B What a ship bears before she is lost, and the one that is too many: in steps of 5°, and in points. */
export const LISTS = 9
export const FIRES = 13

function plight(state: Seen, ship: number): SheetTable {
  const { list, fires, launches } = state.ships[ship]!
  const { card: printed } = sheetAt(state, ship)
  const line = (name: string, figure: string, boxes: Cell = '') => ({
    cells: [name, boxes, figure],
    now: false,
    under: [],
  })
  const boxes = (size: number, lost: number) => ({ name: '', size, lost: Math.min(size, lost), masked: 0, note: '' })
  const aa = aaPoints(state, ship)
  return {
    heads: ['', '', ''],
    lines: [
      line('Armour', printed.armour ?? 'none'),
      line('Move rate', `${inchesText(moveRate(state, ship))} of ${inchesText(state.fixed.rate)} in`),
      line('List', `${list}°, over 40° she capsizes`, boxes(LISTS, Math.ceil(list / 5))),
      line('Fire points', `${fires}, over 12 she is abandoned`, boxes(FIRES, fires)),
      ...(printed.torpedoes === null ? [] : [line('Torpedo launches', String(launches))]),
      ...(aa > 0
        ? [line('Anti-aircraft', `${aa} points, ${aaDice(aa) === 1 ? 'one die' : `${aaDice(aa)} dice`}`)]
        : []),
    ],
  }
}

/** What lies on her; her squadron's orders are told to their own side alone. */
function notes(state: Seen, ship: number, isTold: boolean): Sheet['notes'] {
  const { squadron, powerOut, engines, slick, worst, damaged, flagship } = state.ships[ship]!
  const { movement, formation, controlled, brokenOff } = state.squadrons[squadron]!
  const control = brokenOff !== 0 ? 'breaks off' : controlled === 1 ? 'under control' : 'out of control'
  const course = courseOf(state, ship)
  const role = flagship !== 1 ? '' : isFlagSquadron(state, squadron) ? ', fleet flagship' : ', flagship'
  const on = (is: boolean, name: string, text: string, why: Sheet['notes'][number]['why']) =>
    is ? [{ name, text, why }] : []
  return [
    {
      name: squadronName(state, squadron) + role,
      text: isTold ? `${ordersText(movement, formation)}; ${control}` : control,
      why: R['FP-C3-D'],
    },
    ...on(course !== 0, 'On her own', courseText(course, flagship === 1), R['FP-INIT-A']),
    ...on(powerOut === 1, 'No power', 'no armament, no radar', R['FP-SPFX-4']),
    ...on(engines === 1, 'Engine rooms', 'her rate is halved every turn', R['FP-SPFX-3']),
    ...on(slick === 1, 'Oil', 'she leaves a slick', R['FP-SPFX-5']),
    ...on(damaged === 1, 'Damaged', '−2 to her torpedoes', R['FP-SUB-G']),
    ...on(worst > 0, 'Worst damage', LEVEL_NAMES[worst]!, R['FP-LVL-D']),
  ]
}
