import { Worker } from 'node:worker_threads'
import type { PdfCheck, PdfFinding } from '../../ports/pdf-check.ts'

/** Limits of the check of a PDF. */
export interface PdfCheckOptions {
  /** Longest time of the check of one file. */
  lookMs?: number
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
  { lookMs, startMs }: { lookMs: number; startMs: number },
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
    const end = (complete: () => void): void => {
      clearTimeout(timer)
      complete()
    }
    worker.on('message', (message: 'ready' | PdfFinding) => {
      if (message !== 'ready') {
        end(() => resolve(message))
        return
      }
      isReady = true
      clearTimeout(timer)
      timer = setTimeout(() => resolve(unreadable), lookMs)
      watch = setInterval(() => {
        // A thread that has just ended reports no heap.
        const usage = worker.getHeapStatistics().catch(() => ({ external_memory: 0 }))
        void usage.then(({ external_memory: outside }) => outside > memoryMiB * MiB && resolve(unreadable))
      }, watchMs)
      worker.postMessage(bytes)
    })
    // A thread that a file ends is a fault of the file; one that never began is ours.
    worker.once('error', fault => end(() => (isReady ? resolve(unreadable) : reject(fault))))
    worker.once('exit', () => end(() => resolve(unreadable)))
  }).finally(() => {
    clearInterval(watch)
    running.delete(worker)
    return worker.terminate()
  })
}

/** The check of PDF files, in threads, one after the other. */
export const pdfCheck = ({ lookMs = 5000, startMs = 30_000, waitingMax = 16, refused }: PdfCheckOptions): PdfCheck => {
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
        const finding = isClosed ? unreadable : await lookInThread(bytes, { lookMs, startMs }, running)
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
