import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { backTestOf, estimateOf, type SentSale, saleOf, someSales } from './judged-sales.ts'

const soldAt = (sale: SentSale, ratio: number): SentSale => ({ ...sale, price: Math.round(ratio * estimateOf(sale)) })

/** Sixty flats sold within a tenth of their estimates, in ten years. */
const honest = someSales(60).map((sale, at) =>
  soldAt({ ...sale, soldOn: `${2015 + (at % 10)}-0${1 + (at % 9)}-10` }, 0.9 + (at % 21) / 100),
)

describe('a false price is listed, and in no figure', () => {
  test.each<[what: string, ratio: number, reason: string]>([
    ['a symbolic price', 1e-6, 'far_from_estimate'],
    ['a price in cents', 100, 'far_from_estimate'],
    ['twice the estimate, where the others are within a tenth', 2, 'far_from_others'],
  ])('%s', (_what, ratio, reason) => {
    const odd = soldAt(saleOf({ surface: 95 }), ratio)
    const [clean, answer] = [backTestOf(honest), backTestOf([...honest, odd])]
    expect(answer.suspected).toMatchObject([{ index: 60, price: odd.price, reason }])
    expect(answer.count).toBe(60)
    const { suspected: _none, withSuspected: without, ...figures } = clean
    const { suspected: _one, withSuspected, ...same } = answer
    expect(same).toEqual(figures)
    expect(without).toBeNull()
    expect(withSuspected?.cod).toBeGreaterThan(Number(answer.cod.value))
  })

  test('the figures with a price of 1 EUR among sixty show what they would be', () => {
    const { withSuspected, cod } = backTestOf([...honest, { ...saleOf({ surface: 95 }), price: 1 }])
    expect(cod.value).toBeLessThan(20)
    expect(withSuspected?.cod).toBeGreaterThan(100_000)
  })

  test('of more than one in twenty the answer warns', () => {
    const odd = [2, 3, 4].map(at => soldAt(saleOf({ surface: 90 + at }), 0.1))
    const codesOf = (sales: readonly SentSale[]) => backTestOf(sales).warnings.map(({ code }) => code)
    expect(codesOf(honest)).toEqual(['few_sales'])
    expect(codesOf([...honest, ...odd])).toEqual(['few_sales'])
    expect(codesOf([...honest, ...odd, soldAt(saleOf({ surface: 97 }), 0.1)])).toEqual(['few_sales', 'many_suspected'])
  })

  test('where most prices are in cents nothing is judged: the refusal says what to send', () => {
    const inCents = honest.map(sale => ({ ...sale, price: 100 * Number(sale.price) }))
    try {
      backTestOf(inCents)
      expect.unreachable()
    } catch (error) {
      expect((error as Refusal).details.issues).toMatchObject([
        { path: 'sales', code: 'prices_far_from_estimates', message: expect.stringContaining('in EUR') },
      ])
    }
  })
})

describe('a sale that is sent twice', () => {
  test('counts once, whatever the order of its fields; the copy names the first', () => {
    const [first] = honest
    const copy = { soldOn: first?.soldOn, price: first?.price, input: { surface: 40, commune: 'Mersch' } }
    const answer = backTestOf([...honest, copy])
    expect(answer.excluded).toEqual([{ index: 60, path: '', reason: 'duplicate', duplicateOf: 0 }])
    expect(answer.count).toBe(60)
    expect(answer.cod).toEqual(backTestOf(honest).cod)
  })

  test('of thirty copies one is left, which is too few', () => {
    expect(() => backTestOf(Array(30).fill(saleOf()))).toThrow(Refusal)
  })

  test('is another sale on another day, at another price, or with another fact', () => {
    const [first = saleOf()] = honest
    const others = [
      { ...first, soldOn: '2022-05-11' },
      { ...first, price: Number(first.price) + 1 },
      { ...first, input: { commune: 'Mersch', surface: 40, parking: true } },
    ]
    expect(backTestOf([...honest, ...others]).excluded).toEqual([])
  })
})

describe('sales that look like one building', () => {
  const building = Array.from({ length: 20 }, (_, at) =>
    saleOf({ commune: 'Wiltz', surface: 80 + (at % 2) }, 430_000 + 100 * at, `2022-0${1 + (at % 9)}-10`),
  )
  const codesOf = (sales: readonly SentSale[]) => backTestOf(sales).warnings.map(({ code }) => code)

  test('are warned of, unless groups were sent', () => {
    expect(codesOf([...honest, ...building])).toContain('clustered')
    expect(codesOf([...honest, ...building.map(sale => ({ ...sale, group: 'Résidence' }))])).not.toContain('clustered')
  })

  test('count as fewer than they are where they are off together', () => {
    const off = building.map((sale, at) => soldAt(sale, 1.15 + at / 1000))
    const grouped = backTestOf([...honest, ...off.map(sale => ({ ...sale, group: 'Résidence' }))])
    const alone = backTestOf([...honest, ...off])
    expect(alone.regression.effectiveCount).toBe(80)
    expect(grouped.regression.effectiveCount).toBeLessThan(60)
    const width = ({ regression: { level } }: typeof alone): number => level.high95 - level.low95
    expect(width(grouped)).toBeGreaterThan(1.2 * width(alone))
  })

  test('a group of more than sixty characters leaves the sale out', () => {
    const { excluded } = backTestOf([...honest, { ...saleOf({ surface: 95 }), group: 'x'.repeat(61) }])
    expect(excluded).toMatchObject([{ index: 60, path: 'group' }])
  })
})
