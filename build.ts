import { collectionFiles } from './contract/openapi/derived-files.ts'
import { writeFiles } from './sdk/write-files.ts'

// What is not tracked is made before it is needed: the collections, then the package, which derives its own files, and the box of the mock.
writeFiles(collectionFiles())
await import('./sdk/build.ts')
await import('./mock/build.ts')
await import('./budgets/main.ts')
const { buildProgram } = await import('./server/start/build/program.ts')
await buildProgram()
