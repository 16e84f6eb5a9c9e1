import { describe, expect, test } from 'vitest'
import { RevaluationItem } from '#contract/estimation/revaluation'
import { languages } from '#languages/registry'
import { homeBounds } from '#server/pages/revaluation/reading/bounds'
import { portfolioColumns } from '#server/pages/revaluation/reading/names'
import { type Portfolio, readPortfolio } from '#server/pages/revaluation/reading/portfolio'
import { buildPortfolioSample, portfolioSampleCount } from '#server/pages/revaluation/sample'
import { parseTextTable } from '#server/pages/table-file/table'

const readText = (text: string) => {
  const parsed = parseTextTable(text, portfolioColumns.find)
  return 'fault' in parsed ? parsed : readPortfolio(parsed.records, 'en')
}

const read = (text: string): Portfolio => {
  const found = readText(text)
  if ('fault' in found) throw new Error(JSON.stringify(found.fault))
  return found
}

const homesOf = (text: string) => read(text).rows.map(({ home }) => home)

const faultOf = (text: string) => {
  const found = readText(text)
  return 'fault' in found ? found.fault : undefined
}

describe('a portfolio', () => {
  test.each([
    ['in English', 'loan ID,municipality,market value,valuation date\n7,Mamer,700000,2019-05-05'],
    ['in French', 'N° prêt;Commune;Valeur vénale (EUR);Date d’évaluation\n7;Mamer;700 000,00 €;05/05/2019'],
    ['in German', 'Kredit-Nr.;Gemeinde;Verkehrswert;Bewertungsstichtag\n7;Mamer;700.000;5. Mai 2019'],
    ['in Portuguese', 'contrato;município;valor de mercado;data de avaliação\n7;Mamer;700000;5 maio 2019'],
    ['in Luxembourgish', 'Dossiersnummer;Gemeng;Wäert;geschat den\n7;Mamer;700000;5. Mee 2019'],
    ['below a title', 'Portefeuille T3;;;\n\nID;commune;valeur;date\n7;Mamer;700000;43590'],
  ])('%s is read', (_name, text) => {
    expect(homesOf(text)).toEqual([{ id: '7', commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' }])
  })

  test('the date of a valuation is that of the value, whatever the interface calls it', () => {
    expect(homesOf('commune;value;valuationDate;carry to\nMamer;1000;2019-05-05;2025-08-01')).toEqual([
      { commune: 'Mamer', value: 1000, valuedOn: '2019-05-05', target: '2025-08-01' },
    ])
  })

  test.each([
    [
      'property ID;loan number;municipality;purchase price;market value;purchase date;valuation date',
      ['property ID', 'purchase price', 'purchase date'],
    ],
    [
      'Objektnummer;Kreditnummer;Gemeinde;Kaufpreis;Verkehrswert;Kaufdatum;Bewertungsdatum',
      ['Objektnummer', 'Kaufpreis', 'Kaufdatum'],
    ],
    [
      'bien;n° de prêt;commune;prix d’achat;valeur vénale;date d’achat;date d’évaluation',
      ['bien', 'prix d’achat', 'date d’achat'],
    ],
    [
      'imóvel;contrato;município;preço de compra;valor de mercado;data de compra;data de avaliação',
      ['imóvel', 'preço de compra', 'data de compra'],
    ],
    ['Objet;Kontrakt;Gemeng;Kafpräis;Maartwäert;Kafdatum;Datum vun der Schätzung', ['Objet', 'Kafpräis', 'Kafdatum']],
  ])('of several columns for a field has the one listed first, and names the others: %s', (head, repeated) => {
    const { rows, columns } = read(`${head}\nP1;L7;Mamer;400000;700000;2001-02-03;2019-05-05`)
    expect(rows[0]?.home).toEqual({ id: 'L7', commune: 'Mamer', value: 700_000, valuedOn: '2019-05-05' })
    expect(columns.repeated).toEqual(repeated)
  })

  test('names each cell that cannot be read by line and column; other lines stay', () => {
    const text = [
      'id;commune;value;date;target date',
      'a;;abc;2019-Q2;',
      'b;Mamer;700000;2019-05-05;soon',
      '=A1;Mamer;700000;2019-05-05;',
      `c;Mamer;700000;2019-05-05;2020-01-01;1`,
      `d;${'x'.repeat(101)};0;2019-05-05;`,
    ].join('\n')
    const { rows, unread } = read(text)
    expect(rows.flatMap(({ faults }) => faults.map(({ line, column, key }) => [line, column, key]))).toEqual([
      [2, 'commune', 'row.missing'],
      [2, 'value', 'row.number'],
      [2, 'date', 'row.day'],
      [3, 'target date', 'row.day'],
      [5, undefined, 'row.cells'],
      [6, 'commune', 'row.long'],
      [6, 'value', 'row.range'],
    ])
    // A reference that is a formula is left out; its home stays.
    expect(unread).toEqual([{ line: 4, column: 'id', key: 'row.formula' }])
    expect(rows.map(({ home }) => home !== undefined)).toEqual([false, false, true, false, false])
  })

  test.each([
    ['', 'file.empty'],
    ['Mamer 700000\nKayl 800000', 'file.oneColumn'],
    ['commune;date\nMamer;2019-05-05', 'file.missing'],
    ['commune;value;valeur;date\nMamer;1;1;2019-05-05', 'file.twice'],
    ['commune;value;price;prix;Wert;date\nMamer;1;1;1;1;2019-05-05', 'file.twice'],
    [`commune;value;date\n${'Mamer;1000;2019-05-05\n'.repeat(10_001)}`, 'file.tooMany'],
    ['commune;value;date\n"Mamer;1000;2019-05-05\n', 'file.quote'],
  ])('%# is refused as a whole', (text, key) => {
    expect(faultOf(text)?.key).toBe(key)
  })
})

test.each(languages)('the sample is read whole in %s', language => {
  const { rows, unread } = read(buildPortfolioSample(language))
  expect([rows.length, unread]).toEqual([portfolioSampleCount, []])
  expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  expect(rows.map(({ home }) => RevaluationItem.safeParse(home).success)).not.toContain(false)
  expect(rows.map(({ home }) => home?.value)).toEqual(homesOf(buildPortfolioSample('en')).map(home => home?.value))
})

test('the bounds of a home are those of the contract', () => {
  const accepts = (change: object): boolean =>
    RevaluationItem.safeParse({ commune: 'Mamer', value: 1000, valuedOn: '2019-05-05', ...change }).success
  const { value, nameMax } = homeBounds
  for (const [change, isAccepted] of [
    [{ value: value.low }, true],
    [{ value: value.low - 0.01 }, false],
    [{ value: value.high }, true],
    [{ value: value.high * 1.01 }, false],
    [{ commune: 'x'.repeat(nameMax) }, true],
    [{ commune: 'x'.repeat(nameMax + 1) }, false],
    [{ id: 'x'.repeat(nameMax) }, true],
    [{ id: 'x'.repeat(nameMax + 1) }, false],
  ] as const)
    expect([change, accepts(change)]).toEqual([change, isAccepted])
})
