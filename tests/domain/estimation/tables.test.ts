import { expect, test } from 'vitest'
import * as tables from '#domain/estimation/parameters/adjustments'
import { prices } from './real-prices.ts'

const { communes, quartiers } = prices

test('there are the 100 communes of 1 September 2023 in 12 cantons', () => {
  expect(communes.length).toBe(100)
  expect(new Set(communes.map(({ canton }) => canton)).size).toBe(12)
})

test('54 prices are published, 5 of a newer period, 8 indexed, 21 imputed from adverts, 12 from the canton', () => {
  const made = (method: string) => communes.filter(({ existing }) => existing.method === method).length
  expect(['published', 'published_2026q1', 'indexed', 'imputed_adverts', 'imputed_canton'].map(made)).toEqual([
    54, 5, 8, 21, 12,
  ])
})

test('the five communes without a price for 2025 but with a newer one are those of the list', () => {
  const newer = communes.filter(({ existing }) => existing.method === 'published_2026q1').map(({ name }) => name)
  expect(newer).toEqual(['Berdorf', 'Esch-sur-Sûre', 'Lac de la Haute-Sûre', 'Préizerdaul', 'Winseler'])
})

test('17 communes have a published price of new builds; prices are published from 10 sales on', () => {
  expect(communes.filter(({ newBuild }) => newBuild).length).toBe(17)
  for (const { existing, newBuild } of communes) {
    expect(existing.sales2025 >= 10).toBe(existing.method === 'published')
    if (newBuild) expect(newBuild.sales2025).toBeGreaterThanOrEqual(10)
  }
})

test('indexed prices are the last published ones times the index, of which three decimals are printed', () => {
  for (const { name, existing } of communes.filter(commune => commune.existing.method === 'indexed')) {
    const [, price, index] = /\((\d+)\) × (0\.\d+)/.exec(existing.derivation) ?? []
    const roundingOfIndex = Number(price) * 0.0005
    const apart = Math.abs(Number(price) * Number(index) - existing.priceM2)
    expect([name, apart <= 5 + roundingOfIndex]).toEqual([name, true])
  }
})

test('the premium of new builds is the median ratio of the communes that publish both prices', () => {
  const ratios = communes
    .flatMap(({ existing, newBuild }) =>
      newBuild && existing.method === 'published' ? [newBuild.priceM2 / existing.priceM2] : [],
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
