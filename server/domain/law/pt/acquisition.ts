import { bandOf } from '../../core/brackets.ts'
import { atRate, between, fixed } from '../../core/charge.ts'
import { amountOf, line, notice } from '../../core/entries.ts'
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
import { transferTax } from './transfer-tax.ts'

type Entries = PurchaseEntry<'PT'>[]
type Region = NonNullable<Input['region']>

/** VAT on services in a region. */
const vatRateOf = (law: Law, region: Region): Provision<number> => law.row(vatRates, region) ?? law(madeiraVatRate)

/** A loan under this many months pays its stamp duty by the month. */
const monthsOfYear = 12

const loanStamp = (law: Law, { loanAmount = 0, loanTermMonths }: Input): Entries => {
  if (loanAmount === 0) return []
  const usual = law(usualTermMonths)
  const note = 'The term sets the rate of the duty.'
  const { value: months, assumptions } = orDefault('loanTermMonths', loanTermMonths, usual.value, note, usual)
  const table = law(loanStampRates)
  const { rate: ofBand = 0 } = bandOf(months, table.value) ?? {}
  const rate = months < monthsOfYear ? ofBand * months : ofBand
  return [...assumptions, line('mortgageStampDuty', atRate(loanAmount, { ...table, value: rate }))]
}

const deed = (law: Law, { loanAmount = 0, overrides, deedRoute }: Input, region: Region): Entries => {
  const note = 'The one-stop desk of the registry; or a notary.'
  const { value: route, assumptions } = orDefault('deedRoute', deedRoute, 'oneStopDesk', note)
  const atDesk = fixed(law.row(registryDesk, loanAmount > 0 ? 'purchaseWithLoan' : 'purchase'))
  const usual = fixed(law.row(registryDesk, 'notaryRoute'))
  const ends = law(notaryRouteRange)
  const [low, high] = ends.value
  const registration = overrides?.registryDesk === undefined ? between(usual, low.value, high.value, ends) : usual
  const desk =
    route === 'notary'
      ? tariffLine('registryDesk', registration, overrides, { wording: 'notaryRoute' })
      : tariffLine('registryDesk', atDesk, overrides)
  if (route !== 'notary' && overrides?.notaryFeeNet === undefined) return [...assumptions, desk]
  const notary = marketFee('notaryFeeNet', fixed(law(notaryDeed)), law(notaryDeedRange), overrides)
  const vat = line('notaryFeeVat', atRate(amountOf(notary), vatRateOf(law, region)))
  return [...assumptions, desk, ...notary, vat]
}

const bank = (law: Law, { loanAmount = 0, overrides }: Input): Entries => {
  if (loanAmount === 0) return []
  const fees = marketLine('bankFees', fixed(law(bankFees)), overrides)
  return [...fees, line('bankFeesStampDuty', atRate(amountOf(fees), law(commissionStampRate)))]
}

const lawyer = (law: Law, { lawyerFeeRate = 0, price }: Input, region: Region): Entries => {
  const fee = line('lawyer', atRate(price, orSent(law(lawyerRate), lawyerFeeRate)))
  return [fee, line('lawyerVat', atRate(fee.amount, vatRateOf(law, region)))]
}

const notices = ({ price, fiscalReferenceValue, newBuild }: Input): Entries => {
  const field = 'fiscalReferenceValue'
  const isPrice = 'The higher of price and tax value (VPT) is the base; the price was taken.'
  const isAbove = 'The tax value (VPT) is above the price and is the base.'
  return [
    ...(fiscalReferenceValue === undefined ? [notice({ code: 'base_is_price', message: isPrice, field })] : []),
    ...((fiscalReferenceValue ?? 0) > price ? [notice({ code: 'base_above_price', message: isAbove, field })] : []),
    ...(newBuild ? [noEffect('newBuild', 'The sale of a home bears no VAT in Portugal, also when it is new.')] : []),
  ]
}

/** The residence question appears once non-residents have a rate of their own. */
const assumedResidence = (law: Law, { taxResident, buyers = [{}], taxHavenEntity }: Input): Entries => {
  const isAnswered = buyers.every(buyer => (buyer.taxResident ?? taxResident) !== undefined)
  const note = 'Send false for buyers who are no tax residents of Portugal.'
  return !isAnswered && !taxHavenEntity && law(nonResidentRate).value > 0
    ? orDefault('taxResident', undefined, true, note).assumptions
    : []
}

/** Costs of buying in Portugal: IMT and stamp duties, then desk or notary, bank, lawyer and broker. */
export const acquisition = (law: Law, input: Input): Purchase<'PT'> => {
  const note = 'The Azores and Madeira have tables of their own.'
  const { value: region, assumptions } = orDefault('region', input.region, 'PT-MAINLAND', note)
  const residence = assumedResidence(law, input)
  const { entries, buyers } = transferTax(law, tablesOfRegion[region], input)
  return {
    entries: [
      ...assumptions,
      ...residence,
      ...entries,
      ...loanStamp(law, input),
      ...deed(law, input, region),
      ...marketLine('preferenceNotice', fixed(law(preferenceNotice)), input.overrides),
      ...bank(law, input),
      ...lawyer(law, input, region),
      ...broker(law, input, brokerRate),
      ...notices(input),
    ],
    more: { region, buyers },
  }
}
