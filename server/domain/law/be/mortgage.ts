import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine } from '../country.ts'
import { answerOr, overridable } from '../purchase-lines.ts'
import { accessoriesShare, mandateDuty, mortgageDutyRate, mortgageRegistrationRate } from './parameters/federal.ts'
import { mandateOther, mortgageOther } from './parameters/market.ts'
import type { Input } from './transfer-tax.ts'

const taxes = {
  key: 'mortgageTaxes',
  category: 'mortgage',
  nature: 'tax',
  dueTo: 'state',
} as const

const other = {
  key: 'mortgageOther',
  label: 'Notary, register and VAT of the loan',
  category: 'mortgage',
  dueTo: 'notary',
} as const

const mandate = (law: Law, { overrides }: Input): FeeLine[] => [
  ...costLine(law, {
    ...taxes,
    label: 'Fixed duty on the mandate',
    localLabel: 'droit fixe sur le mandat hypothécaire',
    amount: law.value(mandateDuty),
    basis: [mandateDuty],
  }),
  ...overridable(law, overrides, mandateOther, other),
]

const mortgage = (law: Law, { overrides }: Input, loanAmount: number): FeeLine[] => {
  const rate = law.value(mortgageRegistrationRate) + law.value(mortgageDutyRate)
  const base = loanAmount * (1 + law.value(accessoriesShare))
  return [
    ...costLine(law, {
      ...taxes,
      label: 'Registration and mortgage duty on the loan',
      localLabel: "droits d'enregistrement et d'hypothèque",
      amount: base * rate,
      base,
      rate,
      basis: [mortgageRegistrationRate, mortgageDutyRate, accessoriesShare],
    }),
    ...overridable(law, overrides, mortgageOther, { ...other, amount: bySlices(loanAmount, law.value(mortgageOther)) }),
  ]
}

/** What a loan costs: a mortgage, or a mandate to take one later. */
export const loanCosts = (law: Law, input: Input): FeeLine[] => {
  const { loanAmount = 0 } = input
  if (loanAmount === 0) return []
  const security = answerOr(law, 'security', input.security, 'mortgage', 'A mandate costs less and secures less.')
  return security === 'mandate' ? mandate(law, input) : mortgage(law, input, loanAmount)
}
