import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import { notice, postForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

/** What the page after a reset asks about. */
export interface EarlierKeysPage {
  keys: readonly z.infer<typeof Key>[]
  isRevoked?: boolean
}

/** Path of the page that asks about keys which are older than the proof that the account belongs to the mailbox. */
export const earlierKeysPath = '/account/keys/earlier'

const revokeOne = ({ text }: Words, { id, name }: z.infer<typeof Key>): Html =>
  postForm(
    earlierKeysPath,
    html`<input type="hidden" name="id" value="${id}"><button class="danger">${text('revoke')}<span class="unseen"> ${name}</span></button>`,
    { isInline: true },
  )

/** The keys with a button for each and one for all; without any, that there is nothing left to ask. */
export const earlierKeysView = (words: Words, { keys, isRevoked }: EarlierKeysPage): Html => {
  const { text } = words
  const rows = keys.map(key => [
    html`<a href="/account/keys/${key.id}"><bdi>${key.name}</bdi></a>`,
    html`<code>${key.display}</code>`,
    html`<bdi>${key.owner.name}</bdi>`,
    words.dayOf(key.createdAt),
    revokeOne(words, key),
  ])
  return html`${isRevoked && notice(text('keys.revoked'))}
${
  keys.length === 0
    ? html`<p>${text('earlierKeys.none')}</p>`
    : html`<p>${text('earlierKeys.text')}</p>
${table({
  caption: text('earlierKeys.title'),
  isStacked: true,
  columns: [
    { text: text('field.name') },
    { text: text('keys.key') },
    { text: text('field.owner') },
    { text: text('keys.created') },
    { text: text('revoke') },
  ],
  rows,
})}
${postForm(earlierKeysPath, html`<button class="danger">${text('earlierKeys.all')}</button>`)}`
}
<p><a href="/account">${text('earlierKeys.keep')}</a></p>`
}

/** Asks about the keys that were made before. */
export const showEarlierKeys = async ({ accounts, actor, words, query }: OwnCall): Promise<Outcome> => ({
  title: words.text('earlierKeys.title'),
  main: earlierKeysView(words, { keys: await accounts.earlierKeys.list(actor), isRevoked: query.has('revoked') }),
})

/** POST: one of these keys is revoked, or all of them. */
export const revokeEarlierKeys = async ({ accounts, actor, form }: OwnCall): Promise<Outcome> => {
  await accounts.earlierKeys.revoke(actor, form.text('id') || undefined)
  return { to: `${earlierKeysPath}?revoked=1` }
}
