import type { ChartPlace } from '#kernel/ruleset/index.ts'
import type { Chapter } from '../battle/chapter.ts'
import type { Brush } from './brush.ts'
import { BURST, SPLASH } from './glyphs.ts'

/** Something that is shown once: a ship along her way, shot falling, a hit, a ship blowing up. */
export type Effect =
  | {
      readonly kind: 'move'
      readonly unit: number
      readonly way: readonly ChartPlace[]
      readonly from: number
      readonly lasts: number
    }
  | {
      readonly kind: 'splash' | 'hit' | 'blast'
      readonly unit: number
      readonly east: number
      readonly north: number
      readonly from: number
      readonly lasts: number
    }

/** Where a ship on her way is now. */
export function onTheWay(way: readonly ChartPlace[], share: number): ChartPlace {
  const at = Math.min(way.length - 1, Math.max(0, share * (way.length - 1)))
  const [from, to] = [way[Math.floor(at)]!, way[Math.ceil(at)]!]
  const part = at - Math.floor(at)
  const ease = part * part * (3 - 2 * part)
  return {
    east: from.east + (to.east - from.east) * ease,
    north: from.north + (to.north - from.north) * ease,
    heading: from.heading + (((((to.heading - from.heading) % 3600) + 5400) % 3600) - 1800) * ease,
  }
}

export function paintEffect({ g, ink, camera, x, y }: Brush, effect: Effect, now: number): void {
  if (effect.kind === 'move' || now < effect.from) return
  const share = Math.min(1, (now - effect.from) / effect.lasts)
  g.save()
  g.translate(x(effect.east), y(effect.north))
  if (effect.kind === 'blast') {
    for (const [i, r] of [0.34, 0.62, 0.95].entries()) {
      g.globalAlpha = (0.9 - i * 0.25) * (1 - share * 0.8)
      g.strokeStyle = ink.flame
      g.lineWidth = 1.6 - i * 0.4
      g.setLineDash(i === 0 ? [10, 5] : [2, 6])
      g.beginPath()
      g.arc(0, 0, r * camera.scale * (0.4 + 0.6 * share), 0, 7)
      g.stroke()
    }
  } else if (effect.kind === 'hit') {
    g.globalAlpha = 1 - share ** 3
    g.strokeStyle = ink.flame
    g.lineWidth = 2.2
    g.lineCap = 'round'
    g.stroke(new Path2D(BURST))
    g.beginPath()
    g.arc(0, 0, 3, 0, 7)
    g.fillStyle = ink.flame
    g.fill()
    g.lineWidth = 0.7
    g.strokeStyle = ink.ink
    g.stroke()
  } else {
    const rise = Math.min(1, share * 3)
    g.globalAlpha = 1 - share ** 3
    g.scale(1, rise)
    const path = new Path2D(SPLASH)
    g.fillStyle = ink.sheet
    g.fill(path)
    g.strokeStyle = ink.flood
    g.lineWidth = 1.2
    g.stroke(path)
    g.beginPath()
    g.ellipse(0, 3, 7.5, 2.4, 0, 0, 7)
    g.stroke()
  }
  g.restore()
}

/** What a row shows, from now on: moves one after the other, then salvoes, then what they sank. At pace 1 a leg takes 420 ms. */
export function effectsOf({ after, traces, hurt, sunk }: Chapter, now: number, pace: number): Effect[] {
  const [leg, shot, blast, step] = [420, 600, 1400, 70].map(each => each / pace) as [number, number, number, number]
  const effects: Effect[] = []
  let at = now
  for (const { unit, way } of traces) {
    if (way.length < 2) continue
    const lasts = Math.min(4, way.length - 1) * leg
    effects.push({ kind: 'move', unit, way, from: now, lasts })
    at = Math.max(at, now + lasts)
  }
  for (const { unit: firer, targets } of traces) {
    for (const target of targets) {
      const { east, north, lengthFeet } = after.units[target]!
      const reach = lengthFeet * after.modelScale
      // always in the same places, so that a replay is a replay
      for (let i = 0; i < 4; i++) {
        const [dx, dy] = SPREAD[(firer + i) % SPREAD.length]!
        effects.push({
          kind: 'splash',
          unit: target,
          east: east + dx * reach,
          north: north + dy * reach,
          from: at + i * step,
          lasts: shot,
        })
      }
    }
  }
  const struck = traces.some(({ targets }) => targets.length > 0) ? at + 200 / pace : at
  for (const { unit, lost } of hurt) {
    const { east, north, lengthFeet, heading } = after.units[unit]!
    for (let i = 0; i < Math.min(4, lost); i++) {
      const along = lengthFeet * after.modelScale * (((i * 2 + 1) / 8) * 0.8 - 0.4)
      const turn = (heading * Math.PI) / 1800
      effects.push({
        kind: 'hit',
        unit,
        east: east + Math.sin(turn) * along,
        north: north + Math.cos(turn) * along,
        from: struck + i * step,
        lasts: shot,
      })
    }
  }
  for (const unit of sunk) {
    const { east, north } = after.units[unit]!
    effects.push({ kind: 'blast', unit, east, north, from: struck + 200 / pace, lasts: blast })
  }
  return effects
}
const SPREAD = [
  [0.55, 0.5],
  [-0.5, 0.6],
  [0.7, -0.2],
  [-0.65, -0.15],
  [0.3, -0.75],
  [-0.25, 0.85],
  [0.05, 0.95],
] as const
