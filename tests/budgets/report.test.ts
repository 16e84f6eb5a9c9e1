import { expect, test } from 'vitest'
import { reportWeights } from '../../budgets/report.ts'
import { budgets } from '../../budgets/table.ts'

const bytesMax = budgets['<valorem-estimate>, a language']

test('a line says the weight, the budget and the share of it', () => {
  expect(bytesMax).toBe(3072)
  expect(reportWeights([{ budget: '<valorem-estimate>, a language', part: 'fr', bytes: 1536 }])).toEqual({
    lines: ['<valorem-estimate>, a language (fr): 1536 of 3072 bytes, 50.0 %'],
    faults: [],
  })
})

// Nine tenths of 3072 bytes are 2764.8.
test.each([
  [2764, '90.0 %', 0],
  [2765, '90.0 %, over 90 %', 0],
  [3072, '100.0 %, over 90 %', 0],
  [3073, '100.0 %, OVER THE BUDGET', 1],
])('%i bytes of 3072: %s, %i faults', (bytes, end, faults) => {
  const report = reportWeights([{ budget: '<valorem-estimate>, a language', bytes }])
  expect(report.lines).toEqual([`<valorem-estimate>, a language: ${bytes} of 3072 bytes, ${end}`])
  expect(report.faults).toHaveLength(faults)
})
