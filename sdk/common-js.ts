import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/**
 * The entries that programs of CommonJS load: Jest as it comes, TypeScript before 5.8 in `.cts`, `moduleResolution: node10`.
 * The elements are for pages, where all is ES modules.
 */
const entries = ['index', 'local', 'testing/index', 'words', 'webhooks', 'react/index'] as const

/** The recorded answers, which both builds read: a third of the package would otherwise be there twice. */
const answersFile = 'testing/answers.cjs'

/** Leaves the recorded answers in a file of their own, which every program that knows packages can load. */
export const answersPlace: Plugin = {
  name: 'answers-place',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/derived\/examples\.ts$/ }, () => ({ path: './answers.cjs', external: true }))
  },
}

/**
 * The service stays one file for both builds, an ES module, since it is a third of the package. Scripts of Jest have no way to
 * import one, and it passes on a `require` of its own as Node's; a function of Node's own context imports like any program.
 * Its text is constant.
 */
const loadedService = `
export const service = async () => {
  try {
    return (await import('./local-service.js')).service()
  } catch (error) {
    const vm = globalThis.process?.getBuiltinModule?.('vm')
    if (!vm || !/^ERR_VM_DYNAMIC_IMPORT/.test(error?.code)) throw error
    const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
    const imported = vm.runInThisContext('path => import(path)', { importModuleDynamically })
    const { pathToFileURL } = process.getBuiltinModule('url')
    return (await imported(pathToFileURL(__dirname + '/local-service.js').href)).service()
  }
}`

const serviceOfBoth: Plugin = {
  name: 'service-of-both',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^valorem:local-service$/ }, ({ path }) => ({ path, namespace: 'service' }))
    onLoad({ filter: /^/, namespace: 'service' }, () => ({ contents: loadedService, loader: 'js' }))
    onResolve({ filter: /^\.\/local-service\.js$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** The errors are those of the main entry in each other one, so that `instanceof` holds between them. */
const errorsOfMain = (entry: string): Plugin => ({
  name: 'errors-of-main',
  setup: ({ onResolve }) => {
    if (entry === 'index') return
    const path = entry.includes('/') ? '../index.cjs' : './index.cjs'
    onResolve({ filter: /\/errors\.ts$/ }, () => ({ path, external: true }))
  },
})

/** The words of a file of declarations and of those that it passes on as a whole. */
const wordsOf = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const passedOn = [...text.matchAll(/^export \* from '(.+)\.ts'/gm)].map(([, path]) =>
    join(dirname(file), `${path}.d.ts`),
  )
  return [...(text.match(/\w+/g) ?? []), ...passedOn.flatMap(wordsOf)]
}

/** The names of the values that an entry exports by its declarations, which leave out what is internal. */
const valuesOf = async (dist: string, entry: string): Promise<[name: string, isClass: boolean][]> => {
  const module: Record<string, unknown> = await import(pathToFileURL(join(dist, `${entry}.js`)).href)
  const declared = new Set(wordsOf(join(dist, `${entry}.d.ts`)))
  return Object.entries(module)
    .filter(([name]) => declared.has(name))
    .map(([name, value]) => [name, /^class\b/.test(String(value))])
}

/**
 * Declarations for programs of CommonJS: the types are those of the ES modules, one and the same in both, and each value has
 * the type of its twin. Older compilers refuse to read an ES module from there unless they are told that it is meant.
 */
const declarations = async (dist: string, entry: string): Promise<string> => {
  const file = `./${entry.replace(/^.*\//, '')}.js`
  const mode = "{ 'resolution-mode': 'import' }"
  const module = `import('${file}', { with: ${mode} })`
  const lines = (await valuesOf(dist, entry)).flatMap(([name, isClass]) => [
    `export declare const ${name}: typeof ${module}.${name};`,
    ...(isClass ? [`export type ${name} = ${module}.${name};`] : []),
  ])
  return `export type * from '${file}' with ${mode};\n${lines.join('\n')}\n`
}

/** Writes the second build, beside the first one, which is there already. */
export const writeCommonJs = async (common: BuildOptions, src: string, dist: string): Promise<void> => {
  // Of a build for Node, the loader of ES modules sees which names it exports. Nobody steps through it: it has no blanks.
  const small = { format: 'cjs', platform: 'node', minifyWhitespace: true, charset: 'utf8' } as const
  const options = { ...common, ...small, outbase: src, outdir: dist, outExtension: { '.js': '.cjs' } } as const
  const answers = { entryPoints: [join(src, 'derived/examples.ts')], outfile: join(dist, answersFile) }
  await build({ ...common, ...answers, ...small })
  for (const entry of entries) {
    await build({
      ...options,
      entryPoints: [join(src, `${entry}.ts`)],
      packages: 'external',
      plugins: [answersPlace, serviceOfBoth, errorsOfMain(entry)],
      // Jest and older programs have `require` alone; the service by itself is asked for in its own way.
      supported: { 'dynamic-import': entry === 'local' },
    })
    writeFileSync(join(dist, `${entry}.d.cts`), await declarations(dist, entry))
  }
}
