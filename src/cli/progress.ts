import { bar } from './output.ts'

/** A line on the terminal that says how far it is, and what else its owner wants to say. */
export class Progress {
  private last = 0
  private readonly started = performance.now()

  /** Shown five times a second at most, and not to files. */
  show(share: number, words: (seconds: number) => string): void {
    const now = performance.now()
    if (!process.stderr.isTTY || now - this.last < 200) return
    this.last = now
    process.stderr.write(`\r${bar(share, 20)} ${words((now - this.started) / 1000)} `)
  }

  end(): void {
    if (process.stderr.isTTY && this.last > 0) process.stderr.write('\r\x1b[K')
  }
}
