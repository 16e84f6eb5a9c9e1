import { unavailable } from '#domain/core/refusal'
import { parametersOf } from '#domain/law/parameter-list'
import type { RandomBytes } from '../access/keys.ts'
import { findModelOwners } from '../access/model-owners.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createOrganisationStore } from '../adapters/storage/organisation-store.ts'
import type { Counters, ModelOwners } from '../http/limits/quota.ts'
import { everyOperation } from '../operations/every-operation.ts'
import { createOperationRunner } from '../operations/run-operation.ts'
import type { RunOperation } from '../ports/calculations.ts'
import type { Log } from '../ports/log.ts'
import type { AiMetrics, ProviderChain } from '../ports/provider-chain.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import { type CalculationDependencies, createCalculationHandlers } from '../routes/calculations.ts'
import { createDataHandlers } from '../routes/data.ts'
import { createWriting, type Writing } from '../services/ai/writing.ts'
import type { Market } from './market.ts'

/** Dependencies of text generation. */
export interface OpenWritingDependencies {
  records: Pick<Records, 'db' | 'engine'>
  chain: ProviderChain
  providerKeys: Pick<ProviderKeys, 'providersOf'>
  prices: CalculationDependencies
  market: Pick<Market, 'data'>
  log: Log
  metrics: Pick<AiMetrics, 'unverifiedFigures'>
  /** Random source of the markers. */
  randomBytes: RandomBytes
  now(): Date
}

/** Text generation, once open, and its look-ups of provider keys. */
export interface OpenWriting extends ModelOwners, Pick<Counters, 'hasProviderKey'> {
  writing: Writing
}

const markerBytes = 8

/** Runs the calculations offered in a conversation, through the handlers of the routes. */
const createConversationRunner = (
  prices: CalculationDependencies,
  { data: marketData }: Pick<Market, 'data'>,
): RunOperation => {
  const { estimation, evaluation, costs, fiscal, propcalc, market } = createCalculationHandlers(prices)
  return createOperationRunner(
    { estimation, evaluation, costs, fiscal, propcalc, market, data: createDataHandlers({ marketData }) },
    everyOperation,
  )
}

/** Opens text generation with language models; the law is collected on first use. */
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
}: OpenWritingDependencies): OpenWriting => {
  let law: ReturnType<typeof parametersOf> | undefined
  const organisations = createOrganisationStore(records.db, records.engine)
  const recordsAway = (cause: unknown): never => {
    throw unavailable('the store of accounts', cause)
  }
  return {
    writing: createWriting({
      chain,
      law: async () => {
        law ??= parametersOf('lu')
        return law
      },
      run: createConversationRunner(prices, market),
      newMarker: () => Buffer.from(randomBytes(markerBytes)).toString('hex'),
      now,
      metrics,
      log,
    }),
    hasProviderKey: async owners => (await providerKeys.providersOf(owners)).length > 0,
    modelOwners: (caller, actor) => findModelOwners(organisations, caller, actor).catch(recordsAway),
  }
}
