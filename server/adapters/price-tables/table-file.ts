import { readFileSync } from 'node:fs'
import type { TableText } from './table-rows.ts'

/** Where the first byte that is not UTF-8 stands: its line, and its column by name or, without a name above it, by number. */
const placeOf = (bytes: Uint8Array): string => {
  // Every cut before that byte can be decoded, every cut behind it cannot.
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

/** The first bytes of an archive, as Excel's newer files are. */
const archiveStart = [0x50, 0x4b, 0x03, 0x04] as const

/**
 * The bytes of a table as text.
 * @throws Error of an archive, or that names file, line and column of the first byte that is not UTF-8.
 */
export const utf8Table = (bytes: Uint8Array, file: string): TableText => {
  if (archiveStart.every((byte, at) => bytes[at] === byte))
    throw new Error(
      `${file}: is an archive, as .xlsx is; save its sheet as .xls or as CSV in UTF-8, with decimal points`,
    )
  try {
    return { file, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    throw new Error(`${file}, ${placeOf(bytes)}: is not UTF-8; save the file in that encoding`)
  }
}

/** The table in a file. @throws Error where it cannot be read, or is not UTF-8. */
export const tableFile = (file: string): TableText => utf8Table(readFileSync(file), file)
