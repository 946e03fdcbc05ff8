#!/usr/bin/env node
// The command line straight from the sources: no build. The server is the one thing that must start at once, so it is built.
// Nothing may be imported from a package before ready().
import { ready } from '../scripts/ready.js'

ready()
if (process.argv[2] === 'serve') {
  const { built } = await import('../scripts/bundle.js')
  await built()
  await import(new URL('../dist/server/straddle.js', import.meta.url).href)
} else {
  const { register } = await import('tsx/esm/api')
  register()
  await import('../src/cli/main.ts')
}
