import type { ShipFacts } from '#kernel/facts/index.ts'
import type { Note } from '#kernel/ruleset/index.ts'
import { groupOf } from '../09-air/stand-facts.ts'
import { R } from '../book/register.ts'
import { nearest } from '../book/rounding.ts'
import type { Card } from './ship.ts'

type Air = NonNullable<Card['air']>

/** H43 What a carrier does with aircraft in a turn, by how many she carries; FA-H71 and what she has aboard. */
export function airOf({ aviation }: ShipFacts, note: Note): Air | null {
  if (aviation === undefined) return null
  const aircraft = aviation.aircraft.value
  const H = Math.max(1, nearest(aircraft / 12))
  const RRR = Math.max(1, nearest(H / 2))
  note('H', H, `${aircraft} aircraft / 12`, R['FA-H43'])
  note('RRR', RRR, `${H} / 2`, R['FA-H43'])
  note('catapults', 0, 'none, unless a sheet says so', R['FA-H43'])
  const stands = groupOf(aviation.flies, Math.min(MOST_ABOARD, aircraft))
  note('stands', stands.length, `${aircraft} of ${aviation.flies.name}`, R['FA-H71-stands'])
  return { H, RRR, catapults: 0, isBase: false, stands }
}
/** As many stands as a sheet has room for. */
const MOST_ABOARD = 24 * 12

/** FA-H72 Japanese carriers stowed their fuel badly; of others nothing is known that would make them worse than most. */
export function isUnsafe({ aviation, nation }: ShipFacts, note: Note): boolean {
  if (aviation === undefined) return false
  const poor = nation === 'JAP'
  note('poor carrier safety', poor, poor ? 'a Japanese carrier' : 'not a Japanese carrier', R['FA-H72-safety'])
  return poor
}
