// A worker does not inherit the loader that reads TypeScript, so it starts as the bin does: loader first, then its own module.
import { workerData } from 'node:worker_threads'

const { register } = await import('tsx/esm/api')
register()
await import(workerData.module)
