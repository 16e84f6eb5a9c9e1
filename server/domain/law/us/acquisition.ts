import { bySlices } from '../../core/brackets.ts'
import { atFixedAmount, type Charge, charge, onSlices } from '../../core/charge.ts'
import { lineEntry, noticeEntry, reliefEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, Purchase, PurchaseEntry } from '../country.ts'
import { broker, marketFee, marketLine, noEffect } from '../purchase/entries.ts'
import { gap, isFirstHome, localTax, taxPlace } from './deed-tax.ts'
import { mansionTax, mansionTaxCliffs, mansionTaxRefund } from './mansion-tax.ts'
import { mortgageTax } from './mortgage-tax.ts'
import {
  brokerRate,
  closingCostRatios,
  inspection,
  lenderTitleRate,
  originationRate,
  ownerTitleRate,
  recording,
  settlement,
  usualRanges,
  valuation,
} from './parameters/market.ts'
import { cityTax, stateTax } from './place-rules.ts'
import { sellerTaxLines } from './seller-tax.ts'

type Input = FeesInput<'US'>

/** A usual share of the price or the loan, not a rate of a tariff. */
const shareOfBase = (base: number, rate: Provision<number>): Charge =>
  charge({ amount: base * rate.value, base }, [rate])

const ownerTitle = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { price, overrides } = input
  const { ownerTitle: tariff } = taxPlace(input)
  return tariff && overrides?.ownerTitle === undefined
    ? [lineEntry('ownerTitle', onSlices(price, law(tariff)), { nature: 'regulatedTariff' })]
    : marketLine('ownerTitle', shareOfBase(price, law(ownerTitleRate)), overrides)
}

const recordingFee = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { recordingPages, overrides } = input
  const { recording: tariff } = taxPlace(input)
  if (!tariff || recordingPages === undefined || overrides?.recording !== undefined)
    return marketFee('recording', atFixedAmount(law(recording)), law.row(usualRanges, 'recording'), overrides)
  const byPages = law(tariff)
  const amount = bySlices(recordingPages, byPages.value)
  return [lineEntry('recording', charge({ amount }, [byPages]), { nature: 'regulatedTariff' })]
}

const lenderTitle = (law: Law, { loanAmount = 0, overrides }: Input): PurchaseEntry<'US'>[] =>
  marketLine('lenderTitle', shareOfBase(loanAmount, law(lenderTitleRate)), overrides)

const americanLoanFees = (law: Law, { loanAmount = 0, overrides }: Input): PurchaseEntry<'US'>[] => {
  const origination = shareOfBase(loanAmount, law(originationRate))
  return [
    ...marketFee('originationFee', origination, law.row(usualRanges, 'originationRate'), overrides, loanAmount),
    ...marketFee('valuation', atFixedAmount(law(valuation)), law.row(usualRanges, 'valuation'), overrides),
  ]
}

/** Title, settlement, lender, inspection and recording, at usual prices. */
const americanMarketFees = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { loanAmount = 0, overrides } = input
  const hasLoan = loanAmount > 0
  return [
    ...ownerTitle(law, input),
    ...(hasLoan ? lenderTitle(law, input) : []),
    ...marketFee('settlement', atFixedAmount(law(settlement)), law.row(usualRanges, 'settlement'), overrides),
    ...(hasLoan ? americanLoanFees(law, input) : []),
    ...marketFee('inspection', atFixedAmount(law(inspection)), law.row(usualRanges, 'inspection'), overrides),
    ...recordingFee(law, input),
  ]
}

/** A state without a table: one line from a mean of the market. */
const estimate = (law: Law, input: Input, ratio: Provision<number>): PurchaseEntry<'US'>[] => {
  const ofSeller = sellerTaxLines(law, input)
  const message =
    'No table of this state was read: one line from a mean of the market, taxes included, whoever pays them.'
  const apart = ' The tax that the act of the state charges to the seller is also a line of its own.'
  return [
    ...ofSeller,
    ...broker(law, input, brokerRate),
    ...marketLine('closingCostsEstimate', shareOfBase(input.price, ratio), input.overrides),
    noticeEntry({
      code: 'fallback_ratio_used',
      message: ofSeller.length > 0 ? message + apart : message,
      field: 'region',
    }),
  ]
}

/** Unread law of a place, whatever the purchase. */
const gaps = (input: Input): PurchaseEntry<'US'>[] => {
  const { gap: open } = taxPlace(input)
  return open ? [gap(open)] : []
}

const ofBuyer = (entries: readonly PurchaseEntry<'US'>[]): number =>
  sumOfLines(entries.filter(entry => entry.kind === 'line' && entry.options.payer === 'buyer'))

/** Unclaimed relief of a first home; `taxes` are those of state and county on the deed without it. */
const firstHome = (law: Law, input: Input, taxes: readonly PurchaseEntry<'US'>[]): PurchaseEntry<'US'>[] => {
  const { firstTimeBuyer, use } = input
  const { firstHome: reduced } = taxPlace(input)
  if (!reduced)
    return isFirstHome(input)
      ? [noEffect('firstTimeBuyer', 'This state has no relief of first homes in the table.')]
      : []
  if (firstTimeBuyer !== undefined || use !== 'mainResidence') return []
  const [key, label] = ['firstTimeBuyer', 'Relief of first-time buyers'] as const
  const granted = { ...input, firstTimeBuyer: true }
  const saving = sumAmounts([ofBuyer(taxes), -ofBuyer([...stateTax(law, granted), ...localTax(law, granted)])])
  if (saving <= 0) return []
  const condition = 'The buyers would have to buy a first home and live in it.'
  return [reliefEntry({ key, label, condition, fields: ['firstTimeBuyer'], saving }, law(reduced))]
}

/** Costs of buying in the United States: taxes of state, county and city by payer, then title, lender and recording. */
export const americanPurchase = (law: Law, input: Input): Purchase<'US'> => {
  const ratio = law.row(closingCostRatios, input.region)
  if (ratio) return { entries: estimate(law, input, ratio) }
  const onDeed = [...stateTax(law, input), ...localTax(law, input)]
  return {
    entries: [
      ...onDeed,
      ...cityTax(law, input),
      ...mansionTax(law, input),
      ...mansionTaxCliffs(law, input),
      ...mansionTaxRefund(law, input),
      ...mortgageTax(law, input),
      ...americanMarketFees(law, input),
      ...broker(law, input, brokerRate),
      ...gaps(input),
      ...firstHome(law, input, onDeed),
    ],
  }
}
