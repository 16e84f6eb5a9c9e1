import { atRate } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import { type Law, orSent, type Provision } from '../../core/provision.ts'
import { rowHistory } from '../../core/row-history.ts'
import type { FeesInput } from '../country.ts'
import { assumedDepartmentRates, departmentRates, unraisedDepartmentRates } from './parameters/departments.ts'
import { municipalRate, stateLevyRate } from './parameters/duties.ts'
import { onEuros, proportionalDuty, taxInWholeEuros } from './tax.ts'

/** General rate: the caller's own, else that of the department's table, with its own days. */
export const usualRate = (law: Law, { region, departmentRate }: FeesInput<'FR'>): Provision<number> => {
  const tables = [departmentRates, unraisedDepartmentRates, assumedDepartmentRates]
  const table = tables.find(({ versions }) => versions.some(({ value }) => region in value))
  return orSent(law(rowHistory(table ?? assumedDepartmentRates, region)), departmentRate)
}

/** The duty of the department, and the levy of the state on that duty as it is collected, in whole euros (art. 1647, V). */
export const departmentalDuty = (law: Law, base: number, rate: Provision<number>, ...also: Provision[]) => {
  const departmental = lineEntry('departmentalTransferTax', proportionalDuty(law, base, rate, ...also))
  return [
    departmental,
    lineEntry('stateLevy', taxInWholeEuros(law, atRate(departmental.amount, law(stateLevyRate)))),
  ] as const
}

/** The three duties on an existing dwelling; a lower rate also cites the usual one, which it replaces. */
export const existingDwellingDuties = (law: Law, base: number, rate: Provision<number>, ...instead: Provision[]) => {
  const [departmental, levy] = departmentalDuty(law, base, rate, ...instead)
  return [
    departmental,
    lineEntry('municipalTransferTax', taxInWholeEuros(law, onEuros(law, base, law(municipalRate)))),
    levy,
  ]
}
