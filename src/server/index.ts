export { type Config, configOf } from './config.ts'
export { type Running, start } from './server.ts'
