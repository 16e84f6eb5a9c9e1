import { atFixedAmount, atRate, charge } from '../../core/charge.ts'
import { lineEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { broker, marketLine, noEffect } from '../purchase/entries.ts'
import { brokerRate, conveyancing, leaseholdExtra, lenderFee, searches, survey, vatRate } from './parameters/market.ts'
import { britishRegisterFee } from './register.ts'
import { scottishTax } from './scotland.ts'
import { stampDutyLandTax } from './stamp-duty.ts'
import type { Entries, Input } from './surcharge.ts'
import { welshTax } from './wales.ts'

/** Rules of one nation. */
interface Nation {
  tax(law: Law, input: Input): Entries
  /** Fields of a request that this nation does not read, with the reason. */
  unread?: { readonly [Field in 'taxResident' | 'firstTimeBuyer' | 'companyReliefApplies']?: string }
}

const residence = 'Scotland and Wales have no surcharge on buyers who live abroad.'
const companies = 'It is read for companies in England and Northern Ireland.'

const nations: Record<Input['region'], Nation> = {
  'GB-ENG': { tax: stampDutyLandTax },
  'GB-NIR': { tax: stampDutyLandTax },
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
  const amount = sumAmounts([usual, ...extra].map(({ value }) => value))
  const fee = marketLine('conveyancing', charge({ amount }, [usual, ...extra]), overrides)
  return [...fee, lineEntry('conveyancingVat', atRate(sumOfLines(fee), law(vatRate)))]
}

const britishMarketFees = (law: Law, { overrides, loanAmount = 0 }: Input): Entries => [
  ...marketLine('searches', atFixedAmount(law(searches)), overrides),
  ...marketLine('inspection', atFixedAmount(law(survey)), overrides),
  ...(loanAmount > 0 ? marketLine('lenderFee', atFixedAmount(law(lenderFee)), overrides) : []),
]

/** Notices of answers that change nothing in this nation or for this buyer. */
const britishNoEffectNotices = (input: Input): Entries => {
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
export const britishPurchase = (law: Law, input: Input): Purchase<'UK'> => {
  return {
    entries: [
      ...nations[input.region].tax(law, input),
      ...britishRegisterFee(law, input),
      ...conveyancer(law, input),
      ...britishMarketFees(law, input),
      ...broker(law, input, brokerRate),
      ...britishNoEffectNotices(input),
    ],
  }
}
