import type { Options, Plain } from '#kernel/desk/index.ts'
import type { BattleFacts } from '#kernel/facts/index.ts'
import type { Book } from '#rulesets/index.ts'
import { anyAction } from './fear-god/actions.ts'
import { MEETINGS } from './fear-god/battles.ts'
import { CARDS } from './fear-god/cards.ts'
import { MEETINGS as FLEETS } from './firepower/battles.ts'
import { CARDS as SHIPS } from './firepower/cards.ts'
import { MEETINGS as SQUADRONS } from './fleet-action/battles.ts'
import { CARDS as SHEETS } from './fleet-action/cards.ts'

/** A procedure to be worked alone, where no battle comes to it. */
export interface Action {
  readonly procedure: string
  readonly given: Plain
  readonly options: Options
}
export type Pick = <T>(list: readonly T[]) => T

/** What is made up for one book's soaks: ships of kinds that the library has not, their battles, and actions beside them. */
interface Own {
  readonly cards: readonly { readonly [field: string]: Plain }[]
  readonly battles: readonly (readonly [BattleFacts, Options])[]
  readonly anyAction: ((pick: Pick) => Action) | null
}
const OWN: Readonly<Record<string, Own>> = {
  'fear-god': { cards: CARDS, battles: MEETINGS, anyAction },
  firepower: { cards: SHIPS, battles: FLEETS, anyAction: null },
  'fleet-action': { cards: SHEETS, battles: SQUADRONS, anyAction: null },
}
const NOTHING: Own = { cards: [], battles: [], anyAction: null }

export const ownOf = ({ id }: Book): Own => OWN[id] ?? NOTHING
