// Builds the browser's side into dist/web, if anything it is made of has changed since.
//
//   npm run build              if stale
//   npm run build -- --anew    in any case

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const made = join(root, 'dist/web/index.html')

/** What the browser gets: every room that web may import, and the packages. */
const ROOMS = ['kernel', 'rulesets', 'fleets', 'game', 'bots', 'lab', 'report', 'story', 'wire', 'web']
const SOURCES = [
  ...ROOMS.map(room => join(root, 'src', room)),
  join(root, 'package-lock.json'),
  fileURLToPath(import.meta.url),
]

if (process.argv.includes('--anew') || isStale()) await build()

function isStale() {
  const since = changed(made)
  return since === 0 || SOURCES.some(source => newest(source) > since)
}

/** @param {string} path @returns {number} */
function newest(path) {
  const at = statSync(path, { throwIfNoEntry: false })
  if (at === undefined) return 0
  if (!at.isDirectory()) return path.endsWith('.test.ts') ? 0 : at.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

async function build() {
  // whoever calls us, the pages are built to be used
  process.env['NODE_ENV'] = 'production'
  const vite = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  await vite.build({
    configFile: false,
    root: join(root, 'src/web'),
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir: join(root, 'dist/web'),
      emptyOutDir: true,
      // nothing inline: the page is served under a strict content policy
      assetsInlineLimit: 0,
      // a worker has no document to note down what it will need
      modulePreload: false,
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        // what works beside the page is a way in of its own, so that both fetch the same pieces, and a book once
        input: [join(root, 'src/web/index.html'), join(root, 'src/web/odds/odds.worker.ts')],
        output: { chunkFileNames: nameOf },
      },
    },
  })
  for (const name of readdirSync(join(root, 'dist/web'), { recursive: true, encoding: 'utf8' })) press(name)
}

/** A book's piece bears its name. @param {{ facadeModuleId?: string | null }} piece */
function nameOf({ facadeModuleId }) {
  const book = /\/src\/rulesets\/([^/]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return `assets/${book === undefined ? '[name]' : `book-${book}`}-[hash].js`
}

/** Text is served as it lies there pressed; fonts are pressed already. @param {string} name */
function press(name) {
  if (!/\.(js|css|html|svg)$/.test(name)) return
  const path = join(root, 'dist/web', name)
  const text = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(text))
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
}
