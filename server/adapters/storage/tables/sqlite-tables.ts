import { DatabaseSync } from 'node:sqlite'
import { isBusy } from '../sqlite-file.ts'
import { type Digest, newDigest, type Value } from './digest.ts'

/** Another process has the file open. */
export class FileInUse extends Error {}

/**
 * Opens a file of the records that no other process has open, and keeps others out until it is closed.
 * @throws FileInUse where one has: a service, or a command.
 */
export const openAlone = (path: string): DatabaseSync => {
  const file = new DatabaseSync(path, { timeout: 1000 })
  try {
    // Only who is alone may leave the log that is written ahead; who then begins exclusively stays alone.
    file.exec('pragma locking_mode = exclusive')
    const mode = file.prepare('pragma journal_mode = delete').get()?.journal_mode
    if (mode !== 'delete') throw new FileInUse(path)
    file.exec('begin exclusive')
    file.exec('commit')
    return file
  } catch (cause) {
    file.close()
    throw isBusy(cause) ? new FileInUse(path) : cause
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Rows of a table after a row, in the order in which they were inserted, at most `limit`; the first value is `rowid`. */
export const rowsAfter = (
  file: DatabaseSync,
  table: string,
  columns: readonly string[],
  rowid: number,
  limit: number,
) =>
  file
    .prepare(
      `select rowid as "row id", ${columns.map(quoted).join(', ')} from ${quoted(table)} where rowid > ? order by rowid limit ?`,
    )
    .all(rowid, limit)

/** Names of the tables of the records in a file, with their columns, both in alphabetical order. */
export const sqliteTables = (file: DatabaseSync): Map<string, string[]> => {
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

/** Reads every row of a table and adds them up; each value as `converted` gives it. */
export const sqliteDigest = (
  file: DatabaseSync,
  table: string,
  columns: readonly string[],
  converted: (column: string, value: Value) => Value = (_, value) => value,
): Digest => {
  const digest = newDigest()
  const rows = file.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)}`).iterate()
  for (const row of rows) digest.add(columns.map(column => converted(column, row[column] as Value)))
  return digest.result()
}
