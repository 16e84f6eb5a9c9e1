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
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** The account of a person: its keys, their use, its organisation. Every method wants a session token as `apiKey`. */
export interface Account {
  /**
   * Who is signed in, under which plan, in which organisation.
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
   * Makes a key; `secret` is answered this once. A repeat after a lost answer is 409 and makes no second key.
   * @example const { data } = await client.account.createKey({ name: 'Valuation service' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   */
  createKey(input: NewKey, options?: CallOptions): Promise<Result<CreatedKey, AccountMeta>>
  /**
   * One key, with what was used of it today.
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
   * What was counted of a key on each of the last thirty UTC days.
   * @example const { data } = await client.account.keyUsage('key_5f0c1d2e3a4b5c6d7e')
   * @throws NotFoundError where no key of yours has the id, and what README, *Errors*, lists for every call.
   */
  keyUsage(id: string, options?: CallOptions): Promise<Result<KeyUsage, AccountMeta>>
  /**
   * What was counted of all keys, day by day and key by key.
   * @example const { data } = await client.account.usage()
   * @throws what README, *Errors*, lists for every call.
   */
  usage(options?: CallOptions): Promise<Result<AccountUsage, AccountMeta>>
  /**
   * Which providers of language models are called with your own key, and with that of your organisation.
   * @example const { data } = await client.account.providerKeys()
   * @throws what README, *Errors*, lists for every call.
   */
  providerKeys(options?: CallOptions): Promise<Result<ProviderKeyList, AccountMeta>>
  /**
   * Saves your key of a provider, which is asked whether it takes it.
   * @example await client.account.saveProviderKey('openai', { key: 'sk-your-own-key-of-openai' })
   * @throws InvalidRequestError where the provider refuses the key (issue `provider_key_rejected`), and what README, *Errors*, lists for every call.
   */
  saveProviderKey(
    provider: OwnProvider,
    input: NewProviderKey,
    options?: CallOptions,
  ): Promise<Result<OneProviderKey, AccountMeta>>
  /**
   * Deletes your key of a provider, or that of your organisation; `deleted` is false where there was none.
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
  /**
   * Who did what in your organisation, newest first, 50 at a time; for its owner. `next` asks for the older ones.
   * @example const { data: { next } } = await client.account.organisationEvents(); const older = next && (await client.account.organisationEvents({ before: next }))
   * @throws NotFoundError where you belong to none, InvalidRequestError where `before` is no event of it, and what README, *Errors*, lists for every call.
   */
  organisationEvents(
    query?: { before?: string },
    options?: CallOptions,
  ): Promise<Result<OrganisationEventList, AccountMeta>>
  /**
   * The brand of your organisation; null while none was saved.
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
   * Everything that is stored of you; at most once a minute.
   * @example const { data } = await client.account.export()
   * @throws what README, *Errors*, lists for every call.
   */
  export(options?: CallOptions): Promise<Result<AccountExport, AccountMeta>>
}
