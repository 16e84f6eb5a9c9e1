import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import type { AccountUsage } from '#contract/account/usage'
import { utcDay } from '#domain/core/instants'
import { renderFaultSummary, renderNotice } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall, RefusedForm } from './call.ts'
import { renderUsageChart } from './chart.ts'
import { type KeyFormPage, renderNewKeyForm } from './key-form.ts'
import { findReplacedKey, renderKeyCreator } from './keys-to-replace.ts'

/** Data of the page of all keys. */
export interface KeysPage extends KeyFormPage {
  usage: z.infer<typeof AccountUsage>
  isRevoked?: boolean
}

const renderKeyRow = (words: Words, key: z.infer<typeof Key>, total: number) => {
  const { text } = words
  const { remaining } = key.today
  const link = html`<a href="/account/keys/${key.id}"><bdi>${key.name}</bdi></a>`
  const state =
    key.revokedAt !== null &&
    html`<br><small>${words.markup('keys.revokedOn', { day: words.dayOf(key.revokedAt) })}</small>`
  return [
    html`${link}<br><code>${key.display}</code>${state}`,
    html`${text(`keys.${key.kind}`)}<br><small>${text(`plan.${key.tier === 'sandbox' ? 'free' : key.tier}`)}</small>`,
    html`<bdi>${key.owner.name}</bdi>${key.createdBy && html`<br><small>${renderKeyCreator(words, key.createdBy)}</small>`}`,
    words.dayOf(key.createdAt),
    html`${words.number(key.today.used)}<br><small>${remaining === null ? text('unlimited') : text('keys.restOf', { left: words.number(remaining) })}</small>`,
    words.number(total),
    key.revokedAt === null &&
      html`<a href="/account/keys/${key.id}#revoke">${text('revoke')}<span class="unseen"> ${key.name}</span></a>`,
  ]
}

const renderKeyTable = (words: Words, { keys, usage }: KeysPage): Html => {
  const { text } = words
  const totals = new Map(usage.keys.map(({ keyId, total }) => [keyId, total]))
  const usedToday = keys.reduce((sum, { today }) => sum + today.used, 0)
  const figure = (name: string) => ({ text: name, isNumber: true })
  return renderTable({
    caption: text('keys.title'),
    isStacked: true,
    columns: [
      { text: text('keys.key') },
      { text: text('field.kind') },
      { text: text('field.owner') },
      { text: text('keys.created') },
      figure(text('today')),
      figure(text('keys.thirty')),
      { text: text('revoke') },
    ],
    rows: keys.map(key => renderKeyRow(words, key, totals.get(key.id) ?? 0)),
    total: [text('total'), '', '', '', words.number(usedToday), words.number(usage.total), ''],
  })
}

/** Renders all keys with their usage, the chart of their sum, and the form of a new key. */
export const renderKeys = (words: Words, page: KeysPage): Html => {
  const { text } = words
  const { keys, usage, isRevoked, refused } = page
  return html`${isRevoked && renderNotice(text('keys.revoked'))}${renderFaultSummary(words, refused)}
${
  keys.length === 0
    ? html`<p>${text('keys.empty')} ${text('keys.first')}</p>`
    : html`${renderKeyTable(words, page)}
<h2>${text('keys.chart')}</h2>
${renderUsageChart(words, { id: 'all-keys', title: text('keys.chart'), days: usage.days, total: usage.total })}`
}
<h2 id="create">${text('keys.create')}</h2>
${renderNewKeyForm(words, page)}
<p><a href="/account/provider-keys">${text('nav.providerKeys')}</a></p>`
}

/** Loads the page of all keys, with the faults of a refused form. */
export const loadKeysPage = async (call: OwnCall, creation: string, refused?: RefusedForm): Promise<Outcome> => {
  const { accounts, actor, words, query, tiers, now } = call
  const [me, keys, usage] = await Promise.all([
    accounts.profiles.me(actor),
    accounts.keys.list(actor),
    accounts.keys.usage(actor),
  ])
  const isRevoked = query.has('revoked') && !refused
  const day = utcDay(now)
  return {
    title: words.text('keys.title'),
    main: renderKeys(words, {
      ...{ me, keys, usage, tiers, day, creation, isRevoked, refused: refused?.refused },
      kind: query.get('kind') === 'publishable' ? 'publishable' : undefined,
      replaced: findReplacedKey(keys, query.get('replace') ?? call.form.text('replaces')),
    }),
    status: refused?.status ?? 200,
    ...(refused && { headers: refused.headers }),
  }
}
