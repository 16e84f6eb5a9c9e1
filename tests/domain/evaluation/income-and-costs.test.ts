import { describe, expect, test } from 'vitest'
import { flatBuilding, flatUnit, valued } from './buildings.ts'

describe('income and costs', () => {
  test('vacancy comes off the rent, unpaid rent off the rest, fee and shares off the income with other income', () => {
    const [first] = valued({
      ...flatBuilding,
      vacancyRate: 0.1,
      creditLossRate: 0.02,
      otherIncome: [{ name: 'masts', annualAmount: 1800 }],
      operatingCosts: [
        { name: 'share', rateOfIncome: 0.1 },
        { name: 'sum', annualAmount: 1000, recoverableShare: 0.5 },
      ],
      managementFeeRate: 0.05,
      capex: [{ year: 1, amount: 600 }],
    }).cashFlows
    expect(first).toMatchObject({
      vacancyLoss: 10_000,
      creditLoss: 1800,
      otherIncome: 1800,
      effectiveGrossIncome: 90_000,
      operatingCosts: 10_000,
      // 1000 × 0.5 × (1 - 0.1)
      recoveredCosts: 450,
      managementFee: 4500,
      // 90 000 - 10 000 + 450 - 4500
      noi: 75_950,
      netCashFlow: 75_350,
    })
  })

  test('costs, other income and indexed works grow in yearly steps', () => {
    const rows = valued({
      ...flatBuilding,
      inflation: [0.1, 0.2],
      otherIncome: [{ name: 'masts', annualAmount: 100, growthRate: 0.5 }],
      operatingCosts: [{ name: 'sum', annualAmount: 1000 }],
      capex: [
        { year: 3, amount: 100, indexed: true },
        { year: 3, amount: 50 },
      ],
    }).cashFlows
    // 1000 × 1.1 × 1.2; 100 × 1.5²; 100 × 1.32 + 50
    expect(rows[2]).toMatchObject({ operatingCosts: 1320, otherIncome: 225, capex: 182 })
  })

  test('what tenants pay back follows the rent where a unit has no area, else the area', () => {
    const building = {
      ...flatBuilding,
      tenants: [flatUnit, { passingRent: 0, vacant: true, marketRent: 100_000, voidMonths: 12, area: 900 }],
      operatingCosts: [{ name: 'charges', annualAmount: 1000, recoverableShare: 1 }],
    }
    expect(valued(building).cashFlows[0]?.recoveredCosts).toBe(500)
    const measured = { ...building, tenants: building.tenants.map(tenant => ({ area: 100, ...tenant })) }
    expect(valued(measured).cashFlows[0]?.recoveredCosts).toBe(100)
  })
})
