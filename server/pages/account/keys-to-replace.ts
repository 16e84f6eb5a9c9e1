import type * as z from 'zod'
import type { Key, KeyMaker } from '#contract/account/key'
import { renderPostForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'

type ListedKey = z.infer<typeof Key>

/** Whether the creator of an active key has left the organisation, and may still know the key. */
export const isToReplace = ({ createdBy, revokedAt }: ListedKey): boolean =>
  createdBy?.member === false && revokedAt === null

/** Filters the active keys created by a member. */
export const filterKeysOfCreator = (keys: readonly ListedKey[], userId: string): ListedKey[] =>
  keys.filter(({ createdBy, revokedAt }) => createdBy?.id === userId && revokedAt === null)

/** Finds an active organisation key by id. */
export const findReplacedKey = (keys: readonly ListedKey[], id: string): ListedKey | undefined =>
  keys.find(key => key.id === id && key.owner.kind === 'organisation' && key.revokedAt === null)

/** Renders the creator of a key, and whether that person has left. */
export const renderKeyCreator = ({ text }: Words, { name, member }: z.infer<typeof KeyMaker>): Part => {
  const shown = name === null ? text('events.gone') : html`<bdi>${name}</bdi>`
  return member || name === null ? shown : html`${shown} (${text('replace.left')})`
}

/** Renders the link to the form of a replacement key. */
export const renderReplaceLink = ({ text }: Words, { id, name }: ListedKey): Html =>
  html`<a href="/account/keys?replace=${id}#create">${text('replace.make')}<span class="unseen"> ${name}</span></a>`

/** Renders the button that revokes the replaced key. */
export const renderRevokeReplaced = ({ text, markup }: Words, { id, name }: ListedKey): Html =>
  html`<h2>${text('replace.old')}</h2>
<p>${markup('replace.oldText', { name: html`<bdi>${name}</bdi>` })}</p>
${renderPostForm(`/account/keys/${id}/revoke`, html`<button class="danger">${text('revoke')}</button>`)}`

const renderReplaceActions = (words: Words, key: ListedKey): Html =>
  html`<ul class="plain"><li>${renderReplaceLink(words, key)}</li>
<li><a href="/account/keys/${key.id}#revoke">${words.text('revoke')}<span class="unseen"> ${key.name}</span></a></li></ul>`

const renderReplaceTable = (words: Words, keys: readonly ListedKey[], mayReplace: boolean): Html => {
  const { text } = words
  return renderTable({
    caption: text('replace.title'),
    isStacked: true,
    columns: [
      { text: text('field.name') },
      { text: text('keys.key') },
      { text: text('keys.maker') },
      { text: text('keys.created') },
      ...(mayReplace ? [{ text: text('organisation.actions') }] : []),
    ],
    rows: keys.map(key => [
      html`<a href="/account/keys/${key.id}"><bdi>${key.name}</bdi></a>`,
      html`<code>${key.display}</code>`,
      key.createdBy && renderKeyCreator(words, key.createdBy),
      words.dayOf(key.createdAt),
      renderReplaceActions(words, key),
    ]),
  })
}

/** Renders the keys created by a member about to leave, with replace actions where the member may manage keys. */
export const renderCreatedKeys = (words: Words, keys: readonly ListedKey[], mayReplace: boolean): Html =>
  html`<p>${words.text(mayReplace ? 'replace.leaving' : 'replace.leavingMember')}</p>
${renderReplaceTable(words, keys, mayReplace)}`
