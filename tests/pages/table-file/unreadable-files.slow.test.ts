import { fileURLToPath } from 'node:url'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { type Source, texts } from '#languages/derived/table-file'
import { formatNumber } from '#languages/formats'
import { languages } from '#languages/registry'
import { createSay } from '#languages/text'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { loadBackTestTexts } from '#server/pages/back-test/back-test-table'
import { createFileJudge } from '#server/pages/back-test/judging'
import { renderBackTestResult } from '#server/pages/back-test/result/view'
import { html } from '#server/pages/html'
import { renderRevaluation } from '#server/pages/revaluation/result/view'
import { loadRevaluationTexts } from '#server/pages/revaluation/revaluation-table'
import { createFileRevaluer } from '#server/pages/revaluation/revaluing'
import { readWorkbook } from '#server/pages/table-file/browser/workbook-reader'
import { fileLimits } from '#server/pages/table-file/file-limits'

const tables = readPriceTables(fileURLToPath(new URL('../../../server/data', import.meta.url)))
const judge = createFileJudge(tables, readWorkbook)
const revalue = createFileRevaluer(tables, readWorkbook)
const asked = { today: '2026-11-29', day: '2026-11-29', language: 'en' } as const

/** What both pages say of files, in every language. */
const voices = languages.map(code => ({
  say: createSay<Source>(texts[code]),
  number: (value: number): string => formatNumber(value, code),
}))

type Bytes = Uint8Array<ArrayBuffer>
type Row = readonly (string | number)[]

/** A page of files: what it is sent in rows, and what it does with a file. */
const pages = {
  '/backtest': {
    head: ['commune', 'surface', 'prix', 'date'],
    row: (at: number): Row => ['Mamer', 60 + at, 700_000 + 1000 * at, '2024-05-31'],
    // The price.
    valueColumn: 2,
    read: async (bytes: Bytes) => {
      const outcome = await judge(bytes, asked)
      return {
        outcome,
        shown: languages.map(code => renderBackTestResult(outcome, loadBackTestTexts(code)).toString()),
      }
    },
  },
  '/revaluation': {
    head: ['commune', 'réf', 'valeur', 'date'],
    row: (at: number): Row => ['Mamer', `R${at}`, 700_000 + 1000 * at, '2024-05-31'],
    valueColumn: 2,
    read: async (bytes: Bytes) => {
      const outcome = await revalue(bytes, asked)
      return {
        outcome,
        shown: languages.map(code => renderRevaluation(outcome, loadRevaluationTexts(code)).toString()),
      }
    },
  },
} as const

const encode = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

const sheetBytes = async (sheets: Readonly<Record<string, readonly Row[]>>): Promise<Bytes> => {
  const data = Object.entries(sheets).map(([sheet, rows]) => ({
    sheet,
    data: rows.map(row => row.map(value => ({ value }))),
  }))
  return new Uint8Array(await writeWorkbook(data as unknown as Parameters<typeof writeWorkbook>[0]).toBuffer())
}

/** Rewrites the files of an archive. */
const repack = (bytes: Bytes, change: (files: Record<string, Uint8Array>) => void): Bytes => {
  const files = unzipSync(bytes)
  change(files)
  return new Uint8Array(zipSync(files))
}

const sheetPath = 'xl/worksheets/sheet1.xml'

/** Puts a formula into each cell of a column, with its result or without. */
const withFormulas = (bytes: Bytes, column: string, keepsResults: boolean): Bytes =>
  repack(bytes, files => {
    const cell = new RegExp(`(<c r="${column}(?!1")\\d+"[^>]*>)(<v>[^<]*</v>)`, 'g')
    const text = strFromU8(files[sheetPath] ?? new Uint8Array())
    const changed = text.replace(cell, (_, start: string, value: string) =>
      keepsResults ? `${start}<f>1+1</f>${value}` : `${start}<f>1+1</f>`,
    )
    expect(changed).not.toBe(text)
    files[sheetPath] = strToU8(changed)
  })

/** The workbook as Excel saves it with a program of macros (.xlsm): ECMA-376 content type, part and relationship. */
const withMacros = (bytes: Bytes): Bytes =>
  repack(bytes, files => {
    const edit = (path: string, from: string, to: string): void => {
      const text = strFromU8(files[path] ?? new Uint8Array())
      expect(text).toContain(from)
      files[path] = strToU8(text.replace(from, to))
    }
    edit(
      '[Content_Types].xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    )
    edit(
      '[Content_Types].xml',
      '</Types>',
      '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
    )
    edit(
      'xl/_rels/workbook.xml.rels',
      '</Relationships>',
      '<Relationship Id="rIdMacros" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
    )
    files['xl/vbaProject.bin'] = Uint8Array.from({ length: 1536 }, (_, at) => [0xd0, 0xcf, 0x11, 0xe0][at] ?? at % 251)
  })

/** The first sector of a compound file, as an old workbook begins. */
const oldWorkbook = Uint8Array.from(
  { length: 1024 },
  (_, at) => [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1][at] ?? 0,
)

const pdf = encode(
  '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog;commune;prix;date>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n',
)

describe.each(Object.entries(pages))('%s', (_path, { head, row, valueColumn, read }) => {
  const rows = Array.from({ length: 40 }, (_, at) => row(at))
  const table = [head, ...rows]
  const letter = 'ABCD'[valueColumn] ?? ''
  const line = `${row(1).join(';')}\n`

  test.each<
    [what: string, key: 'file.empty' | 'file.oneColumn' | 'file.oldWorkbook' | 'file.noTable' | 'file.workbook', Bytes]
  >([
    ['an empty file', 'file.empty', new Uint8Array()],
    ['a file of blanks', 'file.empty', encode(' \r\n\t\r\n')],
    ['a table of one column', 'file.oneColumn', encode('commune\nMamer\nKayl\n')],
    ['an old workbook (.xls)', 'file.oldWorkbook', oldWorkbook],
    ['a PDF that is called .csv', 'file.noTable', pdf],
    ['an archive of something else', 'file.workbook', new Uint8Array(zipSync({ mimetype: strToU8('text') }))],
  ])('%s is refused in every language with what to do', async (_what, key, bytes) => {
    const { outcome, shown } = await read(bytes)
    expect(outcome).toMatchObject({ fault: { key }, wrong: [] })
    for (const [at, { say }] of voices.entries()) expect(shown[at]).toContain(html`${say(key)}`.toString())
    expect(new Set(shown).size).toBe(languages.length)
  })

  test('almost 50 MB of lines are refused with their number', async () => {
    const count = Math.floor((fileLimits.bytes - 1000) / line.length)
    const { outcome, shown } = await read(encode(`${head.join(';')}\n${line.repeat(count)}`))
    expect(outcome).toMatchObject({ fault: { key: 'file.tooMany', values: { count } } })
    for (const [at, { number }] of voices.entries()) expect(shown[at]).toContain(number(count))
  }, 300_000)

  test('megabytes in one line, or in one column, are refused', async () => {
    const long = await read(encode('x'.repeat(5_000_000)))
    const column = await read(encode('700000\n'.repeat(500_000)))
    for (const { outcome } of [long, column]) expect(outcome).toMatchObject({ fault: { key: 'file.oneColumn' } })
  })

  test('formulas count with the results that were saved', async () => {
    const bytes = withFormulas(await sheetBytes({ Liste: table }), letter, true)
    expect((await read(bytes)).outcome).toEqual((await read(await sheetBytes({ Liste: table }))).outcome)
  })

  test('formulas without a result are empty cells, and the page says what to do', async () => {
    const { outcome, shown } = await read(withFormulas(await sheetBytes({ Liste: table }), letter, false))
    expect(outcome).toHaveProperty('fault')
    expect(outcome).toHaveProperty('wrong.length', rows.length)
    for (const [at, { say }] of voices.entries()) {
      expect(shown[at]).toContain(html`${say('row.missing')}`.toString())
      expect(shown[at]).toContain(html`${say('left.formulas')}`.toString())
    }
  })

  test('an empty cell of a text is no formula', async () => {
    const text = [head, ...rows, ['Mamer', '80', '', '2024-05-31']].map(cells => cells.join(';')).join('\n')
    const { shown } = await read(encode(text))
    for (const [at, { say }] of voices.entries()) {
      expect(shown[at]).toContain(html`${say('row.missing')}`.toString())
      expect(shown[at]).not.toContain(html`${say('left.formulas')}`.toString())
    }
  })

  test('a workbook with macros is read as one without, and the page says that they were not run', async () => {
    const plain = await sheetBytes({ Liste: table })
    const { outcome, shown } = await read(withMacros(plain))
    const other = (await read(plain)).outcome
    expect(outcome).not.toHaveProperty('fault')
    expect(outcome).toEqual({ ...other, source: { isWorkbook: true, hasMacros: true, sheet: undefined } })
    for (const [at, { say }] of voices.entries()) expect(shown[at]).toContain(html`${say('note.macros')}`.toString())
  })

  test('two sheets with a table are refused with their names, one beside notes is read', async () => {
    const { outcome, shown } = await read(await sheetBytes({ 2024: table, 2025: table }))
    expect(outcome).toMatchObject({ fault: { key: 'file.sheets', values: { names: '2024, 2025' } } })
    for (const [at, { say }] of voices.entries())
      expect(shown[at]).toContain(html`${say('file.sheets', { names: '2024, 2025' })}`.toString())
    const one = await read(await sheetBytes({ Notes: [['à lire', 'merci']], 2025: table }))
    expect(one.outcome).toMatchObject({ source: { sheet: '2025' } })
    for (const [at, { say }] of voices.entries())
      expect(one.shown[at]).toContain(html`${say('note.sheet', { sheet: '2025' })}`.toString())
  })

  test('a place that is none loses its own line alone', async () => {
    const text = [head, ...rows, ['Atlantis', '80', '700000', '2024-05-31']].map(cells => cells.join(';')).join('\n')
    const { outcome, shown } = await read(encode(text))
    expect(outcome).not.toHaveProperty('fault')
    for (const [at, { say }] of voices.entries()) {
      expect(shown[at]).toContain(html`${say('row.municipality_not_found', { value: 'Atlantis' })}`.toString())
      expect(shown[at]).toContain(`${say('left.line')} ${rows.length + 2}<`)
    }
  })
})
