import { describe, expect, test } from 'vitest'
import { normalShareWithin, theoreticalAccuracy } from '#domain/accuracy/implied'
import { coverages } from '#domain/estimation/parameters/uncertainty'
import type { PriceMethod } from '#domain/estimation/reference-prices'
import type { Valuation, Valuer } from '#domain/estimation/valuation'
import { tables } from '../estimation/prices/real-tables.ts'
import { communeOf, flatTables, priceOf } from '../estimation/real-prices.ts'
import { secondEstimate } from '../estimation/second-model.ts'
import { today, valued } from './judged-sales.ts'

describe('the share of a normal distribution within some standard deviations', () => {
  // Abramowitz and Stegun, Handbook of Mathematical Functions (NBS, 1964), table 26.1: 2 P(x) − 1.
  test.each([
    [0.5, 0.3829249225],
    [1, 0.6826894921],
    [1.5, 0.8663855975],
    [2, 0.9544997361],
    [2.5, 0.9875806693],
    [3, 0.9973002039],
  ])('%d: %d', (deviations, share) => {
    expect(normalShareWithin(deviations)).toBeCloseTo(share, 9)
  })

  // The same, table 7.1: the error function, which is the share within √2 times its argument.
  test.each([
    [0.1, 0.112462916],
    [0.5, 0.5204998778],
    [1, 0.8427007929],
    [2, 0.995322265],
  ])('erf(%d) = %d', (x, erf) => {
    expect(normalShareWithin(x * Math.SQRT2)).toBeCloseTo(erf, 9)
  })

  test('the quantiles of the intervals give their coverage', () => {
    for (const { coverage, z } of coverages) expect(normalShareWithin(z)).toBeCloseTo(coverage, 8)
  })

  test('nothing within 0, everything within very many, and it never falls', () => {
    expect([normalShareWithin(0), normalShareWithin(40), normalShareWithin(1e9)]).toEqual([0, 1, 1])
    const shares = Array.from({ length: 200 }, (_, at) => normalShareWithin(at / 20))
    for (const [at, share] of shares.entries()) {
      expect(share).toBeLessThanOrEqual(1)
      // But for the last digits.
      expect(share).toBeGreaterThanOrEqual((shares[at - 1] ?? 0) - 1e-14)
    }
  })
})

/** A valuer that says one deviation of each municipality. */
const saying =
  (deviations: Readonly<Record<string, number>>): Valuer =>
  ({ commune }) =>
    // The rest of a valuation is not read.
    ({ fsd: deviations[commune] ?? Number.NaN }) as Valuation

const communesOf = (method: PriceMethod, ...names: string[]) =>
  names.map(name => communeOf({ name, existing: priceOf({ method }) }))

describe('what a deviation implies', () => {
  test.each([
    // Within 10 and 20 %: half and one, or one and two standard deviations (table 26.1).
    [0.2, 0.3829249225, 0.6826894921],
    [0.1, 0.6826894921, 0.9544997361],
    [0.04, 0.9875806693, 0.9999994267],
  ])('FSD %d: PPE10 %d, PPE20 %d', (fsd, ppe10, ppe20) => {
    const only = flatTables(communesOf('published', 'Wiltz'))
    const [implied] = theoreticalAccuracy(only, saying({ Wiltz: fsd }), today)
    expect(implied?.ppe10).toBeCloseTo(ppe10, 9)
    expect(implied?.ppe20).toBeCloseTo(ppe20, 9)
    expect(implied?.mdape).toBeCloseTo(0.6745 * fsd, 4)
  })

  test('of several municipalities the least, the middle and the most', () => {
    const three = flatTables(communesOf('indexed', 'Wiltz', 'Mersch', 'Kayl', 'Roeser'))
    const [implied] = theoreticalAccuracy(three, saying({ Wiltz: 0.3, Mersch: 0.1, Kayl: 0.2, Roeser: 0.24 }), today)
    expect(implied).toMatchObject({ method: 'indexed', communes: 4, fsd: { low: 0.1, high: 0.3 } })
    // The middle two are 0.2 and 0.24.
    expect(implied?.fsd.median).toBeCloseTo(0.22, 12)
  })

  test('a kind of price that no municipality has is left out', () => {
    const two = flatTables([...communesOf('published', 'Mersch'), ...communesOf('imputed_canton', 'Wiltz')])
    const found = theoreticalAccuracy(two, saying({ Mersch: 0.2, Wiltz: 0.25 }), today)
    expect(found.map(({ method, known }) => [method, known])).toEqual([
      ['published', 'all'],
      ['published', 'surface'],
      ['imputed_canton', 'all'],
      ['imputed_canton', 'surface'],
    ])
  })
})

describe('on the shipped tables', () => {
  const implied = theoreticalAccuracy(tables, valued, today)
  const of = (method: PriceMethod, known: 'all' | 'surface') =>
    implied.find(each => each.method === method && each.known === known)

  test('every municipality counts once, with all known and with its surface alone', () => {
    for (const known of ['all', 'surface'])
      expect(implied.filter(each => each.known === known).reduce((sum, { communes }) => sum + communes, 0)).toBe(100)
  })

  test('as a second model has the deviations of 80 m²', () => {
    const facts = { etage: 'entre', etat: 'bon', exterieur: 'balcon', parking: true, classeEnergie: 'D' } as const
    for (const { method, known, fsd } of implied) {
      const names = tables.communes.filter(({ existing }) => existing.method === method).map(({ name }) => name)
      const deviations = names
        .map(commune => ({ commune, surface: 80, ...(known === 'all' && facts) }))
        // A quartier with many adverts is all that is to know of the place.
        .map(home => ({ ...home, ...(known === 'all' && home.commune === 'Luxembourg' && { quartier: 'Belair' }) }))
        .map(home => secondEstimate(home, today).fsd)
        .sort((a, b) => a - b)
      expect(fsd.low).toBeCloseTo(deviations[0] ?? Number.NaN, 10)
      expect(fsd.high).toBeCloseTo(deviations.at(-1) ?? Number.NaN, 10)
      const [before, after] = [Math.ceil(deviations.length / 2) - 1, Math.floor(deviations.length / 2)]
      expect(fsd.median).toBeCloseTo(((deviations[before] ?? 0) + (deviations[after] ?? 0)) / 2, 10)
    }
  })

  test('who knows less is less sure, and so is who has no published price', () => {
    for (const { method } of implied)
      expect(of(method, 'surface')?.fsd.median).toBeGreaterThan(of(method, 'all')?.fsd.median ?? Number.NaN)
    const surest = (['published', 'imputed_adverts', 'imputed_canton'] as const).map(
      method => of(method, 'all')?.fsd.median ?? Number.NaN,
    )
    expect(surest).toEqual(surest.toSorted((a, b) => a - b))
    expect(new Set(surest).size).toBe(3)
    expect(of('indexed', 'all')?.fsd.median).toBeGreaterThan(surest[0] ?? Number.NaN)
  })

  test('a wider deviation has fewer estimates near the price', () => {
    const sorted = implied.toSorted((a, b) => a.fsd.median - b.fsd.median)
    for (const share of ['ppe10', 'ppe20'] as const) {
      const shares = sorted.map(each => each[share])
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    }
  })

  // Printed for 29 November 2026 with all facts: published 17.6–19.5 (median 17.9), indexed 19.1, adverts 19.9, canton 22.2.
  test('is what another program printed', () => {
    const printed = (method: 'published' | 'indexed' | 'imputed_adverts' | 'imputed_canton') => {
      const fsd = theoreticalAccuracy(tables, valued, '2026-11-29').find(
        each => each.method === method && each.known === 'all',
      )?.fsd
      return [fsd?.low, fsd?.median, fsd?.high].map(value => (100 * (value ?? Number.NaN)).toFixed(1))
    }
    // The least is the capital; 17.6 is without the rest of doubt that its surest district keeps.
    expect(printed('published')).toEqual(['17.7', '17.9', '19.5'])
    expect(['indexed', 'imputed_adverts', 'imputed_canton'].map(method => printed(method as 'indexed')[1])).toEqual([
      ...['19.1', '19.9', '22.2'],
    ])
  })

  test('the middle of the newest file is surer than the days after it', () => {
    const median = (day: string) => theoreticalAccuracy(tables, valued, day)[0]?.fsd.median ?? Number.NaN
    const days = ['2025-12-31', '2026-06-30', '2026-11-23', '2027-12-30']
    const medians = days.map(median)
    expect(medians).toEqual(medians.toSorted((a, b) => a - b))
    expect(new Set(medians).size).toBe(days.length)
  })
})
