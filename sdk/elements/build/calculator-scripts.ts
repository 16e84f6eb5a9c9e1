import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { calculatorLanguageFiles } from './calculator-texts.ts'
import { smallStyle } from './widget-script.ts'

/** The calculators by the names of their files. */
export const calculatorNames = ['costs', 'mortgage', 'gains'] as const

/** The file that the calculators of a page share. */
const sharedFile = 'calculators-shared.js'

const sources = fileURLToPath(new URL('../calculators', import.meta.url))

/** The entries act when they are loaded, which the manifest of the package says of no file. */
const acting: Plugin = {
  name: 'acting',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, importer }) =>
      importer.endsWith('<stdin>') ? { path: join(sources, path), sideEffects: true } : undefined,
    )
  },
}

/** Leaves what the modules of the calculators have in common to the shared file. */
const fromShared: Plugin = {
  name: 'from-shared',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, importer }) => {
      if (importer === '' || calculatorNames.some(name => path.endsWith(`/${name}.ts`))) return undefined
      return { path: `./${sharedFile}`, external: true }
    })
  },
}

const built = async (contents: string, options: BuildOptions): Promise<Buffer> => {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: sources, loader: 'ts' },
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
    ...options,
  })
  // A server that names no charset may have it read in that of the page; this mark goes before both.
  return Buffer.from(`\uFEFF${outputFiles[0]?.text ?? ''}`)
}

const classic: BuildOptions = { format: 'iife', plugins: [acting, smallStyle] }

/**
 * The files of the calculators by their names: the loader, the shared file and a module for each calculator, and each
 * calculator whole, for pages that name a script by its hash. The same bytes for the same sources.
 */
export const calculatorScripts = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const files: [string, Promise<Buffer>][] = [
    ['valorem-calculators.js', built(`import './loader.ts'`, classic)],
    [sharedFile, built(`export * from './shared.ts'`, { format: 'esm', plugins: [acting, smallStyle] })],
    ...calculatorNames.flatMap((name): [string, Promise<Buffer>][] => [
      [
        `calculator-${name}.js`,
        built(`import './script-${name}.ts'`, { format: 'esm', plugins: [acting, fromShared] }),
      ],
      [`valorem-${name}.js`, built(`import './whole.ts'\nimport './script-${name}.ts'`, classic)],
    ]),
  ]
  return Object.fromEntries(await Promise.all(files.map(async ([name, file]) => [name, await file] as const)))
}

/** The files of the languages by their names. */
export const calculatorTexts = (): Readonly<Record<string, Buffer>> =>
  Object.fromEntries(
    Object.entries(calculatorLanguageFiles()).map(([code, file]) => [`calculators.${code}.json`, file]),
  )
