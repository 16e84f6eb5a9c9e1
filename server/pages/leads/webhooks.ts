import type { WebhookOutcome } from '../../ports/webhooks.ts'
import type { WebhookView } from '../../services/leads/lead-services.ts'
import {
  createRefusedForm,
  findMissingFields,
  type Outcome,
  type OwnCall,
  type RefusedForm,
  trySubmit,
} from '../account/call.ts'
import { runConfirmed } from '../account/confirm.ts'
import { createFormFields, type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { madeItemsPath } from '../paths.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'

/** Path of the webhooks page. */
export const webhooksPath = '/account/webhooks'

/** Data of the webhooks page. */
export interface WebhooksPage {
  webhooks: readonly WebhookView[]
  mayChange: boolean
  isRemoved?: boolean
  /** Outcome of the test just run. */
  tested?: WebhookOutcome | undefined
  refused?: Refused | undefined
  /** Webhook that the new one replaces. */
  replaced?: WebhookView | undefined
}

const addForm = { form: 'webhook', fields: ['url', 'replaces'] } as const
const wholeForm = { form: 'whole', fields: [] } as const

const renderTestNotice = (words: Words, tested: WebhookOutcome): Html => {
  const { text, number } = words
  const ms = number(tested.ms)
  if (tested.taken) return renderNotice(text('webhooks.taken', { status: tested.status, ms }))
  const why =
    tested.fault === 'status'
      ? text('webhooks.fault.status', { status: tested.status ?? '' })
      : text(`webhooks.fault.${tested.fault}`)
  return html`<p class="notice bad" role="alert">${text('webhooks.failed', { ms, why })}</p>
`
}

const renderWebhookState = (words: Words, { off, oldUntil }: WebhookView): Part => {
  const { text, markup } = words
  const old =
    oldUntil !== undefined && html`<br><small>${markup('webhooks.oldUntil', { time: words.instant(oldUntil) })}</small>`
  return html`${off ? markup(`webhooks.off.${off.why}`, { day: words.dayOf(off.at) }) : text('webhooks.on')}${old}`
}

const renderWebhookMaker = ({ text }: Words, { maker }: WebhookView): Part => {
  if (!maker) return text('webhooks.makerUnknown')
  return maker.name === null ? text('events.gone') : html`<bdi>${maker.name}</bdi>`
}

const renderWebhookActions = ({ text }: Words, { id, off }: WebhookView): Html =>
  off?.why === 'suspended'
    ? html`<a href="${madeItemsPath}">${text('replace.title')}</a>
${renderPostForm(`${webhooksPath}/${id}/remove`, html`<button class="danger">${text('webhooks.remove')}</button>`, { isInline: true })}`
    : html`${renderPostForm(`${webhooksPath}/${id}/test`, html`<button class="quiet">${text('webhooks.test')}</button>`, { isInline: true })}
${renderPostForm(`${webhooksPath}/${id}/rotate`, html`<button class="quiet">${text('webhooks.rotate')}</button>`, { isInline: true })}
${renderPostForm(`${webhooksPath}/${id}/remove`, html`<button class="danger">${text('webhooks.remove')}</button>`, { isInline: true })}`

const renderWebhookTable = (words: Words, webhooks: readonly WebhookView[], mayChange: boolean): Html => {
  const { text } = words
  return renderTable({
    caption: text('webhooks.title'),
    isStacked: true,
    columns: [
      { text: text('field.url') },
      { text: text('webhooks.since') },
      { text: text('webhooks.maker') },
      { text: text('webhooks.state') },
      ...(mayChange ? [{ text: text('organisation.actions') }] : []),
    ],
    rows: webhooks.map(webhook => [
      html`<bdi>${webhook.url}</bdi>`,
      words.dayOf(webhook.createdAt),
      renderWebhookMaker(words, webhook),
      renderWebhookState(words, webhook),
      ...(mayChange ? [renderWebhookActions(words, webhook)] : []),
    ]),
  })
}

/** Renders the webhooks that receive leads, each with its actions, and the form of a new one. */
export const renderWebhooks = (
  words: Words,
  { webhooks, mayChange, isRemoved, tested, refused, replaced }: WebhooksPage,
): Html => {
  const { text } = words
  const { input } = createFormFields(words, addForm.form, refused)
  return html`${isRemoved && renderNotice(text('webhooks.removed'))}${tested && renderTestNotice(words, tested)}${renderFaultSummary(words, refused)}
<p>${text('webhooks.lead')} <a href="/docs/webhooks">${text('webhooks.docs')}</a></p>
<p><a href="${webhooksPath}/recipes">${text('webhooks.recipes')}</a></p>
${webhooks.length === 0 ? html`<p>${text('webhooks.none')}</p>` : renderWebhookTable(words, webhooks, mayChange)}
${
  mayChange
    ? html`<h2 id="add">${text('webhooks.add')}</h2>
${replaced && html`<p>${words.markup('webhooks.replaces', { url: html`<bdi>${replaced.url}</bdi>` })}</p>`}
${renderPostForm(webhooksPath, html`${replaced && html`<input type="hidden" name="replaces" value="${replaced.id}">`}${input('url', { type: 'url', autocomplete: 'off' })}<button>${text('webhooks.submit')}</button>`)}`
    : html`<p>${text('webhooks.readOnly')}</p>`
}
<p><a href="/account/leads">${text('leads.title')}</a></p>`
}

/** Renders the secret of a webhook, shown only once. */
export const renderWebhookSecret = (
  words: Words,
  { webhook, secret }: { webhook: WebhookView; secret: string },
): Html => {
  const { text } = words
  return html`<p class="notice good" role="status">${text('webhooks.copyNow')}</p>
<dl class="facts"><dt>${text('field.url')}</dt><dd><bdi>${webhook.url}</bdi></dd>
<dt>${text('webhooks.secret')}</dt><dd><code class="secret" id="webhook-secret">${secret}</code><br><small>${text('once')}</small></dd></dl>
${renderPostForm(`${webhooksPath}/${webhook.id}/test`, html`<button>${text('webhooks.test')}</button>`)}
<p><a href="${webhooksPath}">${text('webhooks.back')}</a></p>`
}

const loadWebhooksPage = async (
  call: OwnCall,
  { refused, tested }: { refused?: RefusedForm; tested?: WebhookOutcome | undefined } = {},
): Promise<Outcome> => {
  const { accounts, actor, words, query } = call
  const [webhooks, membership] = await Promise.all([
    accounts.leads.webhooks.list(actor),
    accounts.organisations.membership(actor.session.userId),
  ])
  return {
    title: words.text('webhooks.title'),
    main: renderWebhooks(words, {
      ...{ webhooks, mayChange: membership !== undefined && membership.role !== 'member' },
      ...{ isRemoved: query.has('removed') && !refused, tested, refused: refused?.refused },
      replaced: webhooks.find(({ id }) => id === (query.get('replace') ?? call.form.text('replaces'))),
    }),
    here: webhooksPath,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the webhooks of the visitor's organisation. */
export const showWebhooks = (call: OwnCall): Promise<Outcome> => loadWebhooksPage(call)

type Made = Parameters<typeof renderWebhookSecret>[1]

/** Builds the page that shows the secret of a webhook once. */
export const buildWebhookSecretPage = (words: Words, made: Made): Outcome => ({
  title: words.text('webhooks.made'),
  main: renderWebhookSecret(words, made),
  here: webhooksPath,
})

/** Creates a secret and shows it, or the form with its faults. */
const showNewSecret = async (
  call: OwnCall,
  form: { form: string; fields: readonly string[] },
  make: () => Promise<Made>,
): Promise<Outcome> => {
  const made: Made[] = []
  const refused = await trySubmit(call, form, async () => void made.push(await make()))
  const [one] = made
  if (!one) return loadWebhooksPage(call, refused ? { refused } : {})
  return buildWebhookSecretPage(call.words, one)
}

/** Handles POST: adds a webhook and shows its secret once. */
export const addWebhook = async (call: OwnCall): Promise<Outcome> => {
  const empty = findMissingFields(call, ['url'])
  if (empty.length > 0) return loadWebhooksPage(call, { refused: createRefusedForm(call, addForm, empty) })
  const { accounts, actor, words, form } = call
  const [url, replaces] = [form.text('url'), form.text('replaces')]
  return runConfirmed(
    call,
    webhooksPath,
    {
      ...{ what: words.text('confirm.webhook', { url }), form: addForm, back: webhooksPath },
      check: () => void accounts.leads.webhooks.checkUrl(url),
      refusedPage: refused => loadWebhooksPage(call, { refused }),
    },
    proven => accounts.leads.webhooks.add(actor, { url, replaces: replaces || undefined }, proven),
    made => buildWebhookSecretPage(words, made),
  )
}

/** Handles POST: replaces the secret and shows it once; the old one also signs for another day. */
export const rotateWebhook = (call: OwnCall): Promise<Outcome> =>
  showNewSecret(call, wholeForm, () => call.accounts.leads.webhooks.rotate(call.actor, call.id))

/** Handles POST: removes a webhook. */
export const removeWebhook = async ({ accounts, actor, id }: OwnCall): Promise<Outcome> => {
  await accounts.leads.webhooks.remove(actor, id)
  return { to: `${webhooksPath}?removed=1` }
}

/** Handles POST: sends a test event and shows its outcome. */
export const testWebhook = async (call: OwnCall): Promise<Outcome> => {
  const outcomes: WebhookOutcome[] = []
  const refused = await trySubmit(call, wholeForm, async () => {
    outcomes.push(await call.accounts.leads.webhooks.test(call.actor, call.id))
  })
  return loadWebhooksPage(call, { ...(refused && { refused }), tested: outcomes[0] })
}
