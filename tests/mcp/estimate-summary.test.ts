import { expect, test } from 'vitest'
import { describeAnswer } from '#server/mcp/summaries'

test('an estimate is told with both ranges, how much is known and what nobody has tested', () => {
  const text = describeAnswer('estimate', {
    data: {
      ...{ valuationDate: '2026-11-23', estimationCentrale: 1_234_100, prixM2Ajuste: 14_519 },
      ...{ estimationBasse: 936_500, estimationHaute: 1_531_800, fsdPct: 18.82, completeness: 'complete' },
      ifLessTimid: 1_341_900,
      intervals: [
        { coverage: 0.5, low: 1_077_500, high: 1_390_800 },
        { coverage: 0.8, low: 936_500, high: 1_531_800 },
      ],
      reference: { commune: 'Luxembourg', basePriceM2: 10_213, period: '2025-01..2025-12', source: 'STATEC' },
    },
    meta: { method: 'commune_reference_with_expert_adjustments' },
  })
  expect(text.split('\n').slice(0, 2)).toEqual([
    'Value on 23 November 2026: €1,234,100; range from €936,500 to €1,531,800.',
    '8 sales of comparable flats in 10 lie in this range; half lie between €1,077,500 and €1,390,800. FSD 18.82%; complete details.',
  ])
  expect(text).toContain('If size, condition and energy class count for more than we assume: about €1,341,900.')
  expect(text).toContain('not tested on sales of its own')
  expect(text).not.toMatch(/confidence|reliab/i)
})
