import { expect, test } from 'vitest'
import type { CostLine } from '#contract/shared/law'
import { costTotals } from '#domain/core/totals'

const tax: CostLine = {
  key: 'duty',
  label: 'Duty',
  category: 'transferTax',
  amount: 70.1,
  payer: 'buyer',
  nature: 'tax',
  certainty: 'published',
  counted: true,
  basis: ['lu.test.duty'],
  inForceFrom: '2020-01-01',
  inForceUntil: null,
  legalReference: 'Law, art. 1',
}

test('totals are sums of the counted lines by payer and nature', () => {
  const lines: CostLine[] = [
    tax,
    { ...tax, amount: 0.2, counted: false },
    { ...tax, amount: 5, payer: 'seller' },
    { ...tax, amount: 3, payer: 'lender' },
    { ...tax, amount: 20.2, nature: 'regulatedTariff' },
    { ...tax, amount: 10, nature: 'marketEstimate' },
  ]
  expect(costTotals(lines, 1000, 900)).toEqual({
    buyer: 100.3,
    taxes: 70.1,
    regulatedTariffs: 20.2,
    marketEstimates: 10,
    seller: 5,
    lender: 3,
    feesRate: 0.1003,
    cashNeeded: 200.3,
  })
})
