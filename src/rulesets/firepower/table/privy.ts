import type { Chart, Viewer } from '#kernel/ruleset/index.ts'
import type { Seen } from '../01-classes/state.ts'
import { isHidden, modelsOf } from '../below/models.ts'
import { R } from '../book/register.ts'

/** SUB-B, SUB-C How many of his models are true, for their owner, and what the enemy sees of it. */
export function privyOf(state: Seen, viewer: Viewer): Pick<Chart, 'privy'> {
  const boats = [...state.ships.keys()].filter(ship => state.ships[ship]!.seat === viewer && isHidden(state, ship))
  if (boats.length === 0) return {}
  const models = boats.reduce((sum, boat) => sum + modelsOf(state, boat).length, 0)
  const wrong = models - boats.length
  const words =
    `${count(boats.length, 'boat is', 'boats are')} true, ${count(wrong, 'model is', 'models are')} false. ` +
    `The enemy sees ${count(models, 'model', 'models')}, all alike, until one surfaces, fires or is attacked.`
  return { privy: { words: `${words[0]!.toUpperCase()}${words.slice(1)}`, why: R['FP-SUB-B'] } }
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const count = (of: number, one: string, many: string): string => `${NUMBERS[of] ?? of} ${of === 1 ? one : many}`
