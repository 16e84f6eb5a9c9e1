import { expect, test } from 'vitest'
import { priceChanges, yearChanges } from '#domain/estimation/prices/revision'

const paths = (prices: Record<string, Record<number, number>>) =>
  new Map(
    Object.entries(prices).map(([name, path]) => [
      name,
      new Map(Object.entries(path).map(([year, priceM2]) => [Number(year), priceM2])),
    ]),
  )

test('changes are told by municipality and year, and together by year', () => {
  const before = paths({ A: { 2024: 1000, 2025: 1000 }, B: { 2025: 2000 }, C: { 2025: 1 } })
  const after = paths({ A: { 2024: 1000, 2025: 1030, 2026: 1 }, B: { 2025: 1920 } })
  const changes = priceChanges(before, after)
  expect(changes.map(({ commune, year }) => [commune, year])).toEqual([
    ['A', 2024],
    ['A', 2025],
    ['B', 2025],
  ])
  const [first, second] = yearChanges(changes)
  expect(first).toMatchObject({ year: 2024, rms: 0 })
  // √((0.03² + 0.04²) / 2)
  expect(second?.rms).toBeCloseTo(0.05 / Math.SQRT2, 12)
  expect(second?.greatest).toMatchObject({ commune: 'B', before: 2000, after: 1920 })
})
