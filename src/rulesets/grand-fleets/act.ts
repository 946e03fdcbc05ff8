import { move } from './3-movement.ts'
import { fireGuns } from './4-gunfire.ts'
import { launchTorpedoes } from './5-torpedoes.ts'
import type { Deed } from './8-written.ts'
import { R } from './book.ts'
import { type GrandFleetsDesk, shipActed } from './events.ts'

/** What one ship does in her turn. */
export function act(desk: GrandFleetsDesk, deed: Deed): void {
  switch (deed.type) {
    case 'Move':
      return move(desk, deed)
    case 'FireGuns':
      return fireGuns(desk, deed)
    case 'LaunchTorpedoes':
      return launchTorpedoes(desk, deed)
    case 'StandBy':
      return shipActed(desk, { ship: deed.ship }, R['GF-R6'])
  }
}
