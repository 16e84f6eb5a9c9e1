import { atLeast, type Charge, exempt } from '../../core/charge.ts'
import { lineEntry } from '../../core/entries.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { contributionFree, contributionMinimum, contributionRate } from './parameters/duties.ts'
import { loanContributionMinimum, loanContributionRate } from './parameters/loan.ts'
import { onEuros, taxInWholeEuros } from './tax.ts'

type Place = Pick<FeesInput<'FR'>, 'region'>

/** Amount of the land-registry contribution, with its minimum; 0 where courts keep a land book (arts 879, 881 O). */
const contributionOf = (law: Law, { region }: Place, usual: Charge, minimum: Provision<number>): Charge => {
  const free = law(contributionFree)
  const due = taxInWholeEuros(law, atLeast(usual, minimum))
  return free.value.includes(region) ? exempt(due, free) : due
}

/** The contribution on the publication of a sale (arts 881 K, 881 M). */
export const contribution = (law: Law, place: Place, base: number): PurchaseEntry<'FR'> => {
  const usual = onEuros(law, base, law(contributionRate))
  return lineEntry('landRegistryContribution', contributionOf(law, place, usual, law(contributionMinimum)), {
    isShownAtZero: true,
  })
}

/** The contribution on the entry of a security for a loan with its accessories (arts 881 H, 881 M). */
export const loanContribution = (law: Law, place: Place, secured: number, factor: Provision): PurchaseEntry<'FR'> => {
  const usual = onEuros(law, secured, law(loanContributionRate), factor)
  return lineEntry('mortgageRegistryContribution', contributionOf(law, place, usual, law(loanContributionMinimum)))
}
