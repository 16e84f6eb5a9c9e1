import type * as z from 'zod'
import type { Aids, ComputedAid, Household, ListedAid } from '#contract/costs'
import { leastSure } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import { aidWords, incomeAboveReference } from './parameters/aid-words.ts'
import {
  accessionIncomeReference,
  accessionPremiumBonus,
  accessionPremiumRange,
  capitalGrantsMax,
  climateAids,
  communalPremiums,
  constructionPriceIndex,
  constructionPriceIndexYear,
  interestSubsidyRates,
  savingsPremiumRate,
  savingsPremiumYearlyMax,
  stateGuaranteeFactor,
  subsidisedCapital,
} from './parameters/aids.ts'
import { housingCreditCeiling, rentalCreditCeiling } from './parameters/credits.ts'
import { superReducedVatRate, vatBenefitCeiling } from './parameters/vat.ts'
import type { Calculated } from './reliefs.ts'

type Computed = z.infer<typeof ComputedAid>
type Listed = z.infer<typeof ListedAid>
type HouseholdFacts = z.output<typeof Household>
type Basis = readonly [Parameter<unknown>, ...Parameter<unknown>[]]

/** What every aid says of itself: its words, and the law that it rests on. */
const founded = (law: Law, key: Computed['key'] | Listed['key'], basis: Basis) => {
  const versions = basis.map(parameter => law.version(parameter))
  const url = versions[0]?.source.url
  return {
    ...aidWords[key],
    ...(url !== undefined && { url }),
    certainty: leastSure(versions.map(({ certainty }) => certainty)),
    basis: basis.map(({ id }) => id),
  }
}

/** An aid with its amount, as a list of one, or of none when there is nothing to have. */
const computed = (
  law: Law,
  key: Computed['key'],
  amount: number,
  basis: Basis,
  facts?: Partial<Computed>,
): Computed[] =>
  amount > 0 ? [{ key, amount: toCents(amount), includedInTotals: false, ...founded(law, key, basis), ...facts }] : []

/** The aids that are lines or parts of lines already. */
const countedAids = (law: Law, { duties, vat }: Calculated): Computed[] => {
  const counted = { includedInTotals: true }
  const of = (amounts: readonly number[]): number => sum(amounts)
  return [
    ...computed(law, 'housingCredit', of(duties.buyers.map(b => b.credit)), [housingCreditCeiling], counted),
    ...computed(law, 'rentalCredit', of(duties.buyers.map(b => b.rentalCredit)), [rentalCreditCeiling], counted),
    ...computed(
      law,
      'superReducedVat',
      of([vat.constructionBenefit, vat.renovationBenefit]),
      [superReducedVatRate, vatBenefitCeiling],
      counted,
    ),
  ]
}

const savingsPremium = (law: Law, { annualSavingsGrowth = [] }: HouseholdFacts): Computed[] => {
  const [rate, most] = [law.value(savingsPremiumRate), law.value(savingsPremiumYearlyMax)]
  const amount = sum(annualSavingsGrowth.map(growth => toCents(Math.min(most, growth * rate))))
  return computed(law, 'savingsPremium', amount, [savingsPremiumRate, savingsPremiumYearlyMax])
}

const stateGuarantee = (law: Law, loanAmount: number, { stateGuaranteeSavingsMet }: HouseholdFacts): Computed[] => {
  if (loanAmount === 0 || stateGuaranteeSavingsMet === false) return []
  const amount = law.value(stateGuaranteeFactor) * law.value(constructionPriceIndex)
  const referenceYear = law.value(constructionPriceIndexYear)
  return computed(
    law,
    'stateGuaranteeCeiling',
    amount,
    [stateGuaranteeFactor, constructionPriceIndex, constructionPriceIndexYear],
    {
      referenceYear,
    },
  )
}

const interestCapital = (law: Law, loanAmount: number, { children }: HouseholdFacts): Computed[] => {
  const { base, perChild, most } = law.value(subsidisedCapital)
  const amount = Math.min(loanAmount, base + perChild * children, most)
  return computed(law, 'interestSubsidyCapital', amount, [subsidisedCapital])
}

const premiumBonus = (law: Law, { accessionPremium = 0, dwellingKind }: HouseholdFacts): Computed[] =>
  dwellingKind === undefined
    ? []
    : computed(law, 'accessionPremiumBonus', accessionPremium * (law.row(accessionPremiumBonus, dwellingKind) ?? 0), [
        accessionPremiumBonus,
      ])

const grantsLeft = (law: Law, { capitalGrantsReceived }: HouseholdFacts): Computed[] =>
  computed(law, 'capitalGrantCap', law.value(capitalGrantsMax) - capitalGrantsReceived, [capitalGrantsMax])

const listed = (law: Law, key: Listed['key'], basis: Basis, facts?: Partial<Listed>): Listed => ({
  key,
  includedInTotals: false,
  ...founded(law, key, basis),
  ...facts,
})

/** The accession premium with its range; the income is a hint on who may have it, never a decision. */
const accessionPremiumOf = (law: Law, { netIncome }: HouseholdFacts): Listed => {
  const [low = 0, high = 0] = law.value(accessionPremiumRange).map(({ value = 0 }) => value)
  const { income, year } = law.value(accessionIncomeReference)
  const isAbove = netIncome !== undefined && netIncome > income
  const basis: Basis =
    netIncome === undefined ? [accessionPremiumRange] : [accessionPremiumRange, accessionIncomeReference]
  return listed(law, 'accessionPremium', basis, {
    range: { low, high },
    ...(isAbove && { condition: incomeAboveReference }),
    ...(netIncome !== undefined && { referenceYear: year }),
  })
}

/**
 * The aids that may apply to a purchase, in the conditional: those whose amount follows from what was sent, and those
 * that are named only. Nothing of them is added to a total; the two credits and the 3 % rate are lines already.
 */
export const aidsOf = (
  law: Law,
  calculated: Calculated,
  household: HouseholdFacts = { children: 0, capitalGrantsReceived: 0 },
): z.infer<typeof Aids> => {
  const { buyers, loanAmount } = calculated.purchase
  const livesThere = buyers.some(({ use, naturalPerson }) => use === 'mainResidence' && naturalPerson)
  return {
    computed: [
      ...countedAids(law, calculated),
      ...(livesThere
        ? [
            ...savingsPremium(law, household),
            ...stateGuarantee(law, loanAmount, household),
            ...interestCapital(law, loanAmount, household),
            ...premiumBonus(law, household),
            ...grantsLeft(law, household),
          ]
        : []),
    ],
    listed: [
      ...(livesThere
        ? [accessionPremiumOf(law, household), listed(law, 'interestSubsidy', [interestSubsidyRates])]
        : []),
      listed(law, 'climateBonus', [climateAids]),
      listed(law, 'communalPremiums', [communalPremiums]),
    ],
  }
}
