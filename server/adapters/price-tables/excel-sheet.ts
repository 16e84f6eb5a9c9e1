import type { CsvRecord } from '../csv.ts'
import { readCompoundStream } from './compound-file.ts'

/** Record types of a workbook that are read (MS-XLS). */
const kinds = {
  end: 0x0a,
  continued: 0x3c,
  sheet: 0x85,
  numbers: 0xbd,
  texts: 0xfc,
  text: 0xfd,
  number: 0x203,
  shortNumber: 0x27e,
} as const

/** Maximum number of columns of such a sheet. */
const columnsMax = 256

/** Record of a workbook. */
interface Part {
  kind: number
  data: Buffer
}

/** Records of a substream of the workbook, from an offset to its end. */
const readWorkbookRecords = (book: Buffer, start: number): Part[] => {
  const parts: Part[] = []
  for (let at = start; at + 4 <= book.length; ) {
    const [kind, length] = [book.readUInt16LE(at), book.readUInt16LE(at + 2)]
    if (kind === kinds.end) return parts
    parts.push({ kind, data: book.subarray(at + 4, at + 4 + length) })
    at += 4 + length
  }
  throw new RangeError('it breaks off')
}

/** Shared strings of a workbook, from their record and its continuations. */
const readSharedStrings = (parts: readonly Part[]): string[] => {
  const first = parts.findIndex(({ kind }) => kind === kinds.texts)
  if (first < 0) return []
  const after = parts.slice(first + 1)
  const others = after.findIndex(({ kind }) => kind !== kinds.continued)
  const segments = [parts[first], ...after.slice(0, others < 0 ? after.length : others)].flatMap(part =>
    part ? [part.data] : [],
  )
  let [segment, at] = [0, 8]
  const data = (): Buffer => {
    while (at >= (segments[segment]?.length ?? Number.POSITIVE_INFINITY)) {
      at -= segments[segment]?.length ?? 0
      segment += 1
    }
    const found = segments[segment]
    if (!found) throw new RangeError('its texts break off')
    return found
  }
  const byte = (): number => {
    const value = data().readUInt8(at)
    at += 1
    return value
  }
  const short = (): number => byte() + 256 * byte()
  const characters = (count: number, flags: number): string => {
    let [text, left, isWide] = ['', count, (flags & 1) === 1]
    while (left > 0) {
      const from = data()
      const width = isWide ? 2 : 1
      const taken = Math.min(left, Math.floor((from.length - at) / width))
      text += from.toString(isWide ? 'utf16le' : 'latin1', at, at + width * taken)
      at += width * taken
      left -= taken
      // Where a string is split, the next record begins with a flag of its own.
      if (left > 0) isWide = (byte() & 1) === 1
    }
    return text
  }
  return Array.from({ length: segments[0]?.readUInt32LE(4) ?? 0 }, () => {
    const count = short()
    const flags = byte()
    const runs = flags & 8 ? short() : 0
    const extra = flags & 4 ? short() + 65_536 * short() : 0
    const text = characters(count, flags)
    at += 4 * runs + extra
    return text
  })
}

/** RK number: four bytes with an integer or the upper half of a double; two flags, the lower for hundredths. */
const decodeRkNumber = (data: Buffer, at: number): number => {
  const coded = data.readUInt32LE(at)
  const long = Buffer.alloc(8)
  long.writeUInt32LE((coded & 0xff_ff_ff_fc) >>> 0, 4)
  const value = coded & 2 ? data.readInt32LE(at) >> 2 : long.readDoubleLE()
  return coded & 1 ? value / 100 : value
}

/** Cells of a record of a sheet. */
const readRecordCells = (
  { kind, data }: Part,
  texts: readonly string[],
): [row: number, column: number, text: string][] => {
  const cell = (value: string | number, further = 0): [number, number, string] => {
    const column = data.readUInt16LE(2) + further
    if (column >= columnsMax) throw new RangeError(`it has more than ${columnsMax} columns`)
    return [data.readUInt16LE(0), column, String(value).trim()]
  }
  if (kind === kinds.text) return [cell(texts[data.readUInt32LE(6)] ?? '')]
  if (kind === kinds.number) return [cell(data.readDoubleLE(6))]
  if (kind === kinds.shortNumber) return [cell(decodeRkNumber(data, 6))]
  if (kind !== kinds.numbers) return []
  return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, at) =>
    cell(decodeRkNumber(data, 6 + 6 * at), at),
  )
}

/**
 * Rows of the first sheet of an Excel file in the older format (`.xls`, Microsoft's MS-XLS), as if read from CSV: texts
 * and numbers; formulas are left blank. Blank rows are omitted.
 * @throws Error that names the file where it is not one.
 */
export const readExcelRecords = (bytes: Uint8Array, file: string): CsvRecord[] => {
  try {
    const book = Buffer.from(readCompoundStream(bytes, 'Workbook'))
    const parts = readWorkbookRecords(book, 0)
    const start = parts.find(({ kind }) => kind === kinds.sheet)?.data.readUInt32LE(0)
    if (start === undefined) throw new RangeError('it has no sheet')
    const texts = readSharedStrings(parts)
    const rows = new Map<number, string[]>()
    for (const [row, column, text] of readWorkbookRecords(book, start).flatMap(part => readRecordCells(part, texts))) {
      const cells = rows.get(row) ?? []
      while (cells.length < column) cells.push('')
      cells[column] = text
      rows.set(row, cells)
    }
    return [...rows]
      .filter(([, cells]) => cells.join('') !== '')
      .sort(([a], [b]) => a - b)
      .map(([row, cells]) => ({ line: row + 1, cells }))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Error(`${file}: is no Excel file that can be read: ${error.message}`)
  }
}
