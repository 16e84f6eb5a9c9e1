import { atLeast, atRate, type Charge, roundCharge } from '../../core/charge.ts'
import { roundToNearest } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { dutyMinimum } from './parameters/duties.ts'

/** Rounds a tax as collected by the treasury: to the nearest euro, half a euro upwards (arts 1724, 1647-00 A). */
export const taxInWholeEuros = (unrounded: Charge): Charge =>
  roundCharge(unrounded, amount => roundToNearest(1, amount))

/** Rate on a base in whole euros, to the nearest, half a euro upwards (arts 1649 undecies, 881 A). */
export const onEuros = (base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  atRate(roundToNearest(1, base), rate, ...also)

/** Proportional duty on a deed, with its minimum (art. 674). */
export const proportionalDuty = (law: Law, base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  taxInWholeEuros(atLeast(onEuros(base, rate, ...also), law(dutyMinimum)))
