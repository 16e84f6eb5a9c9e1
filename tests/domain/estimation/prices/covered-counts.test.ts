import { expect, test } from 'vitest'
import { excessCounts } from '#domain/estimation/prices/covered-counts'
import type { CommunePeriod } from '#domain/estimation/prices/history'
import { quarterFrom } from '#domain/estimation/prices/quarters'
import { tables } from './real-tables.ts'

const row = (first: string, existing: number | undefined, newBuild = 0, commune = 'Bech'): CommunePeriod => ({
  commune,
  firstQuarter: quarterFrom(first) ?? Number.NaN,
  existing: existing === undefined ? {} : { sales: existing },
  newBuild: { sales: newBuild },
})

/** Calendar years 2024 with 6 sales and 2025 with 5: any twelve months between them have at most 11. */
const years = [row('2024-Q1', 6), row('2025-Q1', 5)]

test.each(['2024-Q2', '2024-Q3', '2024-Q4'])('twelve months from %s have at most the sales of both years', first => {
  expect(excessCounts([row(first, 11)], years)).toEqual([])
  const fresh = row(first, 12)
  expect(excessCounts([fresh], years)).toEqual([
    { segment: 'existing', within: fresh, around: years, sales: 12, most: 11 },
  ])
})

test('each segment is counted by itself', () => {
  const both = [row('2024-Q1', 6, 1), row('2025-Q1', 5, 2)]
  expect(excessCounts([row('2024-Q3', 3, 4)], both)).toMatchObject([{ segment: 'newBuild', sales: 4, most: 3 }])
})

test('a new year beside a count of the tables that it contradicts is found, too', () => {
  const fresh = row('2025-Q1', 1)
  const [before] = years
  expect(excessCounts([fresh], [row('2024-Q1', 6), row('2024-Q3', 8)])).toMatchObject([
    { within: { firstQuarter: quarterFrom('2024-Q3') }, around: [before, fresh], sales: 8, most: 7 },
  ])
})

test('files with a gap between them, unknown counts, other places and the tables alone say nothing', () => {
  const much = row('2024-Q3', 100)
  // From 2024-Q1 to 2024-Q4 and from 2025-Q2 on: the first quarter of 2025 is in neither.
  expect(excessCounts([much], [row('2024-Q1', 6), row('2025-Q2', 5)])).toEqual([])
  expect(excessCounts([much], [row('2024-Q1', 6), row('2025-Q1', undefined)])).toEqual([])
  expect(excessCounts([much], [row('2024-Q1', 6), row('2025-Q1', 5, 0, 'Berdorf')])).toEqual([])
  expect(excessCounts([row('2014-Q1', 3)], [...years, much])).toEqual([])
})

test('the shipped files do not contradict each other', () => {
  expect(excessCounts(tables.history, [])).toEqual([])
})
