import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Loaded before the service: what one start has compiled, the next one finds. Plain JavaScript, so that a warm start loads no
// TypeScript stripper at all. Where the folder cannot be written, nothing is kept.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))
