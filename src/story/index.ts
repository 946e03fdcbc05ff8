export { type Act, actsOf } from './acts.ts'
export { beginning, ending, happenings, type Opened, open, type Row } from './open.ts'
export { type Page, type State, sentence, sentences, type Told, thrown, told } from './walk.ts'
export { type Group, grouped, headOf, joined, listed, oncePer, scoresOf, worthTelling } from './words.ts'
