import { expect, test } from 'vitest'
import type { CommunePeriod } from '#domain/estimation/prices/history'
import type { PricePaths } from '#domain/estimation/prices/path-table'
import { largeMoves, wholeEuroChanges } from '#domain/estimation/prices/published-moves'
import { quarterFrom } from '#domain/estimation/prices/quarters'
import { communeOf } from '../real-prices.ts'

const startOf = (year: number): number => quarterFrom(`${year}-Q1`) ?? Number.NaN

const row = (commune: string, year: number, existing?: number, newBuild?: number): CommunePeriod => ({
  commune,
  firstQuarter: startOf(year),
  existing: { sales: 20, ...(existing !== undefined && { meanM2: existing }) },
  newBuild: { sales: 20, ...(newBuild !== undefined && { meanM2: newBuild }) },
})

/** Prices of 2022 to 2025: Bech has 4000 to the end of 2024 and 5000 in 2025; the country a tenth more from 2024 on. */
const paths: PricePaths = {
  first: startOf(2022),
  knots: 16,
  national: {
    means: Array.from({ length: 16 }, (_, knot) => (knot < 8 ? 0 : Math.log(1.1))),
    covariances: Array.from({ length: 16 }, (_, knot) => new Array<number>(knot + 1).fill(0)),
  },
  of: () => [],
  yearsOf: () => [],
  logPricesOf: () => Array.from({ length: 16 }, (_, knot) => Math.log(knot < 12 ? 4000 : 5000)),
}
const communes = [communeOf({ name: 'Bech' })]

test('existing apartments are compared with the modelled price of the same four quarters', () => {
  const moves = (year: number, mean: number) => largeMoves([row('Bech', year, mean)], { communes, history: [], paths })
  // 25 % of 4000 are 1000, of 5000 they are 1250.
  expect(moves(2023, 4999)).toEqual([])
  expect(moves(2023, 5001)).toMatchObject([{ segment: 'existing', to: 5001 }])
  expect(moves(2025, 6249)).toEqual([])
  expect(moves(2025, 3749)).toMatchObject([{ to: 3749 }])
  // A former municipality has no path, and neither has a file beyond it.
  expect(largeMoves([row('Wahl', 2025, 1)], { communes, history: [], paths })).toEqual([])
  expect(moves(2027, 1)).toEqual([])
})

test('files that are no calendar year are compared with their own four quarters', () => {
  const rolling = { ...row('Bech', 2024, 4899), firstQuarter: startOf(2024) + 2 }
  // Half of the logarithms are those of 4000, half of 5000: √(4000 × 5000) = 4472.
  expect(
    largeMoves([{ ...rolling, existing: { sales: 20, meanM2: 5600 } }], { communes, history: [], paths }),
  ).toMatchObject([{ from: expect.closeTo(4472.14, 1) }])
  expect(largeMoves([rolling], { communes, history: [], paths })).toEqual([])
})

test('new builds are compared with their last mean, of the same quarters at the latest, moved with the nation', () => {
  const history = [row('Bech', 2022, undefined, 4000), row('Bech', 2025)]
  const moves = (year: number, mean: number) =>
    largeMoves([row('Bech', year, undefined, mean)], { communes, history, paths })
  expect(moves(2023, 5001)).toMatchObject([{ segment: 'newBuild', from: 4000, to: 5001 }])
  // A tenth more than 4000 is 4400, and a quarter more than that 5500.
  expect(moves(2024, 5499)).toEqual([])
  expect(moves(2025, 5501)).toMatchObject([{ segment: 'newBuild', to: 5501 }])
  expect(moves(2021, 9000)).toEqual([])
})

test('changes of whole euros count where the old mean has decimals, from five changes on', () => {
  const names = ['A', 'B', 'C', 'D', 'E']
  const history = names.map(name => row(name, 2025, 5000.25))
  const fresh = (means: readonly number[]) => means.map((mean, at) => row(names[at] ?? '', 2026, mean))
  // One of five is a fifth, two are more.
  expect(wholeEuroChanges(fresh([5060.25, 5060.5, 5060.5, 5060.5, 5060.5]), history)).toBeUndefined()
  expect(wholeEuroChanges(fresh([5060.25, 4990.25, 5060.5, 5060.5, 5060.5]), history)).toMatchObject({ of: 5 })
  expect(wholeEuroChanges(fresh([5060.25, 5060.25, 5060.25, 5060.25]), history)).toBeUndefined()
  // The same mean is no change; a rounded one says nothing.
  expect(wholeEuroChanges(fresh([5060.25, 5060.25, 5060.25, 5060.25, 5000.25]), history)).toBeUndefined()
  const rounded = names.map(name => row(name, 2025, 5000))
  expect(wholeEuroChanges(fresh([5060, 5060, 5060, 5060, 5060]), rounded)).toBeUndefined()
})
