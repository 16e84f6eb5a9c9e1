import { renderPostForm } from '../form.ts'
import { type Html, html } from '../html.ts'
import type { Words } from '../words.ts'
import type { Outcome, OwnCall } from './call.ts'

const renderTermsLink = ({ text }: Words, termsUrl: string): Html =>
  html`<a href="${termsUrl}">${text('terms.link')}</a>`

/** Renders the terms accepted by creating an organisation, above its button. */
export const renderAcceptedTerms = (words: Words, termsUrl: string): Html =>
  html`<p>${words.markup('terms.above', { terms: renderTermsLink(words, termsUrl) })}</p>
`

/** Renders the notice to accept the lead terms, for organisations created before leads. */
export const renderTermsCard = (
  words: Words,
  { termsUrl, mayAccept }: { termsUrl: string; mayAccept: boolean },
): Html => {
  const { text, markup } = words
  return html`<section class="notice" aria-labelledby="terms"><h2 id="terms">${text('terms.title')}</h2>
<p>${markup('terms.text', { terms: renderTermsLink(words, termsUrl) })}</p>
${mayAccept ? renderPostForm('/account/terms', html`<button>${text('terms.accept')}</button>`) : html`<p>${text('terms.ask')}</p>`}</section>
`
}

/** Handles POST: accepts the lead terms for the organisation. */
export const acceptTermsFromForm = async ({ accounts, actor }: OwnCall): Promise<Outcome> => {
  await accounts.leads.setting.acceptTerms(actor)
  return { to: '/account?accepted=1' }
}
