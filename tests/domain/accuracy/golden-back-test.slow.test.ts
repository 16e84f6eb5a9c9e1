import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import type { EstimationInput } from '#domain/estimation/apartment'
import { missesOf } from '../../../examples/golden/run.mjs'
import { type GoldenCase, type GoldenFile, readGolden } from '../../golden/corpus.ts'
import { secondEstimate } from '../estimation/second-model.ts'
import { backTestOf, type SentSale } from './judged-sales.ts'
import { secondBackTest } from './second-back-test.ts'

// The file fits `schema.json`, which other tests check.
const { cases } = readGolden('backtest.json') as GoldenFile

const salesOf = ({ request }: GoldenCase) => request.sales as readonly SentSale[]

/** The body that the service answers a case with, as far as the domain makes it. */
const answered = (golden: GoldenCase) => {
  try {
    return { status: 200, body: { data: backTestOf(salesOf(golden)) } }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: 400, body: { success: false, code: error.code, ...error.details } }
  }
}

test.each(cases.map(golden => [golden.id, golden] as const))('%s holds', (_id, golden) => {
  const { status, body } = answered(golden)
  expect(missesOf(golden, status, body)).toEqual([])
})

describe('what the cases expect is what two programs of the tests reckon: estimates by one, measures by the other', () => {
  const judged = cases.filter(({ status }) => status === 200)

  test.each(judged.map(golden => [golden.id, golden] as const))('%s', (_id, golden) => {
    const { excluded, warnings, hindsight, stored, ...measures } = golden.expected
    const left = (excluded as readonly { index: number }[]).map(({ index }) => index)
    const sales = salesOf(golden).flatMap(({ input, price, soldOn }, index) => {
      if (left.includes(index)) return []
      const home = input as EstimationInput
      const { value, fsd } = secondEstimate(home, String(soldOn))
      return [
        {
          ...{ index, estimate: value, price: Number(price), deviation: fsd },
          ...{ commune: home.commune, surface: home.surface },
        },
      ]
    })
    expect({ ...secondBackTest(sales) }).toEqual(measures)
    expect(warnings).toEqual(sales.length < 100 ? [{ code: 'few_sales' }] : [])
    expect([hindsight, stored]).toEqual([true, false])
  })
})

describe('the sixty sales', () => {
  const [sixty] = cases
  const sales = sixty ? salesOf(sixty) : []

  test('are invented, and spread over places, sizes, days and what is known', () => {
    expect(sales).toHaveLength(60)
    const inputs = sales.map(({ input }) => input as EstimationInput)
    expect(new Set(inputs.map(({ commune }) => commune)).size).toBeGreaterThanOrEqual(15)
    expect(inputs.filter(({ estNeuf }) => estNeuf)).toHaveLength(2)
    for (const edge of [50, 80, 120]) expect(inputs.map(({ surface }) => surface)).toContain(edge)
    const days = sales.map(({ soldOn }) => String(soldOn)).sort()
    expect([days[0]?.slice(0, 4), days.at(-1)?.slice(0, 7)]).toEqual(['2015', '2026-10'])
    expect(new Set(days.map(day => day.slice(0, 4))).size).toBe(12)
  })

  test('show a municipality of eleven sales and none of nine', () => {
    const counts = (name: string) => sales.filter(({ input }) => (input as EstimationInput).commune === name).length
    expect([counts('Esch-sur-Alzette'), counts('Differdange')]).toEqual([11, 9])
    const { byCommune } = sixty?.expected ?? {}
    expect((byCommune as readonly { commune: string }[]).map(({ commune }) => commune)).toEqual([
      'Esch-sur-Alzette',
      'Luxembourg',
    ])
  })
})
