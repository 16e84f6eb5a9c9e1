import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePriceTables, readPriceTexts } from '#server/adapters/price-tables/price-tables'
import { root } from '../../architecture/sources.ts'

const texts = readPriceTexts(join(root, 'server/data'))
const { hash } = parsePriceTables(texts)

const changed = (table: keyof typeof texts, find: string, replacement: string) => {
  const { file, text } = texts[table]
  expect(text).toContain(find)
  return parsePriceTables({ ...texts, [table]: { file, text: text.replace(find, replacement) } })
}

test('the hash names what is read of the tables, not what is computed from them', () => {
  expect(changed('communes', ',6710.0,0.090000', ',6711.0,0.080000').hash).toBe(hash)
  expect(changed('communes', ',6710,imputed_adverts', ',6711,imputed_adverts').hash).not.toBe(hash)
  expect(changed('history', 'Bertrange,2025,47,9991', 'Bertrange,2025,47,9992').hash).not.toBe(hash)
  expect(changed('housePrices', '2025-Q4,', '2025-Q4,1').hash).not.toBe(hash)
})

test('an index that lacks a year of the registered sales is refused', () => {
  expect(() => changed('history', 'Beaufort,2014', 'Beaufort,2006')).toThrow(
    /price-index\.csv, column period: 2007 to 2025, but there are registered sales of 2006$/,
  )
})
