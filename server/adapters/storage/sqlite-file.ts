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

/** Opens a file, made when missing, for several processes at once: readers never wait, writers only for each other. */
export const openFile = async (path: string): Promise<DatabaseSync> => {
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true })
  try {
    await writeAhead(file)
    // NORMAL survives a killed process; only a power cut may lose the last commits.
    file.exec('pragma synchronous = normal')
    return file
  } catch (cause) {
    file.close()
    throw cause
  }
}
