import { Worker } from 'node:worker_threads'
import type { PdfCheck, PdfFinding } from '../../ports/pdf-check.ts'
import { FairQueue, type QueueLimits } from '../fair-queue.ts'
import type { ThreadMessage } from './pdf-thread.ts'

/** Limits of PDF checks. */
export interface PdfCheckOptions {
  /** Timeout of the check of one file. */
  lookMs?: number
  /** Timeout of the text extraction that follows the check. */
  textMs?: number
  /** Startup timeout of a thread. */
  startMs?: number
  /** Limits of the queue. */
  limits?: QueueLimits
  /**
   * Creates the error for a full queue or a disconnected client.
   * @param callsPerClient set where the client itself fills the queue.
   */
  createRefusal(cause: Error, callsPerClient?: number): Error
}

const MiB = 1024 * 1024

/** Maximum memory of a thread: its heap and the inflated file, which is outside of it. A PDF of 8 MiB takes some 60. */
const memoryMiB = 256
/** Interval of memory checks outside the heap; a file inflates by some 40 MiB in this time. */
const watchMs = 100

const unreadable: PdfFinding = { outcome: 'unreadable' }

/** Checks one file in a thread of its own, which ends with the check, so that leaked memory is freed. */
const checkInThread = (
  bytes: Uint8Array,
  { lookMs, textMs, startMs }: { lookMs: number; textMs: number; startMs: number },
  running: Set<Worker>,
): Promise<PdfFinding> => {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMiB },
    // The library prints warnings that may quote the file.
    stdout: true,
    stderr: true,
  })
  running.add(worker)
  let watch: NodeJS.Timeout | undefined
  return new Promise<PdfFinding>((resolve, reject) => {
    let timer = setTimeout(() => reject(new Error('the thread that looks at a PDF did not start')), startMs)
    let isReady = false
    /** Result so far, returned if the thread reports nothing more. */
    let known: PdfFinding = unreadable
    const end = (complete: () => void): void => {
      clearTimeout(timer)
      complete()
    }
    const wait = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => resolve(known), ms)
    }
    worker.on('message', (told: ThreadMessage) => {
      if (told === 'ready') {
        isReady = true
        wait(lookMs)
        watch = setInterval(() => {
          // A thread that has just exited reports no heap.
          const usage = worker.getHeapStatistics().catch(() => ({ external_memory: 0 }))
          void usage.then(({ external_memory: outside }) => outside > memoryMiB * MiB && resolve(known))
        }, watchMs)
        worker.postMessage(bytes)
      } else if ('texts' in told) {
        const { texts } = told
        end(() => resolve(known.outcome === 'pages' ? { ...known, texts } : known))
      } else if (told.outcome === 'pages') {
        known = told
        wait(textMs)
      } else end(() => resolve(told))
    })
    // A crash while reading a file is the file's fault; a thread that never started is ours.
    worker.once('error', fault => end(() => (isReady ? resolve(known) : reject(fault))))
    worker.once('exit', () => end(() => resolve(known)))
  }).finally(() => {
    clearInterval(watch)
    running.delete(worker)
    return worker.terminate()
  })
}

const pdfQueueLimits: QueueLimits = { calls: 17, bytes: 17 * 8 * MiB, callsPerClient: 5, waitMs: 60_000 }

/** Checks PDF files in threads, one at a time, fairly between clients. */
export const createPdfCheck = ({
  lookMs = 5000,
  textMs = 20_000,
  startMs = 30_000,
  limits = pdfQueueLimits,
  createRefusal,
}: PdfCheckOptions): PdfCheck => {
  const running = new Set<Worker>()
  const queue = new FairQueue(1, limits)
  let isClosed = false
  const ended = (): Error => createRefusal(new Error('the service ends before this PDF was looked at'))
  return {
    look: async (bytes, client, signal) => {
      const place = await queue.enter({ client, bytes: bytes.byteLength, signal })
      if (place.outcome === 'abandoned') throw createRefusal(new Error('nobody waits for this PDF any more'))
      if (place.outcome === 'noPlace') {
        const isOwn = place.reason === 'callsOfClient'
        throw createRefusal(
          new Error('too many PDF files wait to be looked at'),
          isOwn ? place.callsPerClient : undefined,
        )
      }
      try {
        if (isClosed) throw ended()
        const finding = await checkInThread(bytes, { lookMs, textMs, startMs }, running)
        // A thread terminated from outside reports nothing about its file.
        if (isClosed) throw ended()
        return finding
      } finally {
        place.leave()
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all([...running].map(worker => worker.terminate()))
    },
  }
}
