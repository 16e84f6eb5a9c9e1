import type {
  AccountExport,
  AccountMeta,
  AccountUsage,
  Brand,
  CreatedKey,
  DeletedProviderKey,
  KeyList,
  KeyOrigins,
  KeyUsage,
  Me,
  NewKey,
  NewProviderKey,
  OneBranding,
  OneKey,
  OneProviderKey,
  Organisation,
  OrganisationEventList,
  OwnerKind,
  OwnProvider,
  ProviderKeyList,
} from './derived/types.ts'
import type { AsCsv, CallOptions } from './options.ts'
import type { Result } from './result.ts'

/**
 * The account of a person: its keys, their use, its organisation. Every method requires a session token as `apiKey`.
 */
export interface Account {
  /**
   * The signed-in person with plan and organisation.
   * @example const { data } = await client.account.me()
   * @throws what README, *Errors*, lists for every call.
   */
  me(options?: CallOptions): Promise<Result<Me, AccountMeta>>
  /**
   * Your keys, then those of your organisation; newest first.
   * @example const { data } = await client.account.keys()
   * @throws what README, *Errors*, lists for every call.
   */
  keys(options?: CallOptions): Promise<Result<KeyList, AccountMeta>>
  /**
   * Creates a key; only this answer contains `secret`. A retry after a lost answer is 409 and creates no second key.
   * @example const { data } = await client.account.createKey({ name: 'Valuation service' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  createKey(input: NewKey, options?: CallOptions): Promise<Result<CreatedKey, AccountMeta>>
  /**
   * One key with its usage today.
   * @example const { data } = await client.account.key('key_5f0c1d2e3a4b5c6d7e')
   * @throws NotFoundError where no key of yours has the id, and what README, *Errors*, lists for every call.
   */
  key(id: string, options?: CallOptions): Promise<Result<OneKey, AccountMeta>>
  /**
   * Replaces the origins whose pages may use a publishable key.
   * @example await client.account.setOrigins('key_8a1b2c3d4e5f607182', { origins: ['https://agency.example'] })
   * @throws NotFoundError where no key of yours has the id, and what README, *Errors*, lists for every call.
   */
  setOrigins(id: string, input: KeyOrigins, options?: CallOptions): Promise<Result<OneKey, AccountMeta>>
  /**
   * Revokes a key for good; within 5 seconds it is refused everywhere.
   * @example await client.account.revokeKey('key_5f0c1d2e3a4b5c6d7e')
   * @throws NotFoundError where no key of yours has the id, and what README, *Errors*, lists for every call.
   */
  revokeKey(id: string, options?: CallOptions): Promise<Result<OneKey, AccountMeta>>
  /**
   * Usage of a key on each of the last thirty UTC days.
   * @example const { data } = await client.account.keyUsage('key_5f0c1d2e3a4b5c6d7e')
   * @throws NotFoundError where no key of yours has the id, and what README, *Errors*, lists for every call.
   */
  keyUsage(id: string, options?: CallOptions): Promise<Result<KeyUsage, AccountMeta>>
  /**
   * Usage of all keys by day and by key.
   * @example const { data } = await client.account.usage()
   * @throws what README, *Errors*, lists for every call.
   */
  usage(options?: CallOptions): Promise<Result<AccountUsage, AccountMeta>>
  /**
   * Providers of language models that are called with your own key, and with that of your organisation.
   * @example const { data } = await client.account.providerKeys()
   * @throws what README, *Errors*, lists for every call.
   */
  providerKeys(options?: CallOptions): Promise<Result<ProviderKeyList, AccountMeta>>
  /**
   * Saves your key for a provider after checking it with that provider.
   * @example await client.account.saveProviderKey('openai', { key: 'sk-your-own-key-of-openai' })
   * @throws InvalidRequestError where the provider refuses the key (issue `provider_key_rejected`), and what README, *Errors*, lists for every call.
   */
  saveProviderKey(
    provider: OwnProvider,
    input: NewProviderKey,
    options?: CallOptions,
  ): Promise<Result<OneProviderKey, AccountMeta>>
  /**
   * Deletes your key for a provider, or that of your organisation; `deleted` is false when there was none.
   * @example await client.account.deleteProviderKey('openai', { owner: 'organisation' })
   * @throws what README, *Errors*, lists for every call.
   */
  deleteProviderKey(
    provider: OwnProvider,
    query?: { owner?: OwnerKind },
    options?: CallOptions,
  ): Promise<Result<DeletedProviderKey, AccountMeta>>
  /**
   * Your organisation with its members.
   * @example const { data } = await client.account.organisation()
   * @throws NotFoundError where you belong to none, and what README, *Errors*, lists for every call.
   */
  organisation(options?: CallOptions): Promise<Result<Organisation, AccountMeta>>
  /** With `format: 'csv'`: the text of a table. */
  organisationEvents(query: { before?: string }, options: CallOptions & AsCsv): Promise<Result<string>>
  /**
   * Events of your organisation with their author, newest first, 50 per page; owner only. Pass `next` as `before` for
   * older ones.
   * @example const { data: { next } } = await client.account.organisationEvents(); const older = next && (await client.account.organisationEvents({ before: next }))
   * @throws NotFoundError where you belong to none, InvalidRequestError where `before` is no event of it, and what README, *Errors*, lists for every call.
   */
  organisationEvents(
    query?: { before?: string },
    options?: CallOptions,
  ): Promise<Result<OrganisationEventList, AccountMeta>>
  /**
   * The brand of your organisation; null before the first save.
   * @example const { data } = await client.account.branding()
   * @throws NotFoundError where you belong to none, and what README, *Errors*, lists for every call.
   */
  branding(options?: CallOptions): Promise<Result<OneBranding, AccountMeta>>
  /**
   * Replaces the brand of your organisation; for owners and administrators.
   * @example await client.account.saveBranding({ name: 'Agence Exemple', colour: '#1F3A5F' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  saveBranding(input: Brand, options?: CallOptions): Promise<Result<OneBranding, AccountMeta>>
  /**
   * Everything stored about you; at most once a minute.
   * @example const { data } = await client.account.export()
   * @throws what README, *Errors*, lists for every call.
   */
  export(options?: CallOptions): Promise<Result<AccountExport, AccountMeta>>
}
