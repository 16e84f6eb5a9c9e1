import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { KeyUsage } from '#contract/account/usage'
import { faultSummary, notice, postForm, type Refused } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { leftToday } from './account.ts'
import { type Outcome, type OwnCall, type RefusedForm, tried } from './call.ts'
import { chart } from './chart.ts'
import { isToReplace, makerText, newKeyInPlaceOf } from './keys-to-replace.ts'

/** What the page of one key shows. */
export interface KeyPage {
  key: z.infer<typeof Key>
  usage: z.infer<typeof KeyUsage>
  /** Whether the visitor may revoke it: a member sees the keys of the organisation only. */
  mayRevoke: boolean
  /** The organisation that an own key can be given to. */
  organisation?: string | undefined
  /** When and where the form of this key was seen last. */
  seen?: { host: string; at: string } | undefined
  isHandedOver?: boolean
  refused?: Refused | undefined
}

const facts = (words: Words, key: KeyPage['key']): Html => {
  const { text } = words
  return html`<dl class="facts"><dt>${text('keys.key')}</dt><dd><code>${key.text ?? key.display}</code></dd>
<dt>${text('field.kind')}</dt><dd>${text(`keys.${key.kind}`)}</dd>
${
  key.origins.length > 0 &&
  html`<dt>${text('field.origins')}</dt><dd><ul class="plain">${key.origins.map(origin => html`<li><bdi>${origin}</bdi></li>`)}</ul></dd>`
}
<dt>${text('field.tier')}</dt><dd>${text(`plan.${key.tier === 'sandbox' ? 'free' : key.tier}`)}</dd>
<dt>${text('field.owner')}</dt><dd><bdi>${key.owner.name}</bdi></dd>
<dt>${text('keys.created')}</dt><dd>${words.dayOf(key.createdAt)}</dd>
${key.createdBy && html`<dt>${text('keys.maker')}</dt><dd>${makerText(words, key.createdBy)}</dd>`}
<dt>${text('keys.used')}</dt><dd>${words.number(key.today.used)}</dd>
<dt>${text('keys.rest')}</dt><dd>${leftToday(words, key.today)}</dd></dl>`
}

/** An own key can be given to the organisation, for which alone contacts are received. */
const handingOver = ({ text, markup }: Words, { id }: KeyPage['key'], organisation: string): Html =>
  html`<h2>${text('handOver.title')}</h2>
<p>${text('handOver.text')}</p>
${postForm(`/account/keys/${id}/hand-over`, html`<button class="quiet">${markup('handOver.submit', { organisation: html`<bdi>${organisation}</bdi>` })}</button>`)}`

/** When a key was used last, as far as thirty days tell it, and where it works: what ends with it. */
const lastUse = ({ text, markup, day, instant }: Words, { key, usage, seen }: KeyPage): Part => {
  const last = usage.days.findLast(({ count }) => count > 0)
  const hosts = key.origins.map((origin, index) => html`${index > 0 && ', '}<bdi>${new URL(origin).host}</bdi>`)
  const used = last ? markup('key.lastUsed', { day: day(last.day) }) : text('key.unused')
  return html`<p>${seen ? markup('key.lastHost', { time: instant(seen.at), host: html`<bdi>${seen.host}</bdi>` }) : used}
${hosts.length > 0 && markup('key.worksOn', { hosts })}</p>`
}

/** One key: what it is, thirty days, and the way to end it. */
export const keyView = (words: Words, page: KeyPage): Html => {
  const { key, usage, mayRevoke, organisation, isHandedOver, refused } = page
  const { text, markup } = words
  const name = html`<bdi>${key.name}</bdi>`
  return html`${isHandedOver && notice(text('handOver.done'))}${faultSummary(words, refused)}${
    key.revokedAt !== null &&
    html`<p class="notice bad">${markup('keys.revokedOn', { day: words.dayOf(key.revokedAt) })}</p>`
  }
<h2>${text('key.facts')}</h2>
${facts(words, key)}
${mayRevoke && isToReplace(key) && html`<p class="notice">${text('replace.why')} ${newKeyInPlaceOf(words, key)}</p>`}
<h2>${text('key.chart')}</h2>
${chart(words, {
  id: 'key',
  title: text('key.chart'),
  days: usage.days,
  total: usage.total,
  dayLimit: usage.today.limit ?? undefined,
})}
${key.revokedAt === null && organisation !== undefined && handingOver(words, key, organisation)}
${
  key.revokedAt === null &&
  mayRevoke &&
  html`<h2 id="revoke">${text('key.revokeTitle')}</h2>
${lastUse(words, page)}
<p>${markup('key.revokeText', { name })}</p>
${postForm(`/account/keys/${key.id}/revoke`, html`<button class="danger">${text('revoke')}</button>`)}`
}
<p><a href="/account/keys">${text('keyMade.back')}</a></p>`
}

const page = async (call: OwnCall, refused?: RefusedForm): Promise<Outcome> => {
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
    title: words.text('key.title', { name: key.name }),
    main: keyView(words, {
      ...{ key, usage, mayRevoke: !isShared || isAdmin, refused: refused?.refused },
      seen: last && { host: last.host, at: last.lastAt },
      organisation: !isShared && isAdmin ? membership.name : undefined,
      isHandedOver: query.has('given') && !refused,
    }),
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}

/** Shows one key and its thirty days. */
export const showKey = (call: OwnCall): Promise<Outcome> => page(call)

/** POST: an own key becomes one of the organisation. */
export const handOverKey = async (call: OwnCall): Promise<Outcome> => {
  const { accounts, actor, id } = call
  const refused = await tried(call, { form: 'whole', fields: [] }, () => accounts.leads.handOver(actor, id))
  return refused ? page(call, refused) : { to: `/account/keys/${id}?given=1` }
}

/** POST: the key is revoked; again: nothing changes. */
export const revokeKey = async ({ accounts, actor, id }: OwnCall): Promise<Outcome> => {
  await accounts.keys.revoke(actor, id)
  return { to: '/account/keys?revoked=1' }
}
