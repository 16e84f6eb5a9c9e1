import type { Request, Response } from 'express'
import { closeAfterBody } from '../../http/bodies/lingering-close.ts'
import type { AccountServices } from '../../services/account/account-services.ts'
import { html } from '../html.ts'
import { renderLayout } from '../layout.ts'
import type { Words } from '../words.ts'
import type { Outcome, RenderedPage } from './call.ts'
import { listLegalLinks } from './legal.ts'
import { listNavigationLinks } from './navigation.ts'
import { renderDutyNote } from './second-step-duty.ts'

/** Request and visitor of a page. */
export interface PageContext {
  words: Words
  settings: AccountServices['settings']
  /** Session of the visitor. */
  visitor: Awaited<ReturnType<AccountServices['entry']['session']>>
  req: Request
}

const renderAccountDocument = (shown: RenderedPage, { words, settings, visitor, req }: PageContext): string => {
  const here = shown.here ?? (req.method === 'POST' ? '/account' : req.path)
  return renderLayout({
    words,
    title: shown.title,
    ...(shown.heading && { heading: shown.heading }),
    here,
    // While a second factor must be set up, every link would redirect back.
    navigation: visitor && !visitor.needsSecondStep ? listNavigationLinks(words, req.path) : [],
    ...(visitor && { person: visitor.user.name }),
    foot: [{ href: '/docs', text: words.text('nav.docs') }, ...listLegalLinks(words, settings)],
    ...(shown.styles && { styles: shown.styles }),
    ...(shown.scripts && { scripts: shown.scripts }),
    main: html`${renderDutyNote(words, visitor)}${shown.main}`,
  }).toString()
}

const setPageCookies = (res: Response, cookies: readonly string[]): void => {
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
}

const setExtraHeaders = (res: Response, headers: Readonly<Record<string, string>> = {}): void => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

/** Sends the outcome of a page: the page in its layout, a redirect, or a file. */
export const sendOutcome = (res: Response, outcome: Outcome, context: PageContext): void => {
  const renewed = context.visitor?.cookies ?? []
  closeAfterBody(res)
  if ('to' in outcome) {
    setPageCookies(res, outcome.cookies ?? renewed)
    setExtraHeaders(res, outcome.headers)
    res.status(303).setHeader('Location', outcome.to).end()
    return
  }
  if ('fileName' in outcome) {
    setPageCookies(res, renewed)
    res.setHeader('Content-Disposition', `attachment; filename="${outcome.fileName}"`)
    if ('bytes' in outcome) res.setHeader('Content-Language', outcome.language)
    res.type(outcome.type ?? 'application/json').send('bytes' in outcome ? Buffer.from(outcome.bytes) : outcome.text)
    return
  }
  setPageCookies(res, outcome.cookies ?? renewed)
  setExtraHeaders(res, outcome.headers)
  res
    .status(outcome.status ?? 200)
    .type('html')
    .send(renderAccountDocument(outcome, context))
}
