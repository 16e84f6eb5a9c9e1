import type * as z from 'zod'
import type { Key } from '#contract/account/key'
import { renderNotice, renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

/** Data of the page about earlier keys, shown after a password reset. */
export interface EarlierKeysPage {
  keys: readonly z.infer<typeof Key>[]
  isRevoked?: boolean
}

/** Path of the page about keys created before the mailbox was verified. */
export const earlierKeysPath = '/account/keys/earlier'

const renderRevokeButton = ({ text }: Words, { id, name }: z.infer<typeof Key>): Html =>
  renderPostForm(
    earlierKeysPath,
    html`<input type="hidden" name="id" value="${id}"><button class="danger">${text('revoke')}<span class="unseen"> ${name}</span></button>`,
    { isInline: true },
  )

/** Renders the keys with a revoke button for each and one for all. */
export const renderEarlierKeys = (words: Words, { keys, isRevoked }: EarlierKeysPage): Html => {
  const { text } = words
  const rows = keys.map(key => [
    html`<a href="/account/keys/${key.id}"><bdi>${key.name}</bdi></a>`,
    html`<code>${key.display}</code>`,
    html`<bdi>${key.owner.name}</bdi>`,
    words.dayOf(key.createdAt),
    renderRevokeButton(words, key),
  ])
  return html`${isRevoked && renderNotice(text('keys.revoked'))}
${
  keys.length === 0
    ? html`<p>${text('earlierKeys.none')}</p>`
    : html`<p>${text('earlierKeys.text')}</p>
${renderTable({
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
${renderPostForm(earlierKeysPath, html`<button class="danger">${text('earlierKeys.all')}</button>`)}`
}
<p><a href="/account">${text('earlierKeys.keep')}</a></p>`
}

/** Shows the keys created before the mailbox was verified. */
export const showEarlierKeys = async ({ accounts, actor, words, query }: OwnCall): Promise<Outcome> => ({
  title: words.text('earlierKeys.title'),
  main: renderEarlierKeys(words, { keys: await accounts.earlierKeys.list(actor), isRevoked: query.has('revoked') }),
})

/** Handles POST: revokes one of these keys, or all of them. */
export const revokeEarlierKeys = async ({ accounts, actor, form }: OwnCall): Promise<Outcome> => {
  await accounts.earlierKeys.revoke(actor, form.text('id') || undefined)
  return { to: `${earlierKeysPath}?revoked=1` }
}
