import { postForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

const link = ({ text }: Words, termsUrl: string): Html => html`<a href="${termsUrl}">${text('terms.link')}</a>`

/** Above the button that creates an organisation: what it accepts. */
export const acceptedTerms = (words: Words, termsUrl: string): Html =>
  html`<p>${words.markup('terms.above', { terms: link(words, termsUrl) })}</p>
`

/** For an organisation from before contacts: it accepts their terms first. */
export const termsCard = (words: Words, { termsUrl, mayAccept }: { termsUrl: string; mayAccept: boolean }): Html => {
  const { text, markup } = words
  return html`<section class="notice" aria-labelledby="terms"><h2 id="terms">${text('terms.title')}</h2>
<p>${markup('terms.text', { terms: link(words, termsUrl) })}</p>
${mayAccept ? postForm('/account/terms', html`<button>${text('terms.accept')}</button>`) : html`<p>${text('terms.ask')}</p>`}</section>
`
}

/** POST: the organisation accepts the terms of contacts. */
export const acceptTerms = async ({ accounts, actor }: OwnCall): Promise<Outcome> => {
  await accounts.leads.setting.acceptTerms(actor)
  return { to: '/account?accepted=1' }
}
