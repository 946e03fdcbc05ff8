import { type Frame, type PlotPoint, SEA } from './frame.ts'
import { inkOf } from './ink.ts'
import { Crowd } from './labels.ts'
import { dot, end, endBox } from './marks.ts'
import { label, leader, placed } from './names.ts'
import { group } from './svg.ts'
import { type DrawnTrack, isStill } from './tracks.ts'
import { bar, numbers, way } from './ways.ts'

/** Tracks below, signs above them, words on top: nothing that must be read lies under anything. */
export function ships(tracks: readonly DrawnTrack[], names: readonly string[], frame: Frame): string {
  const points = tracks.map(({ places }) => places.map(place => frame.at(place)))
  const inks = tracks.map(({ unit }) => inkOf(unit.side))
  const ends = points.map(path => path.at(-1)!)
  const crowd = crowdOf(tracks, points)
  const labels = tracks.map((track, i) => placed(track, names[i]!, ends[i]!, crowd))
  const ways = points.map((path, i) => way(path, inks[i]!))
  // Who never moved has no track to put turns on.
  const moving = tracks.filter(({ places }) => places.length > 1)
  const bars = moving.flatMap(({ unit, ticks }) => ticks.map(tick => bar(tick, frame, inkOf(unit.side))))
  const dots = points.flatMap((path, i) => (path.length > 1 ? [dot(path[0]!, inks[i]!)] : []))
  const signs = tracks.map(({ unit }, i) => end(ends[i]!, unit))
  return [
    group({ 'clip-path': 'url(#sea)' }, ways),
    group({}, [...bars, ...dots, ...signs]),
    group({}, [...labels.flatMap(leader), ...labels.map(label)]),
    group({}, numbers(moving, frame, crowd)),
  ].join('\n')
}

/** All that names and numbers must keep clear of. */
function crowdOf(tracks: readonly DrawnTrack[], points: readonly (readonly PlotPoint[])[]): Crowd {
  const crowd = new Crowd({ x: SEA.x + 3, y: SEA.y + 3, width: SEA.width - 6, height: SEA.height - 6 })
  points.forEach((path, i) => {
    path.slice(1).forEach((to, leg) => {
      crowd.addLine(path[leg]!, to)
    })
    crowd.addBox(endBox(path.at(-1)!, tracks[i]!.unit))
    if (path.length > 1) crowd.addBox({ x: path[0]!.x - 4, y: path[0]!.y - 4, width: 8, height: 8 })
  })
  if (isStill({ tracks })) crowd.addLine(points[0]![0]!, points.at(-1)![0]!)
  return crowd
}
