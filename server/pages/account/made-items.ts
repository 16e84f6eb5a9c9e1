import { type MadeItemKind, madeItemKinds } from '../../ports/made-item-kinds.ts'
import type { MadeItem } from '../../ports/made-items.ts'
import { isReceiver } from '../../services/account/made-items.ts'
import { type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { leadsPath } from '../leads/lead-table.ts'
import { buildWebhookSecretPage, webhooksPath } from '../leads/webhooks.ts'
import { madeItemsPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { PlainKey, Words } from '../words.ts'
import { createFault, createRefusedForm, type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'
import { runConfirmed } from './confirm.ts'

/** Data of the page of what former members made. */
export interface MadeItemsPage {
  items: readonly MadeItem[]
  /** Kinds that the visitor decides about. */
  decided: readonly MadeItemKind[]
  done?: PlainKey | undefined
  refused?: Refused | undefined
}

const itemForm = { form: 'item', fields: ['kind', 'item'] } as const

const kindKeys = {
  key: 'made.key',
  form: 'made.form',
  providerKey: 'made.providerKey',
  webhook: 'made.webhook',
  address: 'made.address',
} as const satisfies Record<MadeItemKind, PlainKey>

const stateKeys = { inUse: 'made.inUse', suspended: 'made.suspended', newSecret: 'made.newSecret' } as const

/** Path of the form that replaces an item. */
const getReplacePath = ({ kind, id }: MadeItem): string =>
  ({
    key: `/account/keys?replace=${id}#create`,
    form: `/account/embed?key=${id}`,
    providerKey: '/account/provider-keys',
    webhook: `${webhooksPath}?replace=${id}#add`,
    address: `${leadsPath}#address`,
  })[kind]

const renderItemButton = (text: string, { kind, id, name }: MadeItem, what: 'keep' | 'end'): Html =>
  renderPostForm(
    `${madeItemsPath}/${what}`,
    html`<input type="hidden" name="kind" value="${kind}"><input type="hidden" name="item" value="${id}"><button class="${what === 'end' ? 'danger' : 'quiet'}">${text}<span class="unseen"> ${name}</span></button>`,
    { isInline: true },
  )

/** Renders the three choices about an item: keep, replace, end. */
const renderChoices = ({ text }: Words, item: MadeItem): Html =>
  html`${renderItemButton(text('made.keep'), item, 'keep')}
<a class="button quiet" href="${getReplacePath(item)}">${text('made.replace')}<span class="unseen"> ${item.name}</span></a>
${renderItemButton(text('made.end'), item, 'end')}`

const renderMaker = ({ text }: Words, { maker }: MadeItem): Part => {
  if (!maker) return text('webhooks.makerUnknown')
  return maker.name === undefined ? text('events.gone') : html`<bdi>${maker.name}</bdi>`
}

const renderItemName = ({ kind, id, name }: MadeItem): Html =>
  kind === 'key' ? html`<a href="/account/keys/${id}"><bdi>${name}</bdi></a>` : html`<bdi>${name}</bdi>`

const renderItemTable = (words: Words, { items, decided }: MadeItemsPage): Html => {
  const { text } = words
  return renderTable({
    caption: text('replace.title'),
    isStacked: true,
    columns: [
      { text: text('made.what') },
      { text: text('field.name') },
      { text: text('keys.maker') },
      { text: text('webhooks.state') },
      { text: text('made.decision') },
    ],
    rows: items.map(item => [
      text(kindKeys[item.kind]),
      html`${renderItemName(item)}${item.madeAt !== undefined && html`<br><small>${words.dayOf(item.madeAt)}</small>`}`,
      renderMaker(words, item),
      text(stateKeys[item.state]),
      decided.includes(item.kind) ? renderChoices(words, item) : text('made.ownerDecides'),
    ]),
  })
}

/** Renders what former members made, each with its three choices. */
export const renderMadeItems = (words: Words, page: MadeItemsPage): Html => {
  const { text } = words
  const { items, done, refused } = page
  return html`${done && renderNotice(text(done))}${renderFaultSummary(words, refused)}${
    items.length === 0
      ? html`<p>${text('replace.none')}</p>`
      : html`<p>${text('made.text')}</p>
${renderItemTable(words, page)}`
  }
<p><a href="/account/organisation">${text('organisation.title')}</a></p>`
}

const loadMadeItemsPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const items = await accounts.madeItems.list(actor)
  const decisions = await Promise.all(madeItemKinds.map(kind => accounts.madeItems.mayDecide(actor, kind)))
  const dones = { kept: 'made.kept', ended: 'made.ended' } as const
  const done = query.get('done')
  return {
    title: words.text('replace.title'),
    main: renderMadeItems(words, {
      ...{ items, decided: madeItemKinds.filter((_kind, index) => decisions[index]) },
      done: refused || (done !== 'kept' && done !== 'ended') ? undefined : dones[done],
      refused: refused?.refused,
    }),
    here: madeItemsPath,
    status: refused?.status ?? 200,
  }
}

/** Shows what former members made, to members who may make keys of the organisation. */
export const showMadeItems = (call: OwnCall): Promise<Outcome> => loadMadeItemsPage(call)

/** Item that a form names; undefined for an unknown kind. */
const readItem = ({ form }: OwnCall) => {
  const kind = madeItemKinds.find(known => known === form.text('kind'))
  return kind && { kind, id: form.text('item') }
}

const refuseItem = (call: OwnCall): Promise<Outcome> =>
  loadMadeItemsPage(call, createRefusedForm(call, itemForm, [createFault(call.words, '', 'fault.notAllowed')]))

/** Handles POST: keeps an item; one that receives contacts is confirmed by the password or a passkey. */
export const keepMadeItem = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, words } = call
  const item = readItem(call)
  if (!item) return refuseItem(call)
  const kept = `${madeItemsPath}?done=kept`
  if (!isReceiver(item.kind)) {
    const refused = await trySubmit(call, itemForm, () => accounts.madeItems.keep(actor, item, undefined))
    return refused ? loadMadeItemsPage(call, refused) : { to: kept }
  }
  return runConfirmed(
    call,
    `${madeItemsPath}/keep`,
    {
      ...{ what: words.text('confirm.keep'), form: itemForm, back: madeItemsPath },
      refusedPage: refused => loadMadeItemsPage(call, refused),
    },
    proven => accounts.madeItems.keep(actor, item, proven),
    ({ made }) => (made ? buildWebhookSecretPage(words, made) : { to: kept }),
  )
}

/** Handles POST: ends an item. */
export const endMadeItem = async (call: OwnCall): Promise<Outcome> => {
  const item = readItem(call)
  if (!item) return refuseItem(call)
  const refused = await trySubmit(call, itemForm, () => call.accounts.madeItems.end(call.actor, item))
  return refused ? loadMadeItemsPage(call, refused) : { to: `${madeItemsPath}?done=ended` }
}
