import { BAND, type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { refuseSalvo } from '../09-combat/9-refusals.ts'
import { enemiesOf, isNear } from '../measured.ts'

/** 6.4 Has she a torpedo that may be aimed at somebody now, from where she lies? */
export function canLaunch(state: Seen, ship: number): boolean {
  const { loaded } = state.ships[ship]!
  const { racks } = sheetAt(state, ship)
  return loaded.some((count, rack) => {
    if (count === 0) return false
    const { settings } = racks[rack]!.mount
    const far = Math.max(...settings.map(({ maxRB }) => maxRB)) * BAND
    const tubes = loaded.map((_, each) => Number(each === rack))
    return enemiesOf(state, ship).some(
      target =>
        isNear(state, ship, state.ships[target]!, far) &&
        refuseSalvo(state, { type: 'DeclareTorpedoes', ship, aim: { target }, setting: 0, tubes }) === null,
    )
  })
}
