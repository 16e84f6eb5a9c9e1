import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The licence of the one library inside the programs that make markup, which asks to go with it. */
export const licence = (): string =>
  `/*! Contains hono.\n${readFileSync(`${root}node_modules/hono/LICENSE`, 'utf8').trim()}\n*/\n`

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
  })
  return outputFiles[0]?.text ?? ''
}
