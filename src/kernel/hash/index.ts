export { Hash } from './murmur3.ts'
export { Words } from './words.ts'
