import type { FileFault } from './fault.ts'

const hasPrefix = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte)

/** Whether more than a quarter of the first bytes are zero, as in UTF-16 without a byte order mark. */
const isLikelyUtf16 = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, 200)
  return first.filter(byte => byte === 0).length > first.length / 4
}

const countLine = (text: string, at: number): number => text.slice(0, at).split('\n').length

/**
 * Decodes a UTF-8 file, with or without a byte order mark, or returns its fault: another encoding, a workbook, or
 * characters already lost by an earlier program.
 */
export const decodeFile = (bytes: Uint8Array): { text: string } | { fault: FileFault } => {
  // Workbooks are ZIP archives (PK) or, if older, compound files.
  if (hasPrefix(bytes, 0x50, 0x4b, 0x03, 0x04) || hasPrefix(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { fault: { key: 'file.workbook' } }
  if (hasPrefix(bytes, 0xff, 0xfe) || hasPrefix(bytes, 0xfe, 0xff) || isLikelyUtf16(bytes))
    return { fault: { key: 'file.utf16' } }
  // Removes the byte order mark, and replaces invalid UTF-8 with U+FFFD.
  const text = new TextDecoder('utf-8').decode(bytes)
  if (text.trim() === '') return { fault: { key: 'file.empty' } }
  const lost = text.indexOf('\uFFFD')
  if (lost < 0) return { text }
  const isWritten = new TextEncoder().encode(text.slice(0, lost + 1)).every(
    // If the file itself contains U+FFFD, an earlier program lost the character.
    (byte, at) => byte === bytes[at + (hasPrefix(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0)],
  )
  return { fault: { key: isWritten ? 'file.broken' : 'file.encoding', values: { line: countLine(text, lost) } } }
}
