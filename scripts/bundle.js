// Command line and server as one bundle, which starts at once; made by whoever starts first after the sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/server/sources')
/** The pages' own script builds them, if they are stale. */
const pages = new URL('build.js', import.meta.url)

/** All that is served, built from the sources as they are. */
export async function built() {
  await bundled()
  if (existsSync(pages)) await import(pages.href)
}

/** The program alone. */
export async function bundled() {
  const sources = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await bundle()
  replace(stamp, sources)
}

/** Names, sizes and dates of all that is built from. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => !file.startsWith('web'))
    .sort()
  for (const file of [...files.map(file => join('src', file)), 'package-lock.json', 'scripts/bundle.js']) {
    const found = statSync(join(root, file), { throwIfNoEntry: false })
    if (found?.isFile()) hash.update(`${file} ${found.size} ${found.mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Old pieces stay where they are: a server that is running may still want them. Whoever starts meanwhile finds the old whole or the new. */
async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    write: false,
    entryPoints: {
      straddle: 'src/cli/main.ts',
      'sweep.worker': 'src/cli/sweep.worker.ts',
      'bot.worker': 'src/server/live/bot.worker.ts',
    },
    outdir: 'dist/server',
    bundle: true,
    splitting: true,
    // binaries of their own
    external: ['libsql', 'pg', 'pg-native'],
    banner: { js: COMMON },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
  })
  const isEntry = (/** @type {string} */ path) => !/-[A-Z0-9]{8}\.js/.test(path)
  const entriesLast = outputFiles.sort((a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)))
  for (const { path, contents } of entriesLast) replace(path, contents)
}

/**
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function replace(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

/** What packages of the older kind expect to find. */
const COMMON = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`
