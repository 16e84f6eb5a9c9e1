import { readdirSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { goldenOperations } from '#contract/openapi/golden-index'
import { operations } from '#contract/openapi/operations'
import { countryCodes } from '#contract/propcalc/fees/countries'
import { type GoldenCase, goldenFiles, goldenFolder, readGolden } from './corpus.ts'

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false })
formats.default(ajv, ['date', 'uri'])
const fits = ajv.compile(readGolden('schema.json') as object)

const files = Object.values(goldenFiles)
const cases = files.flatMap(({ operation, cases: all }) => all.map(golden => ({ operation, golden })))

describe('every file', () => {
  test.each(files.map(file => [file.operation, file] as const))('%s fits schema.json', (_operation, file) => {
    fits(file)
    expect(fits.errors ?? []).toEqual([])
  })

  test.each(files.map(file => [file.operation, file] as const))('%s is asked where its operation is', (id, file) => {
    const { method, path } = operations.find(operation => operation.id === id) ?? {}
    expect([file.method, file.path]).toEqual([method, path])
  })

  test('of the folder is one that is known here', () => {
    const known = [
      'README.md',
      'index.json',
      'run.mjs',
      'schema.json',
      ...files.map(({ operation }) => `${operation}.json`),
    ]
    expect(readdirSync(goldenFolder).sort()).toEqual(known.sort())
  })
})

describe('the schema refuses', () => {
  const [file] = files
  const [first] = file?.cases ?? []
  const refused = (change: object) =>
    !fits({ ...file, cases: [{ ...first, ...change }, ...(file?.cases ?? []).slice(1)] })

  test.each<[string, object]>([
    ['a field that nobody knows', { extra: 1 }],
    ['an id in capitals', { id: 'Belair' }],
    ['a day that does not exist', { checkedOn: '2026-02-30' }],
    ['an empty expectation', { expected: {} }],
    ['a published figure without its place', { source: { kind: 'published', title: 'A page' } }],
    ['a law without working', { source: { kind: 'law', title: 'A law' } }],
    ['arithmetic in fewer than ten characters', { source: { kind: 'identity', title: 'A sum', working: '1 + 1 = 2' } }],
    ['an address that is none', { source: { kind: 'published', title: 'A page', url: 'a page' } }],
  ])('%s', (_what, change) => {
    expect(refused(change)).toBe(true)
  })

  test('nothing of the case itself', () => {
    expect(refused({})).toBe(false)
  })
})

describe('the corpus', () => {
  const solid = cases.filter(({ golden }) => golden.source.kind !== 'identity')

  test('has at least 80 cases, a third of them published or from a law', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80)
    expect(solid.length * 3).toBeGreaterThanOrEqual(cases.length)
  })

  /** Operations of the tags of calculations that take many homes or give a document. */
  const others = ['estimateBatch', 'estimationReport']
  const tags = ['estimation', 'evaluation', 'costs', 'fiscal', 'propcalc']

  test('has every calculation that is asked with POST', () => {
    const calculations = operations.filter(
      ({ id, tag, method }) => method === 'POST' && tags.includes(tag) && !others.includes(id),
    )
    expect([...goldenOperations].sort()).toEqual(calculations.map(({ id }) => id).sort())
  })

  test.each(files.map(file => [file.operation, file.cases.length] as const))(
    'has at least 5 cases of %s',
    (_id, count) => {
      expect(count).toBeGreaterThanOrEqual(5)
    },
  )

  test.each(countryCodes)('has at least 2 cases of the fees of %s', country => {
    const own = goldenFiles.fees.cases.filter(({ request }) => request.country === country)
    expect(own.length).toBeGreaterThanOrEqual(2)
  })

  test('names each case once', () => {
    const ids = cases.map(({ golden }) => golden.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('works every figure out with figures', () => {
    const workings = cases.map(({ golden }) => golden.source.working).filter(working => working !== undefined)
    expect(workings.filter(working => (working.match(/\d/g) ?? []).length < 3)).toEqual([])
  })

  test('widens a tolerance only with a note', () => {
    const silent = cases.filter(({ golden: { tolerance, note } }) => tolerance && note === undefined)
    expect(silent.map(({ golden }) => golden.id)).toEqual([])
  })
})

/** The fields of a request that tell on which day its answer depends, by operation. */
const dayOf: Readonly<Record<string, (request: GoldenCase['request']) => unknown>> = {
  estimate: ({ valuationDate }) => valuationDate,
  acquisitionCosts: ({ deedDate }) => deedDate,
  fees: ({ deedDate }) => deedDate,
  capitalGains: ({ saleDate }) => saleDate,
  discountedCashFlow: ({ valuationDate }) => valuationDate,
  // Only the fees that they calculate from the law hang on a day.
  investedCapital: ({ autoFees, feesInput }) => !autoFees || (feesInput as { deedDate?: string }).deedDate,
  cashflow: ({ autoFees, feesInput }) => !autoFees || (feesInput as { deedDate?: string }).deedDate,
  // Only actual days are counted from a first one.
  mortgage: ({ dayCount = '30/360', startDate }) => dayCount === '30/360' || startDate,
}

test.each(cases.map(({ operation, golden }) => [golden.id, operation, golden] as const))(
  '%s says on which day its answer depends',
  (_id, operation, { request }) => {
    expect(dayOf[operation]?.(request) ?? !(operation in dayOf)).toBeTruthy()
  },
)

/** Lists within what a case expects. */
const listsIn = (value: unknown): (readonly Record<string, unknown>[])[] => {
  if (Array.isArray(value)) return [value, ...value.flatMap(listsIn)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : []
}

test('no list expects two rows that are found by the same key, year or month', () => {
  const doubled = cases.filter(({ golden }) =>
    listsIn(golden.expected).some(rows =>
      (['key', 'year', 'month'] as const).some(name => {
        const names = rows.flatMap(row => row?.[name] ?? [])
        return new Set(names).size < names.length
      }),
    ),
  )
  expect(doubled.map(({ golden }) => golden.id)).toEqual([])
})
