import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { readLocalTables } from '../server/start/local-tables.ts'
import { createContractPlugin } from './contract-plugin.ts'
import { lawParametersPlugin } from './law-parameters-plugin.ts'
import { zodPlugin } from './zod-plugin.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Keeps the service in a separate file, which is not bundled into the entry. */
export const externalServicePlugin: Plugin = {
  name: 'service-place',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^valorem:local-service$/ }, () => ({ path: './local-service.js', external: true }))
  },
}

/** Bundled third-party packages, by name. */
export const bundledPackages = ['zod'] as const

/** Formats their licences, which must be distributed with them. */
const formatLicences = (): string =>
  bundledPackages
    .map(name => `/*! Contains ${name}.\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8').trim()}\n*/\n`)
    .join('')

/**
 * Builds the service of `@valorem/sdk/local` as a module: the operations that the server runs, and the tables that it
 * reads. One function wraps everything, so that nothing runs before the first call.
 */
export const buildLocalServiceScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `import { createLocalService } from './server/in-process/local-service.ts'
        export const service = createLocalService(${JSON.stringify(readLocalTables())})`,
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
    plugins: [createContractPlugin(root), lawParametersPlugin, zodPlugin],
    write: false,
    logLevel: 'warning',
  })
  const program = outputFiles[0]?.text ?? ''
  return `${formatLicences()}let made\nconst make=()=>{${program}return local.service}\nexport const service=()=>made??=make()\n`
}
