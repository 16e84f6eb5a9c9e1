import { noticeEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { Purchase, PurchaseEntry } from '../country.ts'
import { broker, orDefault } from '../purchase/entries.ts'
import { communities } from './communities.ts'
import type { Input } from './conditions.ts'
import { spanishDeedFees } from './deed-fees.ts'
import { saleWithVat } from './new-build.ts'
import { brokerRate } from './parameters/market.ts'
import { spanishRemarks } from './remarks.ts'
import { spanishTransferTax } from './transfer-tax.ts'

type Taxed = { entries: PurchaseEntry<'ES'>[]; deedValue: number; isWithVat: boolean }

/** A new home: the price is taken without VAT unless the buyer says otherwise. */
const newHome = (law: Law, input: Input): Taxed => {
  const note = 'Prices of developers are usually quoted without VAT.'
  const includesVat = orDefault('priceIncludesVat', input.priceIncludesVat, false, note)
  const { entries, deedValue } = saleWithVat(law, input, includesVat.value)
  return { entries: [...includesVat.assumptions, ...entries], deedValue, isWithVat: true }
}

/** An existing home whose seller waives the exemption from VAT, where there is VAT. */
const saleWithWaiver = (law: Law, input: Input): Taxed => {
  const { entries, deedValue } = saleWithVat(law, input, false)
  const field = 'vatExemptionWaived'
  const message = 'The price was taken without VAT, which is due because the exemption is waived.'
  const convention = noticeEntry({ code: 'price_convention_assumed', message, field })
  return { entries: [...entries, convention], deedValue, isWithVat: true }
}

const existingHome = (law: Law, input: Input): Taxed => ({
  entries: spanishTransferTax(law, input),
  deedValue: input.price,
  isWithVat: false,
})

const taxesOf = (law: Law, input: Input): Taxed => {
  if (input.newBuild) return newHome(law, input)
  const isWaived = input.vatExemptionWaived && !communities[input.region].salesTax
  return (isWaived ? saleWithWaiver : existingHome)(law, input)
}

/** Costs of buying in Spain: transfer tax, or VAT and stamp duty; then notary, registrar, other services and broker. */
export const spanishPurchase = (law: Law, input: Input): Purchase<'ES'> => {
  const { entries, deedValue, isWithVat } = taxesOf(law, input)
  return {
    entries: [
      ...entries,
      ...spanishDeedFees(law, input, deedValue),
      ...broker(law, input, brokerRate),
      ...spanishRemarks(law, input, isWithVat),
    ],
    ...(input.newBuild && { more: { priceIncludesVat: input.priceIncludesVat ?? false } }),
  }
}
