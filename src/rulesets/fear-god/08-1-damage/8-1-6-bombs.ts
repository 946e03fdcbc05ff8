import { once, type Steps } from '#kernel/desk/index.ts'
import { type State, sheetAt } from '../02-ships/state.ts'
import { R } from '../book/register.ts'
import { bombsStruck, type Event, type FearGodDesk } from '../events/events.ts'
import { nominalCalibre } from './8-1-3-light-weapons.ts'
import { BELT, beats, casemateArmour, DECK, meets } from './8-1-6-armour.ts'
import { SUFFER, type Sufferer } from './8-1-damage.ts'

/** 2.5 AP bombs came after the war, and are kept for later scenarios. */
export const BOMBS = ['demolition', 'fragmentation', 'incendiary', 'armour-piercing', 'rocket'] as const
export const PROFILES = ['dive', 'level'] as const
export const HEIGHTS = ['low', 'medium', 'high'] as const
export const RELEASES = ['as ordered', 'pressed home', 'early'] as const
/** 8.1.2 The least bomb that breaks a flight deck: 100 lb, or 50 kg. */
const DECK_POUNDS = 100
export const POUNDS_PER_KG = 2

/** Bombs of one kind that hit one ship, or the guns of an aircraft. */
export interface Bombs extends Sufferer {
  readonly kind: (typeof BOMBS)[number] | 'guns'
  readonly hits: number
  readonly pounds: number
  /** damage points of one, by its table: fragmentation and incendiary bombs have little */
  readonly damage: number
  /** at the height from which it fell */
  readonly penetration: number
  readonly isSkip: boolean
  /** of an aircraft's guns, in mm; 0 for bombs */
  readonly calibre: number
}

/** 8.1.6 Pressed home counts as Low, released early as Medium; a dive is never High. */
export function heightOf(
  profile: (typeof PROFILES)[number],
  height: (typeof HEIGHTS)[number],
  release: (typeof RELEASES)[number],
): (typeof HEIGHTS)[number] | null {
  if (release === 'pressed home') return 'low'
  if (release === 'early') return 'medium'
  return profile === 'dive' && height === 'high' ? null : height
}

/** 8.1.6 Bombs, rockets and strafing meet the deck, skip bombs the belt, and no flight deck (R129); each that fails does half. */
export function strikeBombs(desk: FearGodDesk, bombs: Bombs): number {
  const { target, hits, pounds, penetration, isSkip, kind, calibre } = bombs
  if (hits === 0) return 0
  const { card, isAviation } = sheetAt(desk.state, target)
  const part = isSkip ? BELT : DECK
  const penetrates = meets(desk, penetration, isSkip ? card.belt : card.deck)
  const casemate = beats(desk.state, penetration, casemateArmour(card.belt, card.deck, part))
  const damage = penetrates ? bombs.damage : bombs.damage >> 1
  const isBomb = kind !== 'guns' && kind !== 'rocket'
  const keels = isBomb && 4 * damage >= 3 * card.damagePoints ? hits : 0
  const decks = isBomb && isAviation && penetrates && !isSkip && pounds >= DECK_POUNDS ? hits : 0
  const why = kind === 'guns' ? R['FGDN-8.1.6-strafe'] : isSkip ? R['FGDN-8.1.6-skip'] : R['FGDN-8.1.6-bombs']
  bombsStruck(
    desk,
    {
      ship: target,
      hits,
      damage: hits * damage,
      part,
      penetrated: Number(penetrates),
      casemate: Number(casemate),
      calibre: nominalCalibre(calibre),
      keels,
      decks,
      piercing: Number(kind === 'armour-piercing'),
    },
    why,
  )
  return 1
}
export const BOMBING: Steps<State, Event, Bombs> = [once(strikeBombs), ...SUFFER]
