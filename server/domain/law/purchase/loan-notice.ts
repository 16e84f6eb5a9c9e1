import type { Notice } from '#contract/shared/law'
import { sumAmounts, toCents } from '../../core/money.ts'

/** Notice of a loan larger than the price. */
export const loanAbovePrice = ({
  loanAmount = 0,
  price,
}: {
  loanAmount?: number | undefined
  price: number
}): Notice[] =>
  loanAmount > price
    ? [
        {
          code: 'loan_above_price',
          message: 'The loan is higher than the price; the list of countries says which limits stand.',
          field: 'loanAmount',
          amount: sumAmounts([toCents(loanAmount), -toCents(price)]),
        },
      ]
    : []
