import type { Fields } from '#kernel/odds/index.ts'
import { ENDS } from '../02-data-sheet/plight.ts'
import { ACTIVE, type Seen, type Ship, type State, sheetAt } from '../02-data-sheet/state.ts'
import { fateOf, heavyFateOf, repairOf, type Sufferer, strikeFateOf } from './fate.ts'

type Value = number | boolean | string
const of =
  (read: (ship: Readonly<Ship>) => Value) =>
  (state: Seen, about: Sufferer): Value =>
    read(state.ships[about.target] as Readonly<Ship>)

function mountsLeft(state: Seen, { target }: Sufferer, group: 'MAIN' | 'OTHER'): number {
  const { mounts } = state.ships[target]!
  let left = 0
  for (const at of sheetAt(state, target).order[group]) left += mounts[at]!
  return left
}
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)

/** On what a field's fate hangs: that of Structure, that of what only heavy results change, and all others'. */
interface Fates {
  readonly strike: string
  readonly heavy: string
  readonly any: string
}

/** What can be asked of the target afterwards: her sheet as it stands, even if she is lost. */
function fieldsBy({ strike, heavy, any }: Fates): Fields<State, Sufferer> {
  const main = (state: Seen, about: Sufferer): number => mountsLeft(state, about, 'MAIN')
  const other = (state: Seen, about: Sufferer): number => mountsLeft(state, about, 'OTHER')
  return {
    structure: { of: of(ship => ship.s), needs: [strike] },
    mainMounts: { of: main, needs: [heavy] },
    lost: { of: of(ship => ship.end !== ACTIVE), needs: [heavy] },
    flotation: { of: of(ship => ship.f), needs: [any] },
    fires: { of: of(ship => ship.fires), needs: [heavy] },
    speed: { of: of(ship => ship.speed), needs: [heavy] },
    end: { of: of(ship => ENDS[ship.end]!), needs: [heavy] },
    otherMounts: { of: other, needs: [any] },
    torpedoMounts: { of: of(ship => sum(ship.racks)), needs: [any] },
    factors: { of: of(ship => ship.asw + ship.mrf + ship.crf), needs: [any, 'otherMounts'] },
    crewQuality: { of: of(ship => ship.cq), needs: [heavy] },
    teams: { of: of(ship => ship.dc), needs: [heavy] },
    fireControl: { of: of(ship => ship.fc), needs: [any] },
    steering: { of: of(ship => ship.sv), needs: [any] },
    gunnery: { of: of(ship => ship.gm), needs: [heavy] },
    spotting: { of: of(ship => ship.sd), needs: [heavy] },
    splashes: { of: of(ship => ship.splash), needs: [any, 'crewQuality'] },
    smoke: { of: of(ship => ship.smoke > 0), needs: [any] },
    searchRadar: { of: of(ship => ship.searchRadar > 0), needs: [any] },
    searchlights: { of: of(ship => ship.searchlights > 0), needs: [any] },
    planes: { of: of(ship => ship.planes), needs: [heavy] },
    gunneryRadar: { of: of(ship => ship.radar > 0), needs: [heavy] },
    power: { of: of(ship => ship.dark === 0), needs: [any] },
    cargo: { of: of(ship => ship.cargo > 0), needs: [any] },
    command: { of: of(ship => ship.cmdv), needs: [any] },
    vessels: { of: of(ship => ship.vessels), needs: [strike] },
  }
}

/** What others need but nobody asks for. */
const inner = (of: (state: Seen, about: Sufferer) => Value): Fields<State, Sufferer>[string] => ({
  of,
  needs: [],
  inner: true,
})

/** Of an attack. */
export const FIELDS: Fields<State, Sufferer> = {
  ...fieldsBy({ strike: 'strikeFate', heavy: 'heavyFate', any: 'fate' }),
  fate: inner(fateOf),
  heavyFate: inner(heavyFateOf),
  strikeFate: inner(strikeFateOf),
}

/** Of the End Phase. */
export const END_FIELDS: Fields<State, Sufferer> = {
  ...fieldsBy({ strike: 'repair', heavy: 'repair', any: 'repair' }),
  repair: inner(repairOf),
}
