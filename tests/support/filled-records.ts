import { DatabaseSync } from 'node:sqlite'
import { openRecords } from '#server/adapters/storage/records'
import { listSqliteTables } from '#server/adapters/storage/tables/sqlite-tables'
import { inFolder } from '../adapters/storage/places.ts'

interface Column {
  name: string
  type: string
  notnull: number
  pk: number
}

const instant = (row: number): string => new Date(Date.UTC(2026, 0, 1) + row * 61_007).toISOString()

/** A value for a column of a row; every third row leaves out what may be missing. */
const columnValue = (table: string, { name, type, notnull, pk }: Column, row: number, isReference: boolean) => {
  // One id for the row of a number in every table, so that rows refer to each other.
  if (isReference || (pk > 0 && /^text$/i.test(type))) return `id ${row}`
  if (name === 'origins') return '[]'
  if (row % 3 === 2 && notnull === 0 && pk === 0) return null
  if (/^(integer|bigint)$/i.test(type)) return /verified|enabled|required|is_test/i.test(name) ? row % 2 : row
  if (/^date$/i.test(type)) return instant(row)
  // Every byte, and text beyond ASCII.
  if (/^blob$/i.test(type)) return Uint8Array.from({ length: 300 }, (_, at) => (at * 7 + row) % 256)
  return `${table}.${name} of ${row}${row % 5 === 0 ? ' é€🏠 "\\' : ''}`
}

/**
 * Fills every table of the records in a folder with rows that refer to each other, each row by its number.
 * @returns how many rows each table has.
 */
export const filledRecords = async (folder: string, usageRows: number, rows = 40): Promise<Map<string, number>> => {
  await (await openRecords(inFolder(folder))).close()
  const file = new DatabaseSync(`${folder}/valorem.sqlite`, { enableForeignKeyConstraints: false })
  const counts = new Map<string, number>()
  file.exec('begin')
  for (const table of listSqliteTables(file).keys()) {
    const columns = file.prepare('select * from pragma_table_info(?)').all(table) as unknown as Column[]
    const links = file.prepare('select * from pragma_foreign_key_list(?)').all(table)
    const references = new Set(links.map(({ from }) => from))
    const insert = file.prepare(`insert into "${table}" values (${columns.map(() => '?').join(', ')})`)
    const count = table === 'usage' ? usageRows : rows
    for (let row = 0; row < count; row += 1)
      insert.run(...columns.map(column => columnValue(table, column, row, references.has(column.name))))
    counts.set(table, count)
  }
  file.exec('commit')
  const broken = file.prepare('pragma foreign_key_check').all()
  file.close()
  if (broken.length > 0) throw new Error(`${JSON.stringify(broken[0])} refers to nothing`)
  return counts
}
