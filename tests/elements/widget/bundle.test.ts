import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { tables, texts } from '#languages/derived/widget'
import { languages } from '#languages/registry'
import { root } from '../../architecture/sources.ts'

const entry = join(root, 'sdk/dist/widget.js')

test('a bundler splits each language of the element off the package, so that a visitor loads one', async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, splitting: true, format: 'esm', minify: true, charset: 'utf8' },
    ...{ outdir: 'out', write: false },
  })
  // A language without this text has that of another.
  const own = languages.filter(code => tables[code]?.communeHint)
  for (const code of own) {
    const holders = outputFiles.filter(({ text }) => text.includes(texts[code].communeHint))
    expect(holders, code).not.toEqual([])
    expect(holders.filter(({ path }) => path.endsWith('/widget.js'))).toEqual([])
    expect(own.filter(other => holders[0]?.text.includes(texts[other].communeHint))).toEqual([code])
  }
})

test('a bundler that makes one file puts every language into it', async () => {
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, format: 'iife', charset: 'utf8', write: false },
  })
  for (const code of languages) expect(outputFiles[0]?.text, code).toContain(texts[code].communeHint)
})
