import type { Battle } from '../battle/battle.ts'
import { plural, shortSides } from '../words.ts'
import type { TableState } from './table.ts'

export const isAsked = ({ now, viewer, question }: TableState): boolean =>
  question !== null || (now !== null && viewer !== 'public' && now.awaited.includes(viewer))

export function wordOf(battle: Battle, { viewer, question, rows }: TableState, at: number): string {
  if (question !== null && at === rows) return 'A rule leaves something to you'
  return askedWords(battle, at, viewer === 'public' ? -1 : viewer)
}

/** Whose word is wanted, the sides called by one word each. */
export function askedWords(battle: Battle, at: number, seat: number): string {
  const { battle: kind } = battle.header
  if (kind.kind === 'duel') return duelWords(battle, at)
  const asked = battle.present.asked(battle.at(at), seat).replace(/\.$/, '')
  return shortSides(asked, kind.facts)
}

/** In a duel nobody is asked: it is fought by standing orders, to its end. */
function duelWords(battle: Battle, at: number): string {
  const names = battle.chart(battle.at(0)).units.map(({ name }) => name)
  const { winner, turns } = battle.book.duel.result(battle.at(at))
  if (at < battle.rows.length) return `${names[0]} and ${names[1]} fight it out`
  return winner < 0 ? `Drawn after ${plural(turns, 'turn')}` : `${names[winner]} has won after ${plural(turns, 'turn')}`
}

export function sideAsked({ now, question, viewer }: TableState, isNow: boolean, battle: Battle, at: number): number {
  const awaited = isNow
    ? question !== null && viewer !== 'public'
      ? [viewer]
      : (now?.awaited ?? [])
    : battle.book.game!.awaited(battle.at(at))
  return awaited.length === 1 ? awaited[0]! : -1
}

export function noteOf(
  { now, sending, viewer, company, question }: TableState,
  asked: boolean,
  isNow: boolean,
): string {
  if (!isNow) return 'Looking back; nothing is changed by it'
  if (now?.standing.over) return ''
  if (sending) return 'Said; waiting for the answer'
  if (asked || question !== null) return 'Your word; nothing is said yet'
  if (viewer === 'public') return 'You are watching'
  const other = company?.seats.find(({ seat }) => seat !== viewer)
  if (other?.by === 'computer') return 'The computer is thinking'
  return other?.here === false
    ? 'Your friend is not here yet; send the link'
    : 'Your friend is thinking; you may look about'
}

export function waitingWords({ now, link, company, viewer }: TableState): string {
  if (now?.standing.over) return now.standing.winner < 0 ? 'The battle is over: nobody has won.' : 'The battle is over.'
  if (link !== 'open') return 'The connection is lost; nothing that was taken is lost with it.'
  const watching = company?.watching ?? 0
  const seen = watching > 0 ? ` ${plural(watching, 'onlooker')}.` : ''
  return viewer === 'public' ? `You are watching.${seen}` : `Connected. The dice are in the journal.${seen}`
}
