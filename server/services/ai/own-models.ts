import { type LanguageModel, ProviderFailure } from '../../ports/language-model.ts'
import type { OwnProvider, ProviderKeyOwner, ProviderKeys } from '../../ports/provider-keys.ts'
import type { Candidate } from './model-call.ts'

/** Makes the model that an own key is used with. */
export interface OwnModels {
  own(provider: OwnProvider, key: string): LanguageModel
}

/** Whose keys pay, and of which providers they are. */
export interface Payer {
  payer: ProviderKeyOwner
  providers: readonly OwnProvider[]
}

/**
 * Whose keys pay: the first owner that has any, and no other. The text of a person whose own key fails goes to no provider of
 * its organisation.
 * @param needed the first owner that has one of this provider.
 */
export const payerOf = async (
  { providersOf }: Pick<ProviderKeys, 'providersOf'>,
  owners: readonly ProviderKeyOwner[],
  needed?: OwnProvider,
): Promise<Payer | undefined> => {
  for (const payer of owners) {
    const providers = await providersOf([payer])
    if (needed ? providers.includes(needed) : providers.length > 0) return { payer, providers }
  }
  return undefined
}

/**
 * The model of an own key, decrypted just before its call. Where it cannot be decrypted the call fails: ours is no
 * substitute.
 * @throws ProviderFailure `rejected` where nobody pays, or the key does not open.
 */
export const ownCandidate = async (
  { open, judged }: Pick<ProviderKeys, 'open' | 'judged'>,
  { own }: OwnModels,
  payer: ProviderKeyOwner | undefined,
  provider: OwnProvider,
): Promise<Candidate> => {
  const key = payer && (await open([payer], provider))
  if (!payer || key === undefined) throw new ProviderFailure('rejected')
  return {
    model: own(provider, key),
    isOwn: true,
    own: { payer, judged: status => judged(payer, provider, status) },
    calculates: true,
    shared: undefined,
  }
}
