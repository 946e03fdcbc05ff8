/**
 * A mark that lies on something until a moment has passed. Kept as one whole number: the last moment at which it lies;
 * -1 is no mark.
 */
export const lies = (mark: number, now: number): boolean => mark >= now

/** A second mark of a kind that counts once lies as long as the later of the two. */
export const renewed = (mark: number, until: number): number => (until > mark ? until : mark)
