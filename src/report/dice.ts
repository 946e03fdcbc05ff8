import { ruleAt } from '#kernel/book/index.ts'
import type { OpenedJournal, StoryRow, Throw } from '#story/index.ts'

/** What was thrown: "five d10, 8 or more: 8 3 10 1 6 (4.2)"; without a rule where an old row names none that there is. */
export const throwText = (
  { book }: OpenedJournal,
  { words, faces, why }: Pick<Throw, 'words' | 'faces' | 'why'>,
): string => `${words}: ${faces.join(' ')}${why < 0 ? '' : ` (${ruleAt(book.register, why).printed})`}`

/** Of a row that cannot be worked again only what fell is known. */
export const facesAlone = (opened: OpenedJournal, { answers }: StoryRow): string[] =>
  answers.flatMap(answer =>
    'faces' in answer ? throwText(opened, { words: `d${answer.sides}`, faces: answer.faces, why: answer.why }) : [],
  )
