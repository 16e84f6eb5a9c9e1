import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { createKnownClient } from '../../access/queued-client.ts'
import type { ConvertedPicture, PictureConverter } from '../../ports/pictures.ts'
import { FairQueue, type QueueLimits } from '../fair-queue.ts'
import type { PictureTask } from './picture-task.ts'
import { createProcessTurn, runInTurn } from './process-turn.ts'

/** Limits of the queue of pictures of a thread: each takes some tenths of a second of processor time, the largest two seconds. */
const pictureQueueLimits: Omit<QueueLimits, 'waitMs'> = {
  calls: 16,
  bytes: Number.POSITIVE_INFINITY,
  callsPerClient: 16,
}

/** Longest wait for a place in the queue and for the turn of the process together. */
const pictureWaitMs = 8000

/**
 * Time after which a conversion is given up: ten times what the largest picture takes. With the wait it is less than the
 * 30 s of a calculation, whose thread would otherwise end with it.
 */
const pictureConversionMs = 20_000

/** Most converted logos that are kept, and their bytes: an agency's reports have the same one. A photo is of one report. */
const [keptMax, keptBytes] = [64, 16 * 1_048_576] as const

const convertInThread = async (task: PictureTask, conversionMs: number): Promise<ConvertedPicture> => {
  const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), { workerData: task })
  try {
    // Rejects with the error of a thread that fails.
    const [converted] = (await once(worker, 'message', { signal: AbortSignal.timeout(conversionMs) })) as [
      ConvertedPicture,
    ]
    return converted
  } finally {
    await worker.terminate()
  }
}

/** What is left of a wait that began at `start`, in whole milliseconds; 0 at least. */
const getRestMs = (start: number, waitMs: number): number =>
  Math.max(0, Math.floor(waitMs - (performance.now() - start)))

const neverAborted = new AbortController().signal
const client = createKnownClient('pictures')

/** What the service says where no picture can be converted now. */
export interface PictureConverterOptions {
  /** Refusal of a picture for which there is no place, or whose thread ended. */
  createRefusal(cause: unknown): Error
  /** Memory of the turn that converters in all threads of the process take. */
  turn?: SharedArrayBuffer
  /** Longest wait for a place and for the turn together, in milliseconds. */
  waitMs?: number
  /** Time after which a conversion is given up, in milliseconds. */
  conversionMs?: number
}

/**
 * Converts pictures one after another in the whole process, each in a thread of its own, which ends with it and gives
 * its memory back.
 */
export const createPictureConverter = ({
  createRefusal,
  turn = createProcessTurn(),
  waitMs = pictureWaitMs,
  conversionMs = pictureConversionMs,
}: PictureConverterOptions): PictureConverter => {
  const queue = new FairQueue(1, { ...pictureQueueLimits, waitMs })
  const kept = new LRUCache<string, ConvertedPicture>({
    max: keptMax,
    maxSize: keptBytes,
    sizeCalculation: converted => (converted.fault ? 1 : converted.bytes.length),
  })
  return {
    convert: async (bytes, kind, use) => {
      const name = createHash('sha256').update(JSON.stringify(use)).update(bytes).digest('base64')
      const known = kept.get(name)
      if (known) return known
      const start = performance.now()
      const place = await queue.enter({ client, bytes: bytes.length, signal: neverAborted })
      if (place.outcome !== 'taken') throw createRefusal(new Error('too many pictures wait'))
      try {
        const times = { waitMs: getRestMs(start, waitMs), longestMs: conversionMs }
        const converted = await runInTurn(turn, times, () => convertInThread({ bytes, kind, use }, conversionMs))
        if (use.name === 'logo') kept.set(name, converted)
        return converted
      } catch (cause) {
        throw createRefusal(cause)
      } finally {
        place.leave()
      }
    },
  }
}
