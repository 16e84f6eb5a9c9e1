import { Worker } from 'node:worker_threads'
import type { PdfCheck, PdfFinding } from '../../ports/pdf-check.ts'
import type { Told } from './pdf-thread.ts'

/** Limits of the check of a PDF. */
export interface PdfCheckOptions {
  /** Longest time of the check of one file. */
  lookMs?: number
  /** Longest time of the reading of its texts, behind the check. */
  textMs?: number
  /** Longest time that a thread may take to start. */
  startMs?: number
  /** Most files that wait for their turn. */
  waitingMax?: number
  /** Thrown where too many wait, or where the client has disconnected. */
  refused(cause: Error): Error
}

const MiB = 1024 * 1024

/** Most memory of a thread: the heap and what a file inflates to, which lies outside of it. A PDF of 8 MiB takes some 60. */
const memoryMiB = 256
/** How often the memory outside of the heap is looked at; a file inflates by some 40 MiB in this time. */
const watchMs = 100

const unreadable: PdfFinding = { outcome: 'unreadable' }

/** Checks one file in a thread of its own, which ends with the check: memory that a file leaks is freed with it. */
const lookInThread = (
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
    /** What is known of the file so far, and answered where its thread says no more. */
    let known: PdfFinding = unreadable
    const end = (complete: () => void): void => {
      clearTimeout(timer)
      complete()
    }
    const wait = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => resolve(known), ms)
    }
    worker.on('message', (told: Told) => {
      if (told === 'ready') {
        isReady = true
        wait(lookMs)
        watch = setInterval(() => {
          // A thread that has just ended reports no heap.
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
    // A thread that a file ends is a fault of the file; one that never began is ours.
    worker.once('error', fault => end(() => (isReady ? resolve(known) : reject(fault))))
    worker.once('exit', () => end(() => resolve(known)))
  }).finally(() => {
    clearInterval(watch)
    running.delete(worker)
    return worker.terminate()
  })
}

/** The check of PDF files, in threads, one after the other. */
export const pdfCheck = ({
  lookMs = 5000,
  textMs = 5000,
  startMs = 30_000,
  waitingMax = 16,
  refused,
}: PdfCheckOptions): PdfCheck => {
  const running = new Set<Worker>()
  let waiting = 0
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()
  return {
    look: (bytes, signal) => {
      if (waiting >= waitingMax) return Promise.reject(refused(new Error('too many PDF files wait to be looked at')))
      waiting += 1
      const turn = last.then(async () => {
        waiting -= 1
        if (signal.aborted) throw refused(new Error('nobody waits for this PDF any more'))
        const finding = isClosed ? unreadable : await lookInThread(bytes, { lookMs, textMs, startMs }, running)
        // A thread that was terminated from outside reports nothing about its file.
        if (isClosed) throw refused(new Error('the service ends before this PDF was looked at'))
        return finding
      })
      last = turn.catch(() => undefined)
      return turn
    },
    close: async () => {
      isClosed = true
      await Promise.all([...running].map(worker => worker.terminate()))
    },
  }
}
