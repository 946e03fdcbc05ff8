import type { Aside } from '#kernel/book/index.ts'

// What the T of our comments stands for: the tables of the sheets, counted through.

export const ASIDES: readonly Aside[] = [
  ['T1', 'The step table'],
  ['T2', 'Initiative, d10'],
  ['T3', 'Gunnery, On Target, d20'],
  ['T4', 'Modifiers of gunnery'],
  ['T5', 'Ship torpedoes, to hit, d20'],
  ['T6', 'Modifiers of ship torpedoes'],
  ['T7', 'Type X stands: attacks with close and medium range factors'],
  ['T8', 'Those factors on surface targets, d20'],
  ['T9', 'Saves against them, d10'],
  ['T10', 'Saves of Type X against guns, d10'],
  ['T11', 'Armour protection'],
  ['T12', 'Loss of weapon mounts: order and cost'],
  ['T13', 'Ship morale, d10'],
  ['T14', 'Squadron morale, d10'],
  ['T15', 'Morale of aircraft stands, d10'],
  ['T16', 'Combat conditions'],
  ['T17', 'Wreck Test, d10'],
  ['T18', 'Structural Critical Damage'],
  ['T19', 'Underwater Critical Damage'],
  ['T20', 'Carrier and Air Base Critical Damage'],
  ['T21', 'Valuable cargo'],
  ['T22', 'Anti-aircraft fire: modifiers, d20'],
  ['T23', 'Saves of aircraft against it, d10'],
  ['T24', 'Availability of air combat factors'],
  ['T25', 'Dice of aircraft, by their number'],
  ['T26', 'Modifiers of attacks from the air, d20'],
  ['T27', 'Air combat: modifiers and saves'],
  ['T28', 'Saves against aircraft guns, d10'],
]
