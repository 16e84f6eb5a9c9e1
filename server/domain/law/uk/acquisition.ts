import type { Notice } from '#contract/shared/law'
import { bandOf } from '../../core/brackets.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine, FeesInput, Findings } from '../country.ts'
import { brokerLine, overridable, overridableTariff, vatLine } from '../purchase-lines.ts'
import {
  brokerRate,
  conveyancing,
  leaseholdExtra,
  lenderFee,
  northernIrishScale,
  registerScale,
  scottishRegister,
  searches,
  survey,
  vatRate,
} from './parameters/market.ts'
import { scottishTax } from './scotland.ts'
import { stampDuty } from './stamp-duty.ts'
import type { Charged } from './surcharge.ts'
import { welshTax } from './wales.ts'

type Input = FeesInput<'UK'>

const taxes: Record<Input['region'], (law: Law, input: Input) => Charged> = {
  'GB-ENG': stampDuty,
  'GB-NIR': stampDuty,
  'GB-SCT': scottishTax,
  'GB-WLS': welshTax,
}

const entry = {
  key: 'registryOwnership',
  label: 'Entry of the owner',
  category: 'registry',
  dueTo: 'registry',
} as const

/** The register: a scale by price, in Scotland a flat figure; or the caller's own. */
const registration = (law: Law, { region, price, newBuild, leasehold, overrides }: Input): FeeLine[] => {
  if (region === 'GB-SCT') return overridable(law, overrides, scottishRegister, entry)
  const scale: Parameter<(typeof registerScale.versions)[0]['value']> =
    region === 'GB-NIR' ? northernIrishScale : registerScale
  const rows = law.row(scale, newBuild || leasehold ? 'paper' : 'online') ?? []
  return overridableTariff(law, overrides, scale, { ...entry, amount: bandOf(price, rows)?.amount ?? 0, base: price })
}

/** Conveyancing with its VAT; a lease costs more. */
const conveyancer = (law: Law, { leasehold, overrides }: Input): FeeLine[] => {
  const amount = law.value(conveyancing) + (leasehold ? law.value(leaseholdExtra) : 0)
  const fee = overridable(law, overrides, conveyancing, {
    key: 'conveyancing',
    label: 'Conveyancing',
    category: 'legal',
    dueTo: 'other',
    amount,
  })
  return [...fee, ...vatLine(law, fee[0], { key: 'conveyancingVat', label: 'VAT on conveyancing', rate: vatRate })]
}

const market = (law: Law, { overrides, loanAmount = 0 }: Input): FeeLine[] => [
  ...overridable(law, overrides, searches, { key: 'searches', label: 'Searches', category: 'legal', dueTo: 'other' }),
  ...overridable(law, overrides, survey, { key: 'inspection', label: 'Survey', category: 'other', dueTo: 'other' }),
  ...(loanAmount > 0
    ? overridable(law, overrides, lenderFee, {
        key: 'lenderFee',
        label: 'Product fee of the lender',
        category: 'lender',
        dueTo: 'lender',
      })
    : []),
]

const idle = (field: string, message: string): Notice => ({ code: 'no_effect_here', message, field })

/** Answers that change nothing in this nation or for this buyer. */
const idleAnswers = (input: Input): Notice[] => {
  const { region, taxResident, agreementDate, firstTimeBuyer, companyReliefApplies, buyerType } = input
  const hasStampDuty = region === 'GB-ENG' || region === 'GB-NIR'
  return [
    ...(taxResident === false && !hasStampDuty
      ? [idle('taxResident', 'Scotland and Wales have no surcharge on buyers who live abroad.')]
      : []),
    ...(agreementDate !== undefined && region !== 'GB-SCT'
      ? [idle('agreementDate', 'Only in Scotland the day of the contract decides.')]
      : []),
    ...(firstTimeBuyer && region === 'GB-WLS'
      ? [idle('firstTimeBuyer', 'Wales has no relief of first-time buyers.')]
      : []),
    ...(companyReliefApplies && (buyerType !== 'company' || !hasStampDuty)
      ? [idle('companyReliefApplies', 'It is read for companies in England and Northern Ireland.')]
      : []),
  ]
}

/** Costs of buying in the United Kingdom: the tax of the nation, then register, conveyancer and lender. */
export const acquisition = (law: Law, input: Input): Findings => {
  const { lines, possibleReliefs, notices } = taxes[input.region](law, input)
  return {
    lines: [
      ...lines,
      ...registration(law, input),
      ...conveyancer(law, input),
      ...market(law, input),
      ...brokerLine(law, input, brokerRate),
    ],
    possibleReliefs,
    notices: [...notices, ...idleAnswers(input)],
  }
}
