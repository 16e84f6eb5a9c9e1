import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/**
 * Entries for CommonJS programs: Jest by default, TypeScript before 5.8 in `.cts`, `moduleResolution: node10`. The
 * elements are for pages, which use ES modules.
 */
const entries = ['index', 'local', 'testing/index', 'words', 'webhooks', 'node', 'react/index'] as const

/** Recorded answers, shared by both builds: a third of the package would otherwise be duplicated. */
const answersFile = 'testing/answers.cjs'

/** Keeps the recorded answers in a separate file that both module systems can load. */
export const externalAnswersPlugin: Plugin = {
  name: 'answers-place',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/derived\/examples\.ts$/ }, () => ({ path: './answers.cjs', external: true }))
  },
}

/**
 * The service is one ES module for both builds, since it is a third of the package. Jest's scripts cannot import one,
 * and Jest passes its own `require` off as Node's; a function of Node's main context imports like any program. Its text
 * is constant.
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

const sharedServicePlugin: Plugin = {
  name: 'service-of-both',
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^valorem:local-service$/ }, ({ path }) => ({ path, namespace: 'service' }))
    onLoad({ filter: /^/, namespace: 'service' }, () => ({ contents: loadedService, loader: 'js' }))
    onResolve({ filter: /^\.\/local-service\.js$/ }, ({ path }) => ({ path, external: true }))
  },
}

/** Uses the errors of the main entry in every other one, so that `instanceof` holds between them. */
const createErrorsPlugin = (entry: string): Plugin => ({
  name: 'errors-of-main',
  setup: ({ onResolve }) => {
    if (entry === 'index') return
    const path = entry.includes('/') ? '../index.cjs' : './index.cjs'
    onResolve({ filter: /\/errors\.ts$/ }, () => ({ path, external: true }))
  },
})

/** Lists the words of a declaration file and of the files that it re-exports. */
const listDeclarationWords = (file: string): string[] => {
  const text = readFileSync(file, 'utf8')
  const passedOn = [...text.matchAll(/^export \* from '(.+)\.ts'/gm)].map(([, path]) =>
    join(dirname(file), `${path}.d.ts`),
  )
  return [...(text.match(/\w+/g) ?? []), ...passedOn.flatMap(listDeclarationWords)]
}

/** Lists the values that an entry exports by its declarations, which omit internal ones. */
const listExportedValues = async (dist: string, entry: string): Promise<[name: string, isClass: boolean][]> => {
  const module: Record<string, unknown> = await import(pathToFileURL(join(dist, `${entry}.js`)).href)
  const declared = new Set(listDeclarationWords(join(dist, `${entry}.d.ts`)))
  return Object.entries(module)
    .filter(([name]) => declared.has(name))
    .map(([name, value]) => [name, /^class\b/.test(String(value))])
}

/**
 * Builds the declarations for CommonJS programs: the types are those of the ES modules, and each value has the type of
 * its ES counterpart. Older compilers reject an ES module there without an explicit resolution mode.
 */
const buildCommonJsDeclarations = async (dist: string, entry: string): Promise<string> => {
  const file = `./${entry.replace(/^.*\//, '')}.js`
  const mode = "{ 'resolution-mode': 'import' }"
  const module = `import('${file}', { with: ${mode} })`
  const lines = (await listExportedValues(dist, entry)).flatMap(([name, isClass]) => [
    `export declare const ${name}: typeof ${module}.${name};`,
    ...(isClass ? [`export type ${name} = ${module}.${name};`] : []),
  ])
  return `export type * from '${file}' with ${mode};\n${lines.join('\n')}\n`
}

/** Adds the CommonJS build to the existing one. */
export const writeCommonJs = async (common: BuildOptions, src: string, dist: string): Promise<void> => {
  // Built for Node, so that its ES module loader detects the exported names. Minified, as it is never debugged.
  const small = { format: 'cjs', platform: 'node', minifyWhitespace: true, charset: 'utf8' } as const
  const options = { ...common, ...small, outbase: src, outdir: dist, outExtension: { '.js': '.cjs' } } as const
  const answers = { entryPoints: [join(src, 'derived/examples.ts')], outfile: join(dist, answersFile) }
  await build({ ...common, ...answers, ...small })
  for (const entry of entries) {
    await build({
      ...options,
      entryPoints: [join(src, `${entry}.ts`)],
      packages: 'external',
      // The paths of tsconfig.json would bundle the service into the entry for tests.
      external: ['@valorem/sdk/local'],
      plugins: [externalAnswersPlugin, sharedServicePlugin, createErrorsPlugin(entry)],
      // Jest and older programs have only `require`; the service alone is imported dynamically.
      supported: { 'dynamic-import': entry === 'local' },
    })
    writeFileSync(join(dist, `${entry}.d.cts`), await buildCommonJsDeclarations(dist, entry))
  }
}
