import { atLeast, type Charge, exempt } from '../../core/charge.ts'
import { line } from '../../core/entries.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { contributionFree, contributionMinimum, contributionRate } from './parameters/duties.ts'
import { loanContributionMinimum, loanContributionRate } from './parameters/loan.ts'
import { onEuros, tax } from './tax.ts'

type Place = Pick<FeesInput<'FR'>, 'region'>

/** What the services of land registration take, with its minimum; nothing where courts keep a land book (arts 879, 881 O). */
const contributionOf = (law: Law, { region }: Place, usual: Charge, minimum: Provision<number>): Charge => {
  const free = law(contributionFree)
  const due = tax(atLeast(usual, minimum))
  return free.value.includes(region) ? exempt(due, free) : due
}

/** The contribution on the publication of a sale (arts 881 K, 881 M). */
export const contribution = (law: Law, place: Place, base: number): PurchaseEntry<'FR'> => {
  const usual = onEuros(base, law(contributionRate))
  return line('landRegistryContribution', contributionOf(law, place, usual, law(contributionMinimum)), {
    isShownAtZero: true,
  })
}

/** The contribution on the entry of a security for a loan with its accessories (arts 881 H, 881 M). */
export const loanContribution = (law: Law, place: Place, secured: number, factor: Provision): PurchaseEntry<'FR'> => {
  const usual = onEuros(secured, law(loanContributionRate), factor)
  return line('mortgageRegistryContribution', contributionOf(law, place, usual, law(loanContributionMinimum)))
}
