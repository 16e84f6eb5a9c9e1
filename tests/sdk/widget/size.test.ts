import { expect, test } from 'vitest'
import { languageGzipBytesMax, sizeReport, visitorGzipBytesMax, widgetSizes } from '../../../sdk/widget-size.ts'

test('the bars are those that are promised', () => {
  expect([visitorGzipBytesMax, languageGzipBytesMax]).toEqual([20_480, 2048])
})

test('the element as it is built is below its bars', async () => {
  const { lines, faults } = sizeReport(await widgetSizes())
  expect(faults).toEqual([])
  expect(lines.join('\n')).toMatch(/one visitor \(script and \w+\): \d+ of at most 20480 bytes, \d+ \([\d.]+ %\) left/)
})

test('a visitor loads the script and one language, the heaviest in the worst case; the room is said', () => {
  expect(sizeReport({ script: 16_000, languages: { aa: 1024, bb: 2000 } })).toEqual({
    lines: [
      '<valorem-estimate>, gzipped: script 16000 bytes',
      '  language aa: 1024 of at most 2048 bytes, 1024 (50.0 %) left',
      '  language bb: 2000 of at most 2048 bytes, 48 (2.3 %) left',
      '  one visitor (script and bb): 18000 of at most 20480 bytes, 2480 (12.1 %) left',
    ],
    warnings: [],
    faults: [],
  })
})

test.each([
  // 20 480 less a tenth is 18 432.
  [17_432, 1000, 0, 0],
  [17_433, 1000, 1, 0],
  [19_480, 1000, 1, 0],
  [19_481, 1000, 0, 1],
  [10_000, 2048, 0, 0],
  [10_000, 2049, 0, 1],
])('a script of %i and a language of %i: %i warnings, %i faults', (script, aa, warned, failed) => {
  const { warnings, faults } = sizeReport({ script, languages: { aa } })
  expect([warnings.length, faults.length]).toEqual([warned, failed])
})
