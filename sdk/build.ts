import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, transform } from 'esbuild'
import { convertToOpenApi30, dropExamples } from '../contract/openapi/down-conversion.ts'
import { languages } from '../languages/registry.ts'
import { externalAnswersPlugin, writeCommonJs } from './common-js.ts'
import { joinDeclarations, thinDeclarations } from './declarations.ts'
import { writeDerivedFiles } from './derived-files.ts'
import { buildLocalServiceScript, externalServicePlugin } from './local-service-script.ts'
import { formatPublicationNote, withPublication } from './manifest.ts'

const resolveSdkPath = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const common = {
  absWorkingDir: resolveSdkPath('.'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
} as const satisfies BuildOptions

// publication.json defines the origin of the package; the manifest changes with it.
const publication = JSON.parse(readFileSync(resolveSdkPath('publication.json'), 'utf8'))
const manifest = readFileSync(resolveSdkPath('package.json'), 'utf8')
const complete = `${JSON.stringify(withPublication(JSON.parse(manifest), publication), undefined, 2)}\n`
if (complete !== manifest) writeFileSync(resolveSdkPath('package.json'), complete)
const note = formatPublicationNote(publication)
if (note) process.stdout.write(`${note}\n`)

writeDerivedFiles()
rmSync(resolveSdkPath('dist'), { recursive: true, force: true })

// The compiler writes the declarations, the bundler the JavaScript. The package has client and elements in one folder.
execFileSync(process.execPath, [resolveSdkPath('../node_modules/typescript/bin/tsc'), '-p', resolveSdkPath('.')], {
  stdio: 'inherit',
})
joinDeclarations(resolveSdkPath('dist'), ['src', 'elements'])
const { exports: entries } = JSON.parse(complete)
thinDeclarations(
  resolveSdkPath('dist'),
  (JSON.stringify(entries).match(/(?<=")[^"]+\.d\.ts(?=")/g) ?? []).map(path => resolveSdkPath(path)),
)
await build({
  ...common,
  entryPoints: [
    ...['index', 'local', 'testing/index', 'words', 'webhooks', 'node', 'react/index'].map(out => ({
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
  plugins: [externalServicePlugin, externalAnswersPlugin],
  sourcemap: 'linked',
  sourcesContent: true,
  // Debuggers step through the sources in the maps.
  minifyWhitespace: true,
  charset: 'utf8',
})

// The bundler keeps an import of each chunk in its order; without side effects it is useless, and other bundlers warn
// about it. Blanks of the same length keep the columns of the maps.
for (const name of readdirSync(resolveSdkPath('dist')).filter(name => name.endsWith('.js'))) {
  const file = resolveSdkPath(`dist/${name}`)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/(?<=^|;)import ?"\.\/[\w-]+\.js";/g, found => ' '.repeat(found.length)),
  )
}

writeFileSync(resolveSdkPath('dist/local-service.js'), await buildLocalServiceScript())

/** Tests for maps of elements or their languages, which are never debugged in a project of their users. */
const isElementMap = (map: string): boolean =>
  existsSync(map) && /(elements|src\/derived\/languages)\//.test(readFileSync(map, 'utf8'))

// Their sources are mostly words: such maps would be most of the package.
const textFile = new RegExp(`^(?:words|(?:${languages.join('|')})-\\w+)\\.js$`)
const texts = readdirSync(resolveSdkPath('dist')).filter(name => textFile.test(name))
// The same holds for chunks shared by the elements.
const ofElements = readdirSync(resolveSdkPath('dist')).filter(
  name => name.startsWith('chunk-') && name.endsWith('.js') && isElementMap(resolveSdkPath(`dist/${name}.map`)),
)
for (const entry of ['testing/index.js', 'widget.js', 'calculators.js', ...texts, ...ofElements]) {
  const file = resolveSdkPath(`dist/${entry}`)
  const source = readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
  // Minifies code that is never debugged.
  writeFileSync(file, (await transform(source, { minifyWhitespace: true, charset: 'utf8' })).code)
  rmSync(`${file}.map`)
}

await writeCommonJs(common, resolveSdkPath('src'), resolveSdkPath('dist'))

// npm packs only files of the package folder; the machine-readable file is minified.
if (existsSync(resolveSdkPath('../LICENSE'))) copyFileSync(resolveSdkPath('../LICENSE'), resolveSdkPath('LICENSE'))
const openApi = resolveSdkPath('../contract/openapi/openapi.json')
if (existsSync(openApi)) {
  const file = JSON.parse(readFileSync(openApi, 'utf8'))
  writeFileSync(resolveSdkPath('openapi.json'), JSON.stringify(file))
  writeFileSync(resolveSdkPath('openapi-3.0.json'), JSON.stringify(convertToOpenApi30(dropExamples(file))))
}
