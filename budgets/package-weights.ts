import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type OnResolveArgs, type Plugin } from 'esbuild'
import { getGzipBytes } from '../sdk/elements/build/gzip-bytes.ts'
import type { Weight } from './report.ts'

const dist = fileURLToPath(new URL('../sdk/dist', import.meta.url))

/** Excludes parts that are loaded on first use, and parts of the mocks that only tests load. */
const loadedLater: Plugin = {
  name: 'loaded-later',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^/ }, ({ kind, path }: OnResolveArgs) =>
      kind === 'dynamic-import' || path === 'msw' || path.endsWith('answers.cjs') ? { external: true } : undefined,
    )
  },
}

const options = {
  absWorkingDir: dist,
  minify: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  charset: 'utf8',
  write: false,
  logLevel: 'warning',
} as const satisfies BuildOptions

/** Bundles an entry of `sdk/dist` with everything that it imports. */
const bundleEntry = (entry: string) =>
  build({
    ...options,
    entryPoints: [entry],
    bundle: true,
    metafile: true,
    plugins: [loadedLater],
    external: ['react', '@tanstack/react-query'],
  })

const weighEntry = async (entry: string): Promise<number> =>
  getGzipBytes((await bundleEntry(entry)).outputFiles[0]?.contents ?? new Uint8Array())

/** Lists the paths in `sdk/dist` of the parts of the main entry that are loaded later. */
const findLaterParts = async (): Promise<string[]> => {
  const { metafile } = await bundleEntry('index.js')
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
}

const weighLaterParts = async (): Promise<Weight[]> =>
  Promise.all(
    (await findLaterParts()).map(async (path): Promise<Weight> => {
      const { outputFiles } = await build({ ...options, entryPoints: [path] })
      const part = path.replace(/^\.\/(.*)-\w+\.js$/, '$1')
      return {
        budget: '@valorem/sdk, a part loaded later',
        part,
        bytes: getGzipBytes(outputFiles[0]?.contents ?? new Uint8Array()),
      }
    }),
  )

/** Weighs the entries of the built package. */
export const weighPackage = async (): Promise<Weight[]> => [
  { budget: '@valorem/sdk', bytes: await weighEntry('index.js') },
  ...(await weighLaterParts()),
  { budget: '@valorem/sdk/local', bytes: await weighEntry('local.js') },
  { budget: '@valorem/sdk/testing', bytes: await weighEntry('testing/index.js') },
  { budget: '@valorem/sdk/webhooks', bytes: await weighEntry('webhooks.js') },
  { budget: '@valorem/sdk/node', bytes: await weighEntry('node.js') },
  { budget: '@valorem/sdk/react', bytes: await weighEntry('react/index.js') },
  { budget: '@valorem/sdk/words', bytes: await weighEntry('words.js') },
]
