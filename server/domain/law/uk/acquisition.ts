import { atRate, charge, fixed } from '../../core/charge.ts'
import { amountOf, line } from '../../core/entries.ts'
import { sum } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { broker, marketLine, noEffect } from '../purchase/entries.ts'
import { brokerRate, conveyancing, leaseholdExtra, lenderFee, searches, survey, vatRate } from './parameters/market.ts'
import { register } from './register.ts'
import { scottishTax } from './scotland.ts'
import { stampDuty } from './stamp-duty.ts'
import type { Entries, Input } from './surcharge.ts'
import { welshTax } from './wales.ts'

/** What a nation has of its own. */
interface Nation {
  tax(law: Law, input: Input): Entries
  /** Fields of a request that this nation does not read, with the reason. */
  unread?: { readonly [Field in 'taxResident' | 'firstTimeBuyer' | 'companyReliefApplies']?: string }
}

const residence = 'Scotland and Wales have no surcharge on buyers who live abroad.'
const companies = 'It is read for companies in England and Northern Ireland.'

const nations: Record<Input['region'], Nation> = {
  'GB-ENG': { tax: stampDuty },
  'GB-NIR': { tax: stampDuty },
  'GB-SCT': { tax: scottishTax, unread: { taxResident: residence, companyReliefApplies: companies } },
  'GB-WLS': {
    tax: welshTax,
    unread: {
      taxResident: residence,
      firstTimeBuyer: 'Wales has no relief of first-time buyers.',
      companyReliefApplies: companies,
    },
  },
}

/** Conveyancing with its VAT; a lease costs more. */
const conveyancer = (law: Law, { leasehold, overrides }: Input): Entries => {
  const usual = law(conveyancing)
  const extra = leasehold && overrides?.conveyancing === undefined ? [law(leaseholdExtra)] : []
  const amount = sum([usual, ...extra].map(({ value }) => value))
  const fee = marketLine('conveyancing', charge({ amount }, [usual, ...extra]), overrides)
  return [...fee, line('conveyancingVat', atRate(amountOf(fee), law(vatRate)))]
}

const market = (law: Law, { overrides, loanAmount = 0 }: Input): Entries => [
  ...marketLine('searches', fixed(law(searches)), overrides),
  ...marketLine('inspection', fixed(law(survey)), overrides),
  ...(loanAmount > 0 ? marketLine('lenderFee', fixed(law(lenderFee)), overrides) : []),
]

/** Answers that change nothing in this nation or for this buyer. */
const withoutEffect = (input: Input): Entries => {
  const { taxResident, firstTimeBuyer, companyReliefApplies, buyerType } = input
  const { unread = {} } = nations[input.region]
  const isCompany = buyerType === 'company'
  const reasons = [
    ['taxResident', taxResident === false && unread.taxResident],
    ['firstTimeBuyer', firstTimeBuyer && unread.firstTimeBuyer],
    ['companyReliefApplies', companyReliefApplies && (isCompany ? unread.companyReliefApplies : companies)],
  ] as const
  return reasons.flatMap(([field, reason]) => (reason ? [noEffect(field, reason)] : []))
}

/** Costs of buying in the United Kingdom: the tax of the nation, then register, conveyancer and lender. */
export const acquisition = (law: Law, input: Input): Purchase<'UK'> => {
  return {
    entries: [
      ...nations[input.region].tax(law, input),
      ...register(law, input),
      ...conveyancer(law, input),
      ...market(law, input),
      ...broker(law, input, brokerRate),
      ...withoutEffect(input),
    ],
  }
}
