#!/usr/bin/env node
// The command line straight from the sources: no build. Nothing may be imported from a package before ready().
import { ready } from '../scripts/ready.js'

ready()
const { register } = await import('tsx/esm/api')
register()
await import('../src/cli/main.ts')
