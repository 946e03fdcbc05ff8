import { work } from '#kernel/desk/index.ts'
import type { Order } from '#kernel/ruleset/index.ts'
import { bestSpeed } from './6-4-movement.ts'
import { nextPhase } from './6-order-of-play.ts'
import { hasPower } from './9-1-sight.ts'
import { attackOf, GUNFIRE, gunsBearing } from './9-5-guns.ts'
import { declareTorpedoes, runSalvo } from './9-7-salvoes.ts'
import { attacksOf, FACTORS } from './9-8-factors.ts'
import { R } from './book.ts'
import type { Activate, Command } from './commands.ts'
import { type FleetDesk, shipActed, shipLit, shipSteamed } from './events.ts'
import { isLost, sheetAt } from './state.ts'

/** An order that was not refused is carried out. */
export function resolve(desk: FleetDesk, { command }: Order<Command>): void {
  switch (command.type) {
    case 'SteamOn':
      return steamOn(desk, command.ship)
    case 'DeclareTorpedoes':
      return declareTorpedoes(desk, command)
    case 'Activate':
      return activate(desk, command)
    case 'NextPhase':
      return nextPhase(desk)
  }
}

function steamOn(desk: FleetDesk, ship: number): void {
  const { x, y, heading } = desk.state.fixed.stations[ship] ?? desk.state.ships[ship]!
  shipSteamed(desk, ship, bestSpeed(desk.state, ship), { x, y, heading }, R['FA-H17'])
  shipActed(desk, ship, R['FA-H54-duel'])
}

/** 6.6 A ship acts: power, light, torpedoes that she launched, guns, factors. Without power only her torpedoes run (H38). */
function activate(desk: FleetDesk, order: Activate): void {
  const { ship, light, guns, factors } = order
  shipActed(desk, ship, R['FA-6.6-action'])
  const powered = hasPower(desk, ship)
  if (powered && light !== null) shipLit(desk, light, ship, R['FA-H21'])
  let salvo = 0
  while (salvo < desk.state.salvoes.length) {
    if (desk.state.salvoes[salvo]!.by === ship) runSalvo(desk, salvo)
    else salvo++
  }
  if (!powered) return
  for (const { battery, target, mounts } of guns) {
    if (isLost(desk.state, ship) || isLost(desk.state, target)) continue
    const attack = attackOf(desk.state, ship, target, sheetAt(desk.state, ship).card.batteries[battery]!)
    work(GUNFIRE, desk, attack, gunsBearing(desk.state, ship, battery, target, mounts))
  }
  for (const { kind, target, factors: count } of factors) {
    if (isLost(desk.state, ship) || isLost(desk.state, target)) continue
    work(FACTORS, desk, { firer: ship, target, kind }, attacksOf(desk.state, ship, count))
  }
}
