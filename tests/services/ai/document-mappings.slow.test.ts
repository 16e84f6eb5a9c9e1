import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DocumentData, requiredFields } from '#contract/ai/extraction'
import { PlusValues } from '#contract/ai/plus-values'
import { estimationRequest } from '#domain/documents/dpe'
import { capitalGainsRequest, plusValuesWarnings } from '#domain/documents/plus-values'
import { mapEstimateRequest, mapSaleRequest } from '#server/services/ai/document-mappings'
import { post, read, startApp, type TestApp } from '../../support/app.ts'
import { documentData } from '../../support/read-documents.ts'

type Sale = DocumentData<'plus_values'>

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":100000}}' } })
})
afterAll(() => app.close())

const needs = () => ({
  today: '2026-11-21',
  officialCommune: app.deps.officialCommune,
  // No price of these tests is above ten times this.
  flatEstimate: (commune: string | null) => ({ place: commune ?? 'Luxembourg', value: 1e9 }),
})
const mapped = (changes: Partial<Sale>) => mapSaleRequest({ ...documentData.plus_values, ...changes }, needs())
const works = { year: 2015, amount: 20_000, currency: 'EUR', label: null } as const

test('names francs and leaves out euros, nulls, and works without a year or an amount', () => {
  const request = capitalGainsRequest({
    ...documentData.plus_values,
    acquisitionCurrency: 'LUF',
    saleDate: null,
    taxClass: null,
    improvements: [
      { ...works, currency: 'LUF' },
      { ...works, year: null },
      { ...works, amount: null },
    ],
  })
  expect(request).toMatchObject({
    acquisitionCurrency: 'LUF',
    improvements: [{ year: 2015, amount: 20_000, currency: 'LUF' }],
  })
  for (const name of ['saleDate', 'taxClass', 'documentKind', 'commune']) expect(request).not.toHaveProperty(name)
})

test('the reference area of a certificate is never taken for a living area', () => {
  expect(estimationRequest(documentData.dpe)).toEqual({ commune: 'Esch-sur-Alzette', classeEnergie: 'C' })
  expect(estimationRequest({ ...documentData.dpe, energyClass: null, commune: null })).toEqual({})
})

test('each required field that is not there is missing', () => {
  const nothing = Object.fromEntries(requiredFields.capitalGains.map(name => [name, null])) as Partial<Sale>
  expect(mapped(nothing).mappings.capitalGains.missing).toEqual([...requiredFields.capitalGains])
})

test.each<[string, Partial<Sale>, string]>([
  ['costs above the price', { saleCosts: 600_001 }, 'data.saleCosts'],
  ['joint taxation in class 1', { jointTaxation: true }, 'data.jointTaxation'],
  [
    'a contract registered after the sale',
    { preliminaryContractRegisteredOn: '2025-10-01' },
    'data.preliminaryContractRegisteredOn',
  ],
  ['a sale before the covered law', { saleDate: '2012-01-01', improvements: [] }, 'data.saleDate'],
  ['an income above what the operation takes', { ordinaryTaxableIncome: 100_000_001 }, 'data.ordinaryTaxableIncome'],
  ['a price of nothing', { salePrice: 0 }, 'data.salePrice'],
])('%s: our own route refuses it, and a warning says so', async (_, changes, path) => {
  const { mappings, warnings } = mapped(changes)
  expect(warnings.map(({ code, path: at }) => [code, at])).toEqual([['request_refused', path]])
  const sent = await post(app, '/plus-values', capitalGainsRequest({ ...documentData.plus_values, ...changes }))
  expect(sent.status).toBe(400)
  expect((await read(sent)).issues.map(issue => `data.${issue.path}`)).toContain(path)
  expect(mappings.capitalGains.missing.every(name => !(name in mappings.capitalGains.request))).toBe(true)
})

test('a municipality that there is not stays out of the estimate', () => {
  const { mappings, warnings } = mapEstimateRequest({ ...documentData.dpe, commune: 'Atlantis' }, needs())
  expect(mappings.estimate).toEqual({ request: { classeEnergie: 'C' }, missing: ['commune', 'surface'] })
  expect(warnings).toMatchObject([{ code: 'request_refused', path: 'data.commune' }])
})

describe('any sale that a document may state', () => {
  const day = fc.date({ min: new Date('1935-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  const isoDay = day.map(date => date.toISOString().slice(0, 10))
  const sum = fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.constant(0), fc.integer({ min: 1, max: 2e6 }))
  const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 8 })
  const sales: fc.Arbitrary<Sale> = fc.record({
    documentKind: fc.constant('deed' as const),
    commune: fc.constant(null),
    saleDate: orNull(isoDay),
    salePrice: orNull(sum),
    saleCosts: orNull(fc.integer({ min: 0, max: 50_000 })),
    acquisitionDate: orNull(isoDay),
    acquisitionPrice: orNull(sum),
    acquisitionCosts: orNull(sum),
    acquisitionCurrency: orNull(fc.constantFrom('EUR', 'LUF')),
    acquisitionMode: orNull(fc.constantFrom('purchase', 'construction', 'inheritance', 'gift')),
    improvements: fc.array(
      fc.record({
        year: orNull(fc.integer({ min: 1941, max: 2030 })),
        amount: orNull(sum),
        currency: orNull(fc.constantFrom('EUR', 'LUF')),
        label: fc.constant(null),
      }),
      { maxLength: 3 },
    ),
    preliminaryContractRegisteredOn: orNull(isoDay),
    mainResidence: orNull(fc.boolean()),
    ownershipShare: orNull(fc.constantFrom(1, 0.5, 0.333333)),
    taxClass: orNull(fc.constantFrom('1', '1a', '2')),
    jointTaxation: orNull(fc.boolean()),
    ordinaryTaxableIncome: orNull(sum),
  })

  test('passes /plus-values when it is complete, or carries a warning that says why not', async () => {
    const complete: boolean[] = []
    await fc.assert(
      fc.asyncProperty(sales, async data => {
        expect(() => PlusValues.parse(data)).not.toThrow()
        const { mappings, warnings } = mapSaleRequest(data, needs())
        const { request, missing } = mappings.capitalGains
        if (missing.length > 0) return
        const sent = await post(app, '/plus-values', request)
        const isWarned = [...warnings, ...plusValuesWarnings(data, needs())].length > 0
        complete.push(sent.status === 200)
        expect(sent.status === 200 || (sent.status === 400 && isWarned)).toBe(true)
      }),
      { numRuns: 1500 },
    )
    expect(complete).toContain(true)
    expect(complete).toContain(false)
  })
})
