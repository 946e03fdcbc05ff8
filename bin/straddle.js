#!/usr/bin/env node
// The program as one bundle, which starts at once; it is made here if the sources have changed since.
// Nothing may be imported from a package before ready().
import { ready } from '../scripts/ready.js'

ready()
const { built, bundled } = await import('../scripts/bundle.js')
await (process.argv[2] === 'serve' ? built() : bundled())
await import(new URL('../dist/server/straddle.js', import.meta.url).href)
