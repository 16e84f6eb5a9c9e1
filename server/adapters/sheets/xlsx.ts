import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createKnownClient } from '../../access/queued-client.ts'
import type { Sheet, SheetWriter } from '../../ports/sheets.ts'
import { FairQueue, type QueueLimits } from '../fair-queue.ts'

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

/** Limits of the queue of workbooks: 3000 contacts take a second of processor time. */
const sheetQueueLimits: QueueLimits = {
  calls: 32,
  bytes: Number.POSITIVE_INFINITY,
  callsPerClient: 3,
  waitMs: 30_000,
}

const neverAborted = new AbortController().signal

export interface SheetWriterOptions {
  /** Refusal of a workbook for which there is no place; `limit` is given where its own user has filled the queue. */
  createRefusal(cause: Error, limit?: number): Error
}

/** Writes workbooks one after another, fairly between users, each in a thread of its own. */
export const createSheetWriter = ({ createRefusal }: SheetWriterOptions): SheetWriter => {
  const queue = new FairQueue(1, sheetQueueLimits)
  return {
    write: async (sheet, userId) => {
      const client = createKnownClient(`user:${userId}`)
      const place = await queue.enter({ client, bytes: 0, signal: neverAborted })
      if (place.outcome !== 'taken') {
        const isOwn = place.outcome === 'noPlace' && place.reason === 'callsOfClient'
        throw createRefusal(
          new Error('too many workbooks wait to be written'),
          isOwn ? sheetQueueLimits.callsPerClient : undefined,
        )
      }
      try {
        return await writeInThread(sheet)
      } finally {
        place.leave()
      }
    },
  }
}
