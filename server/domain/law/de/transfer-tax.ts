import { atRate, citing, exempt, rounded } from '../../core/charge.ts'
import { type LineEntry, line, relief } from '../../core/entries.ts'
import { roundedDownTo } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { rowHistory } from '../../core/row-history.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import { exemptSellers, exemptUpTo, federalRates, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'DE'>

/** The federal rate where the Land has not set one, else its own; each with the days of its row. */
const rateOf = (law: Law, region: Input['region']): Provision<number> =>
  law(rowHistory(law.row(federalRates, region) ? federalRates : transferTaxRates, region))

/** Land-transfer tax of the Land, down to the full euro; nothing up to the limit or from a related seller. */
export const transferTax = (
  law: Law,
  { region, price, movables = 0, relatedSale }: Input,
): LineEntry<'transferTax'> => {
  const base = price - movables
  const usual = rounded(atRate(base, rateOf(law, region)), amount => roundedDownTo(1, amount))
  const limit = law(exemptUpTo)
  const exemptedBy = [...(relatedSale ? [law(exemptSellers)] : []), ...(base <= limit.value ? [limit] : [])]
  const isDue = exemptedBy.length === 0 && usual.formula.amount > 0
  return line('transferTax', isDue ? citing(usual, ...exemptedBy) : exempt(usual, ...exemptedBy), {
    isShownAtZero: true,
  })
}

/** What the answer tells beside the tax: the relief of related sellers, and a price just above the limit. */
export const besideTransferTax = (law: Law, input: Input, due: number): PurchaseEntry<'DE'>[] => {
  const { price, movables = 0, relatedSale } = input
  const limit = law(exemptUpTo).value
  const text = {
    key: 'relatedSale',
    label: 'No tax between spouses, registered partners and relatives in direct line',
    saving: due,
    condition: 'The seller would be the spouse, the registered partner or a relative in direct line of the buyer.',
    fields: ['relatedSale'],
  } as const
  const message = `Up to ${limit} nothing is due; above it the whole price is taxed.`
  return [
    ...(relatedSale === undefined && due > 0 ? [relief(text, law(exemptSellers))] : []),
    ...nearCliff(law, price - movables, limit, due, message),
  ]
}
