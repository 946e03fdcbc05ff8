import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { bundled } from '../scripts/bundle.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** a real PostgreSQL, started for this run; or why there is none */
    postgres: { readonly url: string } | { readonly fault: string }
  }
}

/** Builds the server and starts PostgreSQL, once for all tests. Where it cannot start, the tests that want it fail with the reason. */
export async function setup(project: TestProject): Promise<() => void> {
  await bundled()
  const child = fork(fileURLToPath(new URL('pg.server.js', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const answer = await new Promise<{ url: string } | { fault: string }>(resolve => {
    child.once('message', message => resolve(message as { url: string } | { fault: string }))
    child.once('exit', code => resolve({ fault: `its process ended with code ${code}` }))
  })
  project.provide('postgres', answer)
  return () => child.connected && child.disconnect()
}
