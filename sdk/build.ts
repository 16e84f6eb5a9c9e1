import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'

/** Most that the main entry may weigh with everything in it, minified and gzipped. */
const gzipBytesMax = 8 * 1024

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const common = {
  absWorkingDir: here('.'),
  bundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  logLevel: 'warning',
} as const satisfies BuildOptions

rmSync(here('dist'), { recursive: true, force: true })

// The compiler writes the declarations, the bundler the JavaScript.
execFileSync(process.execPath, [here('../node_modules/typescript/bin/tsc'), '-p', here('.')], { stdio: 'inherit' })
await build({
  ...common,
  entryPoints: ['src/index.ts', 'src/testing.ts', 'src/words.ts'].filter(path => existsSync(here(path))),
  outdir: 'dist',
  splitting: true,
  packages: 'external',
  sourcemap: 'linked',
  sourcesContent: true,
})

// npm packs what lies beside the manifest only; the file for machines goes without its blanks.
if (existsSync(here('../LICENSE'))) copyFileSync(here('../LICENSE'), here('LICENSE'))
const openApi = here('../contract/openapi/openapi.json')
if (existsSync(openApi)) writeFileSync(here('openapi.json'), JSON.stringify(JSON.parse(readFileSync(openApi, 'utf8'))))

const { outputFiles } = await build({ ...common, entryPoints: ['dist/index.js'], minify: true, write: false })
const gzipBytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
process.stdout.write(`@valorem/sdk: ${gzipBytes} bytes minified and gzipped, of at most ${gzipBytesMax}\n`)
if (gzipBytes === 0 || gzipBytes > gzipBytesMax) {
  process.stderr.write('The main entry of @valorem/sdk is heavier than promised.\n')
  process.exitCode = 1
}
