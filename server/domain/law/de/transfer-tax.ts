import { atRate, citing, exempt, roundCharge } from '../../core/charge.ts'
import { type LineEntry, lineEntry, reliefEntry } from '../../core/entries.ts'
import { sumAmounts, toFifteenDigits } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { roundByLaw } from '../../core/rounding.ts'
import { rowAsSet } from '../../core/row-history.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { nearCliff } from '../purchase/entries.ts'
import { buyerShares } from '../purchase/shared-rules.ts'
import { transferTaxRounding } from './parameters/rounding.ts'
import { exemptSellers, exemptUpTo, federalRates, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'DE'>

/** Federal rate where the Land has not set one, else its own; each with the days of its row. */
const germanTransferTaxRate = (law: Law, region: Input['region']): Provision<number> =>
  law(rowAsSet(law.row(federalRates, region) ? federalRates : transferTaxRates, region))

/** Values acquired by each buyer: the part of a co-owner is an acquisition of its own (§§ 1 (1) no. 1, 13 no. 1). */
const valuesByBuyer = ({ price, movables = 0, buyers }: Input): number[] =>
  buyerShares(buyers).map(share => toFifteenDigits((price - movables) * share))

/**
 * Land-transfer tax of the Land, of each buyer rounded down to the full euro; 0 up to the limit or from a related
 * seller.
 */
export const germanTransferTax = (law: Law, input: Input): LineEntry<'transferTax'> => {
  const { region, price, movables = 0, relatedSale } = input
  const limit = law(exemptUpTo)
  const acquired = valuesByBuyer(input)
  const taxed = acquired.filter(part => part > limit.value)
  const rate = germanTransferTaxRate(law, region)
  const usual = roundCharge(atRate(price - movables, rate), () =>
    sumAmounts(taxed.map(part => roundByLaw(law, transferTaxRounding, part * rate.value))),
  )
  const exemptedBy = [...(relatedSale ? [law(exemptSellers)] : []), ...(taxed.length < acquired.length ? [limit] : [])]
  const isDue = !relatedSale && usual.formula.amount > 0
  return lineEntry(
    'transferTax',
    isDue ? citing(usual, ...exemptedBy, law(transferTaxRounding)) : exempt(usual, ...exemptedBy),
    {
      isShownAtZero: true,
    },
  )
}

/** Reliefs and notices of the tax: the relief of related sellers, and a price just above the limit. */
export const germanTransferTaxRemarks = (law: Law, input: Input, due: number): PurchaseEntry<'DE'>[] => {
  const { relatedSale } = input
  const limit = law(exemptUpTo).value
  const least = Math.min(...valuesByBuyer(input))
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
    ...(relatedSale === undefined && due > 0 ? [reliefEntry(text, law(exemptSellers))] : []),
    ...nearCliff(law, least, limit, due, message),
  ]
}
