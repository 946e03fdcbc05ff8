export { Hash } from './murmur3.ts'
