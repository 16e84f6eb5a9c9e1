import { type Band, byBand } from '../../core/brackets.ts'
import { inBand } from '../../core/charge.ts'
import { plusDays } from '../../core/days.ts'
import { noticeEntry } from '../../core/entries.ts'
import { toCents } from '../../core/money.ts'
import type { Law } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { nearCliff, noEffect } from '../purchase/entries.ts'
import { bandsFor, payersOf, taxLines, taxPlace } from './deed-tax.ts'
import type { MansionTax } from './parameters/places.ts'

type Input = FeesInput<'US'>

/** Taxes on expensive homes, one rate on the whole price. */
export const mansionTax = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { mansionTax: tax } = taxPlace(input)
  if (!tax) return []
  const { bands, payersBy, payers, wording } = tax
  const by = payersBy && law(payersBy)
  const charged = inBand(input.price, law(bands), ...(by ? [by] : []))
  return taxLines('mansionTax', charged, payersOf(input, by?.value ?? payers), wording)
}

/** Limit below a price in a whole-price table, and the cost of passing it. */
const cliffOf = (law: Law, price: number, bands: readonly Band[], message: string): PurchaseEntry<'US'>[] => {
  const index = bands.findIndex(({ upTo }) => upTo === null || price <= upTo)
  const [below, band] = [bands[index - 1], bands[index]]
  if (!below?.upTo) return []
  const cost = price * ((band?.rate ?? 0) - (below.rate ?? 0))
  return nearCliff(law, price, below.upTo, toCents(cost), message)
}

/** Notices of prices just above a limit of a whole-price tax. */
export const mansionTaxCliffs = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { mansionTax: mansion, wholePrice, stateWholePrice } = taxPlace(input)
  const taxes = [mansion && { bands: mansion.bands, levy: 'The mansion tax' }, wholePrice, stateWholePrice]
  return taxes
    .filter(one => one !== undefined)
    .flatMap(tax =>
      cliffOf(law, input.price, bandsFor(law, input, tax).table.value, `${tax.levy} is due on the whole price.`),
    )
}

/** Refund that a law grants for a rise between contract and deed; 0 where it does not apply to the purchase. */
const refundable = (law: Law, { price }: Input, { bands, refund }: MansionTax): number => {
  const [recordedBy] = refund ? law(refund.recordedBy).value : []
  if (recordedBy === undefined || law.lawDay.day > recordedBy) return 0
  const before = law.on(plusDays(law(bands).version.from, -1), 'agreementDate')
  return toCents(byBand(price, law(bands).value) - byBand(price, before(bands).value))
}

/** Notice of the refund of a mansion tax for earlier contracts, unless the contract is a later one. */
export const mansionTaxRefund = (law: Law, input: Input): PurchaseEntry<'US'>[] => {
  const { agreementDate } = input
  const { mansionTax: tax } = taxPlace(input)
  const amount = tax ? refundable(law, input, tax) : 0
  if (!tax?.refund || amount === 0)
    return agreementDate === undefined
      ? []
      : [noEffect('agreementDate', 'The day of the contract changes nothing here.')]
  const [contractBefore, recordedBy] = [law(tax.bands).version.from, law(tax.refund.recordedBy).value[0]]
  if (agreementDate !== undefined && agreementDate >= contractBefore) return []
  const message = `For a contract made before ${contractBefore} whose deed is recorded by ${recordedBy}, the increase of the fee is refunded on request (${tax.refund.act}).`
  return [noticeEntry({ code: 'refund_possible', message, field: 'agreementDate', amount })]
}
