import type { ServerMessage } from '#wire/index.ts'

/** Who looks: a seat, or whoever walks by. */
export type Onlooker = number | 'public'

/** Somebody at the table, behind one socket. */
export interface Caller {
  readonly viewer: Onlooker
  tell(told: ServerMessage): void
  /** the same, written out already */
  pass(text: string): void
  /** nothing more reaches him */
  readonly gone: boolean
  /** he has read most of what was told, or is gone */
  drained(): Promise<void>
  /** show him out; he may come again */
  dismiss(code: number, reason: string): void
}
