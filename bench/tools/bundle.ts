import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { BENCH, type Checkout, HERE, ROOT } from './places.ts'

const made = new Map<string, Promise<unknown>>()

/** Bundles a runner of bench/run/ with the sources of a checkout, once, so that it runs as plain JavaScript. */
export const bundle = (name: string, from = HERE): Promise<unknown> => bundled(name, `${from.runners}${name}.ts`, from)

/** The real worker of `straddle sweep`, for runners that start workers. */
export const bundleWorker = (): Promise<unknown> => bundled('sweep.worker', `${ROOT}src/cli/sweep.worker.ts`, HERE)

function bundled(name: string, entry: string, from: Checkout): Promise<unknown> {
  const to = `${from.out}${name}.mjs`
  if (!made.has(to)) made.set(to, make(to, entry, from, []))
  return made.get(to)!
}

/** Its root is the working folder: B1 reads from a bundle's comments which source each line comes from. */
const make = (outfile: string, entry: string, { root }: Checkout, plugins: Plugin[]): Promise<unknown> =>
  build({ ...COMMON, absWorkingDir: root, entryPoints: [entry], outfile, format: 'esm', platform: 'node', plugins })
const COMMON = { bundle: true, target: 'es2023', logLevel: 'silent' } as const

/** A runner as the text of a classic script, for a worker of a browser. */
export async function browserScript(name: string): Promise<string> {
  const made = await build({ ...COMMON, entryPoints: [`${BENCH}run/${name}.ts`], format: 'iife', write: false })
  return made.outputFiles[0]!.text
}

/** A line that does something only while someone listens: to a book's events, to choices, to the lines of a sum; or two, where it is long. */
const HOOK = /^[ \t]*if \(((?:desk|this)\.(?:heard|answers|footnotes)) !== null\b[^\n]*(?:(?<=null\))\n[^\n]*)?$/gm
const LEFT = /\b(?:heard|footnotes) !== null/
/** Where none of one kind is found, hooks are written otherwise than HOOK knows, and K4 would measure nothing. */
const KINDS = ['desk.heard', 'this.answers', 'this.footnotes']

/** The sweep without its hooks; returns how many lines were taken out. */
export async function bundleBare(from = HERE): Promise<number> {
  const taken: string[] = []
  const strip: Plugin = {
    name: 'strip-hooks',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        if (!path.startsWith(`${from.root}src`)) return undefined
        const contents = readFileSync(path, 'utf8').replace(HOOK, (line, kind) => {
          if (/[{(,]$/.test(line)) throw new Error(`${path}: a hook is longer than its line: ${line.trim()}`)
          taken.push(kind)
          return ''
        })
        if (LEFT.test(contents)) throw new Error(`${path}: a hook that is not a line of its own`)
        return { contents, loader: 'ts' }
      }),
  }
  await make(`${from.out}sweep-bare.mjs`, `${from.runners}sweep.ts`, from, [strip])
  const missing = KINDS.find(kind => !taken.includes(kind))
  if (missing !== undefined)
    throw new Error(`K4 finds no line that asks for ${missing}: point HOOK in bench/tools/bundle.ts anew`)
  return taken.length
}
