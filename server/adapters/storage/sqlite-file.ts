import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/**
 * Longest wait inside SQLite for another process that writes. It stops the event loop, so it covers an ordinary commit
 * and no more; longer waits are the driver's, between two tries.
 */
const busyTimeoutMs = 10

/** SQLite's primary result code for a file that another process has locked. */
const busy = 5
/** Tries, each 20 ms after the last, to change the journal of a new file while other processes do the same. */
const openTries = 100

/** Whether a statement failed, without any effect, because another process has locked the file at this moment. */
export const isBusy = (cause: unknown): boolean =>
  cause instanceof Error && 'errcode' in cause && Number(cause.errcode) % 256 === busy

/** Changing the journal fails at once when another process does it too, whatever the timeout. */
const writeAhead = async (file: DatabaseSync, triesLeft = openTries): Promise<void> => {
  try {
    file.exec('pragma journal_mode = wal')
  } catch (cause) {
    if (!isBusy(cause) || triesLeft === 0) throw cause
    await setTimeout(20)
    await writeAhead(file, triesLeft - 1)
  }
}

/** Ends of the names of the files that SQLite keeps of one database: the tables, what is written ahead, the index of that. */
const fileEnds = ['', '-wal', '-shm']

/** Takes a file from everybody but its user; one that is not there, or that belongs to another user, stays as it is. */
const narrow = (path: string): void => {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  } catch (cause) {
    if (!['ENOENT', 'EPERM'].includes(Object(cause).code)) throw cause
  }
}

/**
 * Lets the user of this process alone read a database, also one of a version that let others. SQLite gives the files that it
 * makes later the mode of the first.
 */
const keepPrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600))
  for (const end of fileEnds) narrow(`${path}${end}`)
}

/** Opens a file, made when missing, for several processes at once: readers never wait, writers only for each other. */
export const openFile = async (path: string): Promise<DatabaseSync> => {
  keepPrivate(path)
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  try {
    await writeAhead(file)
    // NORMAL survives a killed process; only a power cut may lose the last commits.
    file.exec('pragma synchronous = normal')
    // What is deleted is overwritten.
    file.exec('pragma secure_delete = on')
    return file
  } catch (cause) {
    file.close()
    throw cause
  }
}
