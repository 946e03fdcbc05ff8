/**
 * The phases of a turn, in the book's order. A moment is one whole number, turn × phases + phase, so that "until the end of
 * next turn's gunfire" is a number to compare with.
 */
export interface Sequence<Phase extends string> {
  readonly phases: readonly Phase[]
}

export const sequence = <const Phase extends string>(...phases: Phase[]): Sequence<Phase> => ({ phases })

export function moment<Phase extends string>(of: Sequence<Phase>, turn: number, phase: NoInfer<Phase>): number {
  return turn * of.phases.length + of.phases.indexOf(phase)
}

export const turnAt = (of: Sequence<string>, moment: number): number => Math.floor(moment / of.phases.length)

export function phaseAt<Phase extends string>(of: Sequence<Phase>, moment: number): Phase {
  return of.phases[moment % of.phases.length]!
}
