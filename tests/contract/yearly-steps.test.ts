import { expect, test } from 'vitest'
import { yearlySteps } from '#contract/market/yearly-steps'
import { dated, tables } from '../domain/estimation/prices/real-tables.ts'

test('the steps of 1 January are those of the tables: prices against the index, every municipality and year', () => {
  const { first, values } = tables.housePrices
  const indexOf = (quarter: number): number => values[quarter - first] ?? Number.NaN
  const steps = tables.communes.flatMap(commune =>
    Array.from({ length: dated.lastYear - 2014 }, (_, years) => {
      const before = dated.on(commune, `${2014 + years}-12-31`)
      const after = dated.on(commune, `${2015 + years}-01-01`)
      return Math.log(after.priceM2 / before.priceM2) - Math.log(indexOf(after.quarter) / indexOf(before.quarter))
    }),
  )
  const rms = Math.sqrt(steps.reduce((sum, step) => sum + step ** 2, 0) / steps.length)
  expect((100 * rms).toFixed(1)).toBe(yearlySteps.rmsPct.toFixed(1))
  expect((100 * Math.max(...steps.map(Math.abs))).toFixed(1)).toBe(yearlySteps.mostPct.toFixed(1))
  expect(yearlySteps.says).toContain(`${yearlySteps.rmsPct} %`)
})
