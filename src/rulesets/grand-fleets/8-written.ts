import { hasTarget } from './4-5-legality.ts'
import { R } from './book.ts'
import type { Command, FireGuns, LaunchTorpedoes, Move } from './commands.ts'
import { isInPlay, PHASE, phaseNow, type Seen } from './state.ts'

/** 7.5, 8 What a ship may be told, and what can be written down for her: the rest is said, and done at once. */
export type Deed = Extract<Command, { type: 'Move' | 'FireGuns' | 'LaunchTorpedoes' | 'StandBy' }>
const KIND = { Move: 0, FireGuns: 1, LaunchTorpedoes: 2, StandBy: 3 } as const

/** 8.1, 8.2, 8.3 By which rule each phase's orders are written, revealed and done together. */
export const WRITING = [R['GF-8.1-orders'], R['GF-8.2-declare'], R['GF-8.3-torpedo'], R['GF-2.24-end']] as const

/** An order as whole numbers, so that a state can hold it. */
export function wordsOf(deed: Deed): readonly number[] {
  switch (deed.type) {
    case 'Move':
      return [KIND.Move, deed.smoke ? 1 : 0, ...trackWords(deed.track)]
    case 'FireGuns':
      return [
        KIND.FireGuns,
        deed.batteries.length,
        ...deed.batteries.flatMap(({ battery, target, held = [] }) => [battery, target, held.length, ...held]),
        ...deed.lightGuns.flatMap(({ target, guns }) => [target, guns]),
      ]
    case 'LaunchTorpedoes':
      return [KIND.LaunchTorpedoes, deed.target, ...deed.tubes]
    case 'StandBy':
      return [KIND.StandBy]
  }
}

export function deedOf(ship: number, words: readonly number[]): Deed {
  switch (words[0]) {
    case KIND.Move:
      return moveOf(ship, words)
    case KIND.FireGuns:
      return fireOf(ship, words)
    case KIND.LaunchTorpedoes:
      return { type: 'LaunchTorpedoes', ship, target: words[1]!, tubes: words.slice(2) }
    default:
      return { type: 'StandBy', ship }
  }
}

function moveOf(ship: number, words: readonly number[]): Move {
  return { type: 'Move', ship, track: trackIn(words.slice(2)), ...(words[1] === 1 ? { smoke: true } : {}) }
}

/** A track as whole numbers: a pivot is 1 and its tenths, a leg 0 and its length. */
export const trackWords = (track: Move['track']): number[] =>
  track.flatMap(leg => ('pivot' in leg ? [1, leg.pivot] : [0, leg.ahead]))

export function trackIn(words: readonly number[]): Move['track'] {
  const track: Move['track'] = []
  for (let i = 0; i < words.length; i += 2) {
    track.push(words[i] === 1 ? { pivot: words[i + 1]! } : { ahead: words[i + 1]! })
  }
  return track
}

function fireOf(ship: number, words: readonly number[]): FireGuns {
  const order: FireGuns = { type: 'FireGuns', ship, batteries: [], lightGuns: [] }
  let at = 2
  for (let count = 0; count < words[1]!; count++) {
    const held = words.slice(at + 3, at + 3 + words[at + 2]!)
    order.batteries.push({ battery: words[at]!, target: words[at + 1]!, ...(held.length > 0 ? { held } : {}) })
    at += 3 + held.length
  }
  for (; at < words.length; at += 2) order.lightGuns.push({ target: words[at]!, guns: words[at + 1]! })
  return order
}

/** What is written and not yet done, in the order in which it was said. */
export function deedsIn(state: Seen): { readonly deed: Deed; readonly words: readonly number[] }[] {
  const { written } = state
  const deeds = []
  for (let i = 0; i < written.length; i += 2 + written[i + 1]!) {
    const words = written.slice(i + 2, i + 2 + written[i + 1]!)
    deeds.push({ deed: deedOf(written[i]!, words), words })
  }
  return deeds
}

/** Is something written for this ship? */
export function hasOrder({ written }: Seen, ship: number): boolean {
  for (let i = 0; i < written.length; i += 2 + written[i + 1]!) if (written[i] === ship) return true
  return false
}

/** What one viewer's own side has written. */
export function writtenBy({ written, ships }: Seen, viewer: number | string): number[] {
  const own: number[] = []
  for (let i = 0; i < written.length; i += 2 + written[i + 1]!) {
    if (ships[written[i]!]!.seat === viewer) own.push(...written.slice(i, i + 2 + written[i + 1]!))
  }
  return own
}

/** 8, H2 Sides that are still writing: all that have a ship to move, or a ship with a target. The others have nothing to say. */
export const sidesWriting = (state: Seen): number[] =>
  [0, 1].filter(seat => (state.passed & (1 << seat)) === 0 && hasToWrite(state, seat))

function hasToWrite(state: Seen, seat: number): boolean {
  const phase = phaseNow(state)
  if (phase === PHASE.end) return false
  return state.ships.some(
    (ship, i) => ship.seat === seat && (phase === PHASE.movement ? isInPlay(state, i) : hasTarget(state, i)),
  )
}

/** The orders of one kind. */
export const movesIn = (deeds: readonly Deed[]): Move[] => deeds.filter(deed => deed.type === 'Move')
export const fireIn = (deeds: readonly Deed[]): FireGuns[] => deeds.filter(deed => deed.type === 'FireGuns')
export const launchesIn = (deeds: readonly Deed[]): LaunchTorpedoes[] =>
  deeds.filter(deed => deed.type === 'LaunchTorpedoes')
