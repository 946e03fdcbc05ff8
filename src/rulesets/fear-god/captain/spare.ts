import { lowest } from '#kernel/desk/index.ts'

/** No rule of this book leaves its owner a choice that matters: the first will do. */
export const spare = lowest
