/**
 * Parts of the service that must not compile; the type check of the project keeps this file. Were one of these lines
 * allowed, its directive would be unused, and that is an error.
 */
import type { Configuration } from '#server/config/configuration'
import { openMarket } from '#server/start/market'
import { openModels } from '#server/start/models'
import type { Parts, ProcessDependencies } from '#server/start/parts'
import { openReading } from '#server/start/reading'

/** Never called: only its types matter. */
export const misuses = (
  config: Configuration,
  { shared, models, prices }: Parts,
  { log, metrics, now }: ProcessDependencies,
): unknown[] => {
  const { limiter, redis } = shared
  const { chain } = models
  const today = (): string => '2026-11-21'
  // @ts-expect-error: a dependency that the part did not name does not arrive.
  const unnamed = openMarket(config, { log, metrics, now, today, redis, limiter })
  // @ts-expect-error: one that it named is missing.
  const missing = openModels(config, { limiter, log, metrics, now })
  // @ts-expect-error: a part does not take the whole process.
  const whole = openReading({ chain, officialCommune: prices.officialCommune, log })
  return [unnamed, missing, whole]
}
