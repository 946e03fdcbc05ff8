import type { Chart, Squad } from '#kernel/ruleset/index.ts'
import { FORMATIONS, MOVEMENTS, type Seen, seatInTurn, type Theatre } from '../01-classes/state.ts'
import { commandRadius } from '../02-command/control.ts'
import { hasFallenOut, isFlagSquadron, leftOf } from '../02-command/squadron.ts'
import { centimetresText, inchesOf } from '../book/lengths.ts'
import { COURSE_WORDS, nameOf, squadronName } from '../events/words.ts'
import { isThere } from '../measured.ts'

/** C3, MORD, FORM, INIT Squadrons as they lie on the table: who sails in them, what they are to do, and whether they obey. */
export function squadsOf(state: Seen): Squad[] {
  return state.squadrons.flatMap((squadron, i) => {
    // R84, R126 who has fallen out sails alone
    const units = leftOf(state, i).filter(ship => isThere(state, ship) && !hasFallenOut(state, ship))
    if (units.length === 0) return []
    const orders = `${MOVEMENTS[squadron.movement]} · ${FORMATIONS[squadron.formation]}`
      .replaceAll('-', ' ')
      .toUpperCase()
    const hold = holdOf(state, i)
    return [
      {
        name: squadronName(state, i),
        side: squadron.seat,
        units,
        hold,
        orders: hold === 'off' ? '' : orders,
        words: wordsOf(state, i),
      },
    ]
  })
}

function holdOf(state: Seen, squadron: number): Squad['hold'] {
  const { brokenOff, controlled } = state.squadrons[squadron]!
  if (brokenOff !== 0) return 'off'
  if (isFlagSquadron(state, squadron)) return 'flag'
  return controlled === 1 ? 'held' : 'loose'
}

/** Why it does what it does. */
function wordsOf(state: Seen, squadron: number): string {
  const { flagship } = state.squadrons[squadron]!
  switch (holdOf(state, squadron)) {
    case 'off':
      return 'broken off, makes for its own edge'
    case 'loose': {
      const course = flagship < 0 ? 0 : state.ships[flagship]!.course
      return `out of control${course === 0 ? '' : `: ${nameOf(state, flagship)} threw ${COURSE_WORDS[course]}`}`
    }
    default:
      return ''
  }
}

/** C3, ORD-M1 How far the admiral’s word reaches, of whoever has the turn. */
export function reachesOf(state: Seen): NonNullable<Chart['reaches']> {
  const seat = seatInTurn(state)
  const flag = seat < 0 ? -1 : state.flags[seat]!
  if (flag < 0 || !isThere(state, flag)) return []
  const { board } = state.fixed.theatre as Theatre
  const far = commandRadius(state)
  const { east, north } = board.plot(state.ships[flag]!)
  const words = `${centimetresText(far)} from ${nameOf(state, flag)}; beyond it −1`
  return [{ east, north, far: inchesOf(far), words }]
}
