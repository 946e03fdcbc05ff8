import type { Seat } from '#kernel/desk/index.ts'

/** Who looks: a seat, the umpire who sees all, or whoever walks by. */
export type Viewer = Seat | 'umpire' | 'public'
