import { useEffect, useRef } from 'react'
import { BLANK } from './draft.ts'
import { pathAfterKey } from './path.ts'
import { placeAfter, STEPS } from './place.ts'
import { aimedAt, type Plan, waysOf } from './plan.ts'
import type { SeatTable, TableState } from './table.ts'

type Act = Readonly<Record<string, () => void>>

/** Everything by keys: what each does now. */
export function actions(
  table: SeatTable,
  plan: Plan,
  { draft, sending }: TableState,
  tried: ReturnType<NonNullable<Plan['move']>['try']> | null,
  set: (change: Partial<TableState['draft']>) => void,
  { pass, heading }: { readonly pass: unknown; readonly heading: number },
): Act {
  const next = <T>(all: readonly T[], one: T | null): T | undefined =>
    all[(one === null ? -1 : all.indexOf(one)) + 1] ?? all[0]
  const nextUnit = (): void => {
    const unit = next(plan.units, plan.unit)
    if (unit !== undefined) table.set({ draft: { ...BLANK, unit }, shown: null, refused: null })
  }
  const { attack, move, place } = plan
  const done = plan.says.find(({ command }) => isSame(command, pass))
  const always: Act = {
    n: nextUnit,
    e: () => {
      if (done !== undefined && !sending) table.order(done.command)
    },
  }
  if (attack !== null) {
    const targets = [...new Set(attack.weapons.flatMap(weapon => weapon.targets.map(({ unit }) => unit)))]
    return {
      ...always,
      f: () => {
        if (plan.aims.length > 0 && plan.refusal === null && !sending) table.order(attack.command(plan.aims))
      },
      t: () => set(aimedAt(draft, plan, next(targets, plan.target) ?? null)),
      b: () => set({ weapon: next(attack.weapons, plan.weapon)?.id ?? null }),
      z: () => table.set({ draft: { ...BLANK, unit: draft.unit, deed: draft.deed }, refused: null }),
    }
  }
  if (move !== null)
    return {
      ...always,
      ...Object.fromEntries(PATH_KEYS.map(key => [key, () => set({ path: pathAfterKey(move, plan.path, key)! })])),
      Enter: () => {
        if (tried?.refusal == null && !sending) table.order(move.command(plan.path))
      },
      z: () => set({ path: draft.path.slice(0, -1) }),
    }
  if (plan.choose !== null) {
    const ways = waysOf(plan.choose)
    const step = (by: number) => () => {
      const at = plan.picked === null ? (by > 0 ? -1 : 0) : ways.indexOf(plan.picked)
      const way = ways.at((at + by) % ways.length)
      if (way !== undefined) set({ choice: way.words })
    }
    return {
      ...always,
      ArrowRight: step(1),
      ArrowLeft: step(-1),
      Enter: () => {
        if (plan.picked !== null && !sending) table.order(plan.picked.command)
      },
      z: () => set({ choice: null }),
    }
  }
  if (place !== null)
    return {
      ...always,
      ...Object.fromEntries(
        Object.entries(STEPS).map(([key, step]) => [
          key,
          () => set({ place: placeAfter(place, draft.place, step, heading) }),
        ]),
      ),
      Enter: () => {
        const there = draft.place === null ? null : place.try(draft.place)
        if (there?.refusal === null) table.order(place.command(there.at))
      },
      z: () => set({ place: null }),
    }
  const [said] = plan.says.filter(({ unit }) => unit !== undefined)
  return said === undefined ? always : { ...always, Enter: () => !sending && table.order(said.command) }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const PATH_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Backspace']

export function useKeys(act: Act): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent): void => {
      const { target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return
      // Enter on a button is that button's
      if (event.key === 'Enter' && target instanceof HTMLElement && /^(BUTTON|A)$/.test(target.tagName)) return
      // a list scrolls by arrows, and the chart has heard them already
      if (/^Arrow|^Backspace$/.test(event.key) && target !== document.body && !(target instanceof HTMLButtonElement))
        return
      const does = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (does === undefined) return
      event.preventDefault()
      does()
    }
    window.addEventListener('keydown', key)
    return () => window.removeEventListener('keydown', key)
  }, [])
}
