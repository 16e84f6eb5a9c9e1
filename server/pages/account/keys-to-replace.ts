import type * as z from 'zod'
import type { Key, KeyMaker } from '#contract/account/key'
import { Refusal } from '#domain/core/refusal'
import { may } from '../../access/ownership.ts'
import { postForm } from '../form.ts'
import { type Html, html, type Part } from '../html.ts'
import { table } from '../table.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

type Shown = z.infer<typeof Key>

/** Where the keys are whose makers have left. */
export const replacePath = '/account/organisation/keys'

/** Whether a working key of an organisation was made by somebody who has left it, and may still know it. */
export const isToReplace = ({ createdBy, revokedAt }: Shown): boolean =>
  createdBy?.member === false && revokedAt === null

/** The keys among some that somebody made who has left. */
export const keysToReplace = (keys: readonly Shown[]): Shown[] => keys.filter(isToReplace)

/** The working keys of an organisation among some that a member made. */
export const madeByMember = (keys: readonly Shown[], userId: string): Shown[] =>
  keys.filter(({ createdBy, revokedAt }) => createdBy?.id === userId && revokedAt === null)

/** The working key of an organisation that has an id, among some. */
export const replacedKey = (keys: readonly Shown[], id: string): Shown | undefined =>
  keys.find(key => key.id === id && key.owner.kind === 'organisation' && key.revokedAt === null)

/** Who made a key, and that it is no member any more. */
export const makerText = ({ text }: Words, { name, member }: z.infer<typeof KeyMaker>): Part => {
  const shown = name === null ? text('events.gone') : html`<bdi>${name}</bdi>`
  return member || name === null ? shown : html`${shown} (${text('replace.left')})`
}

/** The way to a new key in place of another one. */
export const newKeyInPlaceOf = ({ text }: Words, { id, name }: Shown): Html =>
  html`<a href="/account/keys?replace=${id}#create">${text('replace.make')}<span class="unseen"> ${name}</span></a>`

/** The button that ends the key in whose place another one was made. */
export const revokingReplaced = ({ text, markup }: Words, { id, name }: Shown): Html =>
  html`<h2>${text('replace.old')}</h2>
<p>${markup('replace.oldText', { name: html`<bdi>${name}</bdi>` })}</p>
${postForm(`/account/keys/${id}/revoke`, html`<button class="danger">${text('revoke')}</button>`)}`

const actions = (words: Words, key: Shown): Html =>
  html`<ul class="plain"><li>${newKeyInPlaceOf(words, key)}</li>
<li><a href="/account/keys/${key.id}#revoke">${words.text('revoke')}<span class="unseen"> ${key.name}</span></a></li></ul>`

const replaceTable = (words: Words, keys: readonly Shown[], mayReplace: boolean): Html => {
  const { text } = words
  return table({
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
      key.createdBy && makerText(words, key.createdBy),
      words.dayOf(key.createdAt),
      actions(words, key),
    ]),
  })
}

/** What a member who is about to leave made, with its replacement where the member may make and revoke keys. */
export const madeKeys = (words: Words, keys: readonly Shown[], mayReplace: boolean): Html =>
  html`<p>${words.text(mayReplace ? 'replace.leaving' : 'replace.leavingMember')}</p>
${replaceTable(words, keys, mayReplace)}`

/** The keys of an organisation whose makers have left, each with its replacement. */
export const keysToReplaceView = (words: Words, keys: readonly Shown[]): Html => {
  const { text } = words
  return html`${
    keys.length === 0
      ? html`<p>${text('replace.none')}</p>`
      : html`<p>${text('replace.why')} ${text('replace.text')}</p>
${replaceTable(words, keys, true)}`
  }
<p><a href="/account/organisation">${text('organisation.title')}</a></p>`
}

/** Shows the keys whose makers have left, to those who make the keys of the organisation. */
export const showKeysToReplace = async ({ accounts, actor, words }: OwnCall): Promise<Outcome> => {
  const membership = await accounts.organisations.membership(actor.session.userId)
  if (!membership) throw new Refusal('organisation_not_found')
  if (!may(membership.role, 'createKeys')) throw new Refusal('forbidden')
  const keys = keysToReplace(await accounts.keys.list(actor))
  return { title: words.text('replace.title'), main: keysToReplaceView(words, keys) }
}
