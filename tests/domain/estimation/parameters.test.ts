import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../../server/domain/estimation/parameters/', import.meta.url))
const files = globSync('*.ts', { cwd: folder }).sort()

const exportsOf = (file: string): Promise<Readonly<Record<string, unknown>>> => import(`${folder}${file}`)

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The figures in a value that no source stands beside, nor beside what holds them. */
const unfounded = (path: string, value: unknown): string[] => {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  if ('source' in value && typeof value.source === 'string' && value.source.length > 5) return []
  return Object.entries(value).flatMap(([key, inner]) => unfounded(`${path}.${key}`, inner))
}

/** Every `sureness` in a value. */
const surenessOf = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'sureness' ? [inner] : surenessOf(inner)))
}

/** Every day of a table: since when it stands, and when it was checked. */
const daysOf = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'from' || key === 'checkedOn' ? [inner] : daysOf(inner),
  )
}

test('the parameters of the estimate are in the files that are walked here', () => {
  expect(files).toEqual(expect.arrayContaining(['adjustments.ts', 'prices.ts', 'uncertainty.ts']))
})

test('a figure without a source would be found', () => {
  expect(unfounded('a', { b: { value: 1 }, c: { value: 2, source: 'a study' } })).toEqual(['a.b.value'])
})

describe.each(files)('%s', file => {
  test('has a source for every figure', async () => {
    const exported = await exportsOf(file)
    expect(Object.entries(exported).flatMap(([name, value]) => unfounded(name, value))).toEqual([])
  })

  test('says how sure in known words, and its days are days', async () => {
    const exported = await exportsOf(file)
    for (const sureness of surenessOf(exported)) expect(['reference', 'medium', 'low']).toContain(sureness)
    expect(daysOf(exported).filter(day => !isDay(day))).toEqual([])
  })
})

test('a dispersion that two tables need is one figure', async () => {
  const { priceSystem } = await import('#domain/estimation/parameters/price-system')
  const { uncertainty } = await import('#domain/estimation/parameters/uncertainty')
  expect([uncertainty.sale, uncertainty.saleNorth]).toEqual([priceSystem.sale, priceSystem.saleNorth])
})
