import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { words as de } from '#languages/de/law/lu'
import { words as en } from '#languages/en/law/lu'
import { words as fr } from '#languages/fr/law/lu'
import { words as lb } from '#languages/lb/law/lu'
import { words as pt } from '#languages/pt/law/lu'
import { languages } from '#languages/registry'

// Table 6 of the texts: €1,000 · 1 000 € · 1.000 € · 1000 € (four digits) · 1.000 €.
test.each([
  ['en', en, /€1,000 a year/],
  ['fr', fr, /1[\s\u202f]000[\s\u00a0]€ par an/],
  ['de', de, /1\.000[\s\u00a0]€ pro Jahr/],
  ['pt', pt, /1000[\s\u00a0]€ por ano/],
  ['lb', lb, /1\.000[\s\u00a0]€ d’Joer/],
] as const)('the State guarantee asks for a thousand euros as %s writes them', (_language, words, amount) => {
  expect(JSON.stringify(words)).toMatch(amount)
})

test('no text that people read writes an amount with EUR', async () => {
  const found: string[] = []
  for (const language of languages)
    for await (const file of glob(`languages/${language}/**/*.ts`))
      if (/\d\s?EUR\b|\bEUR\s?\d/.test(readFileSync(file, 'utf8'))) found.push(file)
  expect(found).toEqual([])
})
