import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { BENCH, OUT, ROOT } from './places.ts'

const made = new Map<string, Promise<unknown>>()

/** Bundles a runner of bench/run/ into bench/out/, once, so that it runs as plain JavaScript. */
export const bundle = (name: string): Promise<unknown> => bundled(name, `${BENCH}run/${name}.ts`)

/** The real worker of `straddle sweep`, for runners that start workers. */
export const bundleWorker = (): Promise<unknown> => bundled('sweep.worker', `${ROOT}src/cli/sweep.worker.ts`)

function bundled(name: string, from: string): Promise<unknown> {
  if (!made.has(name)) made.set(name, make(name, from, []))
  return made.get(name)!
}

const make = (name: string, from: string, plugins: Plugin[]): Promise<unknown> =>
  build({ ...COMMON, entryPoints: [from], outfile: `${OUT}${name}.mjs`, format: 'esm', platform: 'node', plugins })
const COMMON = { bundle: true, target: 'es2023', logLevel: 'error' } as const

/** A runner as the text of a classic script, for a worker of a browser. */
export async function browserScript(name: string): Promise<string> {
  const made = await build({ ...COMMON, entryPoints: [`${BENCH}run/${name}.ts`], format: 'iife', write: false })
  return made.outputFiles[0]!.text
}

/** A line that does something only while someone listens. */
const HOOK = /^[ \t]*if \((?:desk|this)\.(?:heard|answers|footnotes) !== null\b[^\n]*$/gm
const LEFT = /\b(?:heard|footnotes) !== null/

/** The sweep without its hooks; returns how many lines were taken out. */
export async function bundleBare(): Promise<number> {
  let taken = 0
  const strip: Plugin = {
    name: 'strip-hooks',
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]src[\\/](kernel|rulesets)[\\/].*\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8').replace(HOOK, line => {
          if (/[{(,]$/.test(line)) throw new Error(`${path}: a hook is longer than its line: ${line.trim()}`)
          taken++
          return ''
        })
        if (LEFT.test(contents)) throw new Error(`${path}: a hook that is not a line of its own`)
        return { contents, loader: 'ts' }
      }),
  }
  await make('sweep-bare', `${BENCH}run/sweep.ts`, [strip])
  return taken
}
