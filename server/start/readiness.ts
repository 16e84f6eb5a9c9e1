import type { Log } from '../ports/log.ts'
import type { Workers } from '../ports/workers.ts'

/** Whether a service takes requests, as `/health/ready` says it. */
export interface Readiness {
  ready(): Promise<boolean>
  /** Gets a thread for large calculations ready. The service is not, until it has one or knows that none starts. */
  start(): void
  /** From now on it is not. */
  stop(): void
}

/**
 * The readiness of a service that has not started.
 * @param answer whether the records answer and can be written.
 * @param workers whose thread is waited for; for none when left out.
 */
export const readiness = (
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
