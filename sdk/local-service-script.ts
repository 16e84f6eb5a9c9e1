import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { localTables } from '../server/start/local-tables.ts'

/** Most that the entry `local` may weigh with the service in it, minified and gzipped: the law of ten countries and all prices. */
export const localGzipBytesMax = 240 * 1024

/** A text as it stands in a source file, on one line. */
const literal = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${'`'}(?:[^${'`'}\\$]|\\.)*${'`'})`
const describedField = new RegExp(String.raw`\b(?:description|summary|remedy|cause):\s*${literal},?`, 'g')
const describeCall = new RegExp(String.raw`\s*\.describe\(\s*${literal},?\s*\)`, 'g')

/** Texts of the contract that only its readers see: the OpenAPI file, the types and the pages. */
const withoutDescriptions = (source: string): string => source.replace(describeCall, '').replace(describedField, '')

const root = fileURLToPath(new URL('..', import.meta.url))

/** Keeps the service in a file of its own beside the entry, which is not printed anew with it. */
export const servicePlace: Plugin = {
  name: 'service-place',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^valorem:local-service$/ }, () => ({ path: './local-service.js', external: true }))
  },
}

/** The licence of the one library inside, which asks to go with it. */
const licence = (): string =>
  `/*! Contains zod.\n${readFileSync(`${root}node_modules/zod/LICENSE`, 'utf8').trim()}\n*/\n`

/**
 * Zod keeps its settings and its named schemas on `globalThis`, one for all copies in a process. The copy inside has its
 * own: neither does a program that calls `z.config` change a refusal here, nor do names of ours meet names of the program.
 */
const ownSchemas: Plugin = {
  name: 'own-schemas',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/zod\/v4\/core\/(?:core|registries)\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.includes('globalThis.__zod_')) throw new Error(`${path} keeps nothing on globalThis any more.`)
      return { contents: `const own = {}\n${source.replaceAll('globalThis', 'own')}`, loader: 'js' }
    })
  },
}

/** Leaves out what no operation needs when it runs. */
const smaller: Plugin = {
  name: 'smaller',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\/contract\/.*\.ts$/ }, ({ path }) =>
      // The folder of the repository alone: a clone may itself lie below one of that name.
      path.startsWith(`${root}contract/`)
        ? { contents: withoutDescriptions(readFileSync(path, 'utf8')), loader: 'ts' }
        : undefined,
    )
    // The package carries a second library of schemas for checks that this contract does not ask for.
    onResolve({ filter: /^@ts-rest\/core$/ }, () => ({ path: `${root}sdk/contract-router.ts` }))
  },
}

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
    plugins: [smaller, ownSchemas],
    write: false,
    logLevel: 'warning',
  })
  const program = outputFiles[0]?.text ?? ''
  return `${licence()}let made\nconst make=()=>{${program}return local.service}\nexport const service=()=>made??=make()\n`
}
