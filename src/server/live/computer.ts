import type { LiveBattle } from './battle.ts'
import type { Workers } from './workers.ts'

/** What the computer's seats need of their game. */
interface Game {
  readonly id: string
  /** the journal's first line */
  readonly header: string
  readonly battle: LiveBattle
  /** somebody is here to see it */
  readonly watched: boolean
  botOf(seat: number): string | null
  /** through the same door as people; was it taken? */
  hear(seat: number, said: unknown, choice: boolean): Promise<boolean>
  warn(fault: unknown, words: string): void
}

/** The computer's seats of one game. They think while somebody is here; else the game waits. */
export class Computer {
  private readonly game: Game
  private readonly workers: Workers
  private thinking = false

  constructor(game: Game, workers: Workers) {
    this.game = game
    this.workers = workers
  }

  get idle(): boolean {
    return !this.thinking
  }

  /** Called when anything has changed. */
  async think(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    for (let seat = this.seat(); seat !== null; seat = this.seat()) if (!(await this.speak(seat))) break
    this.thinking = false
  }

  /** The seat whose word is wanted and is the computer's. */
  private seat(): number | null {
    const { battle, watched } = this.game
    if (!watched || battle.over) return null
    const wanted = battle.asked === null ? battle.setting.game.awaited(battle.state) : [battle.asked.seat]
    return wanted.find(seat => this.game.botOf(seat) !== null) ?? null
  }

  /** A bot that fails, or says what may not be said, is helped out by simpler ones. False: nobody can speak for the seat. */
  private async speak(seat: number): Promise<boolean> {
    const { game } = this
    const { battle } = game
    const { rows, asked } = battle
    for (const bot of [game.botOf(seat), 'random', null]) {
      const said = await this.consult(seat, bot).catch((fault: unknown) => {
        game.warn(fault, `${bot} failed at row ${rows}`)
        return null
      })
      if (said !== null && (await game.hear(seat, said, asked !== null))) return true
      // others have spoken meanwhile: look again
      if (battle.rows !== rows || battle.asked !== asked) return true
      game.warn(null, `${bot} said at row ${rows} what may not be said: ${JSON.stringify(said)}`)
    }
    return false
  }

  private async consult(seat: number, bot: string | null): Promise<unknown> {
    const { id, header, battle } = this.game
    const { asked, setting } = battle
    if (bot === null) return asked === null ? setting.game.pass : 31 - Math.clz32(asked.among & -asked.among)
    const seated = { game: id, seat, bot, header }
    if (asked === null)
      return await this.workers.ask(id, { kind: 'decide', ...seated, view: battle.door.view(battle.state, seat) })
    const { among, about, why, view } = asked
    return await this.workers.ask(id, { kind: 'choose', ...seated, view, among, about, why })
  }
}
