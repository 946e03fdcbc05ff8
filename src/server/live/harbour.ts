import type { GameRecord, Store } from '../store/index.ts'
import { LiveGame } from './game.ts'
import { isGameId } from './secret.ts'
import { GameSetting } from './setting.ts'
import type { Workers } from './workers.ts'

type Warn = (fault: unknown, words: string) => void

/** All games under way. One that nobody looks at is put away after a while; the store has it. */
export class Harbour {
  private readonly store: Store
  private readonly workers: Workers
  private readonly warn: Warn
  private readonly games = new Map<string, Promise<LiveGame | null>>()
  private readonly settings = new Map<string, GameSetting>()
  private readonly sweeper: NodeJS.Timeout

  constructor(store: Store, workers: Workers, warn: Warn) {
    this.store = store
    this.workers = workers
    this.warn = warn
    this.sweeper = setInterval(() => void this.putAway(), PUT_AWAY_MS).unref()
  }

  /** The game, read from the store if it is not under way; null if there is none of that name. */
  game(id: string): Promise<LiveGame | null> {
    let game = this.games.get(id)
    if (game === undefined) {
      game = this.opened(id)
      this.games.set(id, game)
      const forget = (): void => this.forget(id, game)
      game.then(found => found === null && forget(), forget)
    }
    return game
  }

  settingOf(header: string): GameSetting {
    let setting = this.settings.get(header)
    if (setting === undefined) {
      if (this.settings.size >= MOST_SETTINGS) this.settings.clear()
      setting = new GameSetting(header)
      this.settings.set(header, setting)
    }
    return setting
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper)
    const games = await Promise.all(this.games.values())
    await Promise.all(games.map(game => game?.close('shutting down', 'the server is shutting down; nothing is lost')))
    await this.workers.close()
  }

  private async opened(id: string): Promise<LiveGame | null> {
    if (!isGameId(id)) return null
    const record: GameRecord | null = await this.store.game(id)
    if (record === null) return null
    const game = new LiveGame(record, this.settingOf(record.header), {
      store: this.store,
      workers: this.workers,
      warn: this.warn,
      broken: fault => {
        this.warn(fault, `game ${id} is opened again`)
        this.games.delete(id)
      },
    })
    await game.battle.load()
    return game
  }

  private forget(id: string, game: Promise<LiveGame | null> | undefined): void {
    if (this.games.get(id) === game) this.games.delete(id)
  }

  private async putAway(): Promise<void> {
    for (const [id, opening] of [...this.games]) {
      const game = await opening.catch(() => null)
      if (game?.retire()) this.forget(id, opening)
    }
  }
}
const PUT_AWAY_MS = 60_000
/** Headers that differ: battles, books and options that are being played. */
const MOST_SETTINGS = 100
