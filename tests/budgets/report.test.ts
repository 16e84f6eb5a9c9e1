import { expect, test } from 'vitest'
import { reportWeights } from '../../budgets/report.ts'
import { budgets } from '../../budgets/table.ts'

const bytesMax = budgets['<valorem-estimate>, a language']

test('a line says the weight, the budget and the share of it', () => {
  expect(bytesMax).toBe(2304)
  expect(reportWeights([{ budget: '<valorem-estimate>, a language', part: 'fr', bytes: 1152 }])).toEqual({
    lines: ['<valorem-estimate>, a language (fr): 1152 of 2304 bytes, 50.0 %'],
    faults: [],
  })
})

// Nine tenths of 2304 bytes are 2073.6.
test.each([
  [2073, '90.0 %', 0],
  [2074, '90.0 %, over 90 %', 0],
  [2304, '100.0 %, over 90 %', 0],
  [2305, '100.0 %, OVER THE BUDGET', 1],
])('%i bytes of 2304: %s, %i faults', (bytes, end, faults) => {
  const report = reportWeights([{ budget: '<valorem-estimate>, a language', bytes }])
  expect(report.lines).toEqual([`<valorem-estimate>, a language: ${bytes} of 2304 bytes, ${end}`])
  expect(report.faults).toHaveLength(faults)
})
