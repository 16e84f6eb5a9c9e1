import type { Log } from '../ports/log.ts'
import type { Workers } from '../ports/workers.ts'

/** Readiness of a service, for `/health/ready`. */
export interface Readiness {
  ready(): Promise<boolean>
  /** Warms up a thread for large calculations. The service is not ready until it has one or its start has failed. */
  start(): void
  /** Makes the service not ready. */
  stop(): void
}

/**
 * Readiness of a service that has not started.
 * @param answer whether the records respond and are writable.
 * @param workers pool whose thread is awaited, if any.
 */
export const createReadiness = (
  answer: () => Promise<boolean>,
  workers: Pick<Workers<never, never>, 'warmUp'> | undefined,
  log: Pick<Log, 'warn'>,
): Readiness => {
  let hasTried = workers === undefined
  let isStopping = false
  const start = async (): Promise<void> => {
    try {
      await workers?.warmUp()
    } catch (cause) {
      // Each large calculation tries to start a thread itself.
      if (!isStopping) log.warn({ cause }, 'no thread was ready before the first large calculation')
    }
    hasTried = true
  }
  return {
    ready: async () => hasTried && !isStopping && (await answer()),
    start: () => void start(),
    stop: () => {
      isStopping = true
    },
  }
}
