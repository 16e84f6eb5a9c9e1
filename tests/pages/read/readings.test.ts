import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { documents, type Extraction, warningCodes } from '#contract/ai/extraction'
import { texts } from '#languages/derived/read-page'
import { languages } from '#languages/registry'
import { listChoices } from '#server/pages/read/choices'
import { createReadTexts } from '#server/pages/read/read-texts'
import { buildReadResult, listReadRows, type ReadRow } from '#server/pages/read/readings'
import { formatTyped, getNumberForm, parseTyped } from '#server/pages/read/typed-value'
import { renderReadValues } from '#server/pages/read/view'
import { documentData } from '../../support/read-documents.ts'

const at = (path: string) => ({ path, quote: 'Total', page: 1, status: 'found' as const, boxes: [] })
// The parts of an answer that the page reads.
const invoice = {
  schema: 'facture_immo',
  data: documentData.facture_immo,
  evidence: ['data.grossTotal', 'data.lines[1].netAmount', 'data.isCreditNote', 'data.propertyCommune'].map(at),
} as unknown as Extraction
const rows = listReadRows(invoice)

describe('the values of a document', () => {
  test('are those of its data by their paths; one that is null is none', () => {
    expect(rows.map(({ path, value }) => [path, value])).toEqual([
      ['data.grossTotal', 4680],
      ['data.lines[1].netAmount', 1400],
      ['data.isCreditNote', false],
    ])
  })

  test('have their names and are written in the language of the reader', () => {
    const { field, shown } = createReadTexts('de', texts.de)
    expect(rows.map(({ path }) => field(path))).toEqual([
      'Summe brutto',
      'Positionen, Zeile 2: Nettobetrag',
      'Gutschrift',
    ])
    expect(shown('data.isCreditNote', false)).toBe('nein')
    expect(shown('data.constructionYear', 1998)).toBe('1998')
    expect(shown('data.lines[0].vatRate', 0.17)).toMatch(/^17\s?%$/)
  })

  test('are corrected by those of a person, and name what was read', () => {
    const [total, line] = rows
    if (!total || !line) throw new Error('a row is missing')
    const { data, decided } = buildReadResult(invoice, [
      { row: total, value: 4680 },
      { row: line, value: 1500 },
    ])
    expect(data).toMatchObject({ grossTotal: 4680, lines: [{ netAmount: 2600 }, { netAmount: 1500 }] })
    expect(decided).toEqual([
      { path: 'data.grossTotal', value: 4680, page: 1, by: 'person' },
      { path: 'data.lines[1].netAmount', value: 1500, was: 1400, page: 1, by: 'person' },
    ])
  })
})

test('every field of every kind of document has a name in each language', () => {
  const names = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(names)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, inside]) => [name, ...names(inside)])
        : []
  const all = new Set(names(Object.values(documentData)))
  for (const table of Object.values(texts)) expect([...all].filter(name => !(`field.${name}` in table))).toEqual([])
})

const rowOf = (name: string, value: ReadRow['value']): ReadRow => ({ ...at(`data.${name}`), value })

describe('what a person types', () => {
  const [en, de] = [createReadTexts('en', texts.en), createReadTexts('de', texts.de)]
  const typed = (name: string, text: string, was: ReadRow['value'] = 1) => parseTyped(text, rowOf(name, was), de)

  test.each([
    ['450.000', 450_000],
    ['450,000', 450_000],
    ['450’000', 450_000],
    ["450'000", 450_000],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['4 690,50', 4690.5],
    ['4\u202f690,50 €', 4690.5],
    ['-12,5', -12.5],
    ['\u221212,5', -12.5],
  ])('%j is the amount %d', (text, value) => {
    expect(typed('salePrice', text)).toEqual({ value })
  })

  test.each([
    ['3', 0.03],
    ['3 %', 0.03],
    ['50 %', 0.5],
    ['7%', 0.07],
    ['8,5 %', 0.085],
    ['100', 1],
  ])('%j is the share %d', (text, value) => {
    expect(typed('vatRate', text, 0.17)).toEqual({ value })
  })

  test.each([
    ['salePrice', 'much', '„much“ ist keine Zahl. Schreiben Sie sie wie 450000 oder 85,5.'],
    ['salePrice', '50 %', '„50 %“ ist keine Zahl. Schreiben Sie sie wie 450000 oder 85,5.'],
    ['salePrice', '9'.repeat(41), `„${'9'.repeat(40)}“ ist keine Zahl. Schreiben Sie sie wie 450000 oder 85,5.`],
    ['salePrice', ' ', 'Bitte geben Sie einen Wert ein.'],
    ['vatRate', '300', '„300“ liegt nicht zwischen 0 und 100.'],
    ['referenceAreaM2', '1.250', '„1.250“ kann 1250 oder 1,25 heißen. Schreiben Sie eines von beiden.'],
    ['referenceAreaM2', '85,125', '„85,125“ kann 85125 oder 85,1250 heißen. Schreiben Sie eines von beiden.'],
    ['units', '2,5', '„2,5“ ist keine ganze Zahl.'],
  ])('in the field %s, %j is refused with a sentence', (name, text, fault) => {
    expect(typed(name, text)).toEqual({ fault })
  })

  test('yes and no are the words of the page, and no other', () => {
    for (const text of ['ja', 'Ja', 'true']) expect(typed('isCreditNote', text, false)).toEqual({ value: true })
    for (const text of ['nein', 'false']) expect(typed('isCreditNote', text, true)).toEqual({ value: false })
    for (const text of ['yes', 'constructor', '__proto__', 'toString', 'perhaps'])
      expect(typed('isCreditNote', text, true)).toEqual({ fault: 'Schreiben Sie „ja“ oder „nein“.' })
  })

  test.each([
    ['marginRate', 0.07, '7 %'],
    ['vatRate', 0.03, '3 %'],
    ['ownershipShare', 1 / 3, '33.3333333333333 %'],
    ['salePrice', 4690.5, '4690.5'],
    ['referenceAreaM2', 85.125, '85.1250'],
    ['constructionYear', 1998, '1998'],
    ['isCreditNote', false, 'no'],
  ] as const)('%s %s begins as a text that reads back to the same value', (name, value, text) => {
    const row = rowOf(name, value)
    expect(formatTyped(row, en)).toBe(text)
    for (const voice of [en, de]) expect(parseTyped(formatTyped(row, voice), row, voice)).toEqual({ value })
  })
})

interface FieldSchema {
  'x-unit'?: string
  anyOf?: { 'x-unit'?: string }[]
}

test('numbers of documents are typed by the unit that the contract gives them', () => {
  const { schemas } = JSON.parse(
    readFileSync(new URL('../../../contract/openapi/openapi.json', import.meta.url), 'utf8'),
  ).components
  const kinds = ['BilanPromoteur', 'Dpe', 'FactureImmo', 'InvoiceLine', 'InvoiceVat', 'PlusValues', 'ReadImprovement']
  const units = kinds
    .flatMap(kind => Object.entries<FieldSchema>(schemas[kind].properties))
    .flatMap(([name, schema]) => {
      const unit = schema['x-unit'] ?? schema.anyOf?.[0]?.['x-unit']
      return unit === undefined ? [] : [{ name, unit }]
    })
  const forms: Readonly<Record<string, string>> = {
    ...{ EUR: 'sum', currency: 'sum', fraction: 'share', 'calendar year': 'whole', count: 'whole', months: 'whole' },
  }
  expect(units.length).toBeGreaterThan(30)
  // A price of a unit may have more decimals than cents, as 0.125 for a kilowatt hour.
  for (const { name, unit } of units.filter(one => one.name !== 'unitPrice'))
    expect([name, getNumberForm(`data.${name}`)]).toEqual([name, forms[unit] ?? 'measure'])
})

/** Members of the closed lists of a schema by the path of their field, of entries those of the first one. */
const listMembers = (root: unknown, part: unknown, path = 'data'): [path: string, members: string[]][] => {
  const { $ref, properties, items, anyOf = [], enum: members } = Object(part)
  if (members) return [[path, members]]
  if ($ref) return listMembers(root, Object(root).$defs[$ref.slice('#/$defs/'.length)], path)
  if (items) return listMembers(root, items, `${path}[0]`)
  return [
    ...anyOf.flatMap((one: unknown) => listMembers(root, one, path)),
    ...Object.entries(properties ?? {}).flatMap(([name, inside]) => listMembers(root, inside, `${path}.${name}`)),
  ]
}

const closedLists = Object.values(documents)
  .map(schema => z.toJSONSchema(schema))
  .flatMap(schema => listMembers(schema, schema))

test('every closed list of a document is chosen from, and its members have words in each language', () => {
  expect(closedLists.length).toBeGreaterThan(10)
  const sorted = (members: readonly string[]): string[] => [...members].sort()
  expect(closedLists.map(([path]) => sorted(listChoices(path)))).toEqual(
    closedLists.map(([, members]) => sorted(members)),
  )
  expect(listChoices('data.commune')).toEqual([])
  const isWrittenSo = (member: string): boolean => /^(?:[A-I]\+?|1a?|2|EUR|LUF)$/.test(member)
  const worded = [...new Set(closedLists.flatMap(([, members]) => members))].filter(member => !isWrittenSo(member))
  const keys = worded.map(member => `choice.${member}`).sort()
  const listChoiceKeys = (table: object): string[] => Object.keys(table).filter(key => key.startsWith('choice.'))
  for (const language of languages) expect(listChoiceKeys(texts[language]).sort()).toEqual(keys)
})

test('a member is shown in words and a day as people write it; the one that was read is chosen', () => {
  const voice = createReadTexts('de', texts.de)
  const extraction = {
    ...{ schema: 'plus_values', missing: [] },
    data: { acquisitionMode: 'inheritance', saleDate: '2026-02-02' },
    evidence: ['data.acquisitionMode', 'data.saleDate'].map(at),
    warnings: [
      { code: 'hidden', path: 'data.saleDate', message: 'It stands only in words that are struck out.' },
      { code: 'contradictory', path: 'data.saleDate', message: 'The document also states: “am 3. März 2026”, page 1.' },
    ],
  } as unknown as Extraction
  const text = renderReadValues(extraction, voice).toString()
  expect(text).toContain('<option value="inheritance" selected>geerbt</option>')
  expect(text).toContain('geerbt · Der Wert')
  expect(text).toContain('2. Februar 2026 · Der Wert')
  expect(text).toContain('nennt auch einen anderen Wert. “am 3. März 2026”')
  expect(text).not.toContain('stands')
})

/** Warnings that the mark beside the value says. */
const markedCodes = ['hidden', 'not_in_document', 'not_confirmed', 'no_quote']

test.each(languages)('every other warning has a sentence (%s)', language => {
  const { warning } = createReadTexts(language, texts[language])
  expect(warningCodes.filter(code => warning(code) === undefined).sort()).toEqual([...markedCodes].sort())
})
