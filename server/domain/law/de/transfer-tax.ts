import { atRate, citing, exempt, rounded } from '../../core/charge.ts'
import { type LineEntry, line, relief } from '../../core/entries.ts'
import { cleaned, roundedDownTo, sum } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { rowAsSet } from '../../core/row-history.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import { sharesOf } from '../purchase/shared-rules.ts'
import { exemptSellers, exemptUpTo, federalRates, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'DE'>

/** The federal rate where the Land has not set one, else its own; each with the days of its row. */
const rateOf = (law: Law, region: Input['region']): Provision<number> =>
  law(rowAsSet(law.row(federalRates, region) ? federalRates : transferTaxRates, region))

/** What each buyer acquires: the part of a co-owner is an acquisition of its own (§§ 1 (1) no. 1, 13 no. 1). */
const parts = ({ price, movables = 0, buyers }: Input): number[] =>
  sharesOf(buyers).map(share => cleaned((price - movables) * share))

/** Land-transfer tax of the Land, of each buyer down to the full euro; nothing up to the limit or from a related seller. */
export const transferTax = (law: Law, input: Input): LineEntry<'transferTax'> => {
  const { region, price, movables = 0, relatedSale } = input
  const limit = law(exemptUpTo)
  const acquired = parts(input)
  const taxed = acquired.filter(part => part > limit.value)
  const rate = rateOf(law, region)
  const usual = rounded(atRate(price - movables, rate), () =>
    sum(taxed.map(part => roundedDownTo(1, part * rate.value))),
  )
  const exemptedBy = [...(relatedSale ? [law(exemptSellers)] : []), ...(taxed.length < acquired.length ? [limit] : [])]
  const isDue = !relatedSale && usual.formula.amount > 0
  return line('transferTax', isDue ? citing(usual, ...exemptedBy) : exempt(usual, ...exemptedBy), {
    isShownAtZero: true,
  })
}

/** What the answer tells beside the tax: the relief of related sellers, and a price just above the limit. */
export const besideTransferTax = (law: Law, input: Input, due: number): PurchaseEntry<'DE'>[] => {
  const { relatedSale } = input
  const limit = law(exemptUpTo).value
  const least = Math.min(...parts(input))
  const text = {
    key: 'relatedSale',
    label: 'No tax between spouses, registered partners and relatives in direct line',
    saving: due,
    condition:
      'The buyer would be the spouse or the registered partner of the seller, a relative in direct line or a stepchild, or the spouse or the registered partner of one of these.',
    fields: ['relatedSale'],
  } as const
  const message = `Up to ${limit} for each buyer nothing is due; above it the whole part is taxed.`
  return [
    ...(relatedSale === undefined && due > 0 ? [relief(text, law(exemptSellers))] : []),
    ...nearCliff(law, least, limit, due, message),
  ]
}
