import type { Header } from '#game/journal/index.ts'
import type { Plain } from '#kernel/desk/index.ts'
import type { Aim, Foreseen } from '#kernel/ruleset/index.ts'
import type { Asked } from './odds.worker.ts'

/** Exact odds, worked out beside the page by the rules that are played. */
export class OddsDesk {
  private readonly worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, (foreseen: Foreseen | null) => void>()
  private last = 0

  constructor(header: Header) {
    this.worker.postMessage({ type: 'battle', header } satisfies Asked)
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; foreseen?: Foreseen }>) => {
      this.waiting.get(data.id)?.(data.foreseen ?? null)
      this.waiting.delete(data.id)
    }
  }

  foresee(view: Plain, unit: number, aims: readonly Aim[]): Promise<Foreseen | null> {
    const id = ++this.last
    return new Promise(resolve => {
      this.waiting.set(id, resolve)
      this.worker.postMessage({ type: 'foresee', id, view, unit, aims } satisfies Asked)
    })
  }

  close(): void {
    this.worker.terminate()
  }
}
