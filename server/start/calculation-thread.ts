import { enableCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import type { CalculationWorkerData } from './calculation-worker.ts'

// The module of a thread. A thread has no part in what its process has enabled, and compiles every module anew; so it does it
// itself, before it loads the first of them.

// `parts.ts` starts this thread with data of this form.
const { compileCache } = workerData as CalculationWorkerData
if (compileCache !== undefined) enableCompileCache(compileCache)

/** What a thread does, by name: answers a call, or gets ready for the first one. */
export const { calculate, warmUp } = await import('./calculation-worker.ts')
