/** H31 A minefield: a square of 10 cm, by its middle and how it lies. */
export interface Minefield {
  readonly seat: number
  readonly x: number
  readonly y: number
  readonly heading: number
}
