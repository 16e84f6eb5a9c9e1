import { atLeast, atRate, type Charge, rounded } from '../../core/charge.ts'
import { roundedToNearest } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { dutyMinimum } from './parameters/duties.ts'

/** What the treasury collects: each tax in whole euros, the nearest, half a euro upwards (arts 1724, 1647-00 A). */
export const tax = (unrounded: Charge): Charge => rounded(unrounded, amount => roundedToNearest(1, amount))

/** A rate on a base in whole euros, the nearest, half a euro upwards (arts 1649 undecies, 881 A). */
export const onEuros = (base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  atRate(roundedToNearest(1, base), rate, ...also)

/** A proportional duty of a deed, with its minimum (art. 674). */
export const duty = (law: Law, base: number, rate: Provision<number>, ...also: Provision[]): Charge =>
  tax(atLeast(onEuros(base, rate, ...also), law(dutyMinimum)))
