import { randomBytes } from 'node:crypto'
import { parametersOf } from '#domain/law/parameter-list'
import type { RandomBytes } from './access/keys.ts'
import { modelOwnersOf } from './access/model-owners.ts'
import { unavailable } from './access/unavailable.ts'
import type { Records } from './adapters/storage/database.ts'
import { recordedOrganisations } from './adapters/storage/organisation-store.ts'
import type { Deps } from './app.ts'
import type { AiMetrics, ProviderChain } from './ports/provider-chain.ts'
import type { ProviderKeys } from './ports/provider-keys.ts'
import type { Log } from './ports.ts'
import type { CalculationPrices } from './services/tools.ts'
import { textWriting } from './services/writing.ts'

/** What is needed of the service. */
export interface WritingNeeds {
  records: Pick<Records, 'db'>
  chain: ProviderChain
  providerKeys: Pick<ProviderKeys, 'providersOf'>
  prices: CalculationPrices
  log: Log
  metrics: Pick<AiMetrics, 'unverifiedFigures'>
  /** Chance of the markers; that of `node:crypto` when left out. */
  randomBytes?: RandomBytes | undefined
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
  randomBytes: chance = randomBytes,
}: WritingNeeds): Pick<Deps, 'writing' | 'hasProviderKey' | 'modelOwners'> => {
  let law: ReturnType<typeof parametersOf> | undefined
  const organisations = recordedOrganisations(records.db)
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
      newMarker: () => Buffer.from(chance(markerBytes)).toString('hex'),
      metrics,
      log,
    }),
    hasProviderKey: async owners => (await providerKeys.providersOf(owners)).length > 0,
    modelOwners: (caller, actor) => modelOwnersOf(organisations, caller, actor).catch(recordsAway),
  }
}
