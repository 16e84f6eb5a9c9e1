import type { RequestHandler } from 'express'
import { getContext } from '../../http/request/context.ts'
import { type Html, html } from '../html.ts'
import { landingPath } from '../paths.ts'
import type { Words } from '../words.ts'
import { createLandingWords, type LandingSettings, renderLandingDocument } from './landing-page.ts'

/** Renders the not-found message, without repeating the path, and links to continue. */
export const renderNotFound = ({ text }: Words, { accounts }: Pick<LandingSettings, 'accounts'>): Html =>
  html`<p>${text('notFound.text')}</p>
<ul class="ways"><li><a href="${landingPath}">${text('notFound.home')}</a></li>
<li><a href="/docs">${text('door.docs')}</a></li>
${accounts !== undefined && html`<li><a href="/sign-in">${text('nav.signIn')}</a></li>`}</ul>`

/** Creates the not-found handler for browsers; other clients get JSON from a later handler. */
export const createNotFoundPage = (settings: LandingSettings): RequestHandler =>
  function sendNotFound(req, res) {
    const words = createLandingWords(req)
    getContext(res).notes.code = 'route_not_found'
    const page = { path: landingPath, title: words.text('notFound.title'), main: renderNotFound(words, settings) }
    res.setHeader('Cache-Control', 'no-store')
    res.vary('Cookie, Accept-Language, Accept')
    res
      .status(404)
      .type('html')
      .send(renderLandingDocument(words, page, settings))
  }
