import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, transform } from 'esbuild'
import { minifyScript } from './minify-script.ts'

/** Minifies the style's text, which a bundler leaves unchanged. */
export const minifiedStylePlugin: Plugin = {
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

/**
 * Builds the script of the element, without texts: one classic script, minified, the same bytes for the same sources.
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
    plugins: [minifiedStylePlugin],
    write: false,
    logLevel: 'warning',
  })
  // Byte order mark, which takes precedence over the charset of the server and of the page.
  return Buffer.from(`\uFEFF${await minifyScript(outputFiles[0]?.text ?? '', false)}`)
}
