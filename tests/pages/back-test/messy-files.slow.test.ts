import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { type BackTestOutcome, createFileJudge, type JudgedFile } from '#server/pages/back-test/judging'
import { readWorkbook } from '#server/pages/table-file/browser/workbook-reader'

const judge = createFileJudge(
  readPriceTables(fileURLToPath(new URL('../../../server/data', import.meta.url))),
  readWorkbook,
)

const outcomeOf = (bytes: Uint8Array): Promise<BackTestOutcome> =>
  judge(new Uint8Array(bytes), { today: '2026-11-29', language: 'fr' })

const judgedOf = async (bytes: Uint8Array): Promise<JudgedFile> => {
  const outcome = await outcomeOf(bytes)
  if ('fault' in outcome) throw new Error(JSON.stringify(outcome.fault))
  return outcome
}

const places = [
  'Luxembourg-Belair',
  'Esch/Alzette',
  'Lux - Gasperich',
  'Mersch',
  'Strassen, Luxembourg',
  'L-9010 Ettelbruck',
]
const floors = ['1er', 'attique', 'rdc', '3', 'dernier étage', '', '1er']
const states = ['rénové 2018', 'bon', 'à rénover', '', 'neuf', 'bon', 'rénové 2018']
const days = [
  '31/12/24',
  '2024-12-31 00:00:00',
  '31 décembre 2023',
  '1er mars 2022',
  '45657',
  '05.11.2019',
  '2021-04-30',
]
const spaced = (value: number, space: string): string => String(value).replace(/(?<=\d)(?=(?:\d{3})+$)/g, space)

/** The list of an agency: 205 sales with its habits, 12 of them without a price. */
const rows = Array.from({ length: 205 }, (_, at) => {
  const surface = 45 + (at % 97)
  const price = 6500 * surface + 137 * at
  return {
    commune: places[at % places.length] ?? '',
    surface: `${surface},5 m²`,
    etage: floors[at % floors.length] ?? '',
    etat: states[(at * 3) % states.length] ?? '',
    price: at % 17 === 5 ? '' : `${spaced(price, at % 2 === 0 ? '\u00a0' : '.')},00 €`,
    soldOn: days[(at * 5) % days.length] ?? '',
  }
})

const head = 'Commune;Surface habitable;Étage;État;Prix;Date de l’acte'

/** The list as text under a title, in a character set of which the apostrophe and the euro sign are parts. */
const written = `Liste des ventes;;;;;\r\n\r\n${head}\r\n${rows
  .map(({ commune, surface, etage, etat, price, soldOn }) => [commune, surface, etage, etat, price, soldOn].join(';'))
  .join('\r\n')}\r\n`

/** Code points that Windows-1252 has elsewhere. */
const windowsBytes: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96 }

const encodings: Readonly<Record<string, Uint8Array>> = {
  'UTF-8 with its mark': new TextEncoder().encode(`\uFEFF${written}`),
  'Windows-1252': Uint8Array.from([...written].map(sign => windowsBytes[sign] ?? sign.charCodeAt(0))),
  'UTF-16': new Uint8Array(Buffer.from(`\uFEFF${written}`, 'utf16le')),
}

describe.each(Object.entries(encodings))('the list of an agency in %s', (name, bytes) => {
  test('loses the twelve lines without a price, and no other', async () => {
    const { rows: count, wrong, unread, lines, source } = await judgedOf(bytes)
    expect(count).toBe(205)
    expect(wrong.map(({ column, key }) => [column, key])).toEqual(Array(12).fill(['Prix', 'row.missing']))
    // The title and a blank line stand before the names of the columns: the first sale is on line 4.
    expect([lines.length, lines[0]]).toEqual([193, 4])
    expect(unread).toEqual([])
    expect(source.encoding).toBe({ 'Windows-1252': 'windows-1252', 'UTF-16': 'utf-16le' }[name])
  })
})

type Cells = Parameters<typeof writeWorkbook>[0]

/** The same list in a workbook: prices, areas and days as its own numbers and dates. */
const sheet = [
  ['Liste des ventes'],
  [],
  head.split(';'),
  ...rows.map(({ commune, surface, etage, etat, price }, at) => [
    commune,
    Number.parseFloat(surface.replace(',', '.')),
    etage,
    etat,
    price === '' ? null : 6500 * (45 + (at % 97)) + 137 * at + 0.125,
    at % 2 === 0 ? 45_000 + at : new Date(Date.UTC(2022, 4, 1 + (at % 28))),
  ]),
].map(row =>
  row.map(value =>
    value instanceof Date ? { value, type: Date, format: 'dd/mm/yyyy' } : value === null ? null : { value },
  ),
)

const workbookOf = async (sheets: Readonly<Record<string, unknown>>): Promise<Uint8Array> => {
  const data = Object.values(sheets)
  const file = writeWorkbook(
    ...([data.map((each, at) => ({ data: each, sheet: Object.keys(sheets)[at] }))] as unknown as [Cells]),
  )
  return new Uint8Array(await file.toBuffer())
}

describe('a workbook', () => {
  test('is read as the same list in text', async () => {
    const { rows: count, wrong, lines, judgement } = await judgedOf(await workbookOf({ Ventes: sheet }))
    expect([count, lines[0]]).toEqual([205, 4])
    expect(wrong.map(({ key }) => key)).toEqual(Array(12).fill('row.missing'))
    // Three decimals of a number are not thousands.
    expect(judgement.sales[0]?.price).toBe(6500 * 45 + 0.125)
    expect(judgement.byYear.map(({ year }) => year)).toEqual([2022, 2023])
  })

  test('of which one sheet has sales is read from that sheet, and says so', async () => {
    const { source } = await judgedOf(await workbookOf({ Notes: [[{ value: 'À lire' }]], Ventes: sheet }))
    expect(source.sheet).toBe('Ventes')
  })

  test('of which two sheets have sales is refused with their names', async () => {
    expect(await outcomeOf(await workbookOf({ 2023: sheet, 2024: sheet }))).toEqual({
      fault: { key: 'file.sheets', values: { names: '2023, 2024' } },
      wrong: [],
    })
  })

  test('whose prices are formulas without results names the empty cells', async () => {
    const formulas = sheet.map((row, at) =>
      at < 3 ? row : row.map((cell, to) => (to === 4 ? { value: `=B${at + 1}*8000`, type: 'Formula' } : cell)),
    )
    const outcome = await outcomeOf(await workbookOf({ Ventes: formulas }))
    expect(outcome).toMatchObject({ fault: { key: 'file.tooFew', values: { count: 0, least: 30 } } })
    expect(outcome.wrong[0]).toMatchObject({ line: 4, column: 'Prix', key: 'row.missing' })
  })

  test.each<[what: string, bytes: Uint8Array, key: string]>([
    ['another archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 'file.workbook'],
    ['an old or locked one', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'file.oldWorkbook'],
    ['a table of one column', new TextEncoder().encode('Mersch 80\nKayl 90\n'), 'file.oneColumn'],
  ])('%s is refused with what to do', async (_what, bytes, key) => {
    expect(await outcomeOf(bytes)).toMatchObject({ fault: { key } })
  })
})
