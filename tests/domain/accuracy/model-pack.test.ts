import { describe, expect, test } from 'vitest'
import { ModelCard } from '#contract/estimation/model-card'
import { estimationRules } from '#contract/rules/estimation'
import { measureChanges } from '#domain/accuracy/pack/model-changes'
import { modelVersion, modelVersions } from '#domain/estimation/parameters/model-versions'
import { northernCantons } from '#domain/estimation/parameters/price-system'
import { middleMovement } from '#domain/estimation/prices/day-prices'
import { communeNamed, dayPrices, measures, tables } from '../estimation/prices/real-tables.ts'
import { today } from './judged-sales.ts'
import { cardOf } from './some-card.ts'

const card = cardOf()

test('the card fits the contract', () => {
  expect(ModelCard.parse(card)).toEqual(card)
})

describe('what another program printed of the same files on 2026-11-29', () => {
  test('the version moved published prices of 2025 by 1.4 %, at most 4.4 %', () => {
    expect(card.changes).toMatchObject([
      { version: '2.0.0', before: '1.0.0', year: 2025, rmsPct: 1.35, largestPct: 4.43, largestCommune: 'Weiswampach' },
    ])
  })

  test('prices when a parameter of the system is one step lower or higher', () => {
    const steps = Object.fromEntries(
      card.sensitivity.prices.map(({ parameter, low, high }) => [
        parameter.split('.').at(-1),
        [low, high].map(({ rmsPct, largestPct, deviationPoints }) => [rmsPct, largestPct.toFixed(1), deviationPoints]),
      ]),
    )
    expect(steps).toMatchObject({
      cantonMovement: [
        [0.25, '0.9', -0.18],
        [0.21, '0.8', 0.2],
      ],
      communeMovement: [
        [0.35, '1.1', -0.42],
        [0.31, '1.0', 0.46],
      ],
      communeLevel: [
        [0.24, '0.9', -0.2],
        [0.22, '0.9', 0.2],
      ],
      cantonLevel: [
        [0.27, '1.6', -0.01],
        [0.19, '1.2', 0.01],
      ],
      growthCorrelation: [
        [0.19, '0.2', 0.14],
        [0.25, '0.3', -0.21],
      ],
      growth: [
        [0.17, '0.2', -0.32],
        [0.19, '0.2', 0.34],
      ],
      indexNoise: [
        [0.21, '0.2', -0.01],
        [0.16, '0.2', 0.01],
      ],
      indexMovement: [
        [0.11, '0.5', -0.01],
        [0.07, '0.3', 0.02],
      ],
      imputed_adverts: [
        [0.38, '1.8', -0.18],
        [0.47, '2.1', 0.21],
      ],
    })
  })

  test('the FSD when the deviation of a sale or the explained shares change', () => {
    const [sale, shares] = card.sensitivity.fsd
    expect([sale?.low.fsdPoints, sale?.high.fsdPoints]).toEqual([-0.86, 0.86])
    // By hand: the base is 0.19² × (1 − 0.2) = 0.02888; with half of the shares 0.19² × 0.9 = 0.03249.
    const square = ((sale?.fsdPct ?? 0) / 100) ** 2
    expect(shares?.low.fsdPoints).toBeCloseTo(100 * (Math.sqrt(square + 0.00361) - Math.sqrt(square)), 2)
    expect(shares?.high.fsdPoints).toBeCloseTo(100 * (Math.sqrt(square - 0.00361) - Math.sqrt(square)), 2)
  })

  test('values when the exponent of the living area changes', () => {
    // (40 / 80)^0.05 = 0.9659 and its inverse 1.0353; 1.5^0.05 = 1.0205 and 0.9799.
    expect(
      card.sensitivity.surface.map(({ surfaceM2, low, high }) => [surfaceM2, low.valuePct, high.valuePct]),
    ).toEqual([
      ...[
        [40, -3.41, 3.53],
        [120, 2.05, -2.01],
      ],
    ])
  })

  test('errors that homes share', () => {
    expect(card.concentration).toMatchObject({
      ...{ day: '2026-11-29', placePct: 4.69 },
      portfolio: { homes: 20, placeFsdPct: 4.79, ifIndependentPct: 1.07 },
    })
    expect(card.concentration.sharedPct.toFixed(1)).toBe('4.2')
    const { variance } = middleMovement(tables, '2026-11-29')
    expect(card.concentration.sharedPct).toBeCloseTo(100 * Math.sqrt(variance), 2)
    const { standardError } = dayPrices.on(communeNamed('Luxembourg'), '2026-11-29')
    expect(card.concentration.placePct).toBeCloseTo(100 * standardError, 2)
  })

  test('the origin of every file', () => {
    const digests = Object.fromEntries(
      card.lineage.map(({ file, bytes, sha256, rows }) => [file, { bytes, sha256, rows }]),
    )
    expect(digests).toMatchObject({
      'price-index.csv': { bytes: 6683, sha256: expect.stringMatching(/^0b1dd1ec.*605a57$/), rows: 76 },
      'quartiers.csv': { bytes: 4171, sha256: expect.stringMatching(/^4c903c76.*265b3c9$/), rows: 53 },
      'luxembourg-prices-2026t2.csv': { bytes: 5631, sha256: expect.stringMatching(/^0f100348.*50d0d3$/), rows: 100 },
    })
    expect(card.lineage).toHaveLength(16)
  })

  test('what is estimated and what is refused', () => {
    expect(card.hitRate).toMatchObject({ communes: 100, priced: 100, published: 56, newBuilds: 19 })
    expect(card.hitRate.refusals.map(({ code }) => code)).toEqual([
      ...['municipality_not_found', ...Object.keys(estimationRules)],
    ])
  })

  test('the days of the stop rules and of the next file', () => {
    const { newestFileEnds, staleFrom, refusedFrom } = card.stopRules
    expect([newestFileEnds, staleFrom, refusedFrom]).toEqual(['2026-06-30', '2027-03-31', '2027-12-31'])
    expect(card.updates).toMatchObject({ nextExpected: '2026-12-31', largestMovePct: 25 })
  })
})

test('the card is stale from the day on which the newest file is more than nine months old', () => {
  expect(cardOf(tables, '2027-03-30').stopRules.isStale).toBe(false)
  expect(cardOf(tables, '2027-03-31').stopRules.isStale).toBe(true)
  expect(cardOf(tables, today).stopRules.rules[0]?.says).toContain('From 31 March 2027')
})

test('stability and rivals are those of the accuracy', () => {
  expect(card.stability).toEqual(measures.stability)
  expect(card.rivals).toEqual(measures.measured.rivals)
  expect(card.stability.byCanton.map(({ canton }) => canton)).toEqual(expect.arrayContaining([...northernCantons]))
})

test('where nobody set them, owner and approval are null', () => {
  const { modelVersion: version, owner, approvedBy, approvedOn, nextReview } = card.identity
  expect([version, owner, approvedBy, approvedOn, nextReview]).toEqual([modelVersion, null, null, null, null])
})

describe('moves of a version', () => {
  const [{ version, before }] = modelVersions
  const versionOf = (name: string, prices: Record<string, [price: number, isPublished?: boolean]>) => ({
    ...{ version: name, year: 2025, tables: '0123456789ab' },
    prices: new Map(
      Object.entries(prices).map(([commune, [priceM2, isPublished = true]]) => [commune, { priceM2, isPublished }]),
    ),
  })

  test('are logarithms, of places that are published in both', () => {
    const e = Math.E
    const changes = measureChanges([
      versionOf(before, { Bech: [1000], Mamer: [1000], Wiltz: [1000, false], Ell: [1000] }),
      versionOf(version, { Bech: [1000 * e ** 0.03], Mamer: [1000 * e ** -0.04], Wiltz: [5000], Ell: [9000, false] }),
    ])
    // √((0.03² + 0.04²) / 2) = 0.0353…
    expect(changes).toMatchObject([{ communes: 2, rmsPct: 3.54, largestPct: -4, largestCommune: 'Mamer' }])
  })

  test('need the prices of both', () => {
    expect(() => measureChanges([versionOf(version, {})])).toThrow(`Version ${before} of the model has no prices.`)
  })
})
