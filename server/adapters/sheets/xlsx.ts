import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sheet, SheetWriter } from '../../ports/sheets.ts'

const writeInThread = async (sheet: Sheet): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./sheet-thread.ts', import.meta.url), { workerData: sheet })
  try {
    // Rejects with the error of a thread that fails.
    const [bytes] = (await once(worker, 'message')) as [Uint8Array]
    return bytes
  } finally {
    await worker.terminate()
  }
}

/** Writes workbooks one after another, each in a thread of its own: 3000 contacts take a second of processor time. */
export const createSheetWriter = (): SheetWriter => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    write: sheet => {
      const written = last.then(() => writeInThread(sheet))
      last = written.catch(() => undefined)
      return written
    },
  }
}
