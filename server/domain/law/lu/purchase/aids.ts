import type * as z from 'zod'
import type { Aids, ComputedAid, Household, ListedAid } from '#contract/costs'
import { luxembourgAidsRules } from '#contract/rules/lu-purchase'
import { ruleIssues } from '../../../core/broken-rule.ts'
import { sumAmounts, toCents } from '../../../core/money.ts'
import { type Law, leastSure, type Provision, type Provisions, parameterIds } from '../../../core/provision.ts'
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
import { costs, luxembourgWords } from '../words.ts'
import type { Purchase } from './purchase.ts'
import type { Calculated } from './reliefs.ts'

type Computed = z.infer<typeof ComputedAid>
type Listed = z.infer<typeof ListedAid>
type Answers = z.output<typeof Household>

/** An aid, or all of them, with its provisions. */
interface Cited<Value> {
  value: Value
  by: readonly Provision[]
}

/** Texts of an aid, and the law that it rests on. */
const aidBasics = (key: Computed['key'] | Listed['key'], by: Provisions) => {
  const { url } = by[0].version.source
  return {
    label: costs.aids[key],
    condition: luxembourgWords.aids[key],
    ...(url !== undefined && { url }),
    certainty: leastSure(by.map(({ version }) => version.certainty)),
    basis: parameterIds(by),
  }
}

/** An aid with its amount, as a list of one; empty where the amount is 0. */
const aidWithAmount = (
  key: Computed['key'],
  amount: number,
  by: Provisions,
  more?: Partial<Computed>,
): Cited<Computed>[] =>
  amount > 0
    ? [{ value: { key, amount: toCents(amount), includedInTotals: false, ...aidBasics(key, by), ...more }, by }]
    : []

/** Aids that are already lines or parts of lines. */
const aidsInLines = (law: Law, { duties: { buyers }, vat }: Calculated): Cited<Computed>[] => {
  const counted = { includedInTotals: true }
  const housing = sumAmounts(buyers.map(({ housingCredit }) => housingCredit))
  const rental = sumAmounts(buyers.map(({ rentalCredit }) => rentalCredit))
  const reducedVat = [law(superReducedVatRate), law(vatBenefitCeiling)] as const
  return [
    ...aidWithAmount('housingCredit', housing, [law(housingCreditCeiling)], counted),
    ...aidWithAmount('rentalCredit', rental, [law(rentalCreditCeiling)], counted),
    ...aidWithAmount('superReducedVat', vat.benefit, reducedVat, counted),
  ]
}

const savingsPremium = (law: Law, { annualSavingsGrowth = [] }: Answers): Cited<Computed>[] => {
  const [rate, most] = [law(savingsPremiumRate), law(savingsPremiumYearlyMax)]
  const amount = sumAmounts(annualSavingsGrowth.map(growth => toCents(Math.min(most.value, growth * rate.value))))
  return aidWithAmount('savingsPremium', amount, [rate, most])
}

/** Part of the loan that the State may guarantee: above a share of the price, within a share of it and the ceiling. */
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
  return aidWithAmount('stateGuaranteeCeiling', amount, [factor, index, year, share], { referenceYear: year.value })
}

const interestCapital = (law: Law, loanAmount: number, { children }: Answers): Cited<Computed>[] => {
  const capital = law(subsidisedCapital)
  const { base, perChild, most } = capital.value
  return aidWithAmount('interestSubsidyCapital', Math.min(loanAmount, base + perChild * children, most), [capital])
}

const premiumBonus = (law: Law, { accessionPremium = 0, dwellingKind }: Answers): Cited<Computed>[] => {
  if (dwellingKind === undefined) return []
  const bonus = law.row(accessionPremiumBonus, dwellingKind)
  return aidWithAmount('accessionPremiumBonus', accessionPremium * bonus.value, [bonus])
}

const grantsLeft = (law: Law, { capitalGrantsReceived }: Answers): Cited<Computed>[] => {
  const most = law(capitalGrantsMax)
  return aidWithAmount('capitalGrantCap', most.value - capitalGrantsReceived, [most])
}

const aidWithoutAmount = (key: Listed['key'], by: Provisions, more?: Partial<Listed>): Cited<Listed> => ({
  value: { key, includedInTotals: false, ...aidBasics(key, by), ...more },
  by,
})

/** Range of the accession premium: each child beyond those of the table adds to the upper end. */
const premiumRange = (law: Law, children: number): { range: { low: number; high: number }; by: Provision } => {
  const by = law(accessionPremiumRange)
  const row = (wanted: string): number => by.value.find(({ key }) => key === wanted)?.value ?? 0
  const further = Math.max(0, children - row('childrenOfMost'))
  return { range: { low: row('least'), high: row('most') + further * row('perFurtherChild') }, by }
}

/**
 * Refuses an accession premium above the maximum of the law of the day for the children of the household.
 * @throws Refusal `law_not_covered` for a day that is not covered.
 */
export const checkAccessionPremium = (law: Law, household: Answers | undefined): RefusedField[] => {
  const received = household?.accessionPremium
  if (household === undefined || received === undefined) return []
  const { high: most } = premiumRange(law, household.children).range
  const shown = { path: 'household.accessionPremium', received, allowed: [`at most ${most}`] }
  return ruleIssues(luxembourgAidsRules, 'accession_premium_above_most', received > most, shown, { most })
}

/** Accession premium with its range; the income is a hint on eligibility, never a decision. */
const accessionPremiumOf = (law: Law, { netIncome, children }: Answers): Cited<Listed> => {
  const { range, by } = premiumRange(law, children)
  if (netIncome === undefined) return aidWithoutAmount('accessionPremium', [by], { range })
  const reference = law(accessionIncomeReference)
  const { income, year: referenceYear } = reference.value
  const hint = netIncome > income && { condition: luxembourgWords.incomeAboveReference }
  return aidWithoutAmount('accessionPremium', [by, reference], { range, ...hint, referenceYear })
}

/** Addition to the accession premium for a newly built home; no field says whether the home is new. */
const compensatoryPremiumOf = (law: Law): Cited<Listed>[] => {
  const premium = law(compensatoryPremium)
  const { value } = premium
  return value > 0 ? [aidWithoutAmount('compensatoryPremium', [premium], { range: { low: value, high: value } })] : []
}

/**
 * Aids that may apply to a purchase, in the conditional: those whose amount follows from the answers, and those that
 * are only named. None is added to a total; the two credits and the reduced VAT are already lines.
 */
export const aidsOf = (
  law: Law,
  calculated: Calculated,
  household: Answers = { children: 0, capitalGrantsReceived: 0 },
): Cited<z.infer<typeof Aids>> => {
  const { buyers, loanAmount } = calculated.purchase
  const livesThere = buyers.some(({ use, naturalPerson }) => use === 'mainResidence' && naturalPerson)
  const amounts = [
    ...aidsInLines(law, calculated),
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
          aidWithoutAmount('interestSubsidy', [law(interestSubsidyRates)]),
        ]
      : []),
    aidWithoutAmount('climateBonus', [law(climateAids)]),
    aidWithoutAmount('communalPremiums', [law(communalPremiums)]),
  ]
  return {
    value: { computed: amounts.map(({ value }) => value), listed: names.map(({ value }) => value) },
    by: [...amounts, ...names].flatMap(({ by }) => by),
  }
}
