import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/*
 * Writes the font of the pages, its second file and its licence from `@fontsource-variable/onest`:
 * `node server/pages/build/page-font.ts`. The first file is cut to the letters of the five languages and the weights 400 to
 * 700; the second, for names such as Łukasz, is that of the package.
 */

const fromPackage = (file: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/onest/${file}`))

const inPages = (name: string): URL => new URL(`../assets/font/${name}`, import.meta.url)

/** Code points of `unicode-range` of the first `@font-face` in the tokens. */
export const readFirstRange = (css: string): string => {
  const range = css.split('unicode-range:')[1]?.split(';')[0] ?? ''
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ])
  return spans
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map(point => String.fromCodePoint(point))
    .join('')
}

/** Makes the first file of the font for a text. */
export const makeFirstFont = (letters: string): Promise<Buffer> =>
  subsetFont(fromPackage('files/onest-latin-wght-normal.woff2'), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })

if (import.meta.main) {
  const tokens = readFileSync(new URL('../assets/look/tokens.css', import.meta.url), 'utf8')
  mkdirSync(inPages('.'), { recursive: true })
  writeFileSync(inPages('onest-latin.woff2'), await makeFirstFont(readFirstRange(tokens)))
  writeFileSync(inPages('onest-latin-ext.woff2'), fromPackage('files/onest-latin-ext-wght-normal.woff2'))
  writeFileSync(inPages('LICENSE'), fromPackage('LICENSE'))
}
