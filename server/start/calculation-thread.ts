import { enableCompileCache } from 'node:module'
import { workerData } from 'node:worker_threads'
import type { CalculationWorkerData } from './calculation-worker.ts'

// Module of a worker thread. A thread does not inherit the compile cache of its process and would compile every module
// anew, so it enables the cache before it loads the first of them.

// `parts.ts` starts this thread with data of this type.
const { compileCache } = workerData as CalculationWorkerData
if (compileCache !== undefined) enableCompileCache(compileCache)

/** Tasks of a thread: answer a call, or warm up. */
export const { calculate, warmUp } = await import('./calculation-worker.ts')
