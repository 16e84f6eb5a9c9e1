import { atRate, type Charge, withRange } from '../../core/charge.ts'
import { lineEntry, noticeEntry } from '../../core/entries.ts'
import type { Law } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { communities } from './communities.ts'
import type { Input } from './conditions.ts'
import {
  homeVatRate,
  igicProtectedRate,
  igicRate,
  ipsiRange,
  ipsiRate,
  protectedVatRate,
} from './parameters/new-build.ts'
import { igicRules } from './parameters/reduced-rules.ts'
import { reductions, reliefOf } from './reductions.ts'
import { spanishStampDuty } from './stamp-duty.ts'

type Entries = PurchaseEntry<'ES'>[]

/** A sale that bears VAT. */
interface Sale {
  entries: Entries
  /** The price without VAT, which is the value of the deed. */
  deedValue: number
}

/** Tax on the price, its reliefs and notices, and the price without it. */
interface Taxed extends Sale {
  tax: Charge
}

/** Price without the tax included in it. */
const priceWithoutTax = (price: number, rate: number): number => price / (1 + rate)

const vat = (law: Law, { price, protectedHousing }: Input, includesVat: boolean): Taxed => {
  const rate = law(protectedHousing ? protectedVatRate : homeVatRate)
  const deedValue = includesVat ? priceWithoutTax(price, rate.value) : price
  return { tax: atRate(deedValue, rate), entries: [], deedValue }
}

const ipsi = (law: Law, { price }: Input, includesVat: boolean): Taxed => {
  const [rate, range] = [law(ipsiRate), law(ipsiRange)]
  const at = (other: number): number => (includesVat ? price - priceWithoutTax(price, other) : price * other)
  const deedValue = includesVat ? priceWithoutTax(price, rate.value) : price
  const tax = withRange(atRate(deedValue, rate), at(range.value.low), at(range.value.high), range)
  return { tax, entries: [], deedValue }
}

const igic = (law: Law, input: Input, includesVat: boolean): Taxed => {
  const { price } = input
  const general = law(input.protectedHousing ? igicProtectedRate : igicRate)
  const baseAt = (rate: number): number => (includesVat ? priceWithoutTax(price, rate) : price)
  const { granted, entries } = reductions(law, input, igicRules, {
    relief: reliefOf(input.region),
    baseAt,
    general: base => atRate(base, general),
    generalRate: general.value,
    isInPrice: includesVat,
  })
  const value = granted?.rate ?? general.value
  const deedValue = baseAt(value)
  const [principal, ...limits] = granted?.by ?? [general]
  return { tax: atRate(deedValue, { ...principal, value }, ...limits), entries, deedValue }
}

const salesTaxes = { vat, igic, ipsi } as const

/** Taxes on a sale with VAT: VAT, IGIC or IPSI by territory, and stamp duty. */
export const saleWithVat = (law: Law, input: Input, includesVat: boolean): Sale => {
  const { region, fiscalReferenceValue = 0 } = input
  const { salesTax = 'vat' } = communities[region]
  const { tax, entries, deedValue } = salesTaxes[salesTax](law, input, includesVat)
  const wording = [...(includesVat ? ['insidePrice'] : []), ...(salesTax === 'vat' ? [] : [salesTax])]
  const field = 'fiscalReferenceValue'
  const message = 'The reference value of the cadastre is above the price and is the base of the stamp duty.'
  return {
    entries: [
      lineEntry('vat', tax, { counted: !includesVat, wording, isShownAtZero: true }),
      ...entries,
      ...spanishStampDuty(law, input, deedValue),
      ...(fiscalReferenceValue > deedValue ? [noticeEntry({ code: 'base_above_price', message, field })] : []),
    ],
    deedValue,
  }
}
