import { unavailable } from '#domain/core/refusal'
import { parametersOf } from '#domain/law/parameter-list'
import type { RandomBytes } from '../access/keys.ts'
import { modelOwnersOf } from '../access/model-owners.ts'
import type { Records } from '../adapters/storage/database.ts'
import { recordedOrganisations } from '../adapters/storage/organisation-store.ts'
import type { Counters, ModelOwners } from '../http/limits/quota.ts'
import { everyOperation } from '../operations/every-operation.ts'
import { operationRunner } from '../operations/run-operation.ts'
import type { RunOperation } from '../ports/calculations.ts'
import type { Log } from '../ports/log.ts'
import type { AiMetrics, ProviderChain } from '../ports/provider-chain.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import { calculations, type Prices } from '../routes/calculations.ts'
import { data } from '../routes/data.ts'
import { textWriting, type Writing } from '../services/ai/writing.ts'
import type { Market } from './market.ts'

/** What is needed of the service. */
export interface WritingNeeds {
  records: Pick<Records, 'db' | 'engine'>
  chain: ProviderChain
  providerKeys: Pick<ProviderKeys, 'providersOf'>
  prices: Prices
  market: Pick<Market, 'data'>
  log: Log
  metrics: Pick<AiMetrics, 'unverifiedFigures'>
  /** Chance of the markers. */
  randomBytes: RandomBytes
  now(): Date
}

/** The writing of texts, once it is open, and what it knows of provider keys. */
export interface OpenWriting extends ModelOwners, Pick<Counters, 'hasProviderKey'> {
  writing: Writing
}

const markerBytes = 8

/** Runs what a conversation may calculate, by the handlers of the routes. */
const conversationRunner = (prices: Prices, { data: marketData }: Pick<Market, 'data'>): RunOperation => {
  const { estimation, evaluation, costs, fiscal, propcalc, market } = calculations(prices)
  return operationRunner(
    { estimation, evaluation, costs, fiscal, propcalc, market, data: data({ marketData }) },
    everyOperation,
  )
}

/** Opens what asks language models for texts; the law is looked through with the first of them. */
export const openWriting = ({
  records,
  chain,
  providerKeys,
  prices,
  market,
  log,
  metrics,
  randomBytes,
  now,
}: WritingNeeds): OpenWriting => {
  let law: ReturnType<typeof parametersOf> | undefined
  const organisations = recordedOrganisations(records.db, records.engine)
  const recordsAway = (cause: unknown): never => {
    throw unavailable('the store of accounts', cause)
  }
  return {
    writing: textWriting({
      chain,
      law: async () => {
        law ??= parametersOf('lu')
        return law
      },
      run: conversationRunner(prices, market),
      newMarker: () => Buffer.from(randomBytes(markerBytes)).toString('hex'),
      now,
      metrics,
      log,
    }),
    hasProviderKey: async owners => (await providerKeys.providersOf(owners)).length > 0,
    modelOwners: (caller, actor) => modelOwnersOf(organisations, caller, actor).catch(recordsAway),
  }
}
