import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { calculateBudget, readMachine } from '../adapters/workers/machine-budget.ts'
import { createWorkerThreads } from '../adapters/workers/worker-threads.ts'
import type { Configuration } from '../config/configuration.ts'
import type { WorkerMetrics } from '../ports/workers.ts'
import type { CalculationWorkerData } from './calculation-worker.ts'
import type { Deps } from './deps.ts'
import { pictureTurn } from './pictures.ts'

/** Compile cache folder of `start.js`: Node's own path has a subfolder for its version. */
const getCompileCacheFolder = (): string | undefined => {
  const ofVersion = getCompileCacheDir()
  return ofVersion && dirname(ofVersion)
}

/** Opens the worker threads for large calculations, as many as the machine's cores and memory allow. */
export const openCalculationThreads = (
  { answerCheck, calculationThreads }: Pick<Configuration, 'answerCheck' | 'calculationThreads'>,
  metrics: WorkerMetrics,
): Deps['workers'] => {
  const { threads, limits, threadMiB } = calculateBudget(readMachine(), calculationThreads)
  return createWorkerThreads({
    threads,
    limits,
    memoryMiB: threadMiB,
    module: new URL('./calculation-thread.ts', import.meta.url),
    data: { answerCheck, compileCache: getCompileCacheFolder(), pictureTurn } satisfies CalculationWorkerData,
    metrics,
  })
}
