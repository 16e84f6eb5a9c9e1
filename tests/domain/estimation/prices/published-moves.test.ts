import { expect, test } from 'vitest'
import type { CommuneYear } from '#domain/estimation/prices/history'
import { largeMoves, wholeEuroChanges } from '#domain/estimation/prices/published-moves'

const row = (commune: string, year: number, existing?: number, newBuild?: number): CommuneYear => ({
  commune,
  year,
  existing: { sales: 20, ...(existing !== undefined && { meanM2: existing }) },
  newBuild: { sales: 20, ...(newBuild !== undefined && { meanM2: newBuild }) },
})

const paths = new Map([
  [
    'Bech',
    new Map([
      [2023, { priceM2: 4000, standardError: 0.1 }],
      [2025, { priceM2: 5000, standardError: 0.1 }],
    ]),
  ],
])

/** The country moved by a tenth from 2022 to 2024, and not since. */
const index = new Map([
  [2022, 0],
  [2023, 0],
  [2024, Math.log(1.1)],
  [2025, Math.log(1.1)],
])

test('existing apartments are compared with the modelled price of the year, or of the newest', () => {
  const moves = (year: number, mean: number) => largeMoves([row('Bech', year, mean)], { history: [], paths, index })
  // 25 % of 4000 are 1000, of 5000 they are 1250.
  expect(moves(2023, 5000)).toEqual([])
  expect(moves(2023, 5001)).toMatchObject([{ segment: 'existing', from: 4000, to: 5001 }])
  expect(moves(2026, 6250)).toEqual([])
  expect(moves(2026, 3749)).toMatchObject([{ from: 5000, to: 3749 }])
  expect(largeMoves([row('Wahl', 2026, 1)], { history: [], paths, index })).toEqual([])
})

test('new builds are compared with their last mean, of the same year at the latest, carried by the national index', () => {
  const history = [row('Bech', 2022, undefined, 4000), row('Bech', 2025)]
  const moves = (year: number, mean: number) =>
    largeMoves([row('Bech', year, undefined, mean)], { history, paths, index })
  expect(moves(2023, 5001)).toMatchObject([{ segment: 'newBuild', from: 4000, to: 5001 }])
  // A tenth more than 4000 is 4400, and a quarter more than that 5500.
  expect(moves(2024, 5499)).toEqual([])
  expect(moves(2026, 5501)).toMatchObject([{ segment: 'newBuild', to: 5501 }])
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
