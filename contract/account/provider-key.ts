import * as z from 'zod'
import { ownProviders } from '../ai/providers.ts'
import { Instant } from '../shared/units.ts'
import { defineAccountEnvelope } from './envelope.ts'
import { Owner, OwnerKind } from './owner.ts'

/** Providers of language models for which an account may store its own key. */
export const OwnProvider = z
  .enum(ownProviders)
  .meta({ id: 'OwnProvider', description: 'A provider of language models that is called with your own key.' })

/** A provider key as its owner sees it; the key itself is never answered. */
export const ProviderKey = z
  .strictObject({
    provider: OwnProvider,
    owner: Owner,
    display: z.string().max(5).describe('An ellipsis and the last four characters of the key.'),
    status: z
      .enum(['accepted', 'unchecked', 'rejected'])
      .describe(
        '`accepted`: the provider took it when it was saved or last used; `unchecked`: it could not be asked; `rejected`: it refused the key at its last use, as one that was revoked.',
      ),
    createdAt: Instant.describe('When it was saved.'),
    lastUsedAt: Instant.nullable().describe('When it was last used, to the hour; null while it was not.'),
  })
  .meta({ id: 'ProviderKey', description: 'A stored key of a provider.' })

/** The provider keys of an account. */
export const ProviderKeyList = z
  .strictObject({
    providerKeys: z.array(ProviderKey).max(4).describe('Your own, then those of your organisation.'),
  })
  .meta({ id: 'ProviderKeyList', description: 'The provider keys of an account and of its organisation.' })

export const OneProviderKey = z
  .strictObject({ providerKey: ProviderKey })
  .meta({ id: 'OneProviderKey', description: 'One provider key.' })

/** Provider key to save, with its owner. */
export const NewProviderKey = z
  .strictObject({
    key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7E]{8,500}$/, 'must be 8 to 500 visible ASCII characters')
      .meta({ writeOnly: true })
      .describe('The key as the provider gave it; stored encrypted and never answered.'),
    owner: OwnerKind.default('user').describe('Whose key it becomes; administrators save those of the organisation.'),
  })
  .meta({ id: 'NewProviderKey', description: 'A key of a provider; replaces the earlier one of the same owner.' })

/** Result of a deletion. */
export const DeletedProviderKey = z
  .strictObject({ deleted: z.boolean().describe('False: there was none.') })
  .meta({ id: 'DeletedProviderKey', description: 'Whether there was a key to delete.' })

/** The provider that a path names. */
export const ProviderPath = z.strictObject({ provider: OwnProvider.describe('`openai` or `anthropic`.') })

/** Owner of the key to delete. */
export const ProviderKeyQuery = z.strictObject({
  owner: OwnerKind.default('user').describe('`user`, your own, or `organisation`; `user` when left out.'),
})

/** The answer with provider keys. */
export const ProviderKeysResponse = defineAccountEnvelope('ProviderKeysResponse', ProviderKeyList)
/** The answer with one provider key. */
export const ProviderKeyResponse = defineAccountEnvelope('ProviderKeyResponse', OneProviderKey)
/** The answer to a deletion. */
export const DeletedProviderKeyResponse = defineAccountEnvelope('DeletedProviderKeyResponse', DeletedProviderKey)
