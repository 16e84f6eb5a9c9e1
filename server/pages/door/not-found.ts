import type { RequestHandler } from 'express'
import { contextOf } from '../../http/pipeline/context.ts'
import { type Html, html } from '../html.ts'
import { doorPath } from '../paths.ts'
import type { Words } from '../words.ts'
import { type DoorSettings, doorDocument, doorWords } from './door-page.ts'

/** What is said where nothing is, without repeating the address, and the ways on. */
export const notFoundView = ({ text }: Words, { accounts }: Pick<DoorSettings, 'accounts'>): Html =>
  html`<p>${text('notFound.text')}</p>
<ul class="ways"><li><a href="${doorPath}">${text('notFound.home')}</a></li>
<li><a href="/docs">${text('door.docs')}</a></li>
${accounts !== undefined && html`<li><a href="/sign-in">${text('nav.signIn')}</a></li>`}</ul>`

/** Answers a browser at an address where nothing is; programs are told in JSON, by whoever comes after. */
export const notFoundPage = (settings: DoorSettings): RequestHandler =>
  function sendNotFound(req, res) {
    const words = doorWords(req)
    contextOf(res).notes.code = 'route_not_found'
    const page = { path: doorPath, title: words.text('notFound.title'), main: notFoundView(words, settings) }
    res.setHeader('Cache-Control', 'no-store')
    res.vary('Cookie, Accept-Language, Accept')
    res
      .status(404)
      .type('html')
      .send(doorDocument(words, page, settings))
  }
