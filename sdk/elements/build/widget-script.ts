import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, transform } from 'esbuild'
import { minifyScript } from './minify-script.ts'
import { createPositionPlugin } from './text-positions.ts'

/** Reads the source of a style, and its text minified, which a bundler leaves unchanged. */
const readStyle = async (path: string): Promise<{ source: string; literal: string; style: string }> => {
  const source = readFileSync(path, 'utf8')
  const [literal = '', text = ''] = /`([^`]*)`/.exec(source) ?? []
  const { code } = await transform(text, { loader: 'css', minify: true, charset: 'utf8' })
  return { source, literal, style: code.trim() }
}

/** Minifies the texts of styles. */
export const minifiedStylePlugin: Plugin = {
  name: 'small-style',
  setup: ({ onLoad }) => {
    onLoad({ filter: /(widget\/card-style|calculators\/style|area\/style)\.ts$/ }, async ({ path }) => {
      const { source, literal, style } = await readStyle(path)
      return { contents: source.replace(literal, () => `\`${style}\``), loader: 'ts' }
    })
  },
}

/** Names of properties that neither the page, the browser, the service nor the files of texts know. */
export const ownNames = [
  ...['announce', 'answered', 'begin', 'broke', 'calculation', 'choose', 'contactFields', 'contactRequired'],
  ...['enter', 'findFaults', 'fold', 'hint', 'isFolded', 'isMissing', 'isOfPlaces', 'isOwnName'],
  ...['isPassed', 'isRequired', 'isWayRequired', 'leadAction', 'leadEmail', 'leadPhone', 'listRefused'],
  ...['mark', 'markOld', 'maxRetries', 'maxRetryDelayMs', 'missed', 'more', 'offer', 'pair', 'questions'],
  ...['renew', 'resume', 'retry', 'retryAfterMs', 'retryable', 'scene', 'second', 'signals', 'speak', 'takesLeads'],
  ...['trap', 'wishes'],
] as const

const sources = fileURLToPath(new URL('../widget', import.meta.url))

/** Replaces the style of the card by a name, which the script declares in front of the code. */
const namedStylePlugin: Plugin = {
  name: 'named-style',
  setup: ({ onLoad }) => {
    onLoad({ filter: /widget\/card-style\.ts$/ }, () => ({ contents: 'export const cardStyle = STYLE', loader: 'ts' }))
  },
}

/**
 * Builds the script of the element, without texts: one classic script, minified, the same bytes for the same sources. The
 * style stands in front: amid the code it would move the halves of the code apart, and gzip looks back 32 KiB.
 */
export const buildWidgetScript = async (): Promise<Buffer> => {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: ['widget/script.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    plugins: [namedStylePlugin, createPositionPlugin()],
    write: false,
    logLevel: 'warning',
  })
  const { style } = await readStyle(`${sources}/card-style.ts`)
  const code = await minifyScript(outputFiles[0]?.text ?? '', false, ownNames)
  // Byte order mark, which takes precedence over the charset of the server and of the page. The block keeps the name of the
  // style out of the page.
  return Buffer.from(`\uFEFF{const STYLE=\`${style}\`;${code}}`)
}
