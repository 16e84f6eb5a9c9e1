import type { Slice } from '../../core/brackets.ts'
import { atLeast, type Charge, charge, halves } from '../../core/charge.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/provision.ts'
import { type RoundingRule, roundedByLaw } from '../../core/rounding.ts'
import type { FeesInput } from '../country.ts'
import {
  connecticutDeedTax,
  delawareDeedTax,
  illinoisDeedTax,
  marylandDeedTax,
  michiganDeedTax,
  minnesotaDeedTax,
  nevadaDeedTax,
  newHampshireDeedTax,
  newHampshireLeast,
  newHampshireRounding,
  northCarolinaDeedTax,
  pennsylvaniaDeedTax,
  tennesseeDeedTax,
} from './parameters/state-deed-tax.ts'

type State = FeesInput<'US'>['region']

/** Taxes of the states whose act has a parameter of its own. */
export const taxesOfActs: { readonly [Region in State]?: Parameter<readonly Slice[]> } = {
  'US-CT': connecticutDeedTax,
  'US-DE': delawareDeedTax,
  'US-IL': illinoisDeedTax,
  'US-MD': marylandDeedTax,
  'US-MI': michiganDeedTax,
  'US-MN': minnesotaDeedTax,
  'US-NC': northCarolinaDeedTax,
  'US-NH': newHampshireDeedTax,
  'US-NV': nevadaDeedTax,
  'US-PA': pennsylvaniaDeedTax,
  'US-TN': tennesseeDeedTax,
}

/** Rounding and least tax of each of the two parties, where the act taxes each of them. */
const twoParties: { readonly [Region in State]?: { rounding: RoundingRule; least: Parameter<number> } } = {
  'US-NH': { rounding: newHampshireRounding, least: newHampshireLeast },
}

/** Tax of both parties, of whom each owes half, rounded and at least a sum where the act says so. */
export const ofBothParties = (law: Law, region: State, tax: Charge): Charge => {
  const rules = twoParties[region]
  if (!rules) return tax
  const { formula, by } = atLeast(roundedByLaw(law, rules.rounding, halves(tax).lower), law(rules.least), 'last')
  return charge({ ...formula, amount: 2 * formula.amount }, by)
}
