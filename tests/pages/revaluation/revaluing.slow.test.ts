import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { languages } from '#languages/registry'
import { parseCsvRecords } from '#server/adapters/csv'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { getCsvDialect } from '#server/pages/csv-dialect'
import { buildResultCsv, buildResultSheet, buildTotalTable } from '#server/pages/revaluation/result/result-table'
import { renderRevaluation } from '#server/pages/revaluation/result/view'
import { loadRevaluationTexts } from '#server/pages/revaluation/revaluation-table'
import { createFileRevaluer, type RevaluationOutcome, type RevaluedFile } from '#server/pages/revaluation/revaluing'
import { buildPortfolioSample } from '#server/pages/revaluation/sample'
import { readWorkbook } from '#server/pages/table-file/browser/workbook-reader'
import { sandboxKey, startApp, type TestApp } from '../../support/app.ts'

const today = '2026-11-29'
const revalue = createFileRevaluer(
  readPriceTables(fileURLToPath(new URL('../../../server/data', import.meta.url))),
  readWorkbook,
)

const outcomeOf = (content: string | Uint8Array, day = today): Promise<RevaluationOutcome> =>
  revalue(new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content), {
    ...{ today, day, language: 'en' },
  })

const fileOf = async (content: string | Uint8Array, day?: string): Promise<RevaluedFile> => {
  const outcome = await outcomeOf(content, day)
  if ('fault' in outcome) throw new Error(JSON.stringify(outcome.fault))
  return outcome
}

const voice = loadRevaluationTexts('en')

/** Expected values: the tables of the published method, section 4. */
describe('the reference figures', () => {
  test('of single homes', async () => {
    const { rows } = await fileOf(
      `commune,value,date,target date
Mamer,700000,2019-05-05,2025-08-01
Kiischpelt,300000,2015-07-01,2025-07-01
Wiltz,380000,2025-07-01,2015-07-01
Echternach,350000,2020-02-29,
`,
    )
    expect(
      rows.map(({ carried }) => [
        carried?.value,
        carried?.homeLow,
        carried?.homeHigh,
        carried?.fsdPct,
        carried?.factor,
      ]),
    ).toEqual([
      [971_400, 780_400, 1_162_400, 3.27, 1.387699],
      [535_300, 394_400, 676_300, 7.89, 1.784412],
      [215_900, 162_300, 269_400, 3.87, 0.568087],
      [401_900, 315_400, 488_500, 6.28, 1.148338],
    ])
  })

  test('of a portfolio of one town', async () => {
    const { total, sentTotal } = await fileOf(`commune,value,date\n${'Luxembourg,600000,2022-07-01\n'.repeat(20)}`)
    expect(total).toEqual({
      ...{ day: today, items: 20, value: 10_497_300, low: 9_749_600, high: 11_245_000 },
      ...{ placeFsdPct: 4.79, homeFsdPct: 5.56, ifIndependentPct: 1.07 },
    })
    expect(sentTotal).toBe(12_000_000)
  })
})

const broken = `${buildPortfolioSample('en')}X-1,Atlantis,500000,2020-01-31
X-2,Mammer,500000,2020-01-31
X-3,Mamer,500000,2013-12-31
X-4,Mamer,500000,2026-11-30
X-5,Mamer,500000,1919-03-31
`

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

describe('a file', () => {
  test('gets what the service answers to the same homes', async () => {
    const { rows, total } = await fileOf(buildPortfolioSample('en'), '2026-06-30')
    const answer = await fetch(`${app.url}/api/v1/estimation/revaluation`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': sandboxKey },
      body: JSON.stringify({ items: rows.map(({ home }) => ({ ...home, valuationDate: '2026-06-30' })) }),
    })
    expect(answer.status).toBe(200)
    const body = (await answer.json()) as { results: { data: unknown }[]; total: unknown }
    expect(body.results.map(({ data }) => data)).toEqual(JSON.parse(JSON.stringify(rows.map(({ carried }) => carried))))
    expect(body.total).toEqual(total)
  })

  test('loses the lines that are refused and no other, each with its reason', async () => {
    const { rows, total } = await fileOf(broken)
    expect(total?.items).toBe(rows.length - 5)
    expect(
      rows.flatMap(({ faults, record }) => faults.map(fault => [record.cells[0], fault.column, voice.fault(fault)])),
    ).toEqual([
      ['X-1', 'municipality', 'no municipality in Luxembourg is called “Atlantis”'],
      [
        'X-2',
        'municipality',
        'no municipality in Luxembourg is called “Mammer”; similar names: Mamer, Grevenmacher, Habscht',
      ],
      ['X-3', 'valued on', 'the tables of prices begin on 2014-01-01'],
      ['X-4', 'valued on', '2026-11-30 is too late: values are calculated up to 2026-11-29'],
      ['X-5', 'valued on', 'the tables of prices begin on 2014-01-01'],
    ])
  })

  test('of which no line can be calculated says so, and why for each', async () => {
    const outcome = await outcomeOf('commune,value,date\nAtlantis,1000,2020-01-31\nMamer,1000,1999-01-31\n')
    if (!('fault' in outcome)) throw new Error('It was calculated.')
    expect([outcome.fault.key, outcome.wrong.map(({ line }) => line)]).toEqual(['file.noHomes', [2, 3]])
  })

  test('whose homes go to several days has the total of the day that most share', async () => {
    const { total, sentTotal } = await fileOf(
      'commune,value,date,target date\nMamer,1000,2019-05-05,2020-01-01\nMamer,2000,2019-05-05,\nWiltz,4000,2019-05-05,\n',
    )
    expect([total?.day, total?.items, sentTotal]).toEqual([today, 2, 6000])
  })

  test('of one home has no total', async () => {
    const { total } = await fileOf('commune,value,date\nMamer,1000,2019-05-05\n')
    expect(total).toBeNull()
  })
})

describe('the table that is given back', () => {
  const messy =
    'Liste\nn°;Commune;Valeur (€);Date;Solde\n007;Mamer;700 000,50;05/05/2019;1.250\n8;Atlantis;1;31/12/21;=2+3\n'

  test('keeps the cells of the file as text and adds the results, with the reason where there is none', async () => {
    const csv = buildResultCsv(await fileOf(messy), loadRevaluationTexts('fr'), getCsvDialect('fr'))
    const [head, ...lines] = parseCsvRecords(csv, { name: 'result', separator: ';' })
    expect(head?.cells.slice(0, 7)).toEqual([
      'n°',
      'Commune',
      'Valeur (€)',
      'Date',
      'Solde',
      'Commune du prix',
      'Portée au',
    ])
    expect(lines.map(({ cells }) => cells.slice(0, 5))).toEqual([
      ['007', 'Mamer', '700 000,50', '05/05/2019', '1.250'],
      // A cell that spreadsheets would run is text.
      ['8', 'Atlantis', '1', '31/12/21', "'=2+3"],
    ])
    const { carried } = (await fileOf(messy)).rows[0] ?? {}
    expect(lines[0]?.cells.slice(5, 9)).toEqual([
      ...['Mamer', today, String(carried?.value)],
      String(Math.round(10_000 * ((carried?.factor ?? 0) - 1)) / 100).replace('.', ','),
    ])
    expect(lines[1]?.cells.at(-1)).toContain('aucune commune')
  })

  test.each(['-3,5', '+352 26 12', '-1.234,56', '+12', '-3 %'])('keeps the signed number %s', async cell => {
    const file = await fileOf(`n°;Commune;Valeur;Date;Solde\n1;Mamer;700000;05/05/2019;${cell}\n`)
    const [, line] = parseCsvRecords(buildResultCsv(file, loadRevaluationTexts('fr'), getCsvDialect('fr')), {
      name: 'result',
      separator: ';',
    })
    expect(line?.cells[4]).toBe(cell)
  })

  test.each(['-3+5', '+A1', '-1-1', '@SUM(A1)', '+1*2', "-2+3+cmd|' /C calc'!A0", '=1'])(
    'has an apostrophe before the formula %s',
    async cell => {
      const file = await fileOf(`n°;Commune;Valeur;Date;Solde\n1;Mamer;700000;05/05/2019;${cell}\n`)
      const [, line] = parseCsvRecords(buildResultCsv(file, loadRevaluationTexts('fr'), getCsvDialect('fr')), {
        name: 'result',
        separator: ';',
      })
      expect(line?.cells[4]?.startsWith("'")).toBe(true)
    },
  )

  test('has numbers and days in a workbook where they were read, and references as they were', async () => {
    const [, first, second] = buildResultSheet(await fileOf(messy), voice)
    expect(first?.slice(0, 5)).toEqual(['007', 'Mamer', 700_000.5, '2019-05-05', '1.250'])
    expect(second?.slice(0, 5)).toEqual([8, 'Atlantis', 1, '2021-12-31', '=2+3'])
  })

  test('keeps the numbers of a workbook', async () => {
    const data = [
      ['Objekt-Nr.', 'Gemeinde', 'Verkehrswert', 'Kaufdatum', 'Saldo'].map(value => ({ value })),
      [
        { value: 12 },
        { value: 'Mamer' },
        { value: 700_000.125 },
        { value: new Date('2019-05-05T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 1250.125 },
      ],
    ]
    const bytes = await writeWorkbook(data).toBuffer()
    const file = await fileOf(new Uint8Array(bytes))
    expect(buildResultSheet(file, voice)[1]?.slice(0, 5)).toEqual([12, 'Mamer', 700_000.125, '2019-05-05', 1250.125])
  })

  test('has the total beside it', async () => {
    const file = await fileOf(buildPortfolioSample('en'))
    const totals = buildTotalTable(file, voice)
    expect(totals.map(([, value]) => value)).toEqual([
      ...[file.total?.items, file.total?.day, file.sentTotal, file.total?.value, file.total?.low, file.total?.high],
      ...[file.total?.placeFsdPct, file.total?.homeFsdPct, file.total?.ifIndependentPct, file.tables],
    ])
  })
})

test.each(languages)('the result has no gap left open in %s', async language => {
  const own = loadRevaluationTexts(language)
  for (const content of [
    broken,
    `${broken}X-6,Mamer,500000,31/13/2020\n`,
    'commune,value,date\nMamer,1,1999-01-31\n',
  ]) {
    const shown = renderRevaluation(await outcomeOf(content), own).toString()
    expect(shown).not.toMatch(/[{}]|undefined|NaN|null/)
  }
})
