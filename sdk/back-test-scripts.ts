import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Most that the page and its thread may weigh without the tables, gzipped. */
export const backTestGzipBytesMax = 32 * 1024

/** The licence of the one library inside the page, which asks to go with it. */
const licence = (): string =>
  `/*! Contains hono.\n${readFileSync(`${root}node_modules/hono/LICENSE`, 'utf8').trim()}\n*/\n`

const bundled = async (entry: 'page' | 'worker'): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`server/pages/back-test/browser/${entry}.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}

/** The programs of the page `/backtest`, by their paths from the root; the same bytes for the same sources. */
export const backTestScripts = async (): Promise<Record<string, string>> => ({
  'server/data/back-test/page.js': `${licence()}${await bundled('page')}`,
  'server/data/back-test/worker.js': await bundled('worker'),
})

/** What the programs weigh together, gzipped, without the tables. */
export const backTestGzipBytes = (scripts: Record<string, string>): number =>
  Object.values(scripts).reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0)
