import { expect, test } from 'vitest'
import * as tables from '#domain/estimation/parameters/adjustments'
import { fileFrom, prices } from './real-prices.ts'

const { communes, quartiers } = prices

test('there are the 100 communes of 1 September 2023 in 12 cantons', () => {
  expect(communes.length).toBe(100)
  expect(new Set(communes.map(({ canton }) => canton)).size).toBe(12)
})

test('56 prices are published, 9 indexed, 21 imputed from adverts, 14 from the canton', () => {
  const made = (method: string) => communes.filter(({ existing }) => existing.method === method).length
  expect(['published', 'indexed', 'imputed_adverts', 'imputed_canton'].map(made)).toEqual([56, 9, 21, 14])
})

test('municipalities whose price came from a doubtful file have another origin now', () => {
  const methodOf = (name: string) => communes.find(commune => commune.name === name)?.existing.method
  expect([methodOf('Esch-sur-Sûre'), methodOf('Stadtbredimus')]).toEqual(['published', 'published'])
  expect([methodOf('Berdorf'), methodOf('Winseler')]).toEqual(['indexed', 'indexed'])
  expect([methodOf('Lac de la Haute-Sûre'), methodOf('Préizerdaul')]).toEqual(['imputed_canton', 'imputed_canton'])
})

test('19 communes have a published price of new builds; prices are published from 10 sales on', () => {
  expect(communes.filter(({ newBuild }) => newBuild).length).toBe(19)
  for (const { newBuild } of communes) if (newBuild) expect(newBuild.sales).toBeGreaterThanOrEqual(10)
})

test('the newest file has 3 089 and 512 sales, 51 means of existing flats and 16 of new builds', () => {
  const newest = prices.history.filter(({ firstQuarter }) => firstQuarter === fileFrom('2025-Q3'))
  const sum = (segment: 'existing' | 'newBuild') => newest.reduce((all, row) => all + (row[segment].sales ?? 0), 0)
  const means = (segment: 'existing' | 'newBuild') => newest.filter(row => row[segment].meanM2 !== undefined).length
  expect([newest.length, sum('existing'), sum('newBuild'), means('existing'), means('newBuild')]).toEqual([
    100, 3089, 512, 51, 16,
  ])
  // A mean if and only if there are ten sales.
  for (const { existing, newBuild } of newest)
    for (const { sales, meanM2 } of [existing, newBuild]) expect((sales ?? 0) >= 10).toBe(meanM2 !== undefined)
})

test('the premium of new builds is the median ratio of the communes that publish both prices in 2025', () => {
  const ratios = prices.history
    .filter(({ firstQuarter }) => firstQuarter === fileFrom('2025-Q1'))
    .flatMap(({ existing, newBuild }) =>
      newBuild.meanM2 && existing.meanM2 ? [newBuild.meanM2 / existing.meanM2] : [],
    )
    .sort((a, b) => a - b)
  expect(ratios.length).toBe(15)
  expect(ratios[7]).toBeCloseTo(1 + tables.newBuildPremium.pct / 100, 2)
})

test('24 districts of the capital have a coefficient with its derivation, those elsewhere none', () => {
  const capital = quartiers.filter(({ commune }) => commune === 'Luxembourg')
  expect(capital.length).toBe(24)
  for (const { coefficient, derivation } of capital)
    expect([typeof coefficient, typeof derivation]).toEqual(['number', 'string'])
  for (const quartier of quartiers.filter(({ commune }) => commune !== 'Luxembourg'))
    expect(quartier).not.toHaveProperty('coefficient')
})

test('every price names its publisher and how it was made', () => {
  for (const { existing, newBuild } of communes)
    for (const price of [existing, ...(newBuild ? [newBuild] : [])]) {
      expect(price.source).toContain("Observatoire de l'Habitat / STATEC, data.public.lu")
      expect(price.derivation).not.toBe('')
    }
})

test('every percentage has a source, and one that rests on judgement or on signs alone is not called sure', () => {
  const { etageEffects, etatEffects, exterieurEffects, parkingEffects, classeEnergieEffects } = tables
  for (const { id, effects } of [etageEffects, etatEffects, exterieurEffects, parkingEffects, classeEnergieEffects])
    for (const [value, { pct, sureness, source }] of Object.entries(effects)) {
      expect([id, value, source.length > 5]).toEqual([id, value, true])
      expect([id, value, sureness === 'reference']).toEqual([id, value, pct === 0])
      const isWeak = source.startsWith('judgement') || source.includes('signs and direction only')
      expect([id, value, sureness === 'low']).toEqual([id, value, isWeak])
    }
})
