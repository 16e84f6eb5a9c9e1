import { expect, test } from 'vitest'
import { renderPriceChart } from '#server/pages/market/price-chart'

const listAxisLabels = (values: readonly number[]): string[] => {
  const points = values.map((value, at) => ({ label: String(2014 + at), value }))
  const chart = renderPriceChart({ id: 'c', title: 'T', summary: 'S', points, text: String }).toString()
  return [...chart.matchAll(/text-anchor="end" font-size="13" fill="currentColor">([^<]{1,20})<\/text>/g)]
    .map(([, label = '']) => label)
    .filter(label => !label.startsWith('20'))
}

test.each([
  ['an index that nearly doubles', [100, 151, 198.6], ['100', '125', '150', '175']],
  ['prices of a square metre', [4550, 9550, 8567], ['4000', '6000', '8000', '10000']],
  ['values that are all equal', [500, 500], ['500', '500.1']],
])('the lines of the grid enclose %s, with the smallest step of which at most four reach', (_, values, labels) => {
  expect(listAxisLabels(values).slice(0, labels.length)).toEqual(labels)
})
