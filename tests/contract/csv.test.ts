import { describe, expect, test } from 'vitest'
import { formatCsv } from '#contract/shared/csv'

describe('rows as comma-separated values (RFC 4180)', () => {
  test('have a line of names, lines that end with CRLF, and an empty cell for null', () => {
    expect(formatCsv([{ name: 'Mamer', sales: null, isOpen: true, price: 8123.5 }])).toBe(
      'name,sales,isOpen,price\r\nMamer,,true,8123.5\r\n',
    )
  })

  test.each([
    ['a comma', 'Esch, Sûre', '"Esch, Sûre"'],
    ['a quote mark', 'the "capital"', '"the ""capital"""'],
    ['a new line', 'one\ntwo', '"one\ntwo"'],
    ['a carriage return', 'one\r\ntwo', '"one\r\ntwo"'],
    ['an apostrophe', "Vallée de l'Ernz", "Vallée de l'Ernz"],
  ])('quote a text with %s', (_what, text, printed) => {
    expect(formatCsv([{ text }])).toBe(`text\r\n${printed}\r\n`)
  })

  test.each(['=1+1', '+352', '-x', '@SUM(A1)', '\t=1', '\r=1'])('show the text %j and run no formula', text => {
    expect(formatCsv([{ text }]).split('\r\n')[1]?.replaceAll('"', '').startsWith("'")).toBe(true)
  })

  test('a number below 0 stays a number', () => {
    expect(formatCsv([{ change: -1.5 }])).toBe('change\r\n-1.5\r\n')
  })

  test('every row has the cells of the first', () => {
    expect(formatCsv([{ a: 1, b: 2 }, { b: 3 }])).toBe('a,b\r\n1,2\r\n,3\r\n')
  })
})
