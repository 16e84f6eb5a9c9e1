import { expect, test } from 'vitest'
import { exactTestProbability } from '#domain/core/exact-test'

test('the tea of Fisher’s lady, counted by hand: 34 of 70 ways to choose are as far apart', () => {
  // Four cups of eight; three right of four: 1, 16, 36, 16, 1 ways. As far as 3 to 1, or further: 1 + 16 + 16 + 1.
  expect(exactTestProbability({ count: 3, of: 4 }, { count: 1, of: 4 })).toBeCloseTo(34 / 70, 12)
  expect(exactTestProbability({ count: 4, of: 4 }, { count: 0, of: 4 })).toBeCloseTo(2 / 70, 12)
})

test('Fisher’s twins, as the documentation of R prints them (fisher.test, Convictions: p-value = 0.0005367)', () => {
  const probability = exactTestProbability({ count: 2, of: 17 }, { count: 10, of: 13 })
  expect(probability.toPrecision(4)).toBe('0.0005367')
  // By hand: only tables with at most 2 of the first row are as rare on that side, and 12 of it on the other is not.
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)
  const ways = [0, 1, 2, 12].map(count => choose(17, count) * choose(13, 12 - count))
  const [none = 0, one = 0, two = 0, twelve = 0] = ways
  expect(twelve).toBeLessThanOrEqual(two)
  expect(probability).toBeCloseTo((none + one + two + twelve) / choose(30, 12), 12)
})

test.each([
  [{ count: 0, of: 100 }, { count: 0, of: 100 }, 1],
  [{ count: 5, of: 5 }, { count: 7, of: 7 }, 1],
  [{ count: 0, of: 0 }, { count: 3, of: 9 }, 1],
  // Two equal shares part by chance always.
  [{ count: 30, of: 1000 }, { count: 30, of: 1000 }, 1],
])('%j against %j may be chance', (one, other, probability) => {
  expect(exactTestProbability(one, other)).toBeCloseTo(probability, 9)
})

test('large counts agree with the sum of the exact tables, in whole numbers', () => {
  const factorials = [1n]
  for (let n = 1n; n <= 2000n; n += 1n) factorials.push((factorials.at(-1) ?? 1n) * n)
  const factorial = (n: number): bigint => factorials[n] ?? 0n
  const choose = (n: number, k: number): bigint => factorial(n) / (factorial(k) * factorial(n - k))
  const tables = Array.from({ length: 43 }, (_, count) => choose(1000, count) * choose(1000, 42 - count))
  const observed = tables[30] ?? 0n
  const rare = tables.filter(table => table <= observed).reduce((sum, table) => sum + table, 0n)
  const exact = Number((rare * 10n ** 15n) / choose(2000, 42)) / 1e15
  const one = { count: 30, of: 1000 }
  expect(exactTestProbability(one, { count: 12, of: 1000 })).toBeCloseTo(exact, 10)
  expect(exact).toBeLessThan(0.01)
})
