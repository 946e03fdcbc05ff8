import type { ChartPlace } from '#kernel/ruleset/index.ts'
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
