import { modelListing } from '../adapters/ai/model-list.ts'
import { recordedBudgets } from '../adapters/storage/budget-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import type { Configuration } from '../config/configuration.ts'
import type { FreeModelConfiguration } from '../config/free-provider-variables.ts'
import type { Log } from '../ports/log.ts'
import type { AiMetrics, ProviderChain } from '../ports/provider-chain.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import { breaker } from '../services/ai/breaker.ts'
import { budget } from '../services/ai/budget.ts'
import { type Models, providerFallback } from '../services/ai/provider-fallback.ts'

/** Language models as the service uses them. */
export interface OpenModels {
  chain: ProviderChain
  /** Looks once, half a minute later, whether the free providers have the models that are configured. */
  start(): void
  /** Ends the calls that run shortly before a time is over, so that their callers still get an answer. */
  endWithin(ms: number): void
  close(): void
}

/** What is needed of the service. */
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

/** Window of the models that own keys are used with. */
const ownContextTokens = 128_000
/** A request that reads a file may take so much longer than one of its calls. */
const readTotalFactor = 1.5
const listingDelayMs = 30_000
/** What an answer needs to leave before connections are cut. */
const answerMs = 500

/** The models of a configuration, once the SDK is loaded: it is not, before the first request wants it. */
const loadingModels = (
  { models, providerKeys }: ModelsConfig,
  tracing: ModelsDependencies['tracing'],
  now: () => number,
): (() => Promise<Models>) => {
  const trace = () => tracing.current()?.passed
  const breakers = models.free.map(configured => ({ configured, breaker: breaker(now) }))
  const load = async (): Promise<Models> => {
    const { sdkModel } = await import('../adapters/ai/sdk.ts')
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

/** Asks each free provider for its models; what is wrong is a warning, nothing more. */
const lookForModels = async (free: readonly FreeModelConfiguration[], log: Log, signal: AbortSignal): Promise<void> => {
  await Promise.all(
    free.map(async configured => {
      const listing = await modelListing(configured, signal)
      const { provider, model } = configured
      if (listing === 'notListed' || listing === 'keyRefused') log.warn({ provider, model }, warnings[listing])
    }),
  )
}

/** Opens the language models of a configuration: nothing is asked, and nothing of the SDK loaded, before somebody asks. */
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
    chain: providerFallback({
      isConfigured: models.free.length > 0,
      models: loadingModels(config, tracing, () => now().getTime()),
      providerKeys,
      budget: budget({
        days: recordedBudgets(records.counts),
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
    start: () => later(listingDelayMs, () => void lookForModels(models.free, log, stopping.signal)),
    endWithin: ms => later(Math.max(0, ms - answerMs), () => stopping.abort()),
    close: () => {
      timers.forEach(clearTimeout)
      stopping.abort()
    },
  }
}
