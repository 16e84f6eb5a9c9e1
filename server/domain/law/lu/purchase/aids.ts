import type * as z from 'zod'
import type { Aids, ComputedAid, Household, ListedAid } from '#contract/costs'
import { luxembourgAidsRules } from '#contract/rules/lu-purchase'
import { broken } from '../../../core/broken-rule.ts'
import { sum, toCents } from '../../../core/money.ts'
import { idsOf, type Law, leastSure, type Provision, type Provisions } from '../../../core/provision.ts'
import type { RefusedField } from '../../../core/refusal.ts'
import {
  accessionIncomeReference,
  accessionPremiumBonus,
  accessionPremiumRange,
  capitalGrantsMax,
  climateAids,
  communalPremiums,
  compensatoryPremium,
  constructionPriceIndex,
  constructionPriceIndexYear,
  interestSubsidyRates,
  savingsPremiumRate,
  savingsPremiumYearlyMax,
  stateGuaranteeFactor,
  stateGuaranteeShare,
  subsidisedCapital,
} from '../parameters/aids.ts'
import { housingCreditCeiling, rentalCreditCeiling } from '../parameters/credits.ts'
import { superReducedVatRate, vatBenefitCeiling } from '../parameters/vat.ts'
import { costs, words } from '../words.ts'
import type { Purchase } from './purchase.ts'
import type { Calculated } from './reliefs.ts'

type Computed = z.infer<typeof ComputedAid>
type Listed = z.infer<typeof ListedAid>
type Answers = z.output<typeof Household>

/** An aid, or all of them, with what they rest on. */
interface Cited<Value> {
  value: Value
  by: readonly Provision[]
}

/** What every aid says of itself: its words, and the law that it rests on. */
const founded = (key: Computed['key'] | Listed['key'], by: Provisions) => {
  const { url } = by[0].version.source
  return {
    label: costs.aids[key],
    condition: words.aids[key],
    ...(url !== undefined && { url }),
    certainty: leastSure(by.map(({ version }) => version.certainty)),
    basis: idsOf(by),
  }
}

/** An aid with its amount, as a list of one, or of none when there is nothing to have. */
const computed = (key: Computed['key'], amount: number, by: Provisions, more?: Partial<Computed>): Cited<Computed>[] =>
  amount > 0
    ? [{ value: { key, amount: toCents(amount), includedInTotals: false, ...founded(key, by), ...more }, by }]
    : []

/** The aids that are lines or parts of lines already. */
const countedAids = (law: Law, { duties: { buyers }, vat }: Calculated): Cited<Computed>[] => {
  const counted = { includedInTotals: true }
  const housing = sum(buyers.map(({ housingCredit }) => housingCredit))
  const rental = sum(buyers.map(({ rentalCredit }) => rentalCredit))
  const reducedVat = [law(superReducedVatRate), law(vatBenefitCeiling)] as const
  return [
    ...computed('housingCredit', housing, [law(housingCreditCeiling)], counted),
    ...computed('rentalCredit', rental, [law(rentalCreditCeiling)], counted),
    ...computed('superReducedVat', vat.benefit, reducedVat, counted),
  ]
}

const savingsPremium = (law: Law, { annualSavingsGrowth = [] }: Answers): Cited<Computed>[] => {
  const [rate, most] = [law(savingsPremiumRate), law(savingsPremiumYearlyMax)]
  const amount = sum(annualSavingsGrowth.map(growth => toCents(Math.min(most.value, growth * rate.value))))
  return computed('savingsPremium', amount, [rate, most])
}

/** What the State may guarantee of the loan: the part above a share of the price, within a share of it and the ceiling. */
const stateGuarantee = (law: Law, { loanAmount, price }: Purchase, household: Answers): Cited<Computed>[] => {
  if (loanAmount === 0 || household.stateGuaranteeSavingsMet === false) return []
  const [factor, index, year] = [
    law(stateGuaranteeFactor),
    law(constructionPriceIndex),
    law(constructionPriceIndexYear),
  ]
  const share = law(stateGuaranteeShare)
  const { above, most } = share.value
  const amount = Math.min(factor.value * index.value, most * price, loanAmount - above * price)
  return computed('stateGuaranteeCeiling', amount, [factor, index, year, share], { referenceYear: year.value })
}

const interestCapital = (law: Law, loanAmount: number, { children }: Answers): Cited<Computed>[] => {
  const capital = law(subsidisedCapital)
  const { base, perChild, most } = capital.value
  return computed('interestSubsidyCapital', Math.min(loanAmount, base + perChild * children, most), [capital])
}

const premiumBonus = (law: Law, { accessionPremium = 0, dwellingKind }: Answers): Cited<Computed>[] => {
  if (dwellingKind === undefined) return []
  const bonus = law.row(accessionPremiumBonus, dwellingKind)
  return computed('accessionPremiumBonus', accessionPremium * bonus.value, [bonus])
}

const grantsLeft = (law: Law, { capitalGrantsReceived }: Answers): Cited<Computed>[] => {
  const most = law(capitalGrantsMax)
  return computed('capitalGrantCap', most.value - capitalGrantsReceived, [most])
}

const listed = (key: Listed['key'], by: Provisions, more?: Partial<Listed>): Cited<Listed> => ({
  value: { key, includedInTotals: false, ...founded(key, by), ...more },
  by,
})

/** Least and most of the accession premium: each child after those of the table adds to the most. */
const premiumRange = (law: Law, children: number): { range: { low: number; high: number }; by: Provision } => {
  const by = law(accessionPremiumRange)
  const row = (wanted: string): number => by.value.find(({ key }) => key === wanted)?.value ?? 0
  const further = Math.max(0, children - row('childrenOfMost'))
  return { range: { low: row('least'), high: row('most') + further * row('perFurtherChild') }, by }
}

/**
 * An accession premium that is higher than the law of the day has it for the children of the household.
 * @throws Refusal `law_not_covered` for a day that is not covered.
 */
export const brokenAids = (law: Law, household: Answers | undefined): RefusedField[] => {
  const received = household?.accessionPremium
  if (household === undefined || received === undefined) return []
  const { high: most } = premiumRange(law, household.children).range
  const shown = { path: 'household.accessionPremium', received, allowed: [`at most ${most}`] }
  return broken(luxembourgAidsRules, 'accession_premium_above_most', received > most, shown, { most })
}

/** The accession premium with its range; the income is a hint on who may have it, never a decision. */
const accessionPremiumOf = (law: Law, { netIncome, children }: Answers): Cited<Listed> => {
  const { range, by } = premiumRange(law, children)
  if (netIncome === undefined) return listed('accessionPremium', [by], { range })
  const reference = law(accessionIncomeReference)
  const { income, year: referenceYear } = reference.value
  const hint = netIncome > income && { condition: words.incomeAboveReference }
  return listed('accessionPremium', [by, reference], { range, ...hint, referenceYear })
}

/** What a newly built home adds to the accession premium; no field says whether the home is new. */
const compensatoryPremiumOf = (law: Law): Cited<Listed>[] => {
  const premium = law(compensatoryPremium)
  const { value } = premium
  return value > 0 ? [listed('compensatoryPremium', [premium], { range: { low: value, high: value } })] : []
}

/**
 * The aids that may apply to a purchase, in the conditional: those whose amount follows from what was sent, and those
 * that are named only. Nothing of them is added to a total; the two credits and the reduced VAT are lines already.
 */
export const aidsOf = (
  law: Law,
  calculated: Calculated,
  household: Answers = { children: 0, capitalGrantsReceived: 0 },
): Cited<z.infer<typeof Aids>> => {
  const { buyers, loanAmount } = calculated.purchase
  const livesThere = buyers.some(({ use, naturalPerson }) => use === 'mainResidence' && naturalPerson)
  const amounts = [
    ...countedAids(law, calculated),
    ...(livesThere
      ? [
          ...savingsPremium(law, household),
          ...stateGuarantee(law, calculated.purchase, household),
          ...interestCapital(law, loanAmount, household),
          ...premiumBonus(law, household),
          ...grantsLeft(law, household),
        ]
      : []),
  ]
  const names = [
    ...(livesThere
      ? [
          accessionPremiumOf(law, household),
          ...compensatoryPremiumOf(law),
          listed('interestSubsidy', [law(interestSubsidyRates)]),
        ]
      : []),
    listed('climateBonus', [law(climateAids)]),
    listed('communalPremiums', [law(communalPremiums)]),
  ]
  return {
    value: { computed: amounts.map(({ value }) => value), listed: names.map(({ value }) => value) },
    by: [...amounts, ...names].flatMap(({ by }) => by),
  }
}
