import { Line } from './line.tsx'
import type { Moment, Stop } from './moments.ts'

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const

interface TransportProps {
  readonly moments: readonly Moment[]
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  readonly follow: boolean
  onAt(rows: number): void
  onPlay(): void
  onSpeed(speed: number): void
  onFollow(follow: boolean): void
  onStop(stop: Stop, by: 1 | -1): void
}

/** The hands that run a replay, each with its key. */
export function Transport(props: TransportProps) {
  const { moments, at, playing, speed, follow, onAt, onStop } = props
  const last = moments.length
  const step = (words: string, name: string, key: string, stop: Stop, by: 1 | -1) => (
    <button type="button" aria-label={name} disabled={by < 0 ? at === 0 : at === last} onClick={() => onStop(stop, by)}>
      <span>{words}</span>
      {key === '' ? null : <kbd>{key}</kbd>}
    </button>
  )
  return (
    <footer className="transport">
      <Line moments={moments} at={at} onAt={onAt} />
      <div className="hands" role="toolbar" aria-label="Replay">
        <div className="set">
          <button type="button" aria-label="To the beginning" disabled={at === 0} onClick={() => onAt(0)}>
            <Bar d="M3 2v12M13 2L5 8l8 6Z" />
          </button>
          {step('‹ turn', 'Turn before', '⇧←', 'turn', -1)}
          {step('‹ salvo', 'Salvo before', '←', 'salvo', -1)}
          {step('‹', 'Step back', ',', 'any', -1)}
          <button type="button" className="play" aria-label={playing ? 'Pause' : 'Play'} onClick={props.onPlay}>
            <Bar d={playing ? 'M4 2v12M5 2v12M11 2v12M12 2v12' : 'M4 2l9 6l-9 6Z'} />
            <span>{playing ? 'Pause' : 'Play'}</span>
            <kbd>space</kbd>
          </button>
          {step('›', 'Step on', '.', 'any', 1)}
          {step('salvo ›', 'Next salvo', '→', 'salvo', 1)}
          {step('turn ›', 'Next turn', '⇧→', 'turn', 1)}
          <button type="button" aria-label="To the end" disabled={at === last} onClick={() => onAt(last)}>
            <Bar d="M13 2v12M3 2l8 6l-8 6Z" />
          </button>
        </div>
        <div className="set">
          {step('‹ loss', 'Loss before', '', 'loss', -1)}
          {step('loss ›', 'Next loss', 'L', 'loss', 1)}
          {step('hit ›', 'Next hit', 'H', 'hit', 1)}
        </div>
        <fieldset className="speed">
          <legend>speed</legend>
          {SPEEDS.map(each => (
            <label key={each}>
              <input type="radio" name="speed" checked={each === speed} onChange={() => props.onSpeed(each)} />
              <span>
                {each === 0.5 ? '½' : each}
                {each === speed ? '×' : ''}
              </span>
            </label>
          ))}
        </fieldset>
        <label className="follow">
          <input type="checkbox" checked={follow} onChange={event => props.onFollow(event.target.checked)} />
          <span>Follow the action</span>
          <kbd>F</kbd>
        </label>
      </div>
    </footer>
  )
}

const Bar = ({ d }: { readonly d: string }) => (
  <svg width="16" height="16" aria-hidden="true">
    <path d={d} />
  </svg>
)
