import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine, FeesInput } from '../country.ts'
import { answerOr, overridable, vatLine } from '../purchase-lines.ts'
import { vatRate } from './parameters/duties.ts'
import {
  guaranteeRate,
  loanContributionRate,
  loanDisbursements,
  loanTariff,
  mortgageDutyRate,
  securedFactor,
} from './parameters/loan.ts'

type Input = FeesInput<'FR'>

const mutual = (law: Law, { overrides }: Input, loanAmount: number): FeeLine[] => {
  const rate = law.value(guaranteeRate)
  const isOwn = overrides?.loanGuarantee !== undefined
  return overridable(law, overrides, guaranteeRate, {
    key: 'loanGuarantee',
    label: 'Mutual guarantee of the loan',
    localLabel: 'caution',
    category: 'mortgage',
    dueTo: 'other',
    refundable: true,
    amount: loanAmount * rate,
    ...(!isOwn && { base: loanAmount, rate }),
  })
}

const notaryOfLoan = (law: Law, loanAmount: number): FeeLine[] => {
  const fee = costLine(law, {
    key: 'mortgageNotaryFeeNet',
    label: 'Notary fee for the security',
    localLabel: 'émoluments',
    category: 'mortgage',
    nature: 'regulatedTariff',
    dueTo: 'notary',
    amount: bySlices(loanAmount, law.value(loanTariff)),
    base: loanAmount,
    basis: [loanTariff],
  })
  const vat = { key: 'mortgageNotaryFeeVat', label: 'VAT on the notary fee', localLabel: 'TVA', rate: vatRate } as const
  return [...fee, ...vatLine(law, fee[0], vat)]
}

const onSecured = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const

const contributionOfLoan = (law: Law, base: number): FeeLine[] => {
  const rate = law.value(loanContributionRate)
  return costLine(law, {
    ...onSecured,
    key: 'mortgageRegistryContribution',
    label: 'Land-registry contribution on the security',
    localLabel: 'contribution de sécurité immobilière',
    amount: base * rate,
    base,
    rate,
    basis: [loanContributionRate, securedFactor],
  })
}

const dutyOnMortgage = (law: Law, base: number): FeeLine[] => {
  const rate = law.value(mortgageDutyRate)
  return costLine(law, {
    ...onSecured,
    key: 'mortgageDuty',
    label: 'Duty on the mortgage',
    localLabel: 'taxe de publicité foncière',
    amount: base * rate,
    base,
    rate,
    basis: [mortgageDutyRate, securedFactor],
  })
}

/** What securing a loan costs: a mutual guarantee, the lien of the lender, or a mortgage, which alone bears a duty. */
export const loanCosts = (law: Law, input: Input): FeeLine[] => {
  const { loanAmount = 0, overrides } = input
  if (loanAmount === 0) return []
  const note = 'Most loans are guaranteed; a lien or a mortgage costs differently.'
  const security = answerOr(law, 'security', input.security, 'guarantee', note)
  if (security === 'guarantee') return mutual(law, input, loanAmount)
  const secured = loanAmount * law.value(securedFactor)
  return [
    ...notaryOfLoan(law, loanAmount),
    ...contributionOfLoan(law, secured),
    ...(security === 'mortgage' ? dutyOnMortgage(law, secured) : []),
    ...overridable(law, overrides, loanDisbursements, {
      key: 'mortgageDisbursements',
      label: 'Disbursements for the security',
      localLabel: 'débours',
      category: 'mortgage',
      dueTo: 'notary',
    }),
  ]
}
