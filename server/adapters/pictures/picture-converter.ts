import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { createKnownClient } from '../../access/queued-client.ts'
import type { ConvertedPicture, PictureConverter } from '../../ports/pictures.ts'
import { FairQueue, type QueueLimits } from '../fair-queue.ts'
import type { PictureTask } from './picture-task.ts'

/** Limits of the queue of pictures: each takes some tenths of a second of processor time, the largest a second. */
const pictureQueueLimits: QueueLimits = {
  calls: 16,
  bytes: Number.POSITIVE_INFINITY,
  callsPerClient: 16,
  waitMs: 30_000,
}

/** Time after which a conversion is given up: a hundred times what the largest picture takes. */
const conversionMs = 60_000

/** Bytes of converted pictures that are kept: an agency's reports have the same logo. */
const keptBytes = 16 * 1_048_576

const convertInThread = async (task: PictureTask): Promise<ConvertedPicture> => {
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

const neverAborted = new AbortController().signal
const client = createKnownClient('pictures')

/** What the service says where no picture can be converted now. */
export interface PictureConverterOptions {
  /** Refusal of a picture for which there is no place, or whose thread ended. */
  createRefusal(cause: unknown): Error
}

/** Converts pictures one after another, each in a thread of its own, which ends with it and gives its memory back. */
export const createPictureConverter = ({ createRefusal }: PictureConverterOptions): PictureConverter => {
  const queue = new FairQueue(1, pictureQueueLimits)
  const kept = new LRUCache<string, ConvertedPicture>({
    maxSize: keptBytes,
    sizeCalculation: converted => (converted.fault ? 1 : converted.bytes.length),
  })
  return {
    convert: async (bytes, kind, use) => {
      const name = createHash('sha256').update(JSON.stringify(use)).update(bytes).digest('base64')
      const known = kept.get(name)
      if (known) return known
      const place = await queue.enter({ client, bytes: bytes.length, signal: neverAborted })
      if (place.outcome !== 'taken') throw createRefusal(new Error('too many pictures wait'))
      try {
        const converted = await convertInThread({ bytes, kind, use })
        kept.set(name, converted)
        return converted
      } catch (cause) {
        throw createRefusal(cause)
      } finally {
        place.leave()
      }
    },
  }
}
