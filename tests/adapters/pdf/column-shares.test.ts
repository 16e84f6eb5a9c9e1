import { describe, expect, test } from 'vitest'
import { fitColumns } from '#server/adapters/pdf/column-shares'

/** Each character is one point wide. */
const measure = (text: string): number => text.length

const style = { size: 1, weight: 400 } as const

const widthsOf = (rows: readonly (readonly string[])[], width: number, gap: number): number[] =>
  fitColumns(
    rows.map(cells => cells.map(text => ({ text, style }))),
    { width, gap },
    measure,
  ).map(share => share * width)

describe('the columns of a table', () => {
  test('share what is left in proportion to their texts where all fit on a line', () => {
    // 10 and 30 points of text in 100 less the gap of 20: twice as wide each, and the first has the gap.
    const [first = 0, second = 0] = widthsOf([['a'.repeat(10), 'b'.repeat(30)]], 100, 20)
    expect([first, second].map(Math.round)).toEqual([40, 60])
  })

  test('never break a word where every column has room for its longest', () => {
    const rows = [
      ['identifier', 'a very long sentence of many short words which takes several lines'],
      ['id', 'short'],
    ]
    const [first = 0, second = 0] = widthsOf(rows, 40, 4)
    expect(first - 4).toBeGreaterThanOrEqual('identifier'.length)
    expect(second).toBeGreaterThanOrEqual('sentence'.length)
  })

  test('take the whole width, also where the words are wider than it', () => {
    for (const width of [20, 60, 200]) {
      const widths = widthsOf(
        [
          ['one two', 'x'.repeat(30), 'three\nfour'],
          ['', '1', '2 3 4 5'],
        ],
        width,
        5,
      )
      expect(widths.reduce((sum, own) => sum + own, 0)).toBeCloseTo(width, 6)
      for (const own of widths) expect(own).toBeGreaterThan(0)
    }
  })
})
