import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { buildCalculatorLanguageFiles } from './calculator-texts.ts'
import { minifyScript } from './minify-script.ts'
import { minifiedStylePlugin } from './widget-script.ts'

/** Calculators by the names of their files. */
export const calculatorNames = ['costs', 'mortgage', 'gains'] as const

/** File shared by the calculators of a page. */
const sharedFile = 'calculators-shared.js'

const sources = fileURLToPath(new URL('../calculators', import.meta.url))

/** Declares the side effects of the entries, which the package's manifest denies for all files. */
const sideEffectsPlugin: Plugin = {
  name: 'acting',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, importer }) =>
      importer.endsWith('<stdin>') ? { path: join(sources, path), sideEffects: true } : undefined,
    )
  },
}

/** Leaves the common code of the calculators' modules to the shared file. */
const sharedFilePlugin: Plugin = {
  name: 'from-shared',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\./ }, ({ path, importer }) => {
      if (importer === '' || calculatorNames.some(name => path.endsWith(`/${name}.ts`))) return undefined
      return { path: `./${sharedFile}`, external: true }
    })
  },
}

const buildCalculatorScript = async (contents: string, options: BuildOptions): Promise<Buffer> => {
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
  // Byte order mark, which takes precedence over the charset of the server and of the page.
  return Buffer.from(`\uFEFF${await minifyScript(outputFiles[0]?.text ?? '', options.format === 'esm')}`)
}

const classic: BuildOptions = { format: 'iife', plugins: [sideEffectsPlugin, minifiedStylePlugin] }

/**
 * Builds the files of the calculators by name: the loader, the shared file and a module for each calculator, and each
 * calculator whole, for pages that reference a script by hash. The same sources give the same bytes.
 */
export const buildCalculatorScripts = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const files: [string, Promise<Buffer>][] = [
    ['valorem-calculators.js', buildCalculatorScript(`import './loader.ts'`, classic)],
    [
      sharedFile,
      buildCalculatorScript(`export * from './shared.ts'`, {
        format: 'esm',
        plugins: [sideEffectsPlugin, minifiedStylePlugin],
      }),
    ],
    ...calculatorNames.flatMap((name): [string, Promise<Buffer>][] => [
      [
        `calculator-${name}.js`,
        buildCalculatorScript(`import './script-${name}.ts'`, {
          format: 'esm',
          plugins: [sideEffectsPlugin, sharedFilePlugin],
        }),
      ],
      [`valorem-${name}.js`, buildCalculatorScript(`import './whole.ts'\nimport './script-${name}.ts'`, classic)],
    ]),
  ]
  return Object.fromEntries(await Promise.all(files.map(async ([name, file]) => [name, await file] as const)))
}

/** Builds the files of the languages by name. */
export const buildCalculatorTexts = (): Readonly<Record<string, Buffer>> =>
  Object.fromEntries(
    Object.entries(buildCalculatorLanguageFiles()).map(([code, file]) => [`calculators.${code}.json`, file]),
  )
