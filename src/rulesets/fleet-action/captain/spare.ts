import { lowest } from '#kernel/desk/index.ts'

/** H57 The tasks of a damage control team stand in the order in which they are best done; who wins the initiative moves first (P4), and may then see what the enemy does about it. */
export const spare = lowest
