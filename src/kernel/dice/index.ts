export { type Asking, type Source, Tape, wordsOf } from './ask.ts'
export { Dice } from './dice.ts'
export { type Answer, Recorder } from './recorder.ts'
export { Departed, Replay } from './replay.ts'
export { Script, WrongFace } from './script.ts'
export { Seeded } from './seeded.ts'
export { type Choice, Wanted } from './wanted.ts'
/** @internal */
export { xoshiro } from './xoshiro.ts'
