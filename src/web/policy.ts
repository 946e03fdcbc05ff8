import { z } from 'zod'

// The page may not make code out of text, so schemas are read instead of compiled. Imported before any of them is made.
z.config({ jitless: true })
