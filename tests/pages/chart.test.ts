import { expect, test } from 'vitest'
import { renderUsageChart } from '#server/pages/account/chart'
import { getPageWords } from '#server/pages/words'

const words = getPageWords('en')

/** Thirty days that end on 22 November 2026, without calls but for some, counted from the last one backwards. */
const drawn = (calls: readonly number[], dayLimit?: number): string => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
    count: calls[29 - index] ?? 0,
  }))
  const total = calls.reduce((sum, count) => sum + count, 0)
  return renderUsageChart(words, { id: 'c', title: 'Calls', days, total, dayLimit }).toString()
}

const heights = (markup: string): number[] =>
  [...markup.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, text]) => Number(text))
const gridOf = (markup: string): string[] =>
  [...markup.matchAll(/text-anchor="end"[^>]*>([\d,]+)</g)].map(([, text]) => String(text))

test('draws thirty bars and a table with the same figures', () => {
  const markup = drawn([37, 5])
  expect(heights(markup)).toHaveLength(30)
  expect(markup.match(/<tr role="row"><th role="rowheader"/g)).toHaveLength(31)
  expect(markup).toMatch(/datetime="2026-11-22">22 November 2026<\/time><\/th><td[^>]*><div class="cell">37</)
  expect(markup).toContain('Calls in 30 days: 42; most on 22 November 2026: 37; today: 37.')
})

test('the tallest bar is the highest day, the others are in proportion', () => {
  // Grid 0, 20, 40, 60 over 146 units: 60 calls fill it, 30 half of it.
  const [last, before] = heights(drawn([60, 30])).reverse()
  expect(last).toBe(146)
  expect(before).toBe(73)
})

test('one call among many is still seen: its bar has at least one unit', () => {
  const [last, before, third] = heights(drawn([100_000, 1, 0])).reverse()
  // Grid up to 150,000 over 146 units: 146 × 100,000 / 150,000.
  expect(last).toBe(97.3)
  expect(before).toBe(1)
  expect(third).toBe(0)
})

test.each([
  [1, ['0', '1', '2', '3']],
  [3, ['0', '1', '2', '3']],
  [4, ['0', '2', '4', '6']],
  [37, ['0', '20', '40', '60']],
  [200, ['0', '100', '200', '300']],
  [20_000, ['0', '10,000', '20,000', '30,000']],
])('the grid over %i calls has whole numbers', (most, lines) => {
  expect(gridOf(drawn([most]))).toEqual(lines)
})

test('the daily limit is a dashed line where it is in range, and always a sentence', () => {
  expect(drawn([160], 200)).toContain('stroke-dasharray')
  expect(drawn([10], 200)).not.toContain('stroke-dasharray')
  expect(drawn([10], 200)).toContain('Daily limit: 200')
})

test('without calls it says so', () => {
  expect(drawn([])).toContain('No calls in the last 30 days.')
})
