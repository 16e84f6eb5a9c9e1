import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/**
 * Maximum wait inside SQLite for another writing process. It blocks the event loop, so it covers no more than an
 * ordinary commit; the driver retries for longer waits.
 */
const busyTimeoutMs = 10

/** SQLITE_BUSY, SQLite's primary result code for a file locked by another process. */
const busy = 5
/** Attempts, 20 ms apart, to set the journal mode of a new file while other processes do the same. */
const openTries = 100

/** Whether a statement failed, without effect, because another process has locked the file. */
export const isBusyError = (cause: unknown): boolean =>
  cause instanceof Error && 'errcode' in cause && Number(cause.errcode) % 256 === busy

/** Sets WAL mode, with retries: it fails immediately while another process does so, whatever the timeout. */
const enableWriteAheadLog = async (file: DatabaseSync, triesLeft = openTries): Promise<void> => {
  try {
    file.exec('pragma journal_mode = wal')
  } catch (cause) {
    if (!isBusyError(cause) || triesLeft === 0) throw cause
    await setTimeout(20)
    await enableWriteAheadLog(file, triesLeft - 1)
  }
}

/** Suffixes of a database's files: the tables, the write-ahead log, its index. */
const fileEnds = ['', '-wal', '-shm']

/** Restricts a file to its owner; one that is missing or has another owner is left unchanged. */
const limitToOwner = (path: string): void => {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  } catch (cause) {
    if (!['ENOENT', 'EPERM'].includes(Object(cause).code)) throw cause
  }
}

/**
 * Makes a database readable by this process's user only, also one created by an earlier version with a wider mode.
 * SQLite gives the files that it creates later the mode of the first.
 */
const makePrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600))
  for (const end of fileEnds) limitToOwner(`${path}${end}`)
}

/**
 * Opens a file, created when missing, for several concurrent processes: readers never wait, writers only for each
 * other.
 */
export const openSqliteFile = async (path: string): Promise<DatabaseSync> => {
  makePrivate(path)
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  try {
    await enableWriteAheadLog(file)
    // NORMAL survives a killed process; only a power cut may lose the last commits.
    file.exec('pragma synchronous = normal')
    // Overwrites deleted data.
    file.exec('pragma secure_delete = on')
    return file
  } catch (cause) {
    file.close()
    throw cause
  }
}
