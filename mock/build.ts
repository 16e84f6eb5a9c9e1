import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}mock/dist/`

/** Modules of the service that the box replaces, by the end of their paths. */
const replaced: Readonly<Record<string, string>> = {
  './calculation-threads.ts': 'mock/src/inline-threads.ts',
  './pictures.ts': 'mock/src/without-pictures.ts',
  '../pages/pages.ts': 'mock/src/without-pages.ts',
  '../pages/docs/router.ts': 'mock/src/without-pages.ts',
}

/** Packages that the box never loads: it has no Redis, PostgreSQL, mail server or language model. */
const neverLoaded = /^(pg|@redis\/client|@keyv\/redis|nodemailer|ai|@ai-sdk\/.*|unpdf|write-excel-file.*)$/

/** Replaces modules of the service that the box has in another way, and leaves out packages that it never loads. */
const replacements: Plugin = {
  name: 'replacements',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
      const target = replaced[path]
      return target !== undefined && importer.startsWith(`${root}server/start/`) ? { path: root + target } : undefined
    })
    onResolve({ filter: neverLoaded }, ({ path }) => ({ path, namespace: 'never-loaded' }))
    onLoad({ filter: /.*/, namespace: 'never-loaded' }, ({ path }) => ({
      contents: `module.exports = new Proxy({}, { get: (_, name) => { if (name === '__esModule') return undefined; throw new Error('@valorem/mock has no ${path}.') } })`,
      loader: 'js',
    }))
  },
}

/** Font of reports: the package that the service reads it from. */
const fontFiles =
  'node_modules/@fontsource/noto-sans/files/noto-sans-{latin,latin-ext,greek,cyrillic,vietnamese}-{400,600}-normal.woff'
const fontResolution = 'const { resolve } = createRequire(import.meta.url)'

/**
 * Resolves files that a module reads next to itself: the bundle is flat, and such files keep their paths below it. Each module
 * gets the address that it would have there.
 */
const filePlaces: Plugin = {
  name: 'file-places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (path.includes('/node_modules/') || path.startsWith(`${root}mock/`)) return undefined
      const source = readFileSync(path, 'utf8')
      if (!source.includes('import.meta.url')) return undefined
      const place = relative(root, path)
      const isFont = place === 'server/adapters/pdf/fonts.ts'
      if (isFont && !source.includes(fontResolution)) throw new Error(`${place} resolves its fonts in another way.`)
      const text = isFont
        ? source.replace(
            fontResolution,
            `const resolve = (name: string) => new URL('./fonts/' + name.split('/').at(-1), import.meta.url)`,
          )
        : source.replaceAll('import.meta.url', `new URL('./${place}', import.meta.url)`)
      return { contents: text, loader: 'ts' }
    })
  },
}

/** Files that the service reads, kept at their paths from the root. */
const dataFiles = [
  'server/data/{*.csv,*.json,*.bin}',
  'server/data/forecasts/*.csv',
  'contract/examples/recorded/**/*.json',
  'contract/openapi/{openapi.json,llms.txt}',
  'server/data/widget/**/*',
  'examples/golden/**/*',
  'examples/embed/wordpress/**/*',
  'examples/webhooks/crm/**/*',
]

const copyFiles = (): void => {
  for (const file of globSync(dataFiles, { cwd: root }).filter(path => statSync(root + path).isFile())) {
    mkdirSync(dirname(dist + file), { recursive: true })
    copyFileSync(root + file, dist + file)
  }
  mkdirSync(`${dist}fonts`)
  for (const file of globSync(fontFiles, { cwd: root }))
    copyFileSync(root + file, `${dist}fonts/${file.split('/').at(-1)}`)
  cpSync(`${root}LICENSE`, `${root}mock/LICENSE`)
}

/** Bundled packages by name, from the inputs of the bundle. */
const listPackages = (inputs: readonly string[]): string[] => {
  const names = inputs.flatMap(path => /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)].sort()
}

/** Formats the licences of bundled packages, which are distributed with them. */
const formatNotices = (names: readonly string[]): string =>
  names
    .map(name => {
      const { version, license } = JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, 'utf8'))
      const [file] = globSync('{LICENSE,LICENCE,License,license}*', { cwd: `${root}node_modules/${name}` })
      const text = file === undefined ? '' : `\n${readFileSync(`${root}node_modules/${name}/${file}`, 'utf8').trim()}\n`
      return `${name} ${version} (${license})\n${text}`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)

rmSync(dist, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ['mock/src/command.ts'],
  outdir: dist,
  bundle: true,
  splitting: true,
  minify: true,
  // Names of classes and functions are read: better-auth and Kysely compare some.
  keepNames: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  charset: 'utf8',
  logLevel: 'warning',
  plugins: [replacements, filePlaces],
  banner: {
    js: `import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);`,
  },
})
copyFiles()
writeFileSync(`${root}mock/THIRD_PARTY_NOTICES`, formatNotices(listPackages(Object.keys(metafile.inputs))))
