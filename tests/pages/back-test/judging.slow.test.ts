import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { estimationRules } from '#contract/rules/estimation'
import { languages } from '#languages/registry'
import { parseCsvRecords } from '#server/adapters/csv'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { getBackTestTable, loadBackTestTexts } from '#server/pages/back-test/back-test-table'
import { type BackTestOutcome, createFileJudge, type JudgedFile } from '#server/pages/back-test/judging'
import { saleColumns } from '#server/pages/back-test/reading/names'
import { readSales } from '#server/pages/back-test/reading/sales'
import { buildResultJson, buildSalesCsv } from '#server/pages/back-test/result/downloads'
import { renderBackTestResult } from '#server/pages/back-test/result/view'
import { buildSampleCsv, sampleCount } from '#server/pages/back-test/sample'
import { readWorkbook } from '#server/pages/table-file/browser/workbook-reader'
import { parseTextTable } from '#server/pages/table-file/table'
import { sandboxKey, startApp, type TestApp } from '../../support/app.ts'

const today = '2026-11-21'
const judged = createFileJudge(
  readPriceTables(fileURLToPath(new URL('../../../server/data', import.meta.url))),
  readWorkbook,
)

const outcomeOf = (text: string, language: (typeof languages)[number] = 'en'): Promise<BackTestOutcome> =>
  judged(new TextEncoder().encode(text), { today, language })

const fileOf = async (text: string): Promise<JudgedFile> => {
  const outcome = await outcomeOf(text)
  if ('fault' in outcome) throw new Error(JSON.stringify(outcome.fault))
  return outcome
}

const sample = buildSampleCsv('en')

/** The sample with one line more. */
const with1 = (line: string): string => `${sample}${line}\r\n`

const sold = (input: { commune?: string; quartier?: string; etat?: string; day?: string }): string =>
  `${input.commune ?? 'Mamer'},${input.quartier ?? ''},80,2,,${input.etat ?? ''},,,,700000,${input.day ?? '2024-05-31'}`

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { ACCOUNTS: 'off' } })
})
afterAll(() => app.close())

describe('a file that is judged without the service', () => {
  test('gets what the service answers to the same sales, a refused one among them', async () => {
    const text = with1(sold({ commune: 'Atlantis' }))
    const parsed = parseTextTable(text, saleColumns.find)
    if ('fault' in parsed) throw new Error(parsed.fault.key)
    const read = readSales(parsed.records, 'en')
    if ('fault' in read) throw new Error(read.fault.key)
    const answer = await fetch(`${app.url}/api/v1/estimation/backtest`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': sandboxKey },
      body: JSON.stringify({ sales: read.sales.map(({ sale }) => sale) }),
    })
    expect(answer.status).toBe(200)
    const { data } = (await answer.json()) as { data: unknown }
    expect(JSON.parse(JSON.stringify((await fileOf(text)).judgement))).toEqual(data)
  })

  test.each([
    [sold({ commune: 'Atlantis' }), 'municipality', 'row.municipality_not_found'],
    [sold({ commune: 'Mammer' }), 'municipality', 'row.municipality_near'],
    [sold({ day: '2026-11-22' }), 'sold on', 'row.valuation_date_to_come'],
    [sold({ day: '2013-12-31' }), 'sold on', 'row.valuation_date_too_early'],
    [sold({ quartier: 'Belair' }), 'district', 'row.quartier_of_other_commune'],
  ])('leaves out %s and says why at its line', async (line, column, key) => {
    const { wrong, judgement, lines } = await fileOf(with1(line))
    expect(wrong).toMatchObject([{ line: sampleCount + 2, column, key }])
    expect(judgement.count).toBe(sampleCount)
    expect(judgement.excluded.map(({ index }) => lines[index])).toEqual([sampleCount + 2])
  })

  test.each([
    ['new build', 'yes', '', '2024-12-31', 'row.new_build_too_early'],
    ['new build', 'yes', 'to renovate', '2025-05-31', 'row.new_build_in_bad_condition'],
    ['kind of home', 'house', '', '2025-05-31', 'row.only_apartments'],
  ])('with the column %s: %s, %s, %s is %s', async (name, value, state, day, key) => {
    const [head, ...lines] = sample.trim().split('\r\n')
    const text = [`${head},${name}`, ...lines.map(line => `${line},`), `${sold({ etat: state, day })},${value}`].join(
      '\n',
    )
    expect((await fileOf(text)).wrong.map(fault => fault.key)).toContain(key)
  })

  test('every rule of the estimate has words of its own', () => {
    for (const rule of Object.keys(estimationRules))
      for (const language of languages) expect(getBackTestTable(language)).toHaveProperty([`row.${rule}`])
  })

  test('is refused with fewer than thirty good sales, and every bad line is still told', async () => {
    const [head, ...lines] = sample.trim().split('\r\n')
    const text = [head, ...lines.slice(0, 29), sold({ commune: 'Atlantis' })].join('\n')
    expect(await outcomeOf(text)).toMatchObject({
      fault: { key: 'file.tooFew', values: { count: 29, least: 30 } },
      wrong: [{ line: 31, key: 'row.municipality_not_found' }],
    })
    expect(await outcomeOf([head, ...lines.slice(0, 30)].join('\n'))).toHaveProperty('judgement.count', 30)
  })

  test('with most prices in cents is refused with what to write', async () => {
    const [head = '', ...lines] = sample.trim().split('\r\n')
    const inCents = lines.map(line => line.replace(/,(\d{5,7}),(?=\d{4}-)/, ',$100,'))
    expect(inCents).not.toEqual(lines)
    expect(await outcomeOf([head, ...inCents].join('\n'))).toMatchObject({ fault: { key: 'file.farPrices' } })
  })

  test('names a line that repeats another one, and judges it once', async () => {
    const first = sample.split('\r\n')[1] ?? ''
    const { wrong, judgement } = await fileOf(with1(first))
    expect(judgement.count).toBe(sampleCount)
    expect(wrong).toEqual([{ line: sampleCount + 2, column: undefined, key: 'row.duplicate', values: { line: 2 } }])
  })
})

describe('what is taken away', async () => {
  const file = await fileOf(with1(sold({ commune: 'Atlantis' })))

  test('is the whole answer as JSON, with the lines of the file', () => {
    const { data, file: told } = JSON.parse(buildResultJson(file))
    expect(data).toEqual(JSON.parse(JSON.stringify(file.judgement)))
    expect(told.rows).toBe(sampleCount + 1)
    expect(told.wrong).toHaveLength(1)
  })

  test('is a table of the sales that a spreadsheet reads', () => {
    const [head, ...rows] = parseCsvRecords(buildSalesCsv(file), { name: 'sales' }).map(({ cells }) => cells)
    expect(head).toEqual(['line', 'commune', 'price', 'estimate', 'ratio', 'fsdPct'])
    expect(rows).toHaveLength(sampleCount)
    const [first] = file.judgement.sales
    expect(rows[0]).toEqual([
      '2',
      first?.commune,
      `${first?.price}`,
      `${first?.estimate}`,
      `${first?.ratio}`,
      `${first?.fsdPct}`,
    ])
  })
})

describe.each(languages)('the result in %s', language => {
  const voice = loadBackTestTexts(language)

  test('shows the measures, the drawings and the farthest sales by their lines', async () => {
    const file = await fileOf(sample)
    const html = renderBackTestResult(file, voice).toString()
    const { medianRatio, cod, worst } = file.judgement
    for (const said of [voice.number(medianRatio.value ?? 0, 3), voice.number(cod.value ?? 0, 2)])
      expect(html).toContain(`>${said}<`)
    for (const { index } of worst) expect(html).toContain(`${voice.say('worst.line')} ${file.lines[index]}<`)
    expect(html.match(/<svg role="img"/g)).toHaveLength(2)
    expect(html).toContain(voice.say('hindsight'))
    const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
    expect(plain(html)).toContain(`<strong>${file.judgement.verdict.says[language]}</strong>`)
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/)
    // Each sale is one mark: a disc within the range, a cross outside; the legend has one of each.
    const [plot = ''] = /<svg role="img".*?<\/svg>/s.exec(html) ?? []
    expect([...plot.matchAll(/<circle|<path/g)]).toHaveLength(sampleCount + 2)
  })

  test('says what is wrong with lines, and writes nothing of a file as markup', async () => {
    const outcome = await outcomeOf(
      'commune,area,price,date\n<script>alert(1)</script>,80,1.250.5,2024-05-31\n',
      language,
    )
    const html = renderBackTestResult(outcome, voice).toString()
    expect(html).not.toContain('<script>')
    expect(html).toContain('1.250.5')
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/)
  })
})
