export { canonical, type Plain } from './canonical.ts'
export {
  type Decider,
  Desk,
  type Event,
  type Frozen,
  lowest,
  type Seat,
  WrongChoice,
} from './desk.ts'
export { BadOption, chosenOptions, type OptionInfo, type Options, refuseUnheeded } from './options.ts'
export { each, once, type Step, type Steps, until, work } from './steps.ts'
export { levelAt, rowsOfBoxes, type Track } from './track.ts'
