import { checkModelListing } from '../adapters/ai/model-list.ts'
import { createBudgetStore } from '../adapters/storage/budget-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import type { Configuration } from '../config/configuration.ts'
import type { FreeModelConfiguration } from '../config/free-provider-variables.ts'
import type { Log } from '../ports/log.ts'
import type { AiMetrics, ProviderChain } from '../ports/provider-chain.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import { createBreaker } from '../services/ai/breaker.ts'
import { createBudget } from '../services/ai/budget.ts'
import { createProviderChain, type Models } from '../services/ai/provider-fallback.ts'

/** Language models of the service. */
export interface OpenModels {
  chain: ProviderChain
  /** Checks once, after half a minute, whether the free providers list the configured models. */
  start(): void
  /** Aborts running calls shortly before a deadline, so that their callers still get an answer. */
  endWithin(ms: number): void
  close(): void
}

/** Dependencies of language models. */
export interface ModelsDependencies {
  records: Pick<Records, 'counts'>
  limiter: WindowLimiter
  providerKeys: Pick<ProviderKeys, 'providersOf' | 'open' | 'judged'>
  log: Log
  metrics: AiMetrics
  tracing: Pick<Tracing, 'current' | 'ofModel'>
  now(): Date
}

type ModelsConfig = Pick<Configuration, 'models' | 'providerKeys'>

/** Context window of the models used with own keys, in tokens. */
const ownContextTokens = 128_000
/** Total timeout of a request that reads a file, as a multiple of the timeout of one call. */
const readTotalFactor = 1.5
const listingDelayMs = 30_000
/** Time needed to send an answer before connections are closed. */
const answerMs = 500

/** Models of a configuration; the SDK is imported by the first request that needs it. */
const createModelLoader = (
  { models, providerKeys }: ModelsConfig,
  tracing: ModelsDependencies['tracing'],
  now: () => number,
): (() => Promise<Models>) => {
  const trace = () => tracing.current()?.passed
  const breakers = models.free.map(configured => ({ configured, breaker: createBreaker(now) }))
  const load = async (): Promise<Models> => {
    const { createSdkLanguageModel: sdkModel } = await import('../adapters/ai/sdk.ts')
    const callTimeoutMs = { write: models.callTimeoutMs, read: models.readTimeoutMs }
    return {
      free: breakers.map(
        ({ breaker, configured: { provider, url, apiKey, model, trainsOnData, calculates, limits } }) => {
          const { contextTokens } = limits
          return {
            model: sdkModel({ provider, url, apiKey, model, trainsOnData, contextTokens, callTimeoutMs, trace }),
            isOwn: false,
            calculates,
            shared: { limits, breaker },
          }
        },
      ),
      own: (provider, apiKey) =>
        sdkModel({
          provider,
          apiKey,
          model: models.own[provider],
          url: providerKeys.urls[provider],
          trainsOnData: false,
          contextTokens: ownContextTokens,
          callTimeoutMs,
          trace,
        }),
    }
  }
  let loaded: Promise<Models> | undefined
  return () => {
    loaded ??= load().catch(cause => {
      loaded = undefined
      throw cause
    })
    return loaded
  }
}

const warnings = {
  notListed: 'a provider does not list the model that is configured',
  keyRefused: 'a provider refuses the key that is configured',
} as const

/** Requests each free provider's models; problems are only logged as warnings. */
const checkFreeModels = async (
  free: readonly FreeModelConfiguration[],
  log: Log,
  signal: AbortSignal,
): Promise<void> => {
  await Promise.all(
    free.map(async configured => {
      const listing = await checkModelListing(configured, signal)
      const { provider, model } = configured
      if (listing === 'notListed' || listing === 'keyRefused') log.warn({ provider, model }, warnings[listing])
    }),
  )
}

/** Opens language models by the configuration; nothing is requested, and the SDK is not loaded, before first use. */
export const openModels = (
  config: ModelsConfig,
  { records, limiter, providerKeys, log, metrics, tracing, now }: ModelsDependencies,
): OpenModels => {
  const { models } = config
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const later = (ms: number, act: () => void): void => {
    timers.push(setTimeout(act, ms).unref())
  }
  return {
    chain: createProviderChain({
      isConfigured: models.free.length > 0,
      models: createModelLoader(config, tracing, () => now().getTime()),
      providerKeys,
      budget: createBudget({
        days: createBudgetStore(records.counts),
        minutes: limiter,
        ownCharactersPerDay: models.ownCharactersPerDay,
        log,
        now,
      }),
      totalMs: { write: models.totalTimeoutMs, read: models.readTimeoutMs * readTotalFactor },
      stopping: stopping.signal,
      log,
      metrics,
      tracing,
      stopwatch: () => performance.now(),
    }),
    start: () => later(listingDelayMs, () => void checkFreeModels(models.free, log, stopping.signal)),
    endWithin: ms => later(Math.max(0, ms - answerMs), () => stopping.abort()),
    close: () => {
      timers.forEach(clearTimeout)
      stopping.abort()
    },
  }
}
