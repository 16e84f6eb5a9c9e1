import type { CompletedInput } from './defaults.ts'
import { type Growth, yearlySteps } from './growth.ts'
import { addTo, bucketSums, type Months, monthly } from './months.ts'
import type { Prices, Unit, UnitCashFlow } from './unit.ts'

/** The lines of a building's result, each with its figure for every month. */
export interface OperatingResult {
  potentialRent: Months
  voidLoss: Months
  rentFreeLoss: Months
  vacancyLoss: Months
  creditLoss: Months
  otherIncome: Months
  effectiveGrossIncome: Months
  operatingCosts: Months
  recoveredCosts: Months
  managementFee: Months
  noi: Months
  lettingCosts: Months
  capex: Months
  netCashFlow: Months
}

/** One of the lines of a building's result. */
export type ResultLine = keyof OperatingResult

/** A unit with its cash flow. */
export interface LivedUnit extends UnitCashFlow {
  unit: Unit
}

const yearOfMonth = (month: number): number => Math.floor(month / 12)

/** The sum over all units of one of their figures, with a weight for each. */
const sumOverUnits = (
  lived: readonly LivedUnit[],
  count: number,
  figure: keyof LivedUnit['months'],
  weight: (unit: Unit) => number = () => 1,
): Months => {
  const sum = new Float64Array(count)
  for (const { unit, months } of lived) addTo(sum, months[figure], weight(unit))
  return sum
}

/**
 * Occupancy of the building in each year: by area where every unit has one, else by rent; less the structural
 * vacancy.
 */
const occupancy = (lived: readonly LivedUnit[], input: CompletedInput, potential: Months, empty: Months): number[] => {
  const areaM2 = lived.reduce((sum, { unit }) => sum + (unit.areaM2 ?? Number.NaN), 0)
  const lost = bucketSums(empty, 12)
  const parts = Number.isNaN(areaM2)
    ? bucketSums(potential, 12).map((rent, year) => (rent === 0 ? 1 : 1 - (lost[year] ?? 0) / rent))
    : bucketSums(
        sumOverUnits(lived, potential.length, 'letParts', unit => unit.areaM2 ?? 0),
        12,
      ).map(let_ => let_ / (areaM2 * 12))
  return parts.map(part => part * (1 - input.vacancyRate))
}

/** Yearly sums that grow in steps, as a figure for each month. */
const growYearly = (annualAmount: number, growth: Growth, count: number): Months => {
  const steps = yearlySteps(growth, yearOfMonth(count))
  return monthly(count, month => (annualAmount * (steps[yearOfMonth(month)] ?? 1)) / 12)
}

interface Costs {
  operatingCosts: Months
  recoveredCosts: Months
}

const monthlyCosts = (input: CompletedInput, income: Months, letParts: readonly number[]): Costs => {
  const operatingCosts = new Float64Array(income.length)
  const recoveredCosts = new Float64Array(income.length)
  for (const { annualAmount, rateOfIncome, growthRate, recoverableShare = 0 } of input.operatingCosts ?? []) {
    const cost =
      annualAmount === undefined
        ? income.map(amount => amount * (rateOfIncome ?? 0))
        : growYearly(annualAmount, growthRate ?? input.inflation, income.length)
    addTo(operatingCosts, cost)
    addTo(
      recoveredCosts,
      cost.map((amount, month) => amount * recoverableShare * (letParts[yearOfMonth(month)] ?? 0)),
    )
  }
  return { operatingCosts, recoveredCosts }
}

const otherIncome = (input: CompletedInput, count: number): Months => {
  const sum = new Float64Array(count)
  for (const { annualAmount, growthRate } of input.otherIncome ?? []) {
    addTo(sum, growYearly(annualAmount, growthRate ?? input.inflation, count))
  }
  return sum
}

const capex = (input: CompletedInput, count: number, { inflationSteps }: Prices): Months => {
  const byYear = new Map<number, number>()
  for (const { year, amount, indexed } of input.capex ?? []) {
    const spent = indexed ? amount * (inflationSteps[year - 1] ?? 1) : amount
    byYear.set(year - 1, (byYear.get(year - 1) ?? 0) + spent)
  }
  return monthly(count, month => (byYear.get(yearOfMonth(month)) ?? 0) / 12)
}

/** The result of a building month by month, from the cash flows of its units. */
export const operatingResult = (
  input: CompletedInput,
  lived: readonly LivedUnit[],
  prices: Prices,
  count: number,
): OperatingResult => {
  const [potentialRent, voidLoss, rentFreeLoss, lettingCosts] = (
    ['potentialRent', 'voidLoss', 'rentFreeLoss', 'lettingCosts'] as const
  ).map(figure => sumOverUnits(lived, count, figure)) as [Months, Months, Months, Months]
  const of = (rule: (month: number) => number): Months => monthly(count, rule)
  const at = (months: Months, month: number): number => months[month] ?? 0
  const collectable = of(m => at(potentialRent, m) - at(voidLoss, m) - at(rentFreeLoss, m))
  const vacancyLoss = collectable.map(rent => rent * input.vacancyRate)
  const creditLoss = of(m => (at(collectable, m) - at(vacancyLoss, m)) * input.creditLossRate)
  const other = otherIncome(input, count)
  const income = of(m => at(collectable, m) - at(vacancyLoss, m) - at(creditLoss, m) + at(other, m))
  const letParts = occupancy(lived, input, potentialRent, voidLoss)
  const { operatingCosts, recoveredCosts } = monthlyCosts(input, income, letParts)
  const managementFee = income.map(amount => amount * input.managementFeeRate)
  const noi = of(m => at(income, m) - at(operatingCosts, m) + at(recoveredCosts, m) - at(managementFee, m))
  const spent = capex(input, count, prices)
  return {
    potentialRent,
    voidLoss,
    rentFreeLoss,
    vacancyLoss,
    creditLoss,
    otherIncome: other,
    effectiveGrossIncome: income,
    operatingCosts,
    recoveredCosts,
    managementFee,
    noi,
    lettingCosts,
    capex: spent,
    netCashFlow: of(m => at(noi, m) - at(lettingCosts, m) - at(spent, m)),
  }
}
