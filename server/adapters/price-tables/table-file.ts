import { readFileSync } from 'node:fs'
import type { TableText } from './table-rows.ts'

/** Position of the first byte that is not UTF-8: its line, and its column by name or, without a header, by number. */
const locateInvalidUtf8 = (bytes: Uint8Array): string => {
  // Every prefix before that byte can be decoded, every longer one cannot.
  let [whole, broken] = [0, bytes.length]
  const decodes = (end: number): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true })
      return true
    } catch {
      return false
    }
  }
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2)
    if (decodes(middle)) whole = middle
    else broken = middle
  }
  const lines = new TextDecoder().decode(bytes.subarray(0, whole)).split('\n')
  const [header = ''] = lines
  const separator = header.includes(';') ? ';' : ','
  const column = (lines.at(-1) ?? '').replace(/"[^"]*"/g, '').split(separator).length
  return `line ${lines.length}, column ${header.split(separator)[column - 1]?.trim() || column}`
}

/** Signature of a ZIP archive, such as Excel's newer files. */
const archiveStart = [0x50, 0x4b, 0x03, 0x04] as const

/**
 * Decodes a table.
 * @throws Error for an archive, or one that names file, line and column of the first byte that is not UTF-8.
 */
export const decodeTable = (bytes: Uint8Array, file: string): TableText => {
  if (archiveStart.every((byte, at) => bytes[at] === byte))
    throw new Error(
      `${file}: is an archive, as .xlsx is; save its sheet as .xls or as CSV in UTF-8, with decimal points`,
    )
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new Error(`${file}, ${locateInvalidUtf8(bytes)}: is not UTF-8; save the file in that encoding`)
  }
}

/** Reads a table file. @throws Error where it cannot be read, or is not UTF-8. */
export const readTableFile = (file: string): TableText => decodeTable(readFileSync(file), file)
