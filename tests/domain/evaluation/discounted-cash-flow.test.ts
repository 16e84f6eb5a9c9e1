import { describe, expect, test } from 'vitest'
import { DiscountedCashFlow } from '#contract/evaluation/discounted-cash-flow'
import { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { flatBuilding, valued } from './buildings.ts'
import { discountedCashFlowCases } from './discounted-cash-flow-cases.ts'

/** A reference figure of money, compared to half a cent. */
const money = (amount: number) => expect.closeTo(amount, 2)

const figures = (row: Record<string, number>) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, field === 'year' ? value : money(value)]))

describe('valuations that were made elsewhere are reproduced', () => {
  test.each(discountedCashFlowCases)('$name: $description', ({ request, expected }) => {
    const answer = valued(DiscountedCashFlowInput.parse(request))
    expect(DiscountedCashFlow.parse(answer)).toEqual(answer)
    expect(answer.grossPresentValue).toEqual(money(expected.grossPresentValue))
    expect(answer.terminalValue).toMatchObject(figures(expected.terminalValue))
    if (expected.netPresentValue !== undefined) expect(answer.netPresentValue).toEqual(money(expected.netPresentValue))
    if (expected.equityMultiple !== undefined) expect(answer.equityMultiple).toBeCloseTo(expected.equityMultiple, 4)
    if (expected.internalRateOfReturn) {
      const { status, value } = expected.internalRateOfReturn
      expect(answer.internalRateOfReturn.status).toBe(status)
      expect(answer.internalRateOfReturn.value).toEqual(value === null ? null : expect.closeTo(value, 6))
    }
    for (const row of expected.cashFlows ?? []) {
      expect(answer.cashFlows.find(({ year }) => year === row.year)).toMatchObject(figures(row))
    }
    for (const { discountRate, exitYield, netPresentValue = Number.NaN } of expected.sensitivity ?? []) {
      const cell = answer.sensitivity.find(at => at.discountRate === discountRate && at.exitYield === exitYield)
      expect(cell?.netPresentValue).toEqual(money(netPresentValue))
    }
  })

  test('exactly, where the arithmetic is exact', () => {
    const { grossPresentValue, netPresentValue, internalRateOfReturn } = valued({
      ...flatBuilding,
      purchasePrice: 2_000_000,
    })
    expect(grossPresentValue).toBe(2_000_000)
    expect(netPresentValue).toBe(0)
    expect(internalRateOfReturn).toEqual({ status: 'ok', value: 0.05 })
  })
})
