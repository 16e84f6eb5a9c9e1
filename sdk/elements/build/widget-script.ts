import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, transform } from 'esbuild'

/** Minifies the text of the style, which a bundler leaves as it is. */
export const smallStyle: Plugin = {
  name: 'small-style',
  setup: ({ onLoad }) => {
    onLoad({ filter: /(widget|calculators)\/style\.ts$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const [whole = '', style = ''] = /`([^`]*)`/.exec(source) ?? []
      const { code } = await transform(style, { loader: 'css', minify: true, charset: 'utf8' })
      return { contents: source.replace(whole, () => `\`${code.trim()}\``), loader: 'ts' }
    })
  },
}

/** The script of the element, without texts: one classic script, minified, the same bytes for the same sources. */
export const widgetScript = async (): Promise<Buffer> => {
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
    plugins: [smallStyle],
    write: false,
    logLevel: 'warning',
  })
  // A server that names no charset may have it read in that of the page; this mark goes before both.
  return Buffer.from(`\uFEFF${outputFiles[0]?.text ?? ''}`)
}
