export { type Act, actsOf } from './acts.ts'
export { beginning, ending, happenings, type OpenedJournal, open, type StoryRow } from './open.ts'
export { type StoryState, sentence, sentences, type Throw, type Told, told } from './walk.ts'
export { grouped, headOf, joined, listed, oncePer, scoresOf, worthTelling } from './words.ts'
