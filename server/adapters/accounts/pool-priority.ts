import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Lowest priority that there is: beside a thread that wants the same core these get a seventieth of it, and all of an idle one. */
const lowest = 19
/** What libuv calls the threads of its pool. */
const poolName = 'libuv-worker'

const folder = '/proc/self/task'

const isOfPool = (thread: string): boolean => readFileSync(`${folder}/${thread}/comm`, 'utf8').trim() === poolName

/**
 * Lowers the priority of the threads that calculate hashes, so that the event loop gets a core as soon as it has work:
 * on two cores a few people who sign in keep one of them busy, and estimates would wait for whole time slices. The
 * pool's other work, such as DNS look-ups and file reads, slows down with them. Only Linux has a priority per thread;
 * elsewhere nothing happens.
 * @returns how many threads have a lower priority now.
 */
export const lowerPoolPriority = (): number => {
  try {
    const threads = readdirSync(folder).filter(isOfPool)
    for (const thread of threads) setPriority(Number(thread), lowest)
    return threads.length
  } catch {
    // Priorities are an optimisation: a system that refuses them works without.
    return 0
  }
}
