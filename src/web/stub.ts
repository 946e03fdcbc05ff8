export const STUB = 0
