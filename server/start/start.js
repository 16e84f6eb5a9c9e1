import { readFileSync } from 'node:fs'
import * as module from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// What `npm start` runs: plain JavaScript that an old Node can read, before any TypeScript is touched.

if (!process.features.typescript) {
  const { engines, dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  process.stderr.write(
    `Valorem needs Node ${engines.node} and this is ${process.version}: \`npm ci\`, with install scripts, brings Node ${dependencies.node}, and \`npm start\` uses it.\n`,
  )
  process.exit(1)
}

// What one start has compiled, the next one finds. Where the folder cannot be written, nothing is stored. Read from the
// whole module: an old Node, which lacks the function, would refuse to import it before it could say the sentence.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))

// V8 sees that the objects of the start live long, and concludes from it where those of requests are made: if it makes but one
// object of a request in the old generation, the rest of the request, which that one refers to, outlives it there until the
// next full collection. In three starts of eight this took up to half as much CPU again as in the others.
setFlagsFromString('--no-allocation-site-pretenuring')

// A start leaves so much behind that the young generation of the heap would grow to its largest, which it keeps: 25 MiB
// that a service at rest has no use for. It grows with the load instead, once the service listens.
setFlagsFromString('--semi-space-growth-factor=1')
await import('./main.ts')
setFlagsFromString('--semi-space-growth-factor=2')
