import { AcquisitionCostsInput } from '#contract/costs'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { acquisitionCosts } from '#domain/law/lu/purchase/acquisition'

/** A sale whose answer has forty lines: price, costs and 35 improvements, and the three taxes. */
export const fortyLineTax = (): unknown =>
  capitalGains(
    {
      salePrice: 600_000,
      saleCosts: 18_000,
      acquisitionDate: '2010-05-03',
      acquisitionPrice: 200_000,
      acquisitionCosts: 15_000,
      improvements: Array.from({ length: 35 }, (_, index) => ({ year: 2010 + (index % 16), amount: 1000 })),
      taxClass: '1',
      ordinaryTaxableIncome: 50_000,
    },
    '2026-06-15',
  )

const purchase = AcquisitionCostsInput.parse({
  price: 800_000,
  use: 'mainResidence',
  operation: 'offPlan',
  commune: 'Luxembourg',
  nonHousingShare: 0.1,
  halfBaseEligible: true,
  buyers: Array.from({ length: 10 }, () => ({})),
  loanAmount: 500_000,
  bankFees: 500,
  brokerFeeRate: 0.02,
  includeAids: true,
})

/** The longest purchase: ten buyers off plan in the window of the halved base, with a loan and the aids. */
export const longestPurchase = (): unknown =>
  acquisitionCosts(purchase, { deedDate: '2025-02-04', commune: 'Luxembourg' })
