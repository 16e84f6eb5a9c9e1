import { describe, expect, test } from 'vitest'
import { BackTestSale } from '#contract/estimation/back-test'
import { backTestSalesMax } from '#contract/estimation/back-test-figures'
import { languages } from '#languages/registry'
import { saleBounds, salesMax } from '#server/pages/back-test/reading/bounds'
import { saleColumns } from '#server/pages/back-test/reading/names'
import { readSales, type SalesFile } from '#server/pages/back-test/reading/sales'
import { buildSampleCsv, sampleCount } from '#server/pages/back-test/sample'
import { fileLimits } from '#server/pages/table-file/file-limits'
import { parseTextTable } from '#server/pages/table-file/table'

const readText = (text: string) => {
  const parsed = parseTextTable(text, saleColumns.find)
  return 'fault' in parsed ? parsed : readSales(parsed.records, 'en')
}

const read = (text: string): SalesFile => {
  const found = readText(text)
  if ('fault' in found) throw new Error(JSON.stringify(found.fault))
  return found
}

const faultOf = (text: string) => {
  const found = readText(text)
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
    expect(read(text).unread).toEqual([{ line: 2, column: 'quartier', key: 'row.characters' }])
    expect(read(text).sales.map(({ line }) => line)).toEqual([2, 5])
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
      [3, undefined, 'row.cells'],
    ])
  })

  test('keeps a line of which an optional cell cannot be read: the cell counts as unknown, and is named', () => {
    const optional = 'État;Chambres;Parking;Étage;Extérieur;CPE;Type de bien;Neuf;Quartier'
    const text = `${head};${optional}\nMamer;80;700000;2024-05-31;schön;2,5;vielleicht;-1;vue;Z;bureau;peut-être;${'x'.repeat(101)}\n`
    const { sales, wrong, unread } = read(text)
    expect([sales.map(({ sale }) => sale), wrong]).toEqual([
      [{ input: { commune: 'Mamer', surface: 80 }, price: 700_000, soldOn: '2024-05-31' }],
      [],
    ])
    expect(unread.map(({ line, column, key }) => [line, column, key])).toEqual([
      [2, 'État', 'row.choice'],
      [2, 'Chambres', 'row.whole'],
      [2, 'Parking', 'row.choice'],
      [2, 'Étage', 'row.choice'],
      [2, 'Extérieur', 'row.choice'],
      [2, 'CPE', 'row.choice'],
      [2, 'Type de bien', 'row.choice'],
      [2, 'Neuf', 'row.choice'],
      [2, 'Quartier', 'row.long'],
    ])
  })

  test.each([
    ['étage', 'attique', { etage: 'dernier' }],
    ['étage', 'Attique duplex', { etage: 'dernier' }],
    ['étage', '1er', {}],
    ['étage', '3ème étage', {}],
    ['étage', '2. OG', {}],
    ['étage', '4.0', {}],
    ['étage', '0.0', { etage: 'rdc' }],
    ['état', 'rénové 2018', { etat: 'renove' }],
    ['état', 'à rénover (toiture)', { etat: 'renover' }],
    ['état', 'bon état général', { etat: 'bon' }],
    ['extérieur', 'terrasse 12 m²', { exterieur: 'terrasse' }],
    ['extérieur', 'balcon + terrasse', { exterieur: 'balcon' }],
    ['parking', '2 emplacements', { parking: true }],
    ['parking', 'garage fermé', { parking: true }],
    ['parking', '1.0', { parking: true }],
    ['parking', 'sans', { parking: false }],
    ['chambres', '3 chambres', { nbChambres: 3 }],
    ['chambres', '3.0', { nbChambres: 3 }],
    ['classe énergie', 'B-C-B', { classeEnergie: 'B' }],
    ['classe énergie', 'classe D', { classeEnergie: 'D' }],
    ['type', 'maison individuelle', { typeBien: 'maison' }],
    ['type', 'studio meublé', { typeBien: 'appartement' }],
  ])('reads %s %j', (column, cell, known) => {
    const { sales, unread } = read(`${head};${column}\nMamer;80;700000;2024-05-31;${cell}\n`)
    expect([sales[0]?.sale.input, unread]).toEqual([{ commune: 'Mamer', surface: 80, ...known }, []])
  })

  test('finds the names of the columns below a title and notes', () => {
    const text = `Ventes 2024 de l’agence, liste au 31.12.2024;;;\n\nSource : registre;;;\n${head}\nMamer;80;700000;2024-05-31\n`
    expect(read(text).sales).toMatchObject([{ line: 5, sale: { price: 700_000 } }])
  })

  test('reads a file with its months first as such where its days prove it, else names the line', () => {
    const days = (...cells: string[]) => read(`${head}\n${cells.map(day => `Mamer;80;1;${day}`).join('\n')}`)
    expect(days('02/03/2024', '12/31/2024').sales.map(({ sale }) => sale.soldOn)).toEqual(['2024-02-03', '2024-12-31'])
    const mixed = days('02/03/2024', '12/31/2024', '31/12/2024')
    expect(mixed.sales.map(({ sale }) => sale.soldOn)).toEqual(['2024-03-02', '2024-12-31'])
    expect(mixed.wrong).toMatchObject([{ line: 3, key: 'row.day' }])
  })

  test('gives the building of a sale', () => {
    const { sales } = read(`${head};Résidence\nMamer;80;700000;2024-05-31;Les Tilleuls\n`)
    expect(sales[0]?.sale.group).toBe('Les Tilleuls')
  })

  test('names a formula in place of a price', () => {
    expect(read(`${head}\nMamer;80;=B2*8000;2024-05-31\n`).wrong).toMatchObject([{ line: 2, key: 'row.formula' }])
  })

  test.each([
    ['commune;surface;prix\nMamer;80;700000', { key: 'file.missing', values: { column: 'sold on' } }],
    ['Mamer;80;700000;2024-05-31', { key: 'file.missing', values: { found: 'Mamer, 80, 700000, 2024-05-31' } }],
    [`${head};Preis\n`, { key: 'file.twice', values: { first: 'prix', second: 'Preis', column: 'price' } }],
    [`${head}\nMa"mer;80;700000;2024-05-31`, { key: 'file.quote', values: { line: 2, cell: 1 } }],
    [`${head}\nMamer;80;"700000;2024-05-31\n`, { key: 'file.quote', values: { line: 2, cell: 3 } }],
    ['Ventes\nMamer 80\nKayl 90', { key: 'file.oneColumn' }],
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
    expect(salesMax).toBe(backTestSalesMax)
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
