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

  test('in another dialect have its separator, and its sign before decimals', () => {
    expect(formatCsv([{ name: 'Esch; Sûre', price: 8123.5, sales: 3 }], { separator: ';', decimal: ',' })).toBe(
      'name;price;sales\r\n"Esch; Sûre";8123,5;3\r\n',
    )
  })

  test.each([
    ['a hyphen of a name', 'Esch-sur-Alzette, Belair'],
    ['an e-mail address', 'vera@visitor.example'],
    ['a dash between words', 'Belair - third floor = quiet'],
    ['an address of a page', 'https://agency.example/?a=1&b=2'],
  ])('leave %s as it is', (_what, text) => {
    expect(formatCsv([{ text }])).toContain(text)
  })

  test('a number below 0 stays a number', () => {
    expect(formatCsv([{ change: -1.5 }])).toBe('change\r\n-1.5\r\n')
  })

  test('every row has the cells of the first', () => {
    expect(formatCsv([{ a: 1, b: 2 }, { b: 3 }])).toBe('a,b\r\n1,2\r\n,3\r\n')
  })
})

/** Cells of a text as a spreadsheet cuts it: a quote opens a cell only at its beginning, and what follows its end belongs to it. */
const cut = (text: string, separator: string): string[] => {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '"') {
      if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (!isQuoted && sign === '"' && cell === '') isQuoted = true
    else if (!isQuoted && (sign === separator || sign === '\r' || sign === '\n')) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

/** What Excel and LibreOffice calculate, and what OWASP's page on CSV injection lists: with blanks before it, and full-width. */
const formulaCell = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?!\s*$)/

describe('no cell begins a formula', () => {
  const written = [
    'Vera;=1+1;x',
    'a;=HYPERLINK(CHAR(104));@SUM(1)\n=3+3',
    'a\t=1\t+2\t-3',
    'a|=1|@SUM(1)',
    'call +352 621 000 000 or =1+1',
    'x;"=1+1;"',
    'x,"",""=1+1',
    '"=1',
    ';""=1""',
    ',  =1',
    '; - 2+3',
    'a:=1^=2~=3',
    '\uFF1D1+1;\uFF201',
    '\n\n=1',
    '\r=1',
    "=cmd|' /C calc'!A0",
    '-2+3+cmd',
    '=',
    ';=;=;=',
  ]
  const dialects = [
    { separator: ',', decimal: '.' },
    { separator: ';', decimal: ',' },
  ] as const
  const separators = [',', ';', '\t', '|', ' ', ':', '^', '~']
  const cases = dialects.flatMap(dialect =>
    separators.map(separator => [dialect.separator, separator, dialect] as const),
  )
  test.each(cases)('of a table written with %j and read with %j', (_written, separator, dialect) => {
    for (const text of written)
      for (const row of [{ text }, { first: 'x', [text]: text, last: text }]) {
        const cells = cut(formatCsv([row], dialect), separator)
        expect(cells.filter(cell => formulaCell.test(cell))).toEqual([])
      }
  })
})
