import { expect, test } from 'vitest'
import { judgeForecast } from '#domain/accuracy/forecast-judgement'
import type { PeriodForecast } from '#domain/estimation/prices/forecast'

/** Intervals of 10 % about 1000, 2000 and 4000 EUR/m². */
const period: PeriodForecast = {
  from: '2026-01-01',
  to: '2026-12-31',
  movement: 0,
  movementDeviation: 0.05,
  means: [
    { commune: 'A', sales: 20, assumedSales: 20, expectedM2: 1000, lowM2: 900, highM2: 1100, deviation: 0.1 },
    { commune: 'B', sales: 20, assumedSales: 20, expectedM2: 2000, lowM2: 1800, highM2: 2200, deviation: 0.2 },
    { commune: 'C', sales: 20, assumedSales: 20, expectedM2: 4000, lowM2: 3600, highM2: 4400, deviation: 0.1 },
  ],
}

test('nothing is judged before a mean is published', () => {
  expect(judgeForecast(period, new Map([['D', 1000]]))).toBeUndefined()
})

test('the national miss weighs each mean by its precision', () => {
  // Weights 100 and 25: (100 ln 1.2 + 25 ln 1) / 125 = 0.8 × 0.18232156 = 0.14585725, beyond 1.28 × 0.05.
  const judged = judgeForecast(
    period,
    new Map([
      ['A', 1200],
      ['B', 2000],
    ]),
  )
  expect(judged?.nationalMiss).toBeCloseTo(0.145_857_25, 8)
  expect(judged).toMatchObject({ means: 2, isNationalHeld: false })
})

test('means are held in their own intervals, before and after the national miss', () => {
  // All 15 % higher: none is held as it was made, all are once the shared ln 1.15 = 0.1398 is taken off.
  const judged = judgeForecast(
    period,
    new Map([
      ['A', 1150],
      ['B', 2300],
      ['C', 4600],
    ]),
  )
  expect(judged?.nationalMiss).toBeCloseTo(Math.log(1.15), 12)
  expect(judged?.asMade.held).toBe(0)
  expect(judged?.afterNationalMiss.held).toBe(1)
  // Clopper and Pearson for 0 of 3: 1 − 0.025^(1/3) = 0.70760.
  expect(judged?.asMade.high95).toBeCloseTo(0.707_6, 5)
})

test('a miss within 1.28 deviations of the national movement is held', () => {
  const at = (miss: number) =>
    judgeForecast(
      period,
      new Map(period.means.map(({ commune, expectedM2 }) => [commune, expectedM2 * Math.exp(miss)])),
    )
  expect(at(0.0639)?.isNationalHeld).toBe(true)
  expect(at(-0.0641)?.isNationalHeld).toBe(false)
})
