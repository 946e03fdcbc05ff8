/** What a careful owner chooses where a rule leaves him the choice: the first turn (SEQ-A), the first squadron's flagship (R29). */
export const spare = (_state: unknown, _seat: number, among: number): number => 31 - Math.clz32(among & -among)
