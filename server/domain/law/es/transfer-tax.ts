import { atRate, charge } from '../../core/charge.ts'
import { lineEntry, noticeEntry } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { roundedByConvention } from '../../core/rounding.ts'
import type { PurchaseEntry } from '../country.ts'
import { communities } from './communities.ts'
import type { Input } from './conditions.ts'
import { reducedRules } from './parameters/reduced-rules.ts'
import { transferTaxRounding } from './parameters/rounding.ts'
import { reductions, reliefOf } from './reductions.ts'
import { lessRebate, scaleCliff, taxByScale } from './scales.ts'

type Entries = PurchaseEntry<'ES'>[]

/** Rate of large holders and whole buildings, where it applies. */
const largeHolderRate = (law: Law, { region, largeHolder, wholeBuilding }: Input): Provision<number> | undefined => {
  const { largeHolders } = communities[region]
  if (!largeHolders || !(largeHolder || (wholeBuilding && largeHolders.isOfBuildings))) return undefined
  const rate = law(largeHolders.rate)
  return rate.value > 0 ? rate : undefined
}

const baseNotices = ({ price, fiscalReferenceValue: value }: Input): Entries => {
  const field = 'fiscalReferenceValue'
  const message = 'The higher of price and reference value of the cadastre is the base; the price was taken.'
  if (value === undefined) return [noticeEntry({ code: 'base_is_price', message, field })]
  const above = 'The reference value of the cadastre is above the price and is the base.'
  return value > price ? [noticeEntry({ code: 'base_above_price', message: above, field })] : []
}

/** Facts without a field: a company may be a large holder, and a whole building may be let to tourists. */
const holderNotice = (law: Law, input: Input, base: number, due: number): Entries => {
  const { region, buyerType, largeHolder, wholeBuilding } = input
  const { largeHolders } = communities[region]
  const isOpen = buyerType === 'company' && largeHolder === undefined
  if (!largeHolders || !(isOpen || wholeBuilding)) return []
  const amount = sumAmounts([toCents(base * law(largeHolders.rate).value), -toCents(due)])
  const message = isOpen
    ? 'A large holder of dwellings pays more; send largeHolder.'
    : 'A whole building that is meant for tourists pays more.'
  const field = isOpen ? 'largeHolder' : 'wholeBuilding'
  return amount > 0 ? [noticeEntry({ code: 'surcharge_possible', message, field, amount })] : []
}

/** Transfer tax on an existing home: the general scale, a reduced rate, or that of large holders. */
export const spanishTransferTax = (law: Law, input: Input): Entries => {
  const { region, price, fiscalReferenceValue = 0 } = input
  const base = Math.max(price, fiscalReferenceValue)
  const holder = largeHolderRate(law, input)
  const shown = { isShownAtZero: true }
  if (holder)
    return [
      lineEntry('transferTax', roundedByConvention(law, transferTaxRounding, atRate(base, holder)), shown),
      ...baseNotices(input),
    ]
  const { scale, rebate } = communities[region]
  const rebated = rebate && law(rebate)
  const general = (value: number) => lessRebate(taxByScale(law, scale, value), rebated)
  const { granted, entries } = reductions(law, input, reducedRules[region], {
    relief: reliefOf(region),
    baseAt: () => base,
    general,
    generalRate: 0,
  })
  const due = granted
    ? charge({ amount: granted.tax, base, ...(granted.rate !== undefined && { rate: granted.rate }) }, granted.by)
    : general(base)
  return [
    lineEntry('transferTax', roundedByConvention(law, transferTaxRounding, due), shown),
    ...baseNotices(input),
    ...entries,
    ...(granted ? [] : scaleCliff(law, scale, input, base)),
    ...holderNotice(law, input, base, due.formula.amount),
  ]
}
