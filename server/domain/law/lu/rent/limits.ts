import { plusYears } from '../../../core/days.ts'
import { roundDownTo, sumAmounts } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import {
  rentAdaptationYears,
  rentFurnishedFactor,
  rentFurnitureRate,
  rentFurnitureYears,
  rentRiseMost,
} from '../parameters/rent.ts'
import { type CitedPart, citePart, type Dwelling, type RentCap } from './dwelling.ts'

/** Rounds a limit in euros down to the cent, so that it is not exceeded. */
export const floorToCent = (amount: number): number => roundDownTo(1, amount * 100) / 100

/** Supplement by the invoices, art. 3(1) in the form of 2024. */
const supplementByInvoices = (law: Law, { furniture = [], referenceDate }: Dwelling, rate: number) => {
  const years = law(rentFurnitureYears)
  const young = furniture.filter(({ day }) => plusYears(day, years.value) > referenceDate)
  const invoices = sumAmounts(young.map(({ amount }) => amount))
  const part = { invoices, leftOut: furniture.length - young.length, monthlyMost: floorToCent(invoices * rate) }
  return citePart(part, [law(rentFurnitureRate), years])
}

/**
 * Highest supplement for furniture next to the rent: a share of young invoices, before August 2024 what makes the rent its
 * double (art. 4); undefined for a dwelling without furniture.
 */
export const limitFurniture = (
  law: Law,
  dwelling: Dwelling,
  monthlyMost: number,
): CitedPart<NonNullable<RentCap['furniture']>> | undefined => {
  const { furniture = [] } = dwelling
  if (furniture.length === 0) return undefined
  const rate = law.row(rentFurnitureRate, 'month')
  if (rate) return supplementByInvoices(law, dwelling, rate.value)
  const factor = law.row(rentFurnishedFactor, 'furnished') ?? { ...law(rentFurnishedFactor), value: 1 }
  const invoices = sumAmounts(furniture.map(({ amount }) => amount))
  return citePart({ invoices, leftOut: 0, monthlyMost: floorToCent(monthlyMost * (factor.value - 1)) }, [factor])
}

/** How far the rent of a running lease may rise, art. 3(5); undefined for a new lease. */
export const limitRise = (
  law: Law,
  { currentRent, lastChangedOn, referenceDate }: Dwelling,
  monthlyMost: number,
): CitedPart<NonNullable<RentCap['rise']>> | undefined => {
  if (currentRent === undefined) return undefined
  const years = law(rentAdaptationYears)
  const most = law.row(rentRiseMost, 'adaptation')
  const allowedFrom = lastChangedOn === undefined ? null : plusYears(lastChangedOn, years.value)
  const isEarly = allowedFrom !== null && referenceDate < allowedFrom
  const raised = most ? floorToCent(currentRent * (1 + most.value)) : monthlyMost
  const part = {
    most: most?.value ?? null,
    monthlyMost: Math.min(monthlyMost, isEarly ? currentRent : raised),
    allowedFrom,
  }
  return citePart(part, [most ?? law(rentRiseMost), years])
}
