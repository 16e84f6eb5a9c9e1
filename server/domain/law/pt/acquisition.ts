import { bandOf } from '../../core/brackets.ts'
import { atFixedAmount, atRate, withRange } from '../../core/charge.ts'
import { lineEntry, noticeEntry, sumOfLines } from '../../core/entries.ts'
import { type Law, orSent, type Provision } from '../../core/provision.ts'
import type { Purchase, PurchaseEntry } from '../country.ts'
import { broker, marketFee, marketLine, noEffect, orDefault, tariffLine } from '../purchase/entries.ts'
import type { Input } from './buyers.ts'
import {
  bankFees,
  brokerRate,
  lawyerRate,
  notaryDeed,
  notaryDeedRange,
  notaryRouteRange,
  preferenceNotice,
  registryDesk,
} from './parameters/market.ts'
import { tablesOfRegion } from './parameters/regions.ts'
import {
  commissionStampRate,
  loanStampRates,
  madeiraVatRate,
  nonResidentRate,
  usualTermMonths,
  vatRates,
} from './parameters/special-rates.ts'
import { portugueseTransferTax } from './transfer-tax.ts'

type Entries = PurchaseEntry<'PT'>[]
type Region = NonNullable<Input['region']>

/** VAT on services in a region. */
const vatRateOf = (law: Law, region: Region): Provision<number> => law.row(vatRates, region) ?? law(madeiraVatRate)

/** Loans shorter than this pay their stamp duty by the month. */
const monthsOfYear = 12

const loanStamp = (law: Law, { loanAmount = 0, loanTermMonths }: Input): Entries => {
  if (loanAmount === 0) return []
  const usual = law(usualTermMonths)
  const note = 'The term sets the rate of the duty.'
  const { value: months, assumptions } = orDefault('loanTermMonths', loanTermMonths, usual.value, note, usual)
  const table = law(loanStampRates)
  const { rate: ofBand = 0 } = bandOf(months, table.value) ?? {}
  const rate = months < monthsOfYear ? ofBand * months : ofBand
  return [...assumptions, lineEntry('mortgageStampDuty', atRate(loanAmount, { ...table, value: rate }))]
}

const registrationCosts = (law: Law, { loanAmount = 0, overrides, deedRoute }: Input, region: Region): Entries => {
  const note = 'The one-stop desk of the registry; or a notary.'
  const { value: route, assumptions } = orDefault('deedRoute', deedRoute, 'oneStopDesk', note)
  const atDesk = atFixedAmount(law.row(registryDesk, loanAmount > 0 ? 'purchaseWithLoan' : 'purchase'))
  const usual = atFixedAmount(law.row(registryDesk, 'notaryRoute'))
  const ends = law(notaryRouteRange)
  const [low, high] = ends.value
  const registration = overrides?.registryDesk === undefined ? withRange(usual, low.value, high.value, ends) : usual
  const desk =
    route === 'notary'
      ? tariffLine('registryDesk', registration, overrides, { wording: 'notaryRoute' })
      : tariffLine('registryDesk', atDesk, overrides)
  if (route !== 'notary' && overrides?.notaryFeeNet === undefined) return [...assumptions, desk]
  const notary = marketFee('notaryFeeNet', atFixedAmount(law(notaryDeed)), law(notaryDeedRange), overrides)
  const vat = lineEntry('notaryFeeVat', atRate(sumOfLines(notary), vatRateOf(law, region)))
  return [...assumptions, desk, ...notary, vat]
}

const bank = (law: Law, { loanAmount = 0, overrides }: Input): Entries => {
  if (loanAmount === 0) return []
  const fees = marketLine('bankFees', atFixedAmount(law(bankFees)), overrides)
  return [...fees, lineEntry('bankFeesStampDuty', atRate(sumOfLines(fees), law(commissionStampRate)))]
}

const portugueseLawyer = (law: Law, { lawyerFeeRate = 0, price }: Input, region: Region): Entries => {
  const fee = lineEntry('lawyer', atRate(price, orSent(law(lawyerRate), lawyerFeeRate)))
  return [fee, lineEntry('lawyerVat', atRate(fee.amount, vatRateOf(law, region)))]
}

const portugueseNotices = ({ price, fiscalReferenceValue, newBuild }: Input): Entries => {
  const field = 'fiscalReferenceValue'
  const isPrice = 'The higher of price and tax value (VPT) is the base; the price was taken.'
  const isAbove = 'The tax value (VPT) is above the price and is the base.'
  return [
    ...(fiscalReferenceValue === undefined ? [noticeEntry({ code: 'base_is_price', message: isPrice, field })] : []),
    ...((fiscalReferenceValue ?? 0) > price
      ? [noticeEntry({ code: 'base_above_price', message: isAbove, field })]
      : []),
    ...(newBuild ? [noEffect('newBuild', 'The sale of a home bears no VAT in Portugal, also when it is new.')] : []),
  ]
}

/** The question of residence is asked once non-residents have a rate of their own. */
const residenceAssumption = (law: Law, { taxResident, buyers = [{}], taxHavenEntity }: Input): Entries => {
  const isAnswered = buyers.every(buyer => (buyer.taxResident ?? taxResident) !== undefined)
  const note = 'Send false for buyers who are no tax residents of Portugal.'
  return !isAnswered && !taxHavenEntity && law(nonResidentRate).value > 0
    ? orDefault('taxResident', undefined, true, note).assumptions
    : []
}

/** Costs of buying in Portugal: IMT and stamp duties, then desk or notary, bank, lawyer and broker. */
export const portuguesePurchase = (law: Law, input: Input): Purchase<'PT'> => {
  const note = 'The Azores and Madeira have tables of their own.'
  const { value: region, assumptions } = orDefault('region', input.region, 'PT-MAINLAND', note)
  const residence = residenceAssumption(law, input)
  const { entries, buyers } = portugueseTransferTax(law, tablesOfRegion[region], input)
  return {
    entries: [
      ...assumptions,
      ...residence,
      ...entries,
      ...loanStamp(law, input),
      ...registrationCosts(law, input, region),
      ...marketLine('preferenceNotice', atFixedAmount(law(preferenceNotice)), input.overrides),
      ...bank(law, input),
      ...portugueseLawyer(law, input, region),
      ...broker(law, input, brokerRate),
      ...portugueseNotices(input),
    ],
    more: { region, buyers },
  }
}
