import { describe, expect, test } from 'vitest'
import { BackTestSale, backTestSalesMax } from '#contract/estimation/back-test'
import { languages } from '#languages/registry'
import { fileLimits, saleBounds } from '#server/pages/back-test/reading/bounds'
import { readSales, type SalesFile } from '#server/pages/back-test/reading/sales'
import { buildSampleCsv, sampleCount } from '#server/pages/back-test/sample'

const read = (text: string): SalesFile => {
  const found = readSales(text, 'en')
  if ('fault' in found) throw new Error(JSON.stringify(found.fault))
  return found
}

const faultOf = (text: string) => {
  const found = readSales(text, 'en')
  return 'fault' in found ? found.fault : undefined
}

const head = 'commune;surface;prix;date de vente'

describe('a file of sales', () => {
  test.each([
    ['semicolons', 'commune;surface;prix;date\nMamer;80;700000;2024-05-31'],
    ['commas', 'commune,surface,prix,date\nMamer,80,700000,2024-05-31'],
    ['tabs', 'commune\tsurface\tprix\tdate\nMamer\t80\t700000\t2024-05-31'],
    ['quotes around separators', 'commune,surface,prix,date\n"Mamer","80,0","700 000","2024-05-31"'],
    ['lines of Windows and a mark', '\uFEFFcommune;surface;prix;date\r\nMamer;80;700000;31.05.2024\r\n'],
    ['the separator named first', 'sep=;\r\ncommune;surface;prix;date\r\nMamer;80;700000;31.05.2024'],
    ['blank lines', '\ncommune;surface;prix;date\n\nMamer;80;700000;31/05/2024\n\n'],
    ['empty cells at the end', 'commune;surface;prix;date\nMamer;80;700000;2024-05-31;;\n'],
  ])('with %s is read', (_name, text) => {
    expect(read(text).sales.map(({ sale }) => sale)).toEqual([
      { input: { commune: 'Mamer', surface: 80 }, price: 700_000, soldOn: '2024-05-31' },
    ])
  })

  test('gives each sale the line on which it begins, also behind a cell of two lines', () => {
    const text = `${head};quartier\nMamer;80;1;2024-05-31;"Cap\nellen"\n\nMamer;81;2;2024-05-31;\n`
    expect(read(text).wrong).toEqual([{ line: 2, column: 'quartier', key: 'row.characters' }])
    expect(read(text).sales.map(({ line }) => line)).toEqual([5])
  })

  test('names what it ignores, and reads a floor of which only the number is known as not known', () => {
    const text = `${head};Notaire;étage\nMamer;80;700000;2024-05-31;X;3\nMamer;80;700000;2024-05-31;Y;0\n`
    const { ignored, floorNumbers, sales } = read(text)
    expect([ignored, floorNumbers]).toEqual([['Notaire'], 1])
    expect(sales.map(({ sale }) => sale.input.etage)).toEqual([undefined, 'rdc'])
  })

  test('tells everything that is wrong with a line, under the names of its own columns', () => {
    const text = `${head};État;Chambres;Parking\n;1.250;abc;30.02.2024;schön;2,5;vielleicht\nMamer;80;700000;2024-05-31;bon;2;1;oui\n`
    expect(read(text).wrong.map(({ line, column, key }) => [line, column, key])).toEqual([
      [2, 'commune', 'row.missing'],
      [2, 'surface', 'row.ambiguous'],
      [2, 'prix', 'row.number'],
      [2, 'date de vente', 'row.day'],
      [2, 'État', 'row.choice'],
      [2, 'Chambres', 'row.whole'],
      [2, 'Parking', 'row.choice'],
      [3, undefined, 'row.cells'],
    ])
  })

  test.each([
    ['commune;surface;prix\nMamer;80;700000', { key: 'file.missing', values: { column: 'sold on' } }],
    ['Mamer;80;700000;2024-05-31', { key: 'file.missing', values: { found: 'Mamer, 80, 700000, 2024-05-31' } }],
    [`${head};Preis\n`, { key: 'file.twice', values: { first: 'prix', second: 'Preis', column: 'price' } }],
    [`${head}\nMa"mer;80;700000;2024-05-31`, { key: 'file.quote', values: { line: 2, cell: 1 } }],
    [`${head}\nMamer;80;"700000;2024-05-31\n`, { key: 'file.quote', values: { line: 2, cell: 3 } }],
    [`${head}\nMamer;80;1;02/03/2024\nMamer;80;1;12/31/2024`, { key: 'file.american', values: { line: 3 } }],
    [
      `${head}\n${'Mamer;80;1;2024-05-31\n'.repeat(1001)}`,
      { key: 'file.tooMany', values: { count: 1001, most: 1000 } },
    ],
  ])('%j is refused as a whole', (text, fault) => {
    expect(faultOf(text)).toMatchObject(fault)
  })

  test('names what a missing column may be called in every language and among programs', () => {
    const names = String(faultOf('a;b\n')?.values?.names).split(', ')
    for (const name of ['commune', 'Gemeinde', 'municipality', 'Gemeng', 'município']) expect(names).toContain(name)
  })

  test('an open quote before twenty million characters is found in one pass', () => {
    expect(faultOf(`${head}\nMamer;"${'x'.repeat(20_000_000)}`)).toMatchObject({ key: 'file.quote' })
  })
})

describe('what is read fits the contract', () => {
  test.each(languages)('every sale of the sample in %s, whose words and figures are its own', language => {
    const { sales, wrong } = read(buildSampleCsv(language))
    expect([sales.length, wrong]).toEqual([sampleCount, []])
    for (const { sale } of sales) expect(BackTestSale.parse(sale)).toEqual(sale)
    expect(sales).toEqual(read(buildSampleCsv('en')).sales)
  })

  test.each([
    ['surface', 'input'],
    ['nbChambres', 'input'],
    ['price', 'sale'],
  ] as const)('the bounds of %s are those of the schema', (field, where) => {
    const { low, high } = saleBounds[field]
    const step = field === 'price' ? 0.001 : 1
    const accepts = (value: number): boolean =>
      BackTestSale.safeParse({
        input: { commune: 'Mamer', surface: 80, ...(where === 'input' && { [field]: value }) },
        price: field === 'price' ? value : 1,
        soldOn: '2024-05-31',
      }).success
    expect([accepts(low), accepts(high)]).toEqual([true, true])
    expect([accepts(low - step), accepts(high + 1)]).toEqual([false, false])
  })

  test('so are the length of a name and the number of sales', () => {
    const named = (commune: string) =>
      BackTestSale.safeParse({ input: { commune, surface: 80 }, price: 1, soldOn: '2024-05-31' }).success
    expect([named('x'.repeat(saleBounds.nameMax)), named('x'.repeat(saleBounds.nameMax + 1))]).toEqual([true, false])
    expect(fileLimits.sales).toBe(backTestSalesMax)
    expect(fileLimits.bytes).toBe(fileLimits.megabytes * 1024 * 1024)
  })

  test.each([
    ['A+', 'A'],
    ['b', 'B'],
    ['H', 'G'],
    ['NC', undefined],
  ])('the energy class %s is read as %s', (cell, value) => {
    const { sales } = read(`${head};classe énergie\nMamer;80;700000;2024-05-31;${cell}`)
    expect(sales[0]?.sale.input.classeEnergie).toBe(value)
  })
})
