import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Lowest priority (nice 19): a seventieth of a core shared with a normal thread, and all of an idle one. */
const lowest = 19
/** Thread name that libuv gives to its pool. */
const poolName = 'libuv-worker'

const folder = '/proc/self/task'

const isPoolThread = (thread: string): boolean => readFileSync(`${folder}/${thread}/comm`, 'utf8').trim() === poolName

/**
 * Lowers the priority of the threads that compute hashes, so that the event loop gets a core as soon as it has work: on
 * two cores a few concurrent sign-ins keep one busy, and estimates would wait for whole time slices. Other work of the
 * pool, such as DNS look-ups and file reads, slows down too. Only Linux has a priority per thread; other systems are
 * left unchanged.
 * @returns the number of threads lowered.
 */
export const reducePoolPriority = (): number => {
  try {
    const threads = readdirSync(folder).filter(isPoolThread)
    for (const thread of threads) setPriority(Number(thread), lowest)
    return threads.length
  } catch {
    // Priorities are an optimisation; a system that refuses them still works.
    return 0
  }
}
