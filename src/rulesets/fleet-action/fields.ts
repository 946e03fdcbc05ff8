import type { Fields } from '#kernel/odds/index.ts'
import { dueOf, fateOf, heavyFateOf, type Sufferer } from './fate.ts'
import { ACTIVE, type Seen, type Ship, type State, sheetAt } from './state.ts'

type Value = number | boolean | string
const of =
  (read: (ship: Readonly<Ship>) => Value) =>
  (state: Seen, about: Sufferer): Value =>
    read(state.ships[about.target] as Readonly<Ship>)

export const ENDS = ['active', 'wreck', 'sunk', 'destroyed'] as const

function mountsLeft(state: Seen, { target }: Sufferer, group: 'MAIN' | 'OTHER'): number {
  const { mounts } = state.ships[target]!
  let left = 0
  for (const at of sheetAt(state, target).order[group]) left += mounts[at]!
  return left
}
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)

/** Every field hangs on what is still due and on what decides how that will go; some only on what is heavy enough. */
const FATE = ['fate'] as const
const HEAVY = ['heavyFate'] as const

/** What can be asked of the target afterwards: her sheet as it stands, even if she is lost. */
export const FIELDS: Fields<State, Sufferer> = {
  structure: { of: of(ship => ship.s), needs: ['due'] },
  mainMounts: { of: (state, about) => mountsLeft(state, about, 'MAIN'), needs: HEAVY },
  lost: { of: of(ship => ship.end !== ACTIVE), needs: HEAVY },
  flotation: { of: of(ship => ship.f), needs: FATE },
  fires: { of: of(ship => ship.fires), needs: HEAVY },
  speed: { of: of(ship => ship.speed), needs: HEAVY },
  end: { of: of(ship => ENDS[ship.end]!), needs: HEAVY },
  otherMounts: { of: (state, about) => mountsLeft(state, about, 'OTHER'), needs: FATE },
  torpedoMounts: { of: of(ship => sum(ship.racks)), needs: FATE },
  factors: { of: of(ship => ship.asw + ship.mrf + ship.crf), needs: [...FATE, 'otherMounts'] },
  crewQuality: { of: of(ship => ship.cq), needs: HEAVY },
  teams: { of: of(ship => ship.dc), needs: HEAVY },
  fireControl: { of: of(ship => ship.fc), needs: FATE },
  steering: { of: of(ship => ship.sv), needs: FATE },
  gunnery: { of: of(ship => ship.gm), needs: HEAVY },
  spotting: { of: of(ship => ship.sd), needs: HEAVY },
  splashes: { of: of(ship => ship.splash), needs: [...FATE, 'crewQuality'] },
  smoke: { of: of(ship => ship.smoke > 0), needs: FATE },
  searchRadar: { of: of(ship => ship.searchRadar > 0), needs: FATE },
  searchlights: { of: of(ship => ship.searchlights > 0), needs: FATE },
  planes: { of: of(ship => ship.planes), needs: HEAVY },
  gunneryRadar: { of: of(ship => ship.radar > 0), needs: HEAVY },
  power: { of: of(ship => ship.dark === 0), needs: FATE },
  cargo: { of: of(ship => ship.cargo > 0), needs: FATE },
  command: { of: of(ship => ship.cmdv), needs: FATE },
  vessels: { of: of(ship => ship.vessels), needs: ['due'] },
  due: { of: dueOf, needs: [] },
  fate: { of: fateOf, needs: [] },
  heavyFate: { of: heavyFateOf, needs: [] },
}
