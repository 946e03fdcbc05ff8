import { Worker } from 'node:worker_threads'
import type { Task } from './bot.worker.ts'

interface Asked {
  readonly task: Task
  done(answer: unknown): void
  fail(fault: Error): void
}

/** Threads for what takes long: bots that think, journals that are proved. One that answers too late is ended and replaced. */
export class Workers {
  private readonly threads: Thread[]

  constructor(count: number) {
    this.threads = Array.from({ length: count }, () => new Thread())
  }

  /** Is there room for another question that nobody has to ask? */
  get hasRoom(): boolean {
    return this.threads.every(({ waits }) => waits < MOST_WAITING)
  }

  /** A game always has the same thread, which knows its captains. */
  ask(of: string, task: Task): Promise<unknown> {
    let at = 0
    for (const letter of of) at = (at * 31 + letter.charCodeAt(0)) >>> 0
    return this.threads[at % this.threads.length]!.ask(task)
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.close()))
  }
}

class Thread {
  private worker: Worker | null = null
  private readonly queue: Asked[] = []
  private current: (Asked & { readonly timer: NodeJS.Timeout }) | null = null
  private count = 0

  /** those that are asked, and have not been answered */
  get waits(): number {
    return this.queue.length + (this.current === null ? 0 : 1)
  }

  ask(task: Task): Promise<unknown> {
    return new Promise((done, fail) => {
      this.queue.push({ task, done, fail })
      this.next()
    })
  }

  async close(): Promise<void> {
    this.queue.length = 0
    if (this.current !== null) clearTimeout(this.current.timer)
    this.current = null
    await this.worker?.terminate()
  }

  private next(): void {
    if (this.current !== null) return
    const asked = this.queue.shift()
    if (asked === undefined) return
    this.worker ??= this.started()
    const timer = setTimeout(() => this.end(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS)
    this.current = { ...asked, timer }
    this.worker.postMessage({ id: ++this.count, task: asked.task })
  }

  private started(): Worker {
    const worker = workerOf('./bot.worker.ts')
    // waits for nobody: the sockets keep the process
    worker.unref()
    worker.on('message', ({ id, answer, fault }: { id: number; answer: unknown; fault?: string }) => {
      if (worker !== this.worker || id !== this.count || this.current === null) return
      const { done, fail, timer } = this.current
      clearTimeout(timer)
      this.current = null
      if (fault === undefined) done(answer)
      else fail(new Error(fault))
      this.next()
    })
    worker.on('error', fault => worker === this.worker && this.end(fault as Error))
    return worker
  }

  /** Whatever it was doing, it does no more; the next question starts another. */
  private end(fault: Error): void {
    const { worker, current } = this
    this.worker = null
    this.current = null
    void worker?.terminate()
    if (current !== null) {
      clearTimeout(current.timer)
      current.fail(fault)
    }
    this.next()
  }
}
const PATIENCE_MS = 20_000
const MOST_WAITING = 8

/** From the sources a worker starts through the loader; from the bundle it is a file beside ours. */
function workerOf(module: string): Worker {
  const url = new URL(module, import.meta.url)
  if (import.meta.url.endsWith('.ts'))
    return new Worker(new URL('../../../bin/worker.js', import.meta.url), { workerData: { module: url.href } })
  return new Worker(new URL('./bot.worker.js', import.meta.url))
}
