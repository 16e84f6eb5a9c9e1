import type { WebhookOutcome } from '../../ports/webhooks.ts'
import type { WebhookView } from '../../services/leads/lead-services.ts'
import { missing, type Outcome, type OwnCall, type RefusedForm, refusedForm, tried } from '../account/call.ts'
import { faultSummary, fieldsOf, notice, postForm, type Refused } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'

/** Where webhooks are. */
export const webhooksPath = '/account/webhooks'

/** What the page of webhooks shows. */
export interface WebhooksPage {
  webhooks: readonly WebhookView[]
  mayChange: boolean
  isRemoved?: boolean
  /** What became of a test just now. */
  tested?: WebhookOutcome | undefined
  refused?: Refused | undefined
}

const addForm = { form: 'webhook', fields: ['url'] } as const
const wholeForm = { form: 'whole', fields: [] } as const

const testNotice = (words: Words, tested: WebhookOutcome): Html => {
  const { text, number } = words
  const ms = number(tested.ms)
  if (tested.taken) return notice(text('webhooks.taken', { status: tested.status, ms }))
  const why =
    tested.fault === 'status'
      ? text('webhooks.fault.status', { status: tested.status ?? '' })
      : text(`webhooks.fault.${tested.fault}`)
  return html`<p class="notice bad" role="alert">${text('webhooks.failed', { ms, why })}</p>
`
}

const stateOf = (words: Words, { off, oldUntil }: WebhookView): Part => {
  const { text, markup } = words
  const old =
    oldUntil !== undefined && html`<br><small>${markup('webhooks.oldUntil', { time: words.instant(oldUntil) })}</small>`
  return html`${off ? markup(`webhooks.off.${off.why}`, { day: words.dayOf(off.at) }) : text('webhooks.on')}${old}`
}

const acts = ({ text }: Words, { id }: WebhookView): Html =>
  html`${postForm(`${webhooksPath}/${id}/test`, html`<button class="quiet">${text('webhooks.test')}</button>`, { isInline: true })}
${postForm(`${webhooksPath}/${id}/rotate`, html`<button class="quiet">${text('webhooks.rotate')}</button>`, { isInline: true })}
${postForm(`${webhooksPath}/${id}/remove`, html`<button class="danger">${text('webhooks.remove')}</button>`, { isInline: true })}`

const list = (words: Words, webhooks: readonly WebhookView[], mayChange: boolean): Html => {
  const { text } = words
  return table({
    caption: text('webhooks.title'),
    isStacked: true,
    columns: [
      { text: text('field.url') },
      { text: text('webhooks.since') },
      { text: text('webhooks.state') },
      ...(mayChange ? [{ text: text('organisation.actions') }] : []),
    ],
    rows: webhooks.map(webhook => [
      html`<bdi>${webhook.url}</bdi>`,
      words.dayOf(webhook.createdAt),
      stateOf(words, webhook),
      ...(mayChange ? [acts(words, webhook)] : []),
    ]),
  })
}

/** Where contacts are sent beside the letter: the addresses, each with a test, and the form of a new one. */
export const webhooksView = (words: Words, { webhooks, mayChange, isRemoved, tested, refused }: WebhooksPage): Html => {
  const { text } = words
  const { input } = fieldsOf(words, addForm.form, refused)
  return html`${isRemoved && notice(text('webhooks.removed'))}${tested && testNotice(words, tested)}${faultSummary(words, refused)}
<p>${text('webhooks.lead')} <a href="/docs/webhooks">${text('webhooks.docs')}</a></p>
${webhooks.length === 0 ? html`<p>${text('webhooks.none')}</p>` : list(words, webhooks, mayChange)}
${
  mayChange
    ? html`<h2>${text('webhooks.add')}</h2>
${postForm(webhooksPath, html`${input('url', { type: 'url', autocomplete: 'off' })}<button>${text('webhooks.submit')}</button>`)}`
    : html`<p>${text('webhooks.readOnly')}</p>`
}
<p><a href="/account/leads">${text('leads.title')}</a></p>`
}

/** The secret of a webhook, shown this once. */
export const webhookSecretView = (
  words: Words,
  { webhook, secret }: { webhook: WebhookView; secret: string },
): Html => {
  const { text } = words
  return html`<p class="notice good" role="status">${text('webhooks.copy')}</p>
<dl class="facts"><dt>${text('field.url')}</dt><dd><bdi>${webhook.url}</bdi></dd>
<dt>${text('webhooks.secret')}</dt><dd><code class="secret" id="webhook-secret">${secret}</code><br><small>${text('once')}</small></dd></dl>
${postForm(`${webhooksPath}/${webhook.id}/test`, html`<button>${text('webhooks.test')}</button>`)}
<p><a href="${webhooksPath}">${text('webhooks.back')}</a></p>`
}

const page = async (
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
    main: webhooksView(words, {
      ...{ webhooks, mayChange: membership !== undefined && membership.role !== 'member' },
      ...{ isRemoved: query.has('removed') && !refused, tested, refused: refused?.refused },
    }),
    here: webhooksPath,
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows the webhooks of the visitor's organisation. */
export const showWebhooks = (call: OwnCall): Promise<Outcome> => page(call)

type Made = Parameters<typeof webhookSecretView>[1]

/** Makes a secret and shows it, or the form with what was wrong. */
const withSecret = async (
  call: OwnCall,
  form: { form: string; fields: readonly string[] },
  make: () => Promise<Made>,
): Promise<Outcome> => {
  const made: Made[] = []
  const refused = await tried(call, form, async () => void made.push(await make()))
  const [one] = made
  if (!one) return page(call, refused ? { refused } : {})
  return { title: call.words.text('webhooks.made'), main: webhookSecretView(call.words, one), here: webhooksPath }
}

/** POST: a webhook more; its secret is shown this once. */
export const addWebhook = async (call: OwnCall): Promise<Outcome> => {
  const empty = missing(call, addForm.fields)
  if (empty.length > 0) return page(call, { refused: refusedForm(call, addForm, empty) })
  return withSecret(call, addForm, () => call.accounts.leads.webhooks.add(call.actor, call.form.text('url')))
}

/** POST: a new secret, shown this once; the one before signs for a day too. */
export const rotateWebhook = (call: OwnCall): Promise<Outcome> =>
  withSecret(call, wholeForm, () => call.accounts.leads.webhooks.rotate(call.actor, call.id))

/** POST: a webhook less. */
export const removeWebhook = async ({ accounts, actor, id }: OwnCall): Promise<Outcome> => {
  await accounts.leads.webhooks.remove(actor, id)
  return { to: `${webhooksPath}?removed=1` }
}

/** POST: a test is sent, and what came of it is shown. */
export const testWebhook = async (call: OwnCall): Promise<Outcome> => {
  const outcomes: WebhookOutcome[] = []
  const refused = await tried(call, wholeForm, async () => {
    outcomes.push(await call.accounts.leads.webhooks.test(call.actor, call.id))
  })
  return page(call, { ...(refused && { refused }), tested: outcomes[0] })
}
