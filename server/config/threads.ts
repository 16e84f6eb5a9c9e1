import type * as z from 'zod'
import { readInteger, readOption } from './fields.ts'

export interface ThreadsConfiguration {
  /** Whether a thread for large calculations is started before the service is ready. */
  warmThread: 'on' | 'off'
  /** Number of threads for large calculations; undefined where the machine decides. */
  calculationThreads: number | undefined
}

/** Environment variables of the threads, with their descriptions and defaults. */
export const threadsVariables = {
  WARM_THREAD: readOption(['on', 'off'])
    .default('on')
    .describe('Whether a thread for large calculations is started before the service is ready; on.'),
  CALCULATION_THREADS: readInteger(1, 16)
    .optional()
    .describe(
      'Threads for large calculations; when left out: by the cores and the memory that the machine or container has.',
    ),
}

/** Configuration of the threads from the environment. */
export const createThreadsConfiguration = (
  read: z.infer<z.ZodObject<typeof threadsVariables>>,
): ThreadsConfiguration => ({ warmThread: read.WARM_THREAD, calculationThreads: read.CALCULATION_THREADS })
