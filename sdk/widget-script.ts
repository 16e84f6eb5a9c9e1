import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin, transform } from 'esbuild'

/** Most that the script may weigh, gzipped: four languages and the way to the service in one file. */
export const scriptGzipBytesMax = 20 * 1024

/** Words that no part of the element shows: reasons for the width of the band. */
const unshown = /^ {2}evidence: \{[^}]*\},\n/gm

/** Makes smaller what a bundler leaves as it is: texts of style, and words that are never shown. */
const smaller: Plugin = {
  name: 'smaller',
  setup: ({ onLoad }) => {
    onLoad({ filter: /derived\/words\/shared\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(unshown, ''),
      loader: 'ts',
    }))
    onLoad({ filter: /widget\/style\.ts$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const [whole = '', style = ''] = /`([^`]*)`/.exec(source) ?? []
      const { code } = await transform(style, { loader: 'css', minify: true, charset: 'utf8' })
      return { contents: source.replace(whole, () => `\`${code.trim()}\``), loader: 'ts' }
    })
  },
}

/** The script of the element: one classic script, minified, the same bytes for the same sources. */
export const widgetScript = async (): Promise<Buffer> => {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    entryPoints: ['src/widget/script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    pure: ['Intl.DateTimeFormat', 'Object.fromEntries'],
    // Names of our own fields that nobody outside the script reads.
    mangleProps:
      /^(isRequired|isOwnName|hasContactForm|announce|maxRetryDelayMs|retryable|retryAfterMs|maxAnswerBytes|maxRetries|leadAction|leadEmail|leadPhone|contactFields|contactRequired|questions|envelope|asked|signals|operation|attempts|fileType|bodyStart|isBare|fit|hint|note)$/,
    plugins: [smaller],
    write: false,
    logLevel: 'warning',
  })
  // A server that names no charset may have it read in that of the page; this mark goes before both.
  return Buffer.from(`\uFEFF${outputFiles[0]?.text ?? ''}`)
}

/** How many bytes of it travel, gzipped. */
export const gzipBytesOf = (script: Uint8Array): number => gzipSync(script, { level: 9 }).length
