import type { FileFault } from './fault.ts'

/** Encodings of tables that are not in UTF-8: those of Excel's Unicode text and of its CSV in Western Europe. */
export type OtherEncoding = 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Text of a file with the encoding that it was in, undefined for UTF-8. */
export interface DecodedText {
  text: string
  encoding: OtherEncoding | undefined
}

const hasPrefix = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

/** Whether a file is a ZIP archive (PK), as workbooks of today are. */
export const isArchive = (bytes: Uint8Array): boolean => hasPrefix(bytes, 0x50, 0x4b, 0x03, 0x04)

/** UTF-16 by its mark, or by the zero bytes of plain letters at every second place. */
const findUtf16 = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (hasPrefix(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (hasPrefix(bytes, 0xfe, 0xff)) return 'utf-16be'
  const first = bytes.subarray(0, 200)
  const zeros = [0, 0] as [even: number, odd: number]
  for (const [at, byte] of first.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  if (Math.max(...zeros) <= first.length / 4 || Math.min(...zeros) > first.length / 20) return undefined
  return zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be'
}

const countLine = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Characters in which a binary file shows itself. */
const binaryLength = 2000

/** Whether a text has characters that no table has: it is a picture, a PDF or another program's file. */
const isBinary = (text: string): boolean => {
  const first = text.slice(0, binaryLength)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const controls = first.match(/[\x00-\x08\x0E-\x1A\x1C-\x1F]/g)?.length ?? 0
  return first.startsWith('%PDF') || first.includes('\0') || controls > first.length / 50
}

const decode = (bytes: Uint8Array): DecodedText => {
  const utf16 = findUtf16(bytes)
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: undefined }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/**
 * Decodes a table in UTF-8, UTF-16 or Windows-1252, with or without a byte order mark, or returns its fault: an old
 * workbook, no table at all, or characters already lost by an earlier program.
 */
export const decodeFile = (bytes: Uint8Array): DecodedText | { fault: FileFault } => {
  if (hasPrefix(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { fault: { key: 'file.oldWorkbook' } }
  const decoded = decode(bytes)
  if (decoded.text.trim() === '') return { fault: { key: 'file.empty' } }
  if (isBinary(decoded.text)) return { fault: { key: 'file.noTable' } }
  const lost = decoded.text.indexOf('\uFFFD')
  return lost < 0 ? decoded : { fault: { key: 'file.broken', values: { line: countLine(decoded.text, lost) } } }
}
