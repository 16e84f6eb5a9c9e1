import { expect, test } from 'vitest'
import { reportWeights } from '../../budgets/report.ts'
import { budgets } from '../../budgets/table.ts'

const bytesMax = budgets['<valorem-estimate>, a language']

test('a line says the weight, the budget and the share of it', () => {
  expect(bytesMax).toBe(2816)
  expect(reportWeights([{ budget: '<valorem-estimate>, a language', part: 'fr', bytes: 1408 }])).toEqual({
    lines: ['<valorem-estimate>, a language (fr): 1408 of 2816 bytes, 50.0 %'],
    faults: [],
  })
})

// Nine tenths of 2816 bytes are 2534.4.
test.each([
  [2534, '90.0 %', 0],
  [2535, '90.0 %, over 90 %', 0],
  [2816, '100.0 %, over 90 %', 0],
  [2817, '100.0 %, OVER THE BUDGET', 1],
])('%i bytes of 2816: %s, %i faults', (bytes, end, faults) => {
  const report = reportWeights([{ budget: '<valorem-estimate>, a language', bytes }])
  expect(report.lines).toEqual([`<valorem-estimate>, a language: ${bytes} of 2816 bytes, ${end}`])
  expect(report.faults).toHaveLength(faults)
})
