import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { roundedDownTo } from '../../core/money.ts'
import { rowHistory } from '../../core/row-history.ts'
import type { FeeRelief, FeesInput, Findings } from '../country.ts'
import { nearCliff } from '../purchase-lines.ts'
import { exemptSellers, exemptUpTo, transferTaxRates } from './parameters/transfer-tax.ts'

type Input = FeesInput<'DE'>

/** The tax of a purchase, with what is due for the subsidy of a Land. */
export type TransferTax = Pick<Findings, 'lines' | 'possibleReliefs' | 'notices'> & { due: number }

const relief = (law: Law, saving: number): FeeRelief => ({
  key: 'relatedSale',
  label: 'No tax between spouses, registered partners and relatives in direct line',
  saving,
  condition: 'The seller would be the spouse, the registered partner or a relative in direct line of the buyer.',
  fields: ['relatedSale'],
  basis: [exemptSellers.id],
  certainty: law.version(exemptSellers).certainty,
})

/** Land-transfer tax of the Land, down to the full euro; nothing up to the limit or from a related seller. */
export const transferTax = (law: Law, { region, price, movables = 0, relatedSale }: Input): TransferTax => {
  const base = price - movables
  const parameter = rowHistory(transferTaxRates, region)
  const rate = law.value(parameter)
  const limit = law.value(exemptUpTo)
  const isSmall = base <= limit
  const due = relatedSale || isSmall ? 0 : roundedDownTo(1, base * rate)
  const lines = costLine(law, {
    key: 'transferTax',
    label: 'Land-transfer tax',
    localLabel: 'Grunderwerbsteuer',
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'region',
    amount: due,
    base,
    rate: due === 0 ? 0 : rate,
    basis: [parameter, ...(relatedSale ? [exemptSellers] : []), ...(isSmall ? [exemptUpTo] : [])],
    standsAtZero: true,
  })
  return {
    lines,
    due,
    possibleReliefs: relatedSale === undefined && due > 0 ? [relief(law, due)] : [],
    notices: nearCliff(base, limit, due, `Up to ${limit} nothing is due; above it the whole price is taxed.`),
  }
}
