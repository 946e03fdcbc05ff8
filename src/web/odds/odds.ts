import type { Header } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import type { Aim, Foreseen } from '#kernel/ruleset/index.ts'
import type { OddsAsked } from './odds.worker.ts'

/** Exact odds, worked out beside the page by the rules that are played. */
export class OddsDesk {
  private readonly worker: Promise<Worker>
  private closed = false
  private readonly waiting = new Map<number, (foreseen: Foreseen | null) => void>()
  private last = 0

  constructor(header: Header) {
    this.worker = import('./odds.worker.ts').then(({ WHERE }) =>
      this.begun(new Worker(WHERE, { type: 'module' }), header),
    )
    // whoever asks for odds gets none
    this.worker.catch(() => undefined)
  }

  private begun(worker: Worker, header: Header): Worker {
    if (this.closed) worker.terminate()
    worker.postMessage({ type: 'battle', header } satisfies OddsAsked)
    worker.onmessage = ({ data }: MessageEvent<{ id: number; foreseen?: Foreseen }>) => {
      this.waiting.get(data.id)?.(data.foreseen ?? null)
      this.waiting.delete(data.id)
    }
    return worker
  }

  foresee(view: Plain, unit: number, aims: readonly Aim[]): Promise<Foreseen | null> {
    const id = ++this.last
    return new Promise(resolve => {
      this.waiting.set(id, resolve)
      this.worker.then(
        worker => worker.postMessage({ type: 'foresee', id, view, unit, aims } satisfies OddsAsked),
        () => resolve(null),
      )
    })
  }

  close(): void {
    this.closed = true
    this.worker.then(
      worker => worker.terminate(),
      () => undefined,
    )
  }
}
