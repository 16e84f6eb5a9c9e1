import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, transform } from 'esbuild'
import { languages } from '../languages/registry.ts'
import { answersPlace, writeCommonJs } from './common-js.ts'
import { joinDeclarations, thinDeclarations } from './declarations.ts'
import { writeDerivedFiles } from './derived-files.ts'
import { localServiceScript, servicePlace } from './local-service-script.ts'
import { publicationNote, withPublication } from './manifest.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const common = {
  absWorkingDir: here('.'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
} as const satisfies BuildOptions

// Where the package comes from is told in one place; the manifest changes when that does.
const publication = JSON.parse(readFileSync(here('publication.json'), 'utf8'))
const manifest = readFileSync(here('package.json'), 'utf8')
const complete = `${JSON.stringify(withPublication(JSON.parse(manifest), publication), undefined, 2)}\n`
if (complete !== manifest) writeFileSync(here('package.json'), complete)
const note = publicationNote(publication)
if (note) process.stdout.write(`${note}\n`)

writeDerivedFiles()
rmSync(here('dist'), { recursive: true, force: true })

// The compiler writes the declarations, the bundler the JavaScript. The package has the client and the elements in one folder.
execFileSync(process.execPath, [here('../node_modules/typescript/bin/tsc'), '-p', here('.')], { stdio: 'inherit' })
joinDeclarations(here('dist'), ['src', 'elements'])
const { exports: entries } = JSON.parse(complete)
thinDeclarations(
  here('dist'),
  (JSON.stringify(entries).match(/(?<=")[^"]+\.d\.ts(?=")/g) ?? []).map(path => here(path)),
)
await build({
  ...common,
  entryPoints: [
    ...['index', 'local', 'testing/index', 'words', 'webhooks', 'react/index'].map(out => ({
      in: `src/${out}.ts`,
      out,
    })),
    ...['widget', 'calculators', 'widget/react', 'widget/vue', 'widget/svelte'].map(out => ({
      in: `elements/${out}.ts`,
      out,
    })),
  ],
  outdir: 'dist',
  splitting: true,
  packages: 'external',
  plugins: [servicePlace, answersPlace],
  sourcemap: 'linked',
  sourcesContent: true,
  // Debuggers step through the sources in the maps.
  minifyWhitespace: true,
  charset: 'utf8',
})

// The bundler keeps an import of each chunk in its order; without side effects it is for nothing, and other bundlers warn of it.
// Blanks in its place keep the columns of the maps.
for (const name of readdirSync(here('dist')).filter(name => name.endsWith('.js'))) {
  const file = here(`dist/${name}`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/(?<=^|;)import ?"\.\/[\w-]+\.js";/g, found => ' '.repeat(found.length)),
  )
}

writeFileSync(here('dist/local-service.js'), await localServiceScript())

/** Whether a map is that of code of the elements or of their languages, which nobody steps through in a project of their own. */
const isOfElements = (map: string): boolean =>
  existsSync(map) && /(elements|src\/derived\/languages)\//.test(readFileSync(map, 'utf8'))

// Their sources are mostly words: as maps these would be most of the package.
const textFile = new RegExp(`^(?:words|(?:${languages.join('|')})-\\w+)\\.js$`)
const texts = readdirSync(here('dist')).filter(name => textFile.test(name))
// So is what the elements share: the parts that a bundler of pages splits off.
const ofElements = readdirSync(here('dist')).filter(
  name => name.startsWith('chunk-') && name.endsWith('.js') && isOfElements(here(`dist/${name}.map`)),
)
for (const entry of ['testing/index.js', 'widget.js', 'calculators.js', ...texts, ...ofElements]) {
  const file = here(`dist/${entry}`)
  const source = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
  // What nobody steps through goes without its blanks.
  writeFileSync(file, (await transform(source, { minifyWhitespace: true, charset: 'utf8' })).code)
  rmSync(`${file}.map`)
}

await writeCommonJs(common, here('src'), here('dist'))

// npm packs what lies beside the manifest only; the file for machines goes without its blanks.
if (existsSync(here('../LICENSE'))) copyFileSync(here('../LICENSE'), here('LICENSE'))
const openApi = here('../contract/openapi/openapi.json')
if (existsSync(openApi)) writeFileSync(here('openapi.json'), JSON.stringify(JSON.parse(readFileSync(openApi, 'utf8'))))
