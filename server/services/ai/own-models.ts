import { type LanguageModel, ProviderFailure } from '../../ports/language-model.ts'
import type { OwnProvider, ProviderKeyOwner, ProviderKeys } from '../../ports/provider-keys.ts'
import type { CandidateModel } from './model-call.ts'

/** Creates models that use a caller's own key. */
export interface OwnModels {
  own(provider: OwnProvider, key: string): LanguageModel
}

/** Owner whose keys pay, and the providers of these keys. */
export interface Payer {
  payer: ProviderKeyOwner
  providers: readonly OwnProvider[]
}

/**
 * Finds the paying owner: the first one with any key, and no other. The text of a person whose own key fails goes to no
 * provider of its organisation.
 * @param needed the first owner that has one of this provider.
 */
export const findPayer = async (
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
 * Model with an own key, decrypted just before its call. Where it cannot be decrypted the call fails; our key is not a
 * substitute.
 * @throws ProviderFailure `rejected` without a payer, or where the key cannot be decrypted.
 */
export const createOwnCandidate = async (
  { open, judged }: Pick<ProviderKeys, 'open' | 'judged'>,
  { own }: OwnModels,
  payer: ProviderKeyOwner | undefined,
  provider: OwnProvider,
): Promise<CandidateModel> => {
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
