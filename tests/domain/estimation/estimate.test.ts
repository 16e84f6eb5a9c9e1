import { describe, expect, test } from 'vitest'
import { Estimate, EstimationInput } from '#contract/estimation'
import type { EstimationInput as Input } from '#domain/estimation/apartment'
import { estimator } from '#domain/estimation/estimate'
import { cases } from './cases.ts'
import { communeOf, estimate, priceOf, prices, smallTables, today } from './real-prices.ts'

describe('the golden cases', () => {
  test.each(cases)('$description: every printed figure', ({ input, data }) => {
    expect(estimate(input)).toMatchObject(data)
  })

  test.each(cases)('$description: request and answer fit the contract', ({ input }) => {
    expect(EstimationInput.parse(input)).toEqual(input)
    const answer = estimate(input)
    expect(Estimate.parse(answer)).toEqual(answer)
  })
})

// Two independent programs on the same tables, 2026-11-23: central; ends of 80 %, of 50 %; FSD; class.
describe('the reference cases of 2026-11-23', () => {
  test.each<[text: string, input: Input, expected: string]>([
    [
      'Luxembourg, Belair, 85 m², 2 bedrooms, dernier, renove, terrasse, parking, C',
      {
        ...{ commune: 'Luxembourg', quartier: 'Belair', surface: 85, nbChambres: 2, etage: 'dernier', etat: 'renove' },
        ...{ exterieur: 'terrasse', parking: true, classeEnergie: 'C' },
      },
      '1234100 · 936500–1531800 · 1077500–1390800 · 18.82 · forte',
    ],
    [
      'Esch-Uelzecht, 70 m², 2 bedrooms, entre, bon, balcon, no parking, D',
      {
        ...{ commune: 'Esch-Uelzecht', surface: 70, nbChambres: 2, etage: 'entre', etat: 'bon', exterieur: 'balcon' },
        ...{ parking: false, classeEnergie: 'D' },
      },
      '429800 · 326100–533600 · 375200–484500 · 18.84 · forte',
    ],
    [
      'Luxembourg, 60 m² alone',
      { commune: 'Luxembourg', surface: 60 },
      '649100 · 468300–829900 · 553900–744200 · 21.73 · faible',
    ],
    [
      'Ulflingen, 95 m², 3 bedrooms, entre, bon, balcon, parking, E',
      {
        ...{ commune: 'Ulflingen', surface: 95, nbChambres: 3, etage: 'entre', etat: 'bon', exterieur: 'balcon' },
        ...{ parking: true, classeEnergie: 'E' },
      },
      '421700 · 313100–530200 · 364500–478800 · 20.09 · moyenne',
    ],
    [
      'Bertrange, 78 m², entre, terrasse, parking, new build',
      { commune: 'Bertrange', surface: 78, etage: 'entre', exterieur: 'terrasse', parking: true, estNeuf: true },
      '1023600 · 764200–1283100 · 887100–1160200 · 19.78 · moyenne',
    ],
    [
      'Wiltz, 120 m², 3 bedrooms, terrasse, parking, new build',
      { commune: 'Wiltz', surface: 120, nbChambres: 3, exterieur: 'terrasse', parking: true, estNeuf: true },
      '729500 · 524000–935000 · 621300–837600 · 21.98 · faible',
    ],
    [
      'Kiischpelt, 28 m², rdc, renover, aucun, no parking, G',
      {
        ...{ commune: 'Kiischpelt', surface: 28, etage: 'rdc', etat: 'renover', exterieur: 'aucun', parking: false },
        classeEnergie: 'G',
      },
      '128400 · 91600–165300 · 109000–147800 · 22.40 · faible',
    ],
    [
      'Winseler, 70 m², entre, on 2021-08-15',
      { commune: 'Winseler', surface: 70, etage: 'entre', valuationDate: '2021-08-15' },
      '411800 · 310000–513500 · 358200–465300 · 19.28 · moyenne',
    ],
  ])('%s', (_, input, expected) => {
    const { estimationBasse, estimationCentrale, estimationHaute, intervals, fsdPct, confiance } = estimate(input)
    const [half] = intervals
    const ranges = [`${estimationBasse}–${estimationHaute}`, `${half?.low}–${half?.high}`]
    expect([estimationCentrale, ...ranges, fsdPct.toFixed(2), confiance].join(' · ')).toBe(expected)
  })
})

test('older keys are read as the words they stand for', () => {
  const home = { commune: 'Mersch', surface: 80 } as const
  const older = { etage: 'adjEtage2e3eRef', etat: 'adjEtatBonRef', exterieur: 'adjExtBalconRef' } as const
  expect(estimate({ ...home, ...older })).toEqual(
    estimate({ ...home, etage: 'entre', etat: 'bon', exterieur: 'balcon' }),
  )
})

describe('a figure half way', () => {
  // A published price of new builds and an index that stands still: the starting price is that price.
  const average = { commune: 'Wiltz', surface: 80, estNeuf: true } as const
  const estimateAt = (priceM2: number) => {
    const estimated = estimator(smallTables({ communes: [communeOf({ newBuild: priceOf({ priceM2 }) })] }))
    return (input: Input) => estimated(input, today)
  }

  test('between two hundreds goes up: 80 m² at 1250.625 EUR are 100 050 EUR', () => {
    expect(estimateAt(1250.625)(average).estimationCentrale).toBe(100_100)
  })

  test('on paper goes up, though the double is 321 949.99999999994: 4281.25 × 0.94 × 80 = 321 950', () => {
    expect(estimateAt(4281.25)({ ...average, etage: 'rdc' }).estimationCentrale).toBe(322_000)
  })

  test('between two euros goes up: 1000.5 EUR per m²', () => {
    expect(estimateAt(1000.5)(average).prixM2Ajuste).toBe(1001)
  })
})

describe('the reference', () => {
  test('of a new build is the published price of new builds, carried by the index, with its own sales', () => {
    const { reference, ajustements } = estimate({ commune: 'Leudelange', surface: 80, estNeuf: true })
    expect(reference).toMatchObject({
      ...{ publishedPriceM2: 8849, modelledPriceM2: 8849, segment: 'newBuild', kind: 'published' },
      ...{ period: '2025-01..2025-12', salesCount: 15 },
      // 0.19 / √15
      standardErrorPct: 4.91,
      // 205.1381 / mean of (202.7673, 211.7514, 204.3894, 205.1381)
      index: { from: 2025, to: '2025-Q4', factor: 0.99576 },
      basePriceM2: 8811.5,
    })
    expect(ajustements).toEqual([])
  })

  test('names the tables and the publisher of the index', () => {
    const { tables, index } = estimate({ commune: 'Mersch', surface: 80 }).reference
    expect([tables, index.source]).toEqual([prices.hash, prices.housePrices.source])
    expect(tables).toMatch(/^[0-9a-f]{12}$/)
  })

  const kindsOn = (valuationDate: string) =>
    prices.communes.map(({ name }) => {
      const { kind, method, salesCount, publishedPriceM2 } = estimate({
        ...{ commune: name, surface: 80, valuationDate },
      }).reference
      const published = publishedPriceM2 === null ? '' : ' with a mean'
      return `${method} is ${kind}${salesCount === null ? '' : ' with sales'}${published}`
    })

  test('says today how the price of the table was made; sales and a mean stand where they make it', () => {
    expect([...new Set(kindsOn(today))].sort()).toEqual([
      'imputed_adverts is imputed',
      'imputed_canton is imputed',
      'indexed is indexed',
      'published is published with sales with a mean',
      'published_2026q1 is published',
    ])
  })

  test('says of a past year what was published then, and never that a newer price was', () => {
    expect([...new Set(kindsOn('2019-06-30'))].sort()).toEqual([
      // Municipalities of which no mean was published in any year.
      'imputed_adverts is imputed',
      'imputed_canton is imputed',
      'indexed is indexed',
      'published is published with sales with a mean',
    ])
    expect(kindsOn('2024-06-30').filter(kind => kind.includes('published'))).toEqual([])
  })

  test('names the period of a price, or the year that it was carried to', () => {
    const period = (commune: string, valuationDate = today) =>
      estimate({ commune, surface: 80, valuationDate }).reference.period
    expect(period('Winseler')).toBe('2025-04..2026-03')
    expect(period('Schieren')).toBe('2021 indexed to 2025')
    expect(period('Vianden')).toBe('2025 (imputed)')
    expect(period('Luxembourg', '2019-05-05')).toBe('2019-01..2019-12')
    expect(period('Luxembourg', '2024-05-05')).toBe('2023 indexed to 2024')
    expect(period('Préizerdaul', '2019-05-05')).toBe('2025-04..2026-03 indexed to 2019')
  })
})

describe('condition and energy class', () => {
  test('are no question for a new build: they neither move the price nor the range', () => {
    const home = { commune: 'Strassen', surface: 80, estNeuf: true } as const
    const { evidence, ...described } = estimate({ ...home, etat: 'neuf', classeEnergie: 'A' })
    const { evidence: bareEvidence, ...bare } = estimate(home)
    expect(described).toEqual(bare)
    expect(evidence).toEqual(bareEvidence)
    expect(evidence.map(({ field }) => field)).not.toContain('classeEnergie')
    expect(evidence.map(({ field }) => field)).not.toContain('etat')
  })

  test('of a recent resale count: +10 % on the price of existing apartments', () => {
    const { ajustements, reference } = estimate({ commune: 'Strassen', surface: 80, etat: 'neuf', estNeuf: false })
    expect(ajustements).toEqual([{ labelKey: 'adjEtat', pct: 10 }])
    expect(reference).toMatchObject({ publishedPriceM2: 10_031, segment: 'existing' })
  })
})
