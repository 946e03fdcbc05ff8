import { z } from 'zod'
import { allow, BadInput, no } from '#kernel/ruleset/index.ts'
import { count } from '../02-data-sheet/plight.ts'
import { type Seen, sheetAt } from '../02-data-sheet/state.ts'
import { refuseBelow, refuseDeep } from '../06-order-of-play/6-3-submarines.ts'
import { R } from '../book/register.ts'
import { sightOf } from '../measured.ts'
import { pairOf, situation } from '../procedures/given.ts'
import { procedure } from '../procedures/procedure.ts'
import { refuseSight } from './9-1-refusals.ts'
import { type Attack, attackOf, GUNFIRE, gunsBearing } from './9-5-guns.ts'
import { SPREAD } from './9-7-salvoes.ts'
import { LAUNCH, type Launch, launchOf } from './9-7-torpedoes.ts'
import { attacksOf, FACTORS, type Spray } from './9-8-factors.ts'
import {
  NO_GUN_BEARS,
  OF_GUNS,
  refuseAim,
  refuseFactors,
  refuseRange,
  refuseSpread,
  refuseTubes,
} from './9-refusals.ts'

const gunfireGiven = z.strictObject({
  ...situation,
  battery: count.default(0).describe('which battery of the sheet, from 0'),
  guns: count.min(1).optional().describe('guns that fire; left out: all that bear'),
  bases: count.max(9).default(0).describe('bases that the line of fire crosses'),
  criticals: count.max(5).default(5).describe('rolls for Critical Damage to work; left out: all there are'),
})
export const gunfire = procedure<Attack, z.infer<typeof gunfireGiven>>({
  name: 'gunfire',
  title: 'One battery shoots at one target: On Target, IP, Wreck Test, every roll for Critical Damage to its end',
  rules: [R['FA-9.5-roll'], R['FA-9.5-damage'], R['FA-10.2-roll'], R['FA-9.5-crits'], R['FA-10-cv-start']],
  given: gunfireGiven,
  example: { firer: 'Glasgow', target: 'Dresden', range: 40 },
  steps: GUNFIRE,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const { card } = sheetAt(state, 0)
    const line = card.batteries[given.battery]
    if (line === undefined) throw new BadInput(`battery: ${card.name} has no battery ${given.battery}`)
    allow(
      refuseBelow(state, 0) ??
        refuseDeep(state, 1) ??
        refuseRange(state, 0, line, 1) ??
        refuseSight(state, 0, 1, OF_GUNS),
    )
    const bear = gunsBearing(state, 0, given.battery, 1)
    const guns = given.guns ?? bear
    if (bear === 0) allow(no(R['FA-R52'], NO_GUN_BEARS))
    if (guns > bear) allow(no(R['FA-R52'], `only ${bear} of those guns ${bear === 1 ? 'bears' : 'bear'}`))
    return { state, about: { ...attackOf(state, 0, 1, line), bases: given.bases, criticals: given.criticals }, n: guns }
  },
})

const torpedoGiven = z.strictObject({
  ...situation,
  torpedoes: count.min(1).describe('torpedoes launched'),
  mount: count.default(0).describe('a torpedo mount of the sheet, from 0, for what it fires'),
  setting: count.default(0).describe('its speed setting, from 0'),
  wide: z.boolean().default(false).describe('a Wide Spread with the target within 7.5 cm of its point'),
  declared: z
    .boolean()
    .default(false)
    .describe('they are in the water: sight, tubes and arcs were judged when they were declared'),
})
export const torpedoes = procedure<Launch, z.infer<typeof torpedoGiven>>({
  name: 'torpedoes',
  title: 'One salvo of torpedoes runs at one target: hits, IP, Wreck Tests, criticals to their end',
  rules: [R['FA-9.7-roll'], R['FA-9.7-damage'], R['FA-10.2-roll'], R['FA-H25']],
  given: torpedoGiven,
  example: { firer: 'Wakeful', target: 'Good Hope', range: 25, torpedoes: 2 },
  steps: LAUNCH,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const { card, racks } = sheetAt(state, 0)
    const rack = racks[given.mount]
    if (rack === undefined) throw new BadInput(`mount: ${card.name} has no torpedo mount ${given.mount}`)
    const { mount, setting: at, wide, declared } = given
    if (rack.mount.settings[at] === undefined) throw new BadInput(`setting: those torpedoes have no setting ${at}`)
    if (!declared) {
      const tubes = tubesFor(state, mount, given.torpedoes)
      allow(refuseTubes(state, { type: 'DeclareTorpedoes', ship: 0, aim: { target: 1 }, setting: at, tubes }))
      allow(refuseDeep(state, 1))
      allow(wide ? refuseSpread(state, 0, state.ships[1]!, SPREAD) : refuseAim(state, 0, 1))
    }
    const launch = launchOf(state, { by: 0, rack: mount, setting: at }, 1, wide, given.torpedoes)
    return { state, about: { ...launch, isDeclared: declared }, n: given.torpedoes }
  },
})

/** H25, H40 So many torpedoes from the mounts of one kind that bear, that mount first; what is too many is left to it. */
function tubesFor(state: Seen, first: number, torpedoes: number): number[] {
  const { racks } = sheetAt(state, 0)
  const { arcs } = sightOf(state, 0, 1)
  const tubes = racks.map(() => 0)
  let left = torpedoes
  for (const rack of [first, ...racks.keys()]) {
    const bears = (racks[rack]!.arcs & arcs) !== 0 && racks[rack]!.kind === racks[first]!.kind
    const used = bears ? Math.min(left, state.ships[0]!.loaded[rack]! - tubes[rack]!) : 0
    tubes[rack]! += used
    left -= used
  }
  tubes[first]! += left
  return tubes
}

const factorsGiven = z.strictObject({
  ...situation,
  kind: z.enum(['crf', 'mrf']).describe('close or medium range factors'),
  factors: count.min(1).optional().describe('left out: all she has'),
})
export const factors = procedure<Spray, z.infer<typeof factorsGiven>>({
  name: 'factors',
  title: 'Close or medium range factors against a stand, or a ship of the families A and C: hits and saves',
  rules: [R['FA-9.8-roll'], R['FA-9.8-save'], R['FA-9.8-loss-x'], R['FA-9.8-loss-ship']],
  given: factorsGiven,
  example: { firer: 'Iron Duke', target: 'Otranto', range: 10, kind: 'mrf' },
  steps: FACTORS,
  begin(given, setting) {
    const state = pairOf(given, setting)
    const used = given.factors ?? state.ships[0]![given.kind]
    if (used === 0) allow(no(R['FA-9.8-attacks-ship'], 'she has no such factors'))
    const all = [{ kind: given.kind, target: 1, factors: used }]
    allow(refuseFactors(state, { type: 'Activate', ship: 0, light: null, guns: [], factors: all }))
    return { state, about: { firer: 0, target: 1, kind: given.kind }, n: attacksOf(state, 0, used) }
  },
})
