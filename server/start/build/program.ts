import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild'
import { describeInput, type ProgramInputs } from '../current-program.ts'
import type { SourceLines } from '../source-lines.ts'
import { type ProgramFiles, placeProgram } from './place-program.ts'

const rootUrl = new URL('../../../', import.meta.url)
const root = fileURLToPath(rootUrl)
const dist = join(root, 'server/dist')

/** Folder as deep as that of each program, from which its addresses of sources are counted. */
const folder = join(dist, 'program')

const threads = [
  'server/start/calculation-thread.ts',
  'server/adapters/pdf-check/pdf-thread.ts',
  'server/adapters/pictures/picture-thread.ts',
  'server/adapters/sheets/sheet-thread.ts',
]

/** Modules that are started by their own file: the service, and its threads. */
const entries = ['server/start/main.ts', ...threads]

/**
 * Packages that stay in `node_modules`: one starts a thread by its own file, the others are installed by an operator,
 * come with packages of development alone, or belong to other engines.
 */
const external = ['piscina', '@opentelemetry/*', 'supports-color', 'pg-native', 'pg-cloudflare', 'bun:sqlite']

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

/** Beginning of a thread, on its first line: its stacks name the files and lines of the sources, as those of the service do. */
const withSourceLines = `import { printSourceLines } from '${join(root, 'server/start/source-lines.ts')}';printSourceLines();`

/** Text of a source in the program. */
const placeSource = (path: string): string => {
  const text = placeAddresses(readFileSync(path, 'utf8'), path)
  return threads.includes(relative(root, path)) ? withSourceLines + text : text
}

const sourceAddresses: Plugin = {
  name: 'source-addresses',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path }) =>
      path.includes('node_modules') || !/\/(?:server|contract|languages|sdk)\//.test(path)
        ? undefined
        : { contents: placeSource(path), loader: 'ts' },
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

/** Files of a program by their names; the map of each as the list of its lines, packed. */
const readFiles = (outputs: readonly OutputFile[]): ProgramFiles =>
  new Map(
    outputs.map(({ path, text, contents }) =>
      path.endsWith('.map')
        ? [basename(path).replace(/map$/, 'lines.gz'), gzipSync(JSON.stringify(readLines(text)))]
        : [basename(path), contents],
    ),
  )

/** What a program was built of: our own sources, and of each package the file with its version. */
const listInputs = ({ inputs }: Metafile): ProgramInputs => {
  const paths = Object.keys(inputs).filter(path => !path.startsWith('lazy:'))
  const packages = paths.flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(path)?.[0] ?? [])
  const own = paths.filter(path => !path.includes('node_modules'))
  const others = ['package.json', 'server/start/build/program.ts']
  return [...own, ...others, ...[...new Set(packages)].map(path => `${path}package.json`)].map(path =>
    describeInput(path, rootUrl),
  )
}

/**
 * Builds the service and its threads into a few files, which Node loads in half the time of their sources.
 * @param into folder that gets the program to be used as it is, whatever becomes of the sources; `server/dist`, for as
 * long as they stay as they are, when left out.
 */
export const buildProgram = async (into?: string): Promise<void> => {
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
  const files = readFiles(outputFiles)
  const hash = createHash('sha256')
  for (const [name, bytes] of files) hash.update(`${name}\0`).update(bytes)
  const inputs = into === undefined ? listInputs(metafile) : []
  // A source that was saved meanwhile may not be in the program: the sources run until the next build.
  const isOverdue = inputs.some(([, , changedAt]) => changedAt >= startedAt)
  placeProgram(into ?? dist, { folder: hash.digest('hex').slice(0, 12), inputs }, files, isOverdue)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { into: { type: 'string' } } })
  await buildProgram(values.into)
}
