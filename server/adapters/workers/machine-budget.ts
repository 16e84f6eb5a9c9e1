import { availableParallelism, totalmem } from 'node:os'
import type { QueueLimits } from '../fair-queue.ts'
import { queueLimits } from './worker-threads.ts'

const MiB = 1024 * 1024

/** What a machine or container gives this process. */
export interface Machine {
  cores: number
  /** Memory limit of the container, or the memory of the machine. */
  memoryBytes: number
}

/** Threads for large calls, and limits of their queue. */
export interface CalculationBudget {
  threads: number
  limits: QueueLimits
  /** Maximum heap of a thread in MiB. */
  threadMiB: number
}

/** More threads cost more memory than they are worth: the calls take a fraction of a second. */
const threadsMax = 4
/**
 * Memory in MiB of the process without its threads under load, and of each thread: two threads had a peak of 384 MiB
 * under the largest mix of calls, four one of 622.
 */
const [processMiB, threadShareMiB] = [200, 128]
/**
 * Memory in MiB of the one picture that is converted at a time: a PNG of 6000 × 4000 pixels took 217, a WebP 246, a JPEG
 * 125. It does not lower the number of threads, since it lasts two seconds.
 */
const pictureMiB = 250
/** Largest share of the memory that bodies in the queue take. */
const queueShare = 1 / 8
/** Heap of a thread where memory is ample, and in small containers; the largest calls worked in 64 MiB. */
const [threadMiBMax, threadMiBSmall] = [256, 96]
/** Memory in MiB above which it counts as ample. */
const ampleMiB = 1000

/** Memory in MiB that a process with so many threads needs under the largest mix of calls. */
const calculateNeededMiB = (threads: number): number => processMiB + threads * threadShareMiB

/** Memory in MiB that it needs where the largest picture is converted beside that mix. */
export const calculateAdvisedMiB = (threads: number): number => calculateNeededMiB(threads) + pictureMiB

/** Memory limit and cores of this process; a limit that a container does not have is that of the machine. */
export const readMachine = (): Machine => ({
  cores: availableParallelism(),
  memoryBytes: Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
})

/**
 * Derives what large calculations may take from the cores and the memory of a machine: at least one thread, at most one
 * for each core, and as many as fit in its memory.
 * @param threads setting that replaces the derived number.
 */
export const calculateBudget = ({ cores, memoryBytes }: Machine, threads?: number): CalculationBudget => {
  const memoryMiB = memoryBytes / MiB
  const fitting = Math.max(1, Math.floor((memoryMiB - processMiB) / threadShareMiB))
  return {
    threads: threads ?? Math.min(threadsMax, cores, fitting),
    limits: { ...queueLimits, bytes: Math.floor(Math.min(queueLimits.bytes, memoryBytes * queueShare)) },
    threadMiB: memoryMiB > ampleMiB ? threadMiBMax : threadMiBSmall,
  }
}
