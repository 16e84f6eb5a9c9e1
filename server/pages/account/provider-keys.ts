import type * as z from 'zod'
import { NewProviderKey, type ProviderKey } from '#contract/account/provider-key'
import { type OwnProvider, ownProviders } from '#contract/ai/providers'
import { Refusal } from '#domain/core/refusal'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import { createFault, createRefusedForm, type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'

type ListedProviderKey = z.infer<typeof ProviderKey>

/** Data of the provider keys page. */
export interface ProviderKeysPage {
  keys: readonly ListedProviderKey[]
  /** Whether the installation stores provider keys. */
  isOn: boolean
  /** The organisation whose keys the visitor may change. */
  organisation?: string | undefined
  done?: 'provider.saved' | 'provider.removed' | undefined
  refused?: Refused | undefined
}

const path = '/account/provider-keys'

/** Brand names of the providers. */
const names: Readonly<Record<OwnProvider, string>> = { openai: 'OpenAI', anthropic: 'Anthropic' }

const states = {
  accepted: 'provider.accepted',
  unchecked: 'provider.unchecked',
  rejected: 'provider.rejected',
} as const

/** Form of a provider: its name and its fields. */
const createProviderForm = (provider: OwnProvider) => ({ form: provider, fields: ['key', 'owner'] }) as const

const renderRemoveProviderKey = ({ text }: Words, { provider, owner }: ListedProviderKey): Html =>
  renderPostForm(
    `${path}/${provider}/delete`,
    html`<input type="hidden" name="owner" value="${owner.kind}"><button class="danger">${text('remove')}<span class="unseen"> ${names[provider]}, ${owner.name}</span></button>`,
    { isInline: true },
  )

const renderProviderKeyTable = (
  words: Words,
  provider: OwnProvider,
  { keys, organisation }: ProviderKeysPage,
): Html => {
  const { text } = words
  return renderTable({
    caption: names[provider],
    isStacked: true,
    columns: ['field.key', 'field.owner', 'provider.state', 'provider.since', 'provider.last', 'remove'].map(key => ({
      text: text(key as 'remove'),
    })),
    rows: keys.map(key => [
      html`<code>${key.display}</code>`,
      html`<bdi>${key.owner.name}</bdi>`,
      text(states[key.status]),
      words.dayOf(key.createdAt),
      key.lastUsedAt === null ? text('provider.never') : words.dayOf(key.lastUsedAt),
      (key.owner.kind === 'user' || organisation !== undefined) && renderRemoveProviderKey(words, key),
    ]),
  })
}

const renderProviderSection = (words: Words, provider: OwnProvider, page: ProviderKeysPage): Html => {
  const { text } = words
  const { organisation, refused, isOn } = page
  const { input, radios } = createFormFields(words, provider, refused)
  const keys = page.keys.filter(key => key.provider === provider)
  const owners = [
    { value: 'user', text: text('keys.ownerUser') },
    { value: 'organisation', text: organisation ?? '' },
  ]
  return html`<h2>${names[provider]}</h2>
${keys.length === 0 ? html`<p>${text('provider.none')}</p>` : renderProviderKeyTable(words, provider, { ...page, keys })}
${
  isOn &&
  renderPostForm(
    `${path}/${provider}`,
    html`${input('key', { type: 'password', autocomplete: 'off' })}
${organisation !== undefined && radios('owner', owners, { hint: false })}
<button>${text('save')}<span class="unseen"> ${names[provider]}</span></button>`,
  )
}`
}

/** Renders each provider with its stored keys, and the form of a new one. */
export const renderProviderKeys = (words: Words, page: ProviderKeysPage): Html => {
  const { text } = words
  const { done, isOn, refused } = page
  return html`${done && renderNotice(text(done))}${renderFaultSummary(words, refused)}<p>${text('provider.text')}</p>
${!isOn && html`<p class="notice bad">${text('provider.off')}</p>`}
${ownProviders.map(provider => renderProviderSection(words, provider, page))}`
}

const loadProviderKeysPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const [keys, membership] = await Promise.all([
    accounts.providerKeys.list(actor),
    accounts.organisations.membership(actor.session.userId),
  ])
  const organisation = membership && membership.role !== 'member' ? membership.name : undefined
  const removed = query.has('removed') ? 'provider.removed' : undefined
  const done = query.has('saved') ? 'provider.saved' : removed
  return {
    title: words.text('provider.title'),
    main: renderProviderKeys(words, {
      ...{ keys, organisation, isOn: accounts.providerKeys.isOn() },
      ...{ done: refused ? undefined : done, refused: refused?.refused },
    }),
    here: path,
    status: refused?.status ?? 200,
  }
}

/** Provider in the path. @throws Refusal for an unknown one. */
const getProviderOfPath = ({ id }: OwnCall): OwnProvider => {
  const provider = ownProviders.find(known => known === id)
  if (!provider) throw new Refusal('route_not_found')
  return provider
}

/** Shows the stored provider keys, each by its last letters. */
export const showProviderKeys = (call: OwnCall): Promise<Outcome> => loadProviderKeysPage(call)

/** Handles POST: checks the key with the provider, then replaces the stored one. */
export const saveProviderKey = async (call: OwnCall): Promise<Outcome> => {
  const provider = getProviderOfPath(call)
  const { form, accounts, actor, words } = call
  const wish = NewProviderKey.safeParse({ key: form.exact('key'), owner: form.text('owner') || undefined })
  if (!wish.success) {
    const key = form.text('key') === '' ? 'fault.required' : 'fault.provider.form'
    const fields = [...new Set(wish.error.issues.map(({ path: at }) => String(at[0])))]
    const faults = fields.map(field => createFault(words, field, field === 'key' ? key : 'fault.notAllowed'))
    return loadProviderKeysPage(call, createRefusedForm(call, createProviderForm(provider), faults))
  }
  const refused = await trySubmit(call, createProviderForm(provider), () =>
    accounts.providerKeys.save(actor, provider, wish.data),
  )
  return refused ? loadProviderKeysPage(call, refused) : { to: `${path}?saved=1` }
}

/** Handles POST: deletes the key; idempotent. */
export const deleteProviderKey = async (call: OwnCall): Promise<Outcome> => {
  const owner = call.form.text('owner') === 'organisation' ? 'organisation' : 'user'
  await call.accounts.providerKeys.remove(call.actor, getProviderOfPath(call), owner)
  return { to: `${path}?removed=1` }
}
