export { type Act, actsOf } from './acts.ts'
export { beginning, ending, happenings, type Opened, open, type Row } from './open.ts'
export { type State, sentence, sentences, type Told, thrown } from './walk.ts'
export { grouped, headOf, joined, listed, oncePer, scoresOf, worthTelling } from './words.ts'
