import type * as z from 'zod'
import { NewProviderKey, type ProviderKey } from '#contract/account/provider-key'
import { type OwnProvider, ownProviders } from '#contract/ai/providers'
import { Refusal } from '#domain/core/refusal'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import { fault, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from './call.ts'

type Shown = z.infer<typeof ProviderKey>

/** What the page of provider keys shows. */
export interface ProviderKeysPage {
  keys: readonly Shown[]
  /** False while the installation stores none. */
  isOn: boolean
  /** The organisation whose keys the visitor may change. */
  organisation?: string | undefined
  done?: 'provider.saved' | 'provider.removed' | undefined
  refused?: Refused | undefined
}

const path = '/account/provider-keys'

/** The providers by the names that they give themselves. */
const names: Readonly<Record<OwnProvider, string>> = { openai: 'OpenAI', anthropic: 'Anthropic' }

const states = {
  accepted: 'provider.accepted',
  unchecked: 'provider.unchecked',
  rejected: 'provider.rejected',
} as const

/** The form of a provider: its name on the page, and its fields. */
const formOf = (provider: OwnProvider) => ({ form: provider, fields: ['key', 'owner'] }) as const

const removal = ({ text }: Words, { provider, owner }: Shown): Html =>
  postForm(
    `${path}/${provider}/delete`,
    html`<input type="hidden" name="owner" value="${owner.kind}"><button class="danger">${text('remove')}<span class="unseen"> ${names[provider]}, ${owner.name}</span></button>`,
    { isInline: true },
  )

const keyTable = (words: Words, provider: OwnProvider, { keys, organisation }: ProviderKeysPage): Html => {
  const { text } = words
  return table({
    caption: names[provider],
    isStacked: true,
    columns: ['keys.key', 'field.owner', 'provider.state', 'provider.since', 'provider.last', 'remove'].map(key => ({
      text: text(key as 'remove'),
    })),
    rows: keys.map(key => [
      html`<code>${key.display}</code>`,
      html`<bdi>${key.owner.name}</bdi>`,
      text(states[key.status]),
      words.dayOf(key.createdAt),
      key.lastUsedAt === null ? text('provider.never') : words.dayOf(key.lastUsedAt),
      (key.owner.kind === 'user' || organisation !== undefined) && removal(words, key),
    ]),
  })
}

const section = (words: Words, provider: OwnProvider, page: ProviderKeysPage): Html => {
  const { text } = words
  const { organisation, refused, isOn } = page
  const { input, radios } = fieldsOf(words, provider, refused)
  const keys = page.keys.filter(key => key.provider === provider)
  const owners = [
    { value: 'user', text: text('keys.ownerUser') },
    { value: 'organisation', text: organisation ?? '' },
  ]
  return html`<h2>${names[provider]}</h2>
${keys.length === 0 ? html`<p>${text('provider.none')}</p>` : keyTable(words, provider, { ...page, keys })}
${
  isOn &&
  postForm(
    `${path}/${provider}`,
    html`${input('key', { type: 'password', autocomplete: 'off' })}
${organisation !== undefined && radios('owner', owners, { hint: false })}
<button>${text('save')}<span class="unseen"> ${names[provider]}</span></button>`,
  )
}`
}

/** Each provider with the keys that are stored for it, and the form of a new one. */
export const providerKeysView = (words: Words, page: ProviderKeysPage): Html => {
  const { text } = words
  const { done, isOn, refused } = page
  return html`${done && notice(text(done))}${faultSummary(words, refused)}<p>${text('provider.text')}</p>
${!isOn && html`<p class="notice bad">${text('provider.off')}</p>`}
${ownProviders.map(provider => section(words, provider, page))}`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
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
    main: providerKeysView(words, {
      ...{ keys, organisation, isOn: accounts.providerKeys.isOn() },
      ...{ done: refused ? undefined : done, refused: refused?.refused },
    }),
    here: path,
    status: refused?.status ?? 200,
  }
}

/** The provider that a path names. @throws Refusal for any other. */
const providerOf = ({ id }: OwnCall): OwnProvider => {
  const provider = ownProviders.find(known => known === id)
  if (!provider) throw new Refusal('route_not_found')
  return provider
}

/** Shows the stored provider keys, each by its last letters. */
export const showProviderKeys = (call: OwnCall): Promise<Outcome> => page(call)

/** POST: the provider is asked, then the key is stored in place of the earlier one. */
export const saveProviderKey = async (call: OwnCall): Promise<Outcome> => {
  const provider = providerOf(call)
  const { form, accounts, actor, words } = call
  const wish = NewProviderKey.safeParse({ key: form.exact('key'), owner: form.text('owner') || undefined })
  if (!wish.success) {
    const key = form.text('key') === '' ? 'fault.required' : 'fault.provider.form'
    const fields = [...new Set(wish.error.issues.map(({ path: at }) => String(at[0])))]
    const faults = fields.map(field => fault(words, field, field === 'key' ? key : 'fault.notAllowed'))
    return page(call, refusedForm(call, formOf(provider), faults))
  }
  const refused = await tried(call, formOf(provider), () => accounts.providerKeys.save(actor, provider, wish.data))
  return refused ? page(call, refused) : { to: `${path}?saved=1` }
}

/** POST: the key is deleted; one that is gone already is no fault. */
export const deleteProviderKey = async (call: OwnCall): Promise<Outcome> => {
  const owner = call.form.text('owner') === 'organisation' ? 'organisation' : 'user'
  await call.accounts.providerKeys.remove(call.actor, providerOf(call), owner)
  return { to: `${path}?removed=1` }
}
