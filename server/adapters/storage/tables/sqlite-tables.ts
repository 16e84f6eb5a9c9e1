import { DatabaseSync } from 'node:sqlite'
import { isBusyError } from '../sqlite-file.ts'
import { createDigest, type Digest, type Value } from './digest.ts'

/** The file is open in another process. */
export class FileInUse extends Error {}

/**
 * Opens a records file exclusively until it is closed.
 * @throws FileInUse where another process has it open: a service, or a command.
 */
export const openExclusively = (path: string): DatabaseSync => {
  const file = new DatabaseSync(path, { timeout: 1000 })
  try {
    // Only the sole user can leave WAL mode; an exclusive transaction then keeps the lock.
    file.exec('pragma locking_mode = exclusive')
    const mode = file.prepare('pragma journal_mode = delete').get()?.journal_mode
    if (mode !== 'delete') throw new FileInUse(path)
    file.exec('begin exclusive')
    file.exec('commit')
    return file
  } catch (cause) {
    file.close()
    throw isBusyError(cause) ? new FileInUse(path) : cause
  }
}

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Rows of a table after a rowid, in insertion order, at most `limit`; the first value is the rowid. */
export const readRowsAfter = (
  file: DatabaseSync,
  table: string,
  columns: readonly string[],
  rowid: number,
  limit: number,
) =>
  file
    .prepare(
      `select rowid as "row id", ${columns.map(quoteIdentifier).join(', ')} from ${quoteIdentifier(table)} where rowid > ? order by rowid limit ?`,
    )
    .all(rowid, limit)

/** Tables of the records in a file, with their columns, both in alphabetical order. */
export const listSqliteTables = (file: DatabaseSync): Map<string, string[]> => {
  const names = file.prepare("select name from sqlite_master where type = 'table' order by name").all()
  return new Map(
    names
      .map(({ name }) => String(name))
      .filter(name => !/^(sqlite_|kysely_|step_declaration$)/.test(name))
      .map(name => [
        name,
        file
          .prepare(`select name from pragma_table_info(?) order by name`)
          .all(name)
          .map(column => String(column.name)),
      ]),
  )
}

/** Digest of a table, its values mapped by `converted`. */
export const computeSqliteDigest = (
  file: DatabaseSync,
  table: string,
  columns: readonly string[],
  converted: (column: string, value: Value) => Value = (_, value) => value,
): Digest => {
  const digest = createDigest()
  const rows = file
    .prepare(`select ${columns.map(quoteIdentifier).join(', ')} from ${quoteIdentifier(table)}`)
    .iterate()
  for (const row of rows) digest.add(columns.map(column => converted(column, row[column] as Value)))
  return digest.result()
}
