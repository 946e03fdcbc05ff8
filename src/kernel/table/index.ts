export * from './marks.ts'
export * from './meaning.ts'
export * from './reckoning.ts'
export * from './table.ts'
