import type { Squad } from '#kernel/ruleset/index.ts'
import type { Seen } from '../02-data-sheet/state.ts'
import { commandOf } from '../06-order-of-play/6-7-morale.ts'
import { membersThere } from '../06-order-of-play/6-alternation.ts'
import { squadronName } from '../events/words.ts'

/** H19 Squadrons on the table, by whose word they act. */
export const squadsOf = (state: Seen): Squad[] =>
  state.squadrons.flatMap(({ seat, contact, broken }, squadron) => {
    const units = membersThere(state, squadron)
    if (contact >= 0 || units.length === 0) return []
    const value = commandOf(state, squadron)
    return [
      {
        name: squadronName(state, squadron),
        side: seat,
        units,
        hold: broken > 0 ? ('off' as const) : state.active === squadron ? ('flag' as const) : ('held' as const),
        orders: '',
        words:
          broken > 0
            ? 'breaks off the action'
            : `Command Value ${value > 0 ? '+' : ''}${String(value).replace('-', '−')}`,
      },
    ]
  })
