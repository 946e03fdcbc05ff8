import { ruleAt } from '#kernel/book/index.ts'
import { chosenOptions, type Options, type Plain } from '#kernel/desk/index.ts'
import { Script } from '#kernel/dice/index.ts'
import { BadInput } from '#kernel/ruleset/index.ts'
import type { Event } from '../events/events.ts'
import { FLEET_ACTION } from '../index.ts'

// The second pair of eyes: the book through its procedures only, as an umpire with real dice would use it.
// Imported by tests only.

type Sheet = Record<string, unknown>
const setting = (changes: Options) => ({
  options: chosenOptions(FLEET_ACTION.options, changes),
  card: (name: string): never => {
    throw new Error(`these tests bring their own sheets, not ${name}`)
  },
})
export const idOf = (why: Event['why']): string => ruleAt(FLEET_ACTION.register, why).id

/** All round. */
const ARCS = [[0, 360]]
export const mount = (kind: string, count: number, ac = 0, guns = 2) => ({
  guns,
  kind,
  ac,
  arcs: ARCS,
  position: 'bow',
  count,
})
export const guns = (changes: Sheet = {}): Sheet => ({
  label: '6 in',
  group: 'MAIN',
  calibre: 6,
  ip: 2,
  cv: 4,
  pen: [5, 3, 2, 2, 2],
  mounts: [mount('turret', 3)],
  ...changes,
})
export const tubes = (changes: Sheet = {}): Sheet => ({
  tubes: 6,
  arcs: ARCS,
  ip: 4,
  cv: 8,
  settings: [
    { maxRB: 5, modifier: 0 },
    { maxRB: 2, modifier: 2 },
  ],
  count: 2,
  ...changes,
})

/** A plain cruiser: size 0, so that a step of engines or fire costs 4; nothing armoured; S 12, F 10, three teams. */
export const sheet = (changes: Sheet = {}): Sheet => ({
  name: 'Plain',
  className: 'Plain',
  nation: 'GBR',
  typeCode: 'CL',
  displacement: 6000,
  targetSize: 0,
  S: 12,
  F: 10,
  CQ: 0,
  DC: 3,
  FC: 4,
  SV: 4,
  GM: 0,
  SD: 5,
  speedMax: 30,
  MVR: 4,
  smoke: true,
  searchlights: true,
  armour: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0 },
  batteries: [guns()],
  torpedoMounts: [tubes()],
  weaponKey: { '1-4': 'MAIN', '5-7': 'OTHER', '8-10': 'TORPEDOES' },
  ...changes,
})
/** A stand of so many boats. */
export const boats = (vessels: number, save: number, changes: Sheet = {}): Sheet =>
  sheet({
    name: 'Boats',
    typeCode: 'X',
    targetSize: -4,
    S: 0,
    F: 0,
    SV: 1,
    MVR: 1,
    batteries: [],
    torpedoMounts: [],
    CRF: 1,
    MRF: 2,
    weaponKey: { '1-10': 'OTHER' },
    stand: { vessels, save },
    ...changes,
  })

/** What a procedure comes to with these faces, which must be exactly enough. */
export function worked(
  name: string,
  given: unknown,
  faces: readonly number[],
  changes: Options = {},
  choices: readonly number[] = [],
) {
  const procedure = FLEET_ACTION.procedures.find(each => each.name === name)!
  const script = new Script(faces)
  const done = procedure.open(given, setting(changes)).work(script, choices)
  if ('wanted' in done) throw new Error(`more is wanted: ${JSON.stringify(done.wanted)}`)
  if (script.unused !== 0) throw new Error(`${script.unused} faces were not asked for`)
  return {
    result: done.result as Record<string, Plain>,
    lines: done.reckoning
      .flatMap(({ lines }) => lines)
      .filter(({ beside }) => beside === undefined)
      .map(({ value, why }) => [idOf(why), value] as const),
    throws: done.throws.map(({ faces: thrown }) => thrown),
    events: done.events as readonly Event[],
  }
}

/** Why a procedure does not begin; empty if it does. */
export function refused(name: string, given: unknown, changes: Options = {}): string {
  try {
    FLEET_ACTION.procedures.find(each => each.name === name)!.open(given, setting(changes))
    return ''
  } catch (thrown) {
    if (thrown instanceof BadInput) return thrown.message
    throw thrown
  }
}
