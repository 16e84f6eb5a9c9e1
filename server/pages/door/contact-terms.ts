import type { RequestHandler } from 'express'
import { termsVersion } from '../../services/leads/terms-version.ts'
import { type Html, html } from '../html.ts'
import { contactTermsPath } from '../paths.ts'
import type { Words } from '../words.ts'
import { chosenLanguageCookie, type DoorSettings, doorDocument, doorWords } from './door-page.ts'

/** What article 28 of the GDPR wants of the two, in its order. */
const parts = ['roles', 'data', 'time', 'security', 'others', 'help', 'breach', 'end'] as const

/** The terms under which contacts of visitors are processed for an organisation, with the version that it accepts. */
export const contactTermsView = ({ text, markup, day }: Words): Html =>
  html`<p>${markup('contactTerms.lead', { day: day(termsVersion) })}</p>
${parts.map(
  part => html`<h2>${text(`contactTerms.${part}`)}</h2>
<p>${text(`contactTerms.${part}Text`)}</p>
`,
)}`

/** Answers `GET /terms/contacts`; an operator who has terms of its own is where it leads. */
export const contactTermsPage = (settings: DoorSettings): RequestHandler =>
  function sendContactTerms(req, res) {
    const { termsUrl = contactTermsPath } = settings.accounts ?? {}
    if (termsUrl !== contactTermsPath) return res.redirect(302, termsUrl)
    const words = doorWords(req)
    const page = { path: contactTermsPath, title: words.text('contactTerms.title'), main: contactTermsView(words) }
    const cookie = chosenLanguageCookie(req, settings)
    if (cookie !== undefined) res.setHeader('Set-Cookie', cookie)
    res.setHeader('Cache-Control', 'no-cache')
    res.vary('Cookie, Accept-Language')
    res.type('html').send(doorDocument(words, page, settings))
  }
