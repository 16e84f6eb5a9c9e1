import type { FileFault } from './fault.ts'

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

/** Whether half of the first bytes are zero, as in UTF-16 without its mark. */
const isTwoByte = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, 200)
  return first.filter(byte => byte === 0).length > first.length / 4
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/**
 * The text of a file in UTF-8, with or without its mark, or why it cannot be read: another encoding, a workbook, characters
 * that an earlier program had lost already.
 */
export const fileText = (bytes: Uint8Array): { text: string } | { fault: FileFault } => {
  // Workbooks are archives (PK) or, older, compound files.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { fault: { key: 'file.workbook' } }
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || isTwoByte(bytes))
    return { fault: { key: 'file.utf16' } }
  // Takes the mark away, and puts U+FFFD where bytes are no UTF-8.
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.trim() === '') return { fault: { key: 'file.empty' } }
  const lost = text.indexOf('\uFFFD')
  if (lost < 0) return { text }
  const isWritten = new TextEncoder().encode(text.slice(0, lost + 1)).every(
    // Where the file itself has the sign, an earlier program lost the character.
    (byte, at) => byte === bytes[at + (startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0)],
  )
  return { fault: { key: isWritten ? 'file.broken' : 'file.encoding', values: { line: lineOf(text, lost) } } }
}
