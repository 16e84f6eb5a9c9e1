import { bandOf } from '../../core/brackets.ts'
import { atRate, charge, fixed } from '../../core/charge.ts'
import { amountOf, line } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase } from '../country.ts'
import { broker, marketLine, noEffect, tariffLine } from '../purchase/entries.ts'
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
import type { Entries, Input } from './surcharge.ts'
import { welshTax } from './wales.ts'

/** A register that charges by price, on paper for new builds and leases. */
const scaled =
  (scale: typeof registerScale) =>
  (law: Law, { price, newBuild, leasehold, overrides }: Input): Entries => {
    const row = law.row(scale, newBuild || leasehold ? 'paper' : 'online')
    const usual = charge({ amount: bandOf(price, row.value)?.amount ?? 0, base: price }, [row])
    return [tariffLine('registryOwnership', usual, overrides)]
  }

/** The Scottish register, of which a usual figure is known. */
const flat = (law: Law, { overrides }: Input): Entries =>
  marketLine('registryOwnership', fixed(law(scottishRegister)), overrides, undefined, { nature: 'marketEstimate' })

/** What a nation has of its own. */
interface Nation {
  tax(law: Law, input: Input): Entries
  register(law: Law, input: Input): Entries
  /** Fields of a request that this nation does not read, with the reason. */
  unread: { readonly [Field in 'taxResident' | 'agreementDate' | 'firstTimeBuyer' | 'companyReliefApplies']?: string }
}

const residence = 'Scotland and Wales have no surcharge on buyers who live abroad.'
const contractDay = 'Only in Scotland the day of the contract decides.'
const companies = 'It is read for companies in England and Northern Ireland.'

const nations: Record<Input['region'], Nation> = {
  'GB-ENG': { tax: stampDuty, register: scaled(registerScale), unread: { agreementDate: contractDay } },
  'GB-NIR': { tax: stampDuty, register: scaled(northernIrishScale), unread: { agreementDate: contractDay } },
  'GB-SCT': {
    tax: scottishTax,
    register: flat,
    unread: { taxResident: residence, companyReliefApplies: companies },
  },
  'GB-WLS': {
    tax: welshTax,
    register: scaled(registerScale),
    unread: {
      taxResident: residence,
      agreementDate: contractDay,
      firstTimeBuyer: 'Wales has no relief of first-time buyers.',
      companyReliefApplies: companies,
    },
  },
}

/** Conveyancing with its VAT; a lease costs more. */
const conveyancer = (law: Law, { leasehold, overrides }: Input): Entries => {
  const usual = law(conveyancing)
  const extra = leasehold ? law(leaseholdExtra).value : 0
  const fee = marketLine('conveyancing', charge({ amount: usual.value + extra }, [usual]), overrides)
  return [...fee, line('conveyancingVat', atRate(amountOf(fee), law(vatRate)))]
}

const market = (law: Law, { overrides, loanAmount = 0 }: Input): Entries => [
  ...marketLine('searches', fixed(law(searches)), overrides),
  ...marketLine('inspection', fixed(law(survey)), overrides),
  ...(loanAmount > 0 ? marketLine('lenderFee', fixed(law(lenderFee)), overrides) : []),
]

/** Answers that change nothing in this nation or for this buyer. */
const withoutEffect = (input: Input): Entries => {
  const { taxResident, agreementDate, firstTimeBuyer, companyReliefApplies, buyerType } = input
  const { unread } = nations[input.region]
  const isCompany = buyerType === 'company'
  const reasons = [
    ['taxResident', taxResident === false && unread.taxResident],
    ['agreementDate', agreementDate !== undefined && unread.agreementDate],
    ['firstTimeBuyer', firstTimeBuyer && unread.firstTimeBuyer],
    ['companyReliefApplies', companyReliefApplies && (isCompany ? unread.companyReliefApplies : companies)],
  ] as const
  return reasons.flatMap(([field, reason]) => (reason ? [noEffect(field, reason)] : []))
}

/** Costs of buying in the United Kingdom: the tax of the nation, then register, conveyancer and lender. */
export const acquisition = (law: Law, input: Input): Purchase<'UK'> => {
  const { tax, register } = nations[input.region]
  return {
    entries: [
      ...tax(law, input),
      ...register(law, input),
      ...conveyancer(law, input),
      ...market(law, input),
      ...broker(law, input, brokerRate),
      ...withoutEffect(input),
    ],
  }
}
