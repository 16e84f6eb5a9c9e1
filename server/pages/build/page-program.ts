import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The licences of the libraries inside a program, which ask to go with it. */
export const licencesOf = (...libraries: readonly string[]): string =>
  libraries
    .map(
      name =>
        `/*! Contains ${name}.\n${readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8').replaceAll('\r\n', '\n').trim()}\n*/\n`,
    )
    .join('')

/** The licence of the one library inside the programs that make markup. */
export const licence = (): string => licencesOf('hono')

const isResolved = Symbol('resolved')

/** Marks the files of the languages as without side effects, so that a program has those of which it reads something alone. */
const pureLanguages: Plugin = {
  name: 'pure-languages',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^#languages\/|^\.\.?\// }, async ({ path, pluginData, ...options }) => {
      if (pluginData === isResolved) return undefined
      const found = await resolve(path, { ...options, pluginData: isResolved })
      return found.path.startsWith(join(root, 'languages')) ? { ...found, sideEffects: false } : undefined
    })
  },
}

/** Own module in place of `fflate`: it packs and unpacks in the thread that asks for it. */
const archives = join(root, 'server/pages/table-file/browser/archives.ts')

const archivesInThread: Plugin = {
  name: 'archives-in-thread',
  setup({ onResolve }) {
    onResolve({ filter: /^fflate$/ }, ({ importer }) => (importer === archives ? undefined : { path: archives }))
  },
}

/** The program of a page as one file for browsers, by the path of its source from the root; the same bytes for the same sources. */
export const bundled = async (entryPoint: string): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
    plugins: [pureLanguages, archivesInThread],
  })
  return outputFiles[0]?.text ?? ''
}
