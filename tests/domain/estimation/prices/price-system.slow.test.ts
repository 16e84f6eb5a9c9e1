import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plusDays } from '#domain/core/days'
import { exp } from '#domain/core/exponentials'
import { middleMovement } from '#domain/estimation/prices/day-prices'
import { observePrices } from '#domain/estimation/prices/observations'
import { lastKnotOf, solveNationalPath, solvePath } from '#domain/estimation/prices/path-table'
import { solvePriceSystem } from '#domain/estimation/prices/price-system'
import { quarterFrom } from '#domain/estimation/prices/quarters'
import { withSolvedPaths } from '#domain/estimation/prices/solved-paths'
import { communeNamed, dayPrices, system, tables } from './real-tables.ts'

describe('the system of prices', () => {
  test('has 616 means, 22 prices of the table and 49 quarters of the index', () => {
    const observations = observePrices(tables)
    const isMean = observations.filter(({ file }) => file).length
    const isIndex = observations.filter(({ combination }) => combination.isIndex).length
    expect([isMean, observations.length - isMean - isIndex, isIndex]).toEqual([616, 22, 49])
  })

  // Two programs that share no algebra, 2026-11-29.
  test('has the density that two programs printed', () => {
    expect(system().logDensity.toFixed(4)).toBe('1688.8497')
  })

  test.each([
    ['Luxembourg', '8855.5 · 1.19', '10242.0 · 2.25', '10227.1 · 4.69'],
    ['Esch-sur-Alzette', '4997.8 · 1.32', '6417.8 · 2.46', '6408.5 · 4.80'],
    ['Differdange', '4894.0 · 1.30', '6747.2 · 2.48', '6737.4 · 4.81'],
    ['Mamer', '6180.6 · 2.19', '8360.6 · 3.59', '8348.4 · 5.51'],
    ['Bertrange', '8273.4 · 2.03', '9976.4 · 3.23', '9961.9 · 5.25'],
    ['Ettelbruck', '4926.7 · 2.11', '6658.1 · 3.38', '6648.4 · 5.38'],
    ['Clervaux', '3871.8 · 2.43', '5688.4 · 3.99', '5680.1 · 5.79'],
    ['Echternach', '4643.0 · 2.51', '5786.9 · 3.98', '5778.5 · 5.79'],
    ['Esch-sur-Sûre', '4202.5 · 4.43', '6110.7 · 5.12', '6101.8 · 6.61'],
    ['Kiischpelt', '4202.9 · 11.62', '5862.6 · 13.29', '5854.1 · 13.95'],
  ])('the price of %s on three days: %s, %s, %s', (name, ...expected) => {
    const found = ['2019-05-05', '2026-06-30', '2026-11-29'].map(day => {
      const { priceM2, standardError } = dayPrices.on(communeNamed(name), day)
      return `${priceM2.toFixed(1)} · ${(100 * standardError).toFixed(2)}`
    })
    expect(found).toEqual(expected)
  })

  test('the country moved by −0.38 % ± 0.57 from 2025 to the twelve months to June 2026', () => {
    const weights = [2025.5, 2025].flatMap((start, at) =>
      [0, 1, 2, 3].map((quarter): [number, number] => [4 * start + quarter - system().first, at === 0 ? 0.25 : -0.25]),
    )
    const { mean, variance } = system().posterior({ weights })
    expect([(100 * mean).toFixed(2), (100 * Math.sqrt(variance)).toFixed(2)]).toEqual(['-0.38', '0.57'])
  })

  test.each([
    ['2026-04-01', '0.8'],
    ['2026-06-30', '1.9'],
    ['2026-11-29', '4.2'],
    // Printed as 7.7: 7.65.
    ['2027-06-30', '7.6'],
  ])('against the middle of the newest file the country has a deviation on %s of %s percent', (day, expected) => {
    expect((100 * Math.sqrt(middleMovement(tables, day).variance)).toFixed(1)).toBe(expected)
  })

  test('another order of the rows gives the same prices', () => {
    const history = tables.history.toReversed()
    const communes = tables.communes.toReversed()
    const turned = solvePriceSystem({ ...tables, history, communes }, lastKnotOf(history))
    expect(turned.logDensity).toBeCloseTo(system().logDensity, 6)
    for (const { name, canton } of tables.communes.filter((_, at) => at % 9 === 0)) {
      const combination = { place: { commune: name, canton }, weights: [[50, 1] as const] }
      const [a, b] = [system(), turned].map(each => each.posterior(combination))
      expect(Math.abs((a?.mean ?? 0) - (b?.mean ?? 1))).toBeLessThan(1e-9)
      expect(Math.abs((a?.variance ?? 0) - (b?.variance ?? 1))).toBeLessThan(1e-9)
    }
  })

  test('leaving out any observation makes no place surer', () => {
    const all = observePrices(tables)
    const last = lastKnotOf(tables.history)
    const places = tables.communes.filter((_, at) => at % 13 === 0)
    fc.assert(
      fc.property(fc.nat(all.length - 1), left => {
        const fewer = solvePriceSystem(
          tables,
          last,
          all.filter((_, at) => at !== left),
        )
        for (const { name, canton } of places)
          for (const knot of [2, 24, 47, 55]) {
            const combination = { place: { commune: name, canton }, weights: [[knot, 1] as const] }
            expect(fewer.posterior(combination).variance).toBeGreaterThanOrEqual(
              system().posterior(combination).variance - 1e-12,
            )
          }
      }),
      { numRuns: 8 },
    )
  })

  test('a sale of a municipality that the tables do not have is refused', () => {
    const [row] = tables.history
    if (!row) throw new Error('The history has no row.')
    const history = [...tables.history, { ...row, commune: 'Atlantis', existing: { sales: 20, meanM2: 5000 } }]
    expect(() => observePrices({ ...tables, history })).toThrow('Atlantis')
  })
})

describe('the shipped prices', () => {
  test('are those that the system gives, to the twelfth decimal', () => {
    for (const { name, canton } of tables.communes.filter((_, at) => at % 20 === 0))
      expect(tables.paths.of(name)).toEqual(solvePath(system(), { commune: name, canton }))
    expect(tables.paths.national).toEqual(solveNationalPath(system()))
    expect(withSolvedPaths(tables).paths.of('Mamer')).toEqual(tables.paths.of('Mamer'))
  })

  test('end eight quarters after the newest file', () => {
    expect(tables.paths.first + tables.paths.knots - 1).toBe((quarterFrom('2026-Q2') ?? 0) + 8)
  })

  test('make no step of more than 0.15 % from any day to the next, and none of more than 0.058 % to 2026', () => {
    let largest = 0
    for (const commune of tables.communes) {
      let before = dayPrices.logPriceOn(commune, '2014-01-01')
      for (let day = '2014-01-02'; day <= '2027-12-31'; day = plusDays(day, 1)) {
        const now = dayPrices.logPriceOn(commune, day)
        largest = Math.max(largest, Math.abs(exp(now - before) - 1))
        before = now
      }
    }
    expect((100 * largest).toFixed(3)).toBe('0.058')
  })
})
