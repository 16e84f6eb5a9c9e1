import type { RequestHandler } from 'express'
import { termsVersion } from '../../services/leads/terms-version.ts'
import { type Html, html } from '../html.ts'
import { contactTermsPath } from '../paths.ts'
import type { Words } from '../words.ts'
import {
  createLandingWords,
  createRequestedLanguageCookie,
  type LandingSettings,
  renderLandingDocument,
} from './landing-page.ts'

/** Sections required by article 28 of the GDPR, in its order. */
const parts = ['roles', 'data', 'time', 'security', 'others', 'help', 'breach', 'end'] as const

/** Renders the terms for processing leads on behalf of an organisation, with their version. */
export const renderContactTerms = ({ text, markup, day }: Words): Html =>
  html`<p>${markup('contactTerms.lead', { day: day(termsVersion) })}</p>
${parts.map(
  part => html`<h2>${text(`contactTerms.${part}`)}</h2>
<p>${text(`contactTerms.${part}Text`)}</p>
`,
)}`

/** Creates the handler of `GET /terms/contacts`; redirects to the operator's own terms if configured. */
export const createContactTermsPage = (settings: LandingSettings): RequestHandler =>
  function sendContactTerms(req, res) {
    const { termsUrl = contactTermsPath } = settings.accounts ?? {}
    if (termsUrl !== contactTermsPath) return res.redirect(302, termsUrl)
    const words = createLandingWords(req)
    const page = { path: contactTermsPath, title: words.text('contactTerms.title'), main: renderContactTerms(words) }
    const cookie = createRequestedLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(renderLandingDocument(words, page, settings))
  }
