import { expect, test } from 'vitest'
import { decodeFile } from '#server/pages/table-file/file-text'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

const utf16 = (text: string, mark: number[] = []): Uint8Array =>
  Uint8Array.from([...mark, ...[...text].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])])

const bigEndian = (text: string, mark: number[] = []): Uint8Array =>
  Uint8Array.from([...mark, ...[...text].flatMap(sign => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255])])

const table = 'commune;Fläche;prix\nPétange;80;450 000 €\n'

/** The table as Excel writes CSV in Western Europe: é, ä are their code points, € is 0x80. */
const windows1252 = Uint8Array.from([...table].map(sign => (sign === '€' ? 0x80 : sign.charCodeAt(0))))

test.each([
  ['UTF-8', utf8(table), undefined],
  ['UTF-8 with its mark', utf8(`\uFEFF${table}`), undefined],
  ['UTF-16 with its mark', utf16(table, [0xff, 0xfe]), 'utf-16le'],
  ['UTF-16 without it', utf16(table), 'utf-16le'],
  ['UTF-16 of the other order with its mark', bigEndian(table, [0xfe, 0xff]), 'utf-16be'],
  ['UTF-16 of the other order without it', bigEndian(table), 'utf-16be'],
  ['Windows-1252', windows1252, 'windows-1252'],
])('%s is read', (_name, bytes, encoding) => {
  expect(decodeFile(bytes)).toEqual({ text: table, encoding })
})

test.each([
  ['an empty file', utf8(''), { key: 'file.empty' }],
  ['blanks', utf8(' \r\n\n'), { key: 'file.empty' }],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), { key: 'file.oldWorkbook' }],
  ['a PDF', utf8('%PDF-1.7\n%âãÏÓ\n1 0 obj'), { key: 'file.noTable' }],
  [
    'a picture',
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48]),
    { key: 'file.noTable' },
  ],
  ['characters lost before', utf8('commune\nP\uFFFDtange\n'), { key: 'file.broken', values: { line: 2 } }],
  ['the same behind a mark', utf8('\uFEFFcommune\nP\uFFFDtange\n'), { key: 'file.broken', values: { line: 2 } }],
])('%s is told', (_name, bytes, fault) => {
  expect(decodeFile(bytes)).toEqual({ fault })
})
