import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { minifyScript } from './minify-script.ts'
import { minifiedStylePlugin } from './widget-script.ts'

/** Builds the script of the element of a place, with the texts of all languages: the same bytes for the same sources. */
export const buildAreaScript = async (): Promise<Buffer> => {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: ['area/script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [minifiedStylePlugin],
    write: false,
    logLevel: 'warning',
  })
  // Byte order mark, which takes precedence over the charset of the server and of the page.
  return Buffer.from(`\uFEFF${await minifyScript(outputFiles[0]?.text ?? '', false)}`)
}
