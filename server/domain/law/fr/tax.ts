import { atLeast, atRate, type Charge } from '../../core/charge.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { roundByLaw, roundedByLaw } from '../../core/rounding.ts'
import { dutyMinimum } from './parameters/duties.ts'
import { baseRounding, taxRounding } from './parameters/rounding.ts'

/** Rounds a tax as collected by the treasury (arts 1724, 1647-00 A). */
export const taxInWholeEuros = (law: Law, unrounded: Charge): Charge => roundedByLaw(law, taxRounding, unrounded)

/** Rate on a base in whole euros (arts 1649 undecies, 881 A). */
export const onEuros = (law: Law, base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  atRate(roundByLaw(law, baseRounding, base), rate, ...also, law(baseRounding))

/** Proportional duty on a deed, with its minimum (art. 674). */
export const proportionalDuty = (law: Law, base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  taxInWholeEuros(law, atLeast(onEuros(law, base, rate, ...also), law(dutyMinimum)))
