import type { Call, Outcome } from '../account/call.ts'
import { renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'

/** Action of an e-mail link. */
export type LetterLink = 'confirm' | 'stop'

/** Data of an e-mail link page: the question, the confirmation, or the expiry notice. */
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

/** Renders the confirm button; opening the link alone changes nothing, since mail scanners open links too. */
export const renderLetterLink = ({ text, markup }: Words, { link, token, asked, isDone }: LetterLinkPage): Html => {
  if (isDone) return html`<p class="notice good" role="status">${text(doneKeys[link])}</p>`
  if (!asked) return html`<p class="notice bad" role="alert">${text('contacts.over')}</p>`
  const values = { organisation: html`<bdi>${asked.organisation}</bdi>`, email: html`<bdi>${asked.email}</bdi>` }
  return html`<p>${markup(textKeys[link], values)}</p>
${renderPostForm(`/contacts/${link}`, html`<input type="hidden" name="token" value="${token}"><button>${text(submitKeys[link])}</button>`)}`
}

const buildLetterLinkPage = ({ words }: Call, page: LetterLinkPage): Outcome => ({
  title: words.text(titleKeys[page.link]),
  main: renderLetterLink(words, page),
  here: page.asked ? `/contacts/${page.link}?token=${encodeURIComponent(page.token)}` : '/sign-in',
  status: page.asked || page.isDone ? 200 : 400,
})

/** Creates the GET handler of an e-mail link: shows the question, changes nothing. */
export const showLetterLink =
  (link: LetterLink) =>
  async (call: Call): Promise<Outcome> => {
    const token = call.query.get('token') ?? ''
    const { links } = call.accounts.leads
    const asked = link === 'confirm' ? await links.toConfirm(token) : await links.toStop(token)
    return buildLetterLinkPage(call, { link, token, asked })
  }

/** Creates the POST handler of an e-mail link; needs no sign-in, since the token proves access to the mailbox. */
export const confirmLetterLink =
  (link: LetterLink) =>
  async (call: Call): Promise<Outcome> => {
    const { links } = call.accounts.leads
    const token = call.form.exact('token')
    const isDone = link === 'confirm' ? await links.confirm(token) : await links.stop(token)
    return buildLetterLinkPage(call, { link, token: '', asked: undefined, isDone })
  }
