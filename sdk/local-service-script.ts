import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { localTables } from '../server/start/local-tables.ts'
import { boxContract } from './box-contract.ts'
import { boxParameters } from './box-parameters.ts'
import { boxZod } from './box-zod.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Keeps the service in a file of its own beside the entry, which is not printed anew with it. */
export const servicePlace: Plugin = {
  name: 'service-place',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^valorem:local-service$/ }, () => ({ path: './local-service.js', external: true }))
  },
}

/** The packages of others inside, by name. */
export const bundledPackages = ['zod'] as const

/** Their licences, which ask to go with them. */
const licences = (): string =>
  bundledPackages
    .map(name => `/*! Contains ${name}.\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8').trim()}\n*/\n`)
    .join('')

/**
 * The service of `@valorem/sdk/local` as a module: the operations that the server runs, and the tables that it reads. The
 * whole stands in one function, so that nothing of it happens before it is first asked.
 */
export const localServiceScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `import { localService } from './server/in-process/local-service.ts'
        export const service = localService(${JSON.stringify(localTables())})`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'local',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    charset: 'utf8',
    plugins: [boxContract(root), boxParameters, boxZod],
    write: false,
    logLevel: 'warning',
  })
  const program = outputFiles[0]?.text ?? ''
  return `${licences()}let made\nconst make=()=>{${program}return local.service}\nexport const service=()=>made??=make()\n`
}
