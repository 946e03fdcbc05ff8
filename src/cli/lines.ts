import { createInterface, type Interface } from 'node:readline'
import { print } from './output.ts'

const PROMPT = '> '

/** What somebody types, or sends through a pipe, line by line. A line that comes before it is asked for waits its turn. */
export class Lines {
  /** come, and not yet asked for */
  readonly waiting: string[] = []
  private readonly talk: Interface
  private readonly typed = process.stdin.isTTY
  private ended = false
  private wake = (): void => {}

  constructor() {
    const { stdin, stdout } = process
    this.talk = createInterface(this.typed ? { input: stdin, output: stdout, prompt: PROMPT } : { input: stdin })
    this.talk.on('line', line => {
      this.waiting.push(line)
      this.wake()
    })
    this.talk.on('close', () => {
      this.ended = true
      this.wake()
    })
    // what cannot be read has ended: a folder, a terminal that has gone
    stdin.on('error', () => this.talk.close())
  }

  /** The next line, shown after its question; null when there are no more. */
  async next(): Promise<string | null> {
    const here = this.waiting.length > 0
    if (!here && !this.ended) await this.arrival()
    const line = this.waiting.shift() ?? null
    // what is typed when asked for stands there already
    if (line !== null && (here || !this.typed)) print(PROMPT + line)
    if (line === null && this.typed) print('')
    return line
  }

  private arrival(): Promise<void> {
    // half a line may have been typed ahead: the cursor stays behind it
    if (this.typed) this.talk.prompt(true)
    return new Promise(done => {
      this.wake = done
    })
  }

  close(): void {
    this.talk.close()
  }
}
