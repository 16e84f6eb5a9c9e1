import type { SentForm } from '../../http/bodies/form-body.ts'
import { createSentForm } from '../../http/bodies/form-body.ts'
import { renderPostForm, secretFields } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { RenderedPage } from './call.ts'
import { isReturnPath, toReturnPath } from './return-path.ts'

/*
 * Entries of a form that could not be handled, since the session had ended or the service refused it: they are kept in
 * hidden fields of the pages up to the next sign-in, never by the service, and then fill the form again. Nothing is done
 * until the person sends that form.
 */

/** Where a sign-in continues: the path of a page, and the entries of a form of that page. */
export interface Continuation {
  /** '' for the account. */
  next: string
  kept?: KeptEntries | undefined
}

/** Entries of a form, with the path that it is posted to. */
export interface KeptEntries {
  action: string
  /** JSON list of names and values. */
  entries: string
}

/** Hidden field that marks entries which were kept. */
export const keptField = 'kept'
/** Hidden field of the path that they are posted to. */
const actionField = 'keptFor'

/** Most characters of entries that are kept, and most bytes of their field in a form, which is sent again with the sign-in. */
const [entriesMax, sentBytesMax] = [65_536, 180_000]

/** Names of fields that are never kept: secrets, proofs and files. */
const leftOut: ReadonlySet<string> = new Set([...secretFields, 'answer', 'token', 'way', keptField, actionField])

/** Bytes of a text in a posted form: a letter outside ASCII has six and more. */
const countSentBytes = (text: string): number => new URLSearchParams({ [keptField]: text }).toString().length

/** Entries of a form without its secrets and files; undefined without any. */
export const keepEntries = (action: string, form: SentForm): KeptEntries | undefined => {
  const pairs = form.entries().filter(([name]) => !leftOut.has(name))
  const entries = JSON.stringify(pairs)
  const hasText = pairs.some(([, value]) => value.trim() !== '')
  const isSendable = entries.length <= entriesMax && countSentBytes(entries) <= sentBytesMax
  return hasText && isSendable && isReturnPath(action) ? { action, entries } : undefined
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(text => typeof text === 'string')

/** Form of kept entries; undefined for a text that no page of ours wrote. */
export const readKeptForm = (text: string): SentForm | undefined => {
  if (text.length > entriesMax) return undefined
  try {
    const pairs: unknown = JSON.parse(text)
    if (!Array.isArray(pairs) || !pairs.every(isPair)) return undefined
    return createSentForm(new URLSearchParams(pairs.filter(([name]) => !leftOut.has(name))))
  } catch {
    return undefined
  }
}

/** Continuation that a form of the sign-in carries. */
export const readContinuation = (form: SentForm): Continuation => {
  const [action, entries] = [toReturnPath(form.text(actionField)), form.exact(keptField)]
  const kept = action !== '' && readKeptForm(entries) ? { action, entries } : undefined
  return { next: toReturnPath(form.text('next')), kept }
}

/** Values of the hidden fields of a continuation, by their names. */
export const listContinuationFields = ({ next, kept }: Continuation): Record<string, string> => ({
  ...(next !== '' && { next }),
  ...(kept && { [actionField]: kept.action, [keptField]: kept.entries }),
})

/** Renders the hidden fields of a continuation. */
export const renderContinuation = (continuation: Continuation): Html[] =>
  Object.entries(listContinuationFields(continuation)).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )

/** Renders the button that leads back to the form with the entries. */
export const renderKeptForm = ({ text }: Words, { action, entries }: KeptEntries): Html =>
  html`<p>${text('kept.text')}</p>
${renderPostForm(action, html`<input type="hidden" name="${keptField}" value="${entries}"><button>${text('kept.submit')}</button>`)}`

/** Builds the page after a sign-in that leads back to a form with its entries; its script presses the button. */
export const buildKeptPage = (words: Words, kept: KeptEntries, cookies?: readonly string[]): RenderedPage => ({
  title: words.text('kept.title'),
  main: html`<div id="kept">${renderKeptForm(words, kept)}</div>`,
  here: '/account',
  scripts: ['/pages/kept.js'],
  ...(cookies && { cookies }),
})
