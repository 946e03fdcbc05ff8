import type { Mark, MarkName, Unit } from '#kernel/ruleset/index.ts'
import type { Sight } from './sight.ts'

/** What one event has changed for whoever watches; from this a reader's interest follows, whatever the book calls the event. */
export interface Change {
  /** another phase or turn */
  readonly turned: boolean
  /** units that changed their place or heading */
  readonly moved: readonly number[]
  /** units that were lost or went away */
  readonly lost: readonly number[]
  /** units that have done what they could in this phase */
  readonly acted: readonly number[]
  readonly ended: boolean
  /** worth a sentence: damage, repairs, what is crossed off a card, the end */
  readonly matters: boolean
  /** nothing that can be seen is different */
  readonly unseen: boolean
}

/** Marks that come and go in every turn. */
export const PASSING: readonly MarkName[] = ['splash', 'speed']

export function changeOf(before: Sight, after: Sight): Change {
  const turned = before.turn !== after.turn || before.phase !== after.phase
  const ended = !before.over && after.over
  const those = (differs: (was: Unit, is: Unit) => boolean): number[] =>
    after.units.filter((unit, i) => differs(before.units[i]!, unit)).map(({ id }) => id)
  const moved = those((was, is) => was.east !== is.east || was.north !== is.north || was.heading !== is.heading)
  const lost = those((was, is) => was.state !== is.state)
  const acted = those((was, is) => was.ready && !is.ready)
  const harmed = those((was, is) => condition(was) !== condition(is)).length > 0
  const stirred = those((was, is) => was.ready !== is.ready || passing(was) !== passing(is)).length > 0
  const seen = turned || moved.length > 0 || stirred
  const crossedOff = !seen && !harmed && after.cards().join() !== before.cards().join()
  const matters = harmed || lost.length > 0 || crossedOff || ended
  return { turned, moved, lost, acted, ended, matters, unseen: !seen && !matters }
}

const condition = ({ tracks, marks }: Unit): string => JSON.stringify([tracks, marks.filter(mark => !isPassing(mark))])
const passing = ({ marks }: Unit): string => JSON.stringify(marks.filter(isPassing))
const isPassing = ({ name }: Mark): boolean => PASSING.includes(name)
