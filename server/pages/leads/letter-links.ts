import type { Call, Outcome } from '../account/call.ts'
import { postForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** What a link of a letter asks about. */
export type LetterLink = 'confirm' | 'stop'

/** What a link shows: the question with its button; that it was done; that it is over. */
export interface LetterLinkPage {
  link: LetterLink
  token: string
  asked: { organisation: string; email: string } | undefined
  isDone?: boolean
}

const doneKeys = { confirm: 'contacts.confirmed', stop: 'contacts.stopped' } as const
const submitKeys = { confirm: 'contacts.confirmSubmit', stop: 'contacts.stopSubmit' } as const
const textKeys = { confirm: 'contacts.confirmText', stop: 'contacts.stopText' } as const
const titleKeys = { confirm: 'contacts.confirm', stop: 'contacts.stop' } as const

/** One button; opening the link alone changes nothing, since scanners of mail open links too. */
export const letterLinkView = ({ text, markup }: Words, { link, token, asked, isDone }: LetterLinkPage): Html => {
  if (isDone) return html`<p class="notice good" role="status">${text(doneKeys[link])}</p>`
  if (!asked) return html`<p class="notice bad" role="alert">${text('contacts.over')}</p>`
  const values = { organisation: html`<bdi>${asked.organisation}</bdi>`, email: html`<bdi>${asked.email}</bdi>` }
  return html`<p>${markup(textKeys[link], values)}</p>
${postForm(`/contacts/${link}`, html`<input type="hidden" name="token" value="${token}"><button>${text(submitKeys[link])}</button>`)}`
}

const shown = ({ words }: Call, page: LetterLinkPage): Outcome => ({
  title: words.text(titleKeys[page.link]),
  main: letterLinkView(words, page),
  here: page.asked ? `/contacts/${page.link}?token=${encodeURIComponent(page.token)}` : '/sign-in',
  status: page.asked || page.isDone ? 200 : 400,
})

/** GET: what a link of a letter asks; nothing changes. */
export const showLetterLink =
  (link: LetterLink) =>
  async (call: Call): Promise<Outcome> => {
    const token = call.query.get('token') ?? ''
    const { links } = call.accounts.leads
    const asked = link === 'confirm' ? await links.toConfirm(token) : await links.toStop(token)
    return shown(call, { link, token, asked })
  }

/** POST: it is done, without a sign-in: who has the letter has the address. */
export const pressLetterLink =
  (link: LetterLink) =>
  async (call: Call): Promise<Outcome> => {
    const { links } = call.accounts.leads
    const token = call.form.exact('token')
    const isDone = link === 'confirm' ? await links.confirm(token) : await links.stop(token)
    return shown(call, { link, token: '', asked: undefined, isDone })
  }
