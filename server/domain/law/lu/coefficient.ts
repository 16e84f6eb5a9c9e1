import type { Law, Provision } from '../../core/provision.ts'
import { coefficients } from './parameters/revaluation.ts'

/** Coefficient of a year, LIR art. 102(6); 1 for a year after the last row of the table. */
export const coefficientOf = (law: Law, year: number): Provision<number> => {
  const row = String(year)
  return law.row(coefficients, row) ?? { ...law(coefficients), value: 1, row }
}
