export { type Config, configOf } from './config.ts'
/** @internal */
export type { Running } from './server.ts'
export { start } from './server.ts'
