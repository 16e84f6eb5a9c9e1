import { expect, test } from 'vitest'
import { decodeFile } from '#server/pages/back-test/reading/file-text'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

const utf16 = (text: string, mark: number[] = []): Uint8Array =>
  Uint8Array.from([...mark, ...[...text].flatMap(sign => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8])])

test('UTF-8 is read, with its mark and without', () => {
  expect(decodeFile(utf8('commune;Fläche\n'))).toEqual({ text: 'commune;Fläche\n' })
  expect(decodeFile(utf8('\uFEFFcommune'))).toEqual({ text: 'commune' })
})

test.each([
  ['an empty file', utf8(''), { key: 'file.empty' }],
  ['blanks', utf8(' \r\n\n'), { key: 'file.empty' }],
  ['UTF-16 with its mark', utf16('commune;prix', [0xff, 0xfe]), { key: 'file.utf16' }],
  ['UTF-16 without it', utf16('commune;prix;surface'), { key: 'file.utf16' }],
  ['a workbook of today', Uint8Array.from([0x50, 0x4b, 3, 4, 20]), { key: 'file.workbook' }],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), { key: 'file.workbook' }],
  [
    'Latin-1',
    Uint8Array.from([...utf8('commune\nEsch\nP'), 0xe9, ...utf8('tange\n')]),
    { key: 'file.encoding', values: { line: 3 } },
  ],
  ['characters lost before', utf8('commune\nP\uFFFDtange\n'), { key: 'file.broken', values: { line: 2 } }],
  ['the same behind a mark', utf8('\uFEFFcommune\nP\uFFFDtange\n'), { key: 'file.broken', values: { line: 2 } }],
])('%s is told', (_name, bytes, fault) => {
  expect(decodeFile(bytes)).toEqual({ fault })
})
