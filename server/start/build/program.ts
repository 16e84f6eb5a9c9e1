import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { describeInput, type ProgramInputs } from '../current-program.ts'
import type { SourceLines } from '../source-lines.ts'

const rootUrl = new URL('../../../', import.meta.url)
const root = fileURLToPath(rootUrl)
const folder = join(root, 'server/dist')

/** Modules that are started by their own file: the service, and its threads. */
const entries = [
  'server/start/main.ts',
  'server/start/calculation-thread.ts',
  'server/adapters/pdf-check/pdf-thread.ts',
  'server/adapters/sheets/sheet-thread.ts',
]

/**
 * Packages that stay in `node_modules`: one starts a thread by its own file, the others are installed by an operator or
 * belong to other engines.
 */
const external = ['piscina', '@opentelemetry/*', 'pg-native', 'pg-cloudflare', 'bun:sqlite']

/** A thread is a file of the program; every other address of a module is that of its source, where its data are. */
const placeAddresses = (text: string, file: string): string =>
  text
    .replaceAll(/new URL\('\.\/([\w-]+-thread)\.ts', import\.meta\.url\)/g, "new URL('./$1.js', import.meta['url'])")
    .replaceAll('import.meta.url', `new URL('${relative(folder, file)}', import.meta['url']).href`)

/**
 * Module of Node whose parts are loaded when they are used: an import of the sources loads all of it, for `node:http` the
 * client of `fetch` too, a tenth of a second.
 */
const lazyHttp: Plugin = {
  name: 'lazy-http',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(node:)?http$/ }, () => ({ path: 'http', namespace: 'lazy' }))
    onLoad({ filter: /^/, namespace: 'lazy' }, () => ({
      contents: "module.exports = process.getBuiltinModule('http')",
    }))
  },
}

const sourceAddresses: Plugin = {
  name: 'source-addresses',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes('node_modules') || !/\/(?:server|contract|languages|sdk)\//.test(path)
        ? undefined
        : { contents: placeAddresses(readFileSync(path, 'utf8'), path), loader: 'ts' },
    )
  },
}

/** Source and line of each line of a file of the program, from its source map. */
const readLines = (map: string): SourceLines => {
  const payload = JSON.parse(map)
  const found = new SourceMap(payload)
  const sources: string[] = payload.sources.map((source: string) => relative(root, join(folder, source)))
  const lines: [number, number][] = payload.mappings.split(';').map((segments: string, line: number) => {
    if (segments === '') return [-1, 0]
    const entry = found.findEntry(line, Number.MAX_SAFE_INTEGER)
    if (!('originalSource' in entry)) return [-1, 0]
    return [payload.sources.indexOf(entry.originalSource), entry.originalLine + 1]
  })
  return { sources, lines }
}

/** Builds the service and its threads into a few files, which Node loads in half the time of their sources. */
export const buildProgram = async (): Promise<void> => {
  const startedAt = Date.now()
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    entryNames: '[name]',
    outdir: folder,
    external,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    write: false,
    metafile: true,
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    // Packages in CommonJS ask for modules of Node.
    banner: {
      js: "import { createRequire as createProgramRequire } from 'node:module';\nconst require = createProgramRequire(import.meta.url);",
    },
    plugins: [sourceAddresses, lazyHttp],
    logLevel: 'warning',
  })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const { path, text } of outputFiles)
    if (path.endsWith('.map')) writeFileSync(path.replace(/map$/, 'lines'), JSON.stringify(readLines(text)))
    else writeFileSync(path, text)
  const own = Object.keys(metafile.inputs).filter(path => !/node_modules|^lazy:/.test(path))
  const others = ['package.json', 'server/start/build/program.ts', 'node_modules/.package-lock.json']
  const inputs: ProgramInputs = [...own, ...others].map(path => describeInput(path, rootUrl))
  // A source that was saved meanwhile may not be in the program: without the list the sources run.
  if (inputs.some(([, , changedAt]) => changedAt >= startedAt)) return
  writeFileSync(join(folder, 'inputs.json'), JSON.stringify(inputs))
}

if (import.meta.main) await buildProgram()
