import { readFileSync } from 'node:fs'
import * as module from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// Program of `npm start`: plain JavaScript that an old Node can parse, since it reports the required version.

if (!process.features.typescript) {
  const { engines, dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  process.stderr.write(
    `Valorem needs Node ${engines.node} and this is ${process.version}: \`npm ci\`, with install scripts, brings Node ${dependencies.node}, and \`npm start\` uses it.\n`,
  )
  process.exit(1)
}

// Reuses compiled code of earlier starts; stores nothing where the folder is read-only. Called through the module object:
// an old Node, which lacks the function, would refuse to import its name before the message above is written.
module.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))

// V8 would conclude from the long-lived objects of the startup that objects of requests are long-lived too, and allocate
// them in the old generation, where everything that they refer to stays until the next full collection. In three starts
// of eight this took up to half as much CPU again (server/decisions/0080).
setFlagsFromString('--no-allocation-site-pretenuring')

// The program that `npm run build` has made of the present sources, else the sources, which `npm run dev` watches.
const { findCurrentProgram } = await import('./current-program.ts')
const program = process.argv.includes('--sources') ? undefined : findCurrentProgram()
if (program) (await import('./source-lines.ts')).printSourceLines()
await import(program?.href ?? './main.ts')
