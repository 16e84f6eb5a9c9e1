import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { KeyUsage } from '#contract/account/usage'
import { postForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { leftToday } from './account.ts'
import type { Outcome, OwnCall } from './call.ts'
import { chart } from './chart.ts'
import { isToReplace, makerText, newKeyInPlaceOf } from './keys-to-replace.ts'

/** What the page of one key shows. */
export interface KeyPage {
  key: z.infer<typeof Key>
  usage: z.infer<typeof KeyUsage>
  /** Whether the visitor may revoke it: a member sees the keys of the organisation only. */
  mayRevoke: boolean
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

/** When a key was used last, as far as thirty days tell it, and where it works: what ends with it. */
const lastUse = ({ text, markup, day }: Words, { key, usage }: Pick<KeyPage, 'key' | 'usage'>): Part => {
  const last = usage.days.findLast(({ count }) => count > 0)
  const hosts = key.origins.map((origin, index) => html`${index > 0 && ', '}<bdi>${new URL(origin).host}</bdi>`)
  return html`<p>${last ? markup('key.lastUsed', { day: day(last.day) }) : text('key.unused')}
${hosts.length > 0 && markup('key.worksOn', { hosts })}</p>`
}

/** One key: what it is, thirty days, and the way to end it. */
export const keyView = (words: Words, { key, usage, mayRevoke }: KeyPage): Html => {
  const { text, markup } = words
  const name = html`<bdi>${key.name}</bdi>`
  return html`${
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
${
  key.revokedAt === null &&
  mayRevoke &&
  html`<h2 id="revoke">${text('key.revokeTitle')}</h2>
${lastUse(words, { key, usage })}
<p>${markup('key.revokeText', { name })}</p>
${postForm(`/account/keys/${key.id}/revoke`, html`<button class="danger">${text('revoke')}</button>`)}`
}
<p><a href="/account/keys">${text('keyMade.back')}</a></p>`
}

/** Shows one key and its thirty days. */
export const showKey = async ({ accounts, actor, words, id }: OwnCall): Promise<Outcome> => {
  const [key, usage] = await Promise.all([accounts.keys.one(actor, id), accounts.keys.usageOf(actor, id)])
  const membership =
    key.owner.kind === 'organisation' ? await accounts.organisations.membership(actor.session.userId) : undefined
  const mayRevoke = membership === undefined || membership.role !== 'member'
  return { title: words.text('key.title', { name: key.name }), main: keyView(words, { key, usage, mayRevoke }) }
}

/** POST: the key is revoked; again: nothing changes. */
export const revokeKey = async ({ accounts, actor, id }: OwnCall): Promise<Outcome> => {
  await accounts.keys.revoke(actor, id)
  return { to: '/account/keys?revoked=1' }
}
