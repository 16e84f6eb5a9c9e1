import { power } from '../../core/powers.ts'
/** Growth of all years, or one rate a year of which the last repeats. */
export type Growth = number | readonly number[]

/** The rate of a year counted from 0. */
export const rateOfYear = (growth: Growth, year: number): number =>
  typeof growth === 'number' ? growth : (growth[Math.min(year, growth.length - 1)] ?? 0)

/** Growth factor at the beginning of each year, in yearly steps: 1 in the first year. */
export const yearlySteps = (growth: Growth, years: number): number[] => {
  const steps = [1]
  for (let year = 0; year < years; year += 1) steps.push((steps[year] ?? 1) * (1 + rateOfYear(growth, year)))
  return steps
}

/** The price index at a position in months, 1 at the valuation date; before it the past inflation counts. */
export const priceIndex = (inflation: Growth, pastInflation: number, years: number): ((months: number) => number) => {
  const steps = yearlySteps(inflation, years)
  return months => {
    if (months < 0) return power(1 + pastInflation, months / 12)
    const year = Math.min(Math.floor(months / 12), years)
    return (steps[year] ?? 1) * power(1 + rateOfYear(inflation, year), months / 12 - year)
  }
}
