import { Desk, lowest } from '#kernel/desk/index.ts'
import { Dice, Script } from '#kernel/dice/index.ts'
import type { Place } from '#kernel/geometry/index.ts'
import type { Ask } from '#kernel/order/index.ts'
import type { ChartPlace, ChoosePlan, Leg, MovePlan, Offer, Throwing, Way } from '#kernel/ruleset/index.ts'
import type { Seen, State, Theatre } from '../01-classes/state.ts'
import { chancesOf } from '../07-gunfire/expected.ts'
import { chanceOf, isHopeless, least, throwingOf } from '../book/faces.ts'
import { inchesOf, partsOf } from '../book/lengths.ts'
import { R } from '../book/register.ts'
import { LEVEL_NAMES } from '../book/tables.ts'
import { AIR_CLASSES } from '../book/tables-air.ts'
import type { FirepowerDesk } from '../events/events.ts'
import { nameOf } from '../events/words.ts'
import { flownTo } from '../measured.ts'
import { flakLeft } from './anti-aircraft.ts'
import { airToHit } from './attack.ts'
import { fight } from './dogfight.ts'
import { airLevels, fightChances } from './expected.ts'
import { flightOf, refuseRaid } from './legality.ts'
import { flightTo, foesOf, mayFly, preyOf, raidsOf } from './offers.ts'
import type { AttackFromAir, Dogfight, FlyStand } from './said.ts'
import { arrivesOn } from './segment.ts'
import { aloftOf, counterOf, isWaiting, standAt, standCard, standName, waveName } from './stands.ts'

// What a table shows of a stand: whom it may attack, fight and make for, each with its price.

const whole = (share: number): string => `${Math.round(100 * share)} %`
const inches = (parts: number): string => `${inchesOf(parts).toFixed(1)} in`

/** "TB, −1" */
export function standFacts(state: Seen, stand: number): string {
  const { losses, flak, locked } = standAt(state, stand)
  const minus = losses + flak
  return [
    AIR_CLASSES[standCard(state, stand).of]!,
    ...(minus > 0 ? [`−${minus}`] : []),
    ...(locked >= 0 ? ['in a fight'] : []),
  ].join(', ')
}

/** "Torpedo bombers (TB), −1" */
const panelFacts = (state: Seen, stand: number): string => {
  const { of } = standCard(state, stand)
  return standFacts(state, stand).replace(AIR_CLASSES[of]!, `${AIR_NAMES[of]!} (${AIR_CLASSES[of]!})`)
}
const AIR_NAMES = ['Fighters', 'Fighter-bombers', 'Torpedo bombers', 'Heavy bombers', 'Kamikaze']

/** AIR-B Waves of its side that are still to come, each thrown for when its next segment E begins. */
const wavesToCome = (state: Seen, seat: number) =>
  state.fixed.wings.waves.flatMap((wave, i) =>
    wave.seat === seat && isWaiting(state, i)
      ? [{ words: `${waveName(state, i)} waits: next throw`, figure: arrivalText(state), why: R['FP-AIR-B'] }]
      : [],
  )
const arrivalText = (state: Seen): string => {
  const need = arrivesOn(state)
  return `${need === 6 ? '6' : `${need} or more`}, ${whole(chanceOf(-need))}`
}

type Combat = NonNullable<ChoosePlan<unknown>['after']>[number]

/** AIR-F, R102 What the other stands of its side have done in this segment, or may do still; how many can do nothing comes last. */
function combatsOf(state: Seen, stand: number): Combat[] {
  const others = aloftOf(state, standCard(state, stand).seat).filter(other => other !== stand)
  const combats = others.flatMap(other => combatOf(state, other) ?? [])
  const idle = others.length - combats.length
  const words = idle === 1 ? '1 other has nobody within reach' : `${idle} others have nobody within reach`
  return idle === 0 ? combats : [...combats, { words, figure: '', why: R['FP-AIR-E'] }]
}

function combatOf(state: Seen, stand: number): Combat | null {
  const { fought, locked } = standAt(state, stand)
  const name = standName(state, stand)
  if (locked >= 0) {
    const [on = 0] = fightChances(state, stand, locked)
    return { words: `${name} and ${standName(state, locked)}`, figure: `goes on ${whole(on)}`, why: R['FP-R102'] }
  }
  if (fought !== 0) return { words: name, figure: 'has fought', why: R['FP-R102'] }
  const prey = preyOf(state, standCard(state, stand).seat).find(ship => refuseRaid(state, [stand], ship) === null)
  if (prey === undefined) return null
  return {
    words: `${name} at ${nameOf(state, prey)}`,
    figure: whole(hitOf(state, stand, prey).chance),
    why: R['FP-AIR-J'],
  }
}

function chosen<C>(
  state: Seen,
  stand: number,
  deed: string,
  { lists, after = [] }: Pick<ChoosePlan<C>, 'lists' | 'after'>,
): Offer<C>[] {
  const all = [...after, ...combatsOf(state, stand), ...wavesToCome(state, standCard(state, stand).seat)]
  const some = lists.filter(({ ways }) => ways.length > 0)
  if (some.length === 0) return []
  const [title, facts] = [standName(state, stand), panelFacts(state, stand)]
  return [
    {
      kind: 'choose',
      unit: counterOf(state, stand),
      deed,
      plan: { title, facts, lists: some, afterName: 'Combats of this turn, once for each stand', after: all },
    },
  ]
}

const wayOf = <C>(words: string, note: string, deed: string, command: C, throwing: Throwing | null): Way<C> => ({
  words,
  note,
  now: false,
  command,
  deed,
  throwing,
})

/** AIR-F, R108 Ships that a stand may attack now, alone or with all that can; her flak comes first. */
export function attackChoices(state: Seen, stand: number, ask: Ask<AttackFromAir>): Offer<AttackFromAir>[] {
  const raids = raidsOf(state, standCard(state, stand).seat).filter(
    ({ stands, target }) => stands.includes(stand) && ask({ type: 'AttackFromAir', stands: [stand], target }) === null,
  )
  const way = (target: number, stands: number[]): Way<AttackFromAir> => {
    const name = nameOf(state, target)
    const together = stands.length > 1 ? `${name}, all ${stands.length}` : name
    const throwing = hitOf(state, stand, target)
    return wayOf(
      together,
      whole(throwing.chance),
      `Attack ${together}`,
      { type: 'AttackFromAir', stands, target },
      throwing,
    )
  }
  const many = raids.filter(({ stands }) => stands.length > 1)
  return chosen(state, stand, 'Attack', {
    lists: [
      { name: 'Together', ways: many.map(({ target, stands }) => way(target, stands)) },
      { name: 'Alone', ways: raids.map(({ target }) => way(target, [stand])) },
    ],
    after: raids.map(({ target }) => ({
      words: `First the flak of ${nameOf(state, target)}`,
      figure: diceText(flakLeft(state, target)),
      why: R['FP-AA-C'],
    })),
  })
}
const diceText = (dice: number): string => (dice === 0 ? 'none' : dice === 1 ? 'one die' : `${dice} dice`)

/** AIR-J The throw of one stand, as it is before her flak. */
function hitOf(state: Seen, stand: number, target: number): Throwing {
  const desk: FirepowerDesk = new Desk(state as State, new Dice(new Script([])), lowest)
  const sums = desk.reckoning.listen()
  airToHit(desk, stand, target)
  const { total, lines } = sums[0]!
  const throwing = throwingOf(
    { total, lines },
    {
      first: `${AIR_CLASSES[standCard(state, stand).of]!} hits her on ${-lines[0]!.value} or more`,
      words: isHopeless(total) ? 'It cannot hit' : `It hits on ${least(total)}`,
      otherwise: 'Her flak is thrown first, one die at a time: it may bring the stand down, or spoil its run.',
    },
  )
  return { ...throwing, comes: comesOf(airLevels(state, stand, target)) }
}

/** AIR-K What a hit would do, level by level, if her flak spoils nothing. */
const comesOf = (levels: readonly number[]): NonNullable<Throwing['comes']> =>
  levels.flatMap((chance, level) =>
    level === 0 || chance === 0 ? [] : [{ words: `A hit: ${LEVEL_NAMES[level]!} damage`, chance }],
  )

/** AIR-F, AIR-G Stands that it may fight now. */
export const fightChoices = (state: Seen, stand: number, ask: Ask<Dogfight>): Offer<Dogfight>[] =>
  chosen(state, stand, 'Fight', {
    lists: [
      {
        name: 'Whom',
        ways: foesOf(state, stand).flatMap(target => {
          const command: Dogfight = { type: 'Dogfight', stand, target }
          if (ask(command) !== null) return []
          const [on, ours, theirs] = chancesOf(state, 3, desk => fight(desk, command)) as [number, number, number]
          const note = `wins ${whole(ours)}, loses ${whole(theirs)}, goes on ${whole(on)}`
          const name = standName(state, target)
          return [wayOf(name, note, `Fight ${name}`, command, null)]
        }),
      },
    ],
  })

/** AIR-D Whom it may make for, straight and no nearer than it must; H57 or to stay; or anywhere on the chart. */
export function flightChoices(state: Seen, stand: number, ask: Ask<FlyStand>): Offer<FlyStand>[] {
  const { x, y, entering } = standAt(state, stand)
  const stay: FlyStand = { type: 'FlyStand', stand, x, y }
  if (!mayFly(state, stand) || ask(stay) !== null) return []
  const { seat } = standCard(state, stand)
  const towards = (name: string, goal: Place): Way<FlyStand>[] => {
    const to = flightTo(state, stand, goal)
    const command: FlyStand = { type: 'FlyStand', stand, x: to.x, y: to.y }
    return ask(command) === null
      ? [wayOf(name, inches(flownTo(state, stand, goal)), `Make for ${name}`, command, null)]
      : []
  }
  return [
    ...chosen(state, stand, 'Make for', {
      lists: [
        { name: 'Ships', ways: preyOf(state, seat).flatMap(ship => towards(nameOf(state, ship), state.ships[ship]!)) },
        {
          name: 'Aircraft',
          ways: aloftOf(state, 1 - seat).flatMap(foe => towards(standName(state, foe), standAt(state, foe))),
        },
        { name: 'Or', ways: entering === 0 ? [wayOf('Hold off', 'stays where it is', 'Hold off', stay, null)] : [] },
      ],
    }),
    { kind: 'move', unit: counterOf(state, stand), deed: 'Fly', plan: flightPlan(state, stand, ask) },
  ]
}

/** AIR-D Any number of turns: only how far off it ends counts. */
function flightPlan(state: Seen, stand: number, ask: Ask<FlyStand>): MovePlan<FlyStand> {
  const { board } = state.fixed.theatre as Theatre
  const { x, y } = standAt(state, stand)
  const placed = (at: Place, heading: number): ChartPlace => ({ ...board.plot(at), heading })
  const ends = (path: readonly Leg[]) => {
    let at = { x, y, heading: 0 }
    return path.map(({ turn = 0, ahead = 0 }) => {
      const heading = (at.heading + turn + 3600) % 3600
      at = { ...board.advance({ ...at, heading }, partsOf(ahead)), heading }
      return at
    })
  }
  const command = (path: readonly Leg[]): FlyStand => {
    const end = ends(path).at(-1) ?? { x, y }
    return { type: 'FlyStand', stand, x: Math.max(0, end.x), y: Math.max(0, end.y) }
  }
  return {
    verb: 'flies',
    budget: inchesOf(flightOf(state)),
    measure: 'in',
    grain: { turn: 10, ahead: 0.1 },
    try(path) {
      const way = ends(path).map(({ heading, ...at }) => placed(at, heading))
      const said = command(path)
      return {
        cost: Number(inchesOf(flownTo(state, stand, said)).toFixed(2)),
        at: way.at(-1) ?? placed({ x, y }, 0),
        way,
        refusal: ask(said),
      }
    },
    deed: path => (path.length === 0 ? 'Hold off' : 'Fly there'),
    command,
  }
}
