import { unavailable } from '#domain/core/refusal'
import { parametersOf } from '#domain/law/parameter-list'
import type { RandomBytes } from '../access/keys.ts'
import { modelOwnersOf } from '../access/model-owners.ts'
import type { Records } from '../adapters/storage/database.ts'
import { recordedOrganisations } from '../adapters/storage/organisation-store.ts'
import type { Counters, ModelOwners } from '../http/quota.ts'
import type { Log } from '../ports/log.ts'
import type { AiMetrics, ProviderChain } from '../ports/provider-chain.ts'
import type { ProviderKeys } from '../ports/provider-keys.ts'
import type { CalculationPrices } from '../services/ai/tools.ts'
import { textWriting, type Writing } from '../services/ai/writing.ts'

/** What is needed of the service. */
export interface WritingNeeds {
  records: Pick<Records, 'db' | 'engine'>
  chain: ProviderChain
  providerKeys: Pick<ProviderKeys, 'providersOf'>
  prices: CalculationPrices
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

/** Opens what asks language models for texts; the law is looked through with the first of them. */
export const openWriting = ({
  records,
  chain,
  providerKeys,
  prices,
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
      prices,
      newMarker: () => Buffer.from(randomBytes(markerBytes)).toString('hex'),
      now,
      metrics,
      log,
    }),
    hasProviderKey: async owners => (await providerKeys.providersOf(owners)).length > 0,
    modelOwners: (caller, actor) => modelOwnersOf(organisations, caller, actor).catch(recordsAway),
  }
}
