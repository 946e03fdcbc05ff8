import { once, type Steps } from '#kernel/desk/index.ts'
import { crewTest, hitsOf } from '../00-tests/0-tests.ts'
import { isBelow } from '../02-data-sheet/below.ts'
import { type Blow, type Salvo, type Seen, type State, sheetAt } from '../02-data-sheet/state.ts'
import { takeIP } from '../10-damage/10-2-damage.ts'
import { criticals } from '../10-damage/10-cv.ts'
import { R } from '../book/register.ts'
import { ABOVE, AT_BOW, AT_STERN, BY_DIE, step, TORPEDO } from '../book/tables.ts'
import { type Event, type FleetDesk, hitStruck, hitsScored, spreadTested, trackRose } from '../events/events.ts'
import { bandOf, FROM_AHEAD, FROM_ASTERN, sightOf } from '../measured.ts'
import { caseOf, identify, isLit, NIGHT, OBSCURED } from './9-1-sight.ts'
import { addTargetSpeed, isSlow, isStopped } from './9-5-guns.ts'
import { saveAgainstGun } from './9-6-type-x.ts'

/** Torpedoes of one salvo against one target. */
export interface Launch extends Blow {
  readonly firer: number
  readonly target: number
  readonly ip: number
  /** range band when they arrive, from 1; beyond the setting's last they all miss */
  readonly band: number
  readonly lastBand: number
  readonly setting: number
  /** H25 a Wide Spread: half the torpedoes, two less to hit */
  readonly isWide: boolean
  /** H40 the arc of the target that they run into: 1 bow, 2 stern */
  readonly into: number
  /** H25 they are in the water: sight, tubes and arcs were judged when they were declared */
  readonly isDeclared: boolean
  /** H25 no more hits than this */
  readonly most: number
}

/** 9.7 A salvo runs: dice by its torpedoes, each may hit; each hit strikes, and its critical is worked to its end. */
export const RUN: Steps<State, Event, Launch> = [once(run)]
export const STRIKE: Steps<State, Event, Launch> = criticals(strike)
/** 9.1 The whole of it from the order to launch: what is not seen needs a Crew Test. */
export const LAUNCH: Steps<State, Event, Launch> = [once(mayLaunch), ...RUN, ...STRIKE]

/** R28 Torpedoes run under small craft, unless the option lets them be aimed there; H32 and over what is under water. */
export const isTarget = (state: Seen, ship: number): boolean =>
  !isBelow(state, ship) && (!sheetAt(state, ship).isStand || state.fixed.switches.torpedoesAtStands)

export function launchOf(
  state: Seen,
  salvo: Pick<Salvo, 'by' | 'rack' | 'setting'>,
  target: number,
  isWide: boolean,
  most: number,
): Launch {
  const { by, rack, setting } = salvo
  const { ip, cv, settings } = sheetAt(state, by).racks[rack]!.mount
  const { maxRB, modifier } = settings[setting]!
  const into = sightOf(state, by, target).from
  // H8: from ahead the bow column, from astern the stern's, otherwise by die; on land there is no underwater (H34)
  const column = into === FROM_AHEAD ? AT_BOW : into === FROM_ASTERN ? AT_STERN : BY_DIE
  const onLand = sheetAt(state, target).card.isLand
  return {
    firer: by,
    target,
    ip,
    cv,
    pen: 0,
    raked: 0,
    column: onLand ? ABOVE : column,
    band: bandOf(state, by, target),
    lastBand: maxRB,
    setting: modifier,
    isWide,
    into,
    isDeclared: true,
    most,
  }
}

function mayLaunch(desk: FleetDesk, { firer, target, isWide, isDeclared }: Launch, torpedoes: number): number {
  if (isDeclared) return torpedoes
  const isHidden = caseOf(desk.state, firer, target) === OBSCURED
  const may = isWide ? maySpread(desk, firer, isHidden) : mayAim(desk, firer, target)
  return may ? torpedoes : 0
}

/** 9.1 To be aimed at by night an unlit target must have been made out. */
export function mayAim(desk: FleetDesk, ship: number, target: number): boolean {
  const isUnlit = caseOf(desk.state, ship, target) === NIGHT && !isLit(desk.state, target)
  return !isUnlit || identify(desk, ship, target)
}

/** 9.1 A Wide Spread to where nothing is seen needs a Crew Test, one in a turn; what it comes to is nothing made out (R59). */
export function maySpread(desk: FleetDesk, ship: number, isHidden: boolean): boolean {
  const { spread } = desk.state.ships[ship]!
  if (!isHidden) return true
  if (spread > 0) return spread === 1
  const passed = crewTest(desk, ship, 0, R['FA-9.1-O-wide'])
  spreadTested(desk, { ship, passed }, R['FA-9.1-O-wide'])
  return passed
}

/** 9.7 The sum for a torpedo, line by line. */
export function torpedoModifier(desk: FleetDesk, launch: Launch): number {
  const { firer, target, setting, isWide, into } = launch
  const { state } = desk
  const { cq, splash } = state.ships[firer]!
  const sum = desk.reckoning.begin('added to each d20', setting, R['FA-9.7-mod-speed'], 'speed setting')
  sum.add(-splash, R['FA-9.7-mod-splash']).add(cq, R['FA-9.7-mod-crew'])
  // R28: a stand is no target; by option it is aimed at as if it were one size larger
  sum.add(Math.max(-3, sheetAt(state, target).card.targetSize), R['FA-9.7-mod-size'])
  const moves = !isSlow(state, target) && !isStopped(state, target)
  if (moves && into === FROM_AHEAD) sum.add(-1, R['FA-9.7-mod-bow'])
  if (moves && into === FROM_ASTERN) sum.add(-3, R['FA-9.7-mod-stern'])
  addTargetSpeed(desk, target, R['FA-9.7-mod-steering'], R['FA-9.7-mod-slow'])
  return sum.add(isWide ? -2 : 0, R['FA-H25']).total
}

/** H25, R36 The dice of a salvo, by the step table; a Wide Spread has those of half of it for each ship. */
export function torpedoDice(state: Seen, torpedoes: number, isWide: boolean): number {
  const running = isWide ? Math.ceil(torpedoes / 2) : torpedoes
  return state.fixed.switches.dieEach ? running : step(running)
}

function run(desk: FleetDesk, launch: Launch, torpedoes: number): number {
  const { target, band, lastBand, isWide, most } = launch
  if (torpedoes > 0 && band > lastBand)
    desk.reckoning.begin('range bands that they run', lastBand, R['FA-9.7-roll']).settle('the target lies beyond them')
  if (torpedoes === 0 || band > lastBand || most <= 0) return 0
  const dice = torpedoDice(desk.state, torpedoes, isWide)
  const need = TORPEDO[band]! - torpedoModifier(desk, launch)
  desk.reckoning.beside(`or more hits in range band ${band}`, TORPEDO[band]!, R['FA-9.7-roll'])
  desk.reckoning.beside('torpedoes, which make the dice', torpedoes, R['FA-H25'])
  const hits = Math.min(most, hitsOf(desk, dice, need, isStopped(desk.state, target), R['FA-9.7-roll']))
  if (hits === 0) return 0
  // H24, R68: one marker for the salvo, after all its dice
  trackRose(desk, { ship: target, track: 'splash', by: 1 }, R['FA-H24'])
  hitsScored(desk, { ship: target, hits }, R['FA-9.7-roll'])
  return 1
}

/** H6 The next hit: IP to Flotation, and a Wreck Test if due. One roll for Critical Damage follows. */
function strike(desk: FleetDesk, launch: Launch): void {
  const { target, ip } = launch
  const { hits } = desk.state.ships[target]!
  if (hits === 0) return
  if (sheetAt(desk.state, target).isStand) {
    // H35: a stand saves against each hit as against a gun
    hitsScored(desk, { ship: target, hits: hits - 1 }, R['FA-H35'])
    saveAgainstGun(desk, target, ip)
    return
  }
  const { cv, pen, raked, column } = launch
  hitStruck(desk, { ship: target, rolls: 1, cv, pen, raked, column }, R['FA-9.7-damage'])
  takeIP(desk, target, ip, 'f', R['FA-9.7-damage'])
}
