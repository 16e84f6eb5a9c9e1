import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { KeyUsage } from '#contract/account/usage'
import { type Refused, renderFaultSummary, renderNotice, renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { formatRemainingToday } from './account.ts'
import { type Outcome, type OwnCall, type RefusedForm, trySubmit } from './call.ts'
import { renderUsageChart } from './chart.ts'
import { isToReplace, renderKeyCreator, renderReplaceLink } from './keys-to-replace.ts'

/** Data of the page of one key. */
export interface KeyPage {
  key: z.infer<typeof Key>
  usage: z.infer<typeof KeyUsage>
  /** Whether the visitor may revoke it; members can only view the keys of the organisation. */
  mayRevoke: boolean
  /** Organisation to which a personal key can be transferred. */
  organisation?: string | undefined
  /** Last use of this key's form. */
  seen?: { host: string; at: string } | undefined
  isHandedOver?: boolean
  refused?: Refused | undefined
}

/** Text keys of a page about a key: what stands in web pages is a site code to agencies. */
const getKeyTexts = ({ kind }: KeyPage['key']) =>
  kind === 'publishable'
    ? ({
        title: 'siteCode.title',
        facts: 'siteCode.facts',
        revokeTitle: 'siteCode.revokeTitle',
        handTitle: 'handOver.title',
        handText: 'handOver.text',
      } as const)
    : ({
        title: 'key.title',
        facts: 'key.facts',
        revokeTitle: 'key.revokeTitle',
        handTitle: 'handOver.keyTitle',
        handText: 'handOver.keyText',
      } as const)

const renderKeyFacts = (words: Words, key: KeyPage['key']): Html => {
  const { text } = words
  return html`<dl class="facts"><dt>${text(`keys.${key.kind}`)}</dt><dd><code>${key.text ?? key.display}</code></dd>
${
  key.origins.length > 0 &&
  html`<dt>${text('field.origins')}</dt><dd><ul class="plain">${key.origins.map(origin => html`<li><bdi>${origin}</bdi></li>`)}</ul></dd>`
}
<dt>${text('field.tier')}</dt><dd>${text(`plan.${key.tier === 'sandbox' ? 'free' : key.tier}`)}</dd>
<dt>${text('field.owner')}</dt><dd><bdi>${key.owner.name}</bdi></dd>
<dt>${text('keys.created')}</dt><dd>${words.dayOf(key.createdAt)}</dd>
${key.createdBy && html`<dt>${text('keys.maker')}</dt><dd>${renderKeyCreator(words, key.createdBy)}</dd>`}
<dt>${text('keys.used')}</dt><dd>${words.number(key.today.used)}</dd>
<dt>${text('keys.rest')}</dt><dd>${formatRemainingToday(words, key.today)}</dd></dl>`
}

/** Renders the transfer of a personal key to the organisation; only organisations receive leads. */
const renderHandOverForm = ({ text, markup }: Words, key: KeyPage['key'], organisation: string): Html =>
  html`<h2>${text(getKeyTexts(key).handTitle)}</h2>
<p>${text(getKeyTexts(key).handText)}</p>
${renderPostForm(`/account/keys/${key.id}/hand-over`, html`<button class="quiet">${markup('handOver.submit', { organisation: html`<bdi>${organisation}</bdi>` })}</button>`)}`

/** Renders the last use of a key within thirty days and its hosts, as the impact of revoking it. */
const renderLastUse = ({ text, markup, day, instant }: Words, { key, usage, seen }: KeyPage): Part => {
  const last = usage.days.findLast(({ count }) => count > 0)
  const hosts = key.origins.map((origin, index) => html`${index > 0 && ', '}<bdi>${new URL(origin).host}</bdi>`)
  const used = last ? markup('key.lastUsed', { day: day(last.day) }) : text('key.unused')
  return html`<p>${seen ? markup('key.lastHost', { time: instant(seen.at), host: html`<bdi>${seen.host}</bdi>` }) : used}
${hosts.length > 0 && markup('key.worksOn', { hosts })}</p>`
}

/** Renders a key: its properties, thirty days of usage, and the revoke form. */
export const renderKey = (words: Words, page: KeyPage): Html => {
  const { key, usage, mayRevoke, organisation, isHandedOver, refused } = page
  const { text, markup } = words
  const name = html`<bdi>${key.name}</bdi>`
  const kind = getKeyTexts(key)
  return html`${isHandedOver && renderNotice(text('handOver.done'))}${renderFaultSummary(words, refused)}${
    key.revokedAt !== null &&
    html`<p class="notice bad">${markup('keys.revokedOn', { day: words.dayOf(key.revokedAt) })}</p>`
  }
<h2>${text(kind.facts)}</h2>
${renderKeyFacts(words, key)}
${mayRevoke && isToReplace(key) && html`<p class="notice">${text('replace.why')} ${renderReplaceLink(words, key)}</p>`}
<h2>${text('key.chart')}</h2>
${renderUsageChart(words, {
  id: 'key',
  title: text('key.chart'),
  days: usage.days,
  total: usage.total,
  dayLimit: usage.today.limit ?? undefined,
})}
${key.revokedAt === null && organisation !== undefined && renderHandOverForm(words, key, organisation)}
${
  key.revokedAt === null &&
  mayRevoke &&
  html`<h2 id="revoke">${text(kind.revokeTitle)}</h2>
${renderLastUse(words, page)}
<p>${markup('key.revokeText', { name })}</p>
${renderPostForm(`/account/keys/${key.id}/revoke`, html`<button class="danger">${text('revoke')}</button>`)}`
}
<p><a href="/account/keys">${text('keyMade.back')}</a></p>`
}

const loadKeyPage = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, id, query } = call
  const [key, usage, membership] = await Promise.all([
    accounts.keys.one(actor, id),
    accounts.keys.usageOf(actor, id),
    accounts.organisations.membership(actor.session.userId),
  ])
  const days = key.kind === 'publishable' ? await accounts.leads.embeds.days(actor, id, 30) : []
  const [last] = days.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt))
  const isShared = key.owner.kind === 'organisation'
  const isAdmin = membership !== undefined && membership.role !== 'member'
  return {
    title: words.text(getKeyTexts(key).title, { name: key.name }),
    main: renderKey(words, {
      ...{ key, usage, mayRevoke: !isShared || isAdmin, refused: refused?.refused },
      seen: last && { host: last.host, at: last.lastAt },
      organisation: !isShared && isAdmin ? membership.name : undefined,
      isHandedOver: query.has('given') && !refused,
    }),
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows one key and its last thirty days. */
export const showKey = (call: OwnCall): Promise<Outcome> => loadKeyPage(call)

/** Handles POST: transfers a personal key to the organisation. */
export const transferKey = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id } = call
  const refused = await trySubmit(call, { form: 'whole', fields: [] }, () => accounts.leads.handOver(actor, id))
  return refused ? loadKeyPage(call, refused) : { to: `/account/keys/${id}?given=1` }
}

/** Handles POST: revokes the key; idempotent. */
export const revokeKey = async ({ accounts, actor, id }: OwnCall): Promise<Outcome> => {
  await accounts.keys.revoke(actor, id)
  return { to: '/account/keys?revoked=1' }
}
