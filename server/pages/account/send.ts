import type { Request, Response } from 'express'
import { lingeringClose } from '../../http/bodies/lingering-close.ts'
import type { AccountServices } from '../../services/account/account-services.ts'
import { layout } from '../layout.ts'
import type { Words } from '../words.ts'
import type { Outcome, Shown } from './call.ts'
import { legalLinks } from './legal.ts'
import { navigationLinks } from './navigation.ts'

/** The request and the visitor that a page is laid out for. */
export interface PageContext {
  words: Words
  settings: AccountServices['settings']
  /** Who is signed in. */
  visitor: Awaited<ReturnType<AccountServices['entry']['session']>>
  req: Request
}

const documentOf = (shown: Shown, { words, settings, visitor, req }: PageContext): string => {
  const here = shown.here ?? (req.method === 'POST' ? '/account' : req.path)
  return layout({
    words,
    title: shown.title,
    here,
    // Whoever must set a second step up first would come back from each of them.
    navigation: visitor && !visitor.needsSecondStep ? navigationLinks(words, req.path) : [],
    ...(visitor && { person: visitor.user.name }),
    foot: [{ href: '/docs', text: words.text('nav.docs') }, ...legalLinks(words, settings)],
    ...(shown.styles && { styles: shown.styles }),
    ...(shown.scripts && { scripts: shown.scripts }),
    main: shown.main,
  }).toString()
}

const setCookies = (res: Response, cookies: readonly string[]): void => {
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
}

const setHeaders = (res: Response, headers: Readonly<Record<string, string>> = {}): void => {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
}

/** Sends what a page answers: the page in its layout, a redirect, or a file. */
export const sendOutcome = (res: Response, outcome: Outcome, context: PageContext): void => {
  const renewed = context.visitor?.cookies ?? []
  lingeringClose(res)
  if ('to' in outcome) {
    setCookies(res, outcome.cookies ?? renewed)
    setHeaders(res, outcome.headers)
    res.status(303).setHeader('Location', outcome.to).end()
    return
  }
  if ('fileName' in outcome) {
    setCookies(res, renewed)
    res.setHeader('Content-Disposition', `attachment; filename="${outcome.fileName}"`)
    if ('bytes' in outcome) res.setHeader('Content-Language', outcome.language)
    res.type(outcome.type ?? 'application/json').send('bytes' in outcome ? Buffer.from(outcome.bytes) : outcome.text)
    return
  }
  setCookies(res, outcome.cookies ?? renewed)
  setHeaders(res, outcome.headers)
  res
    .status(outcome.status ?? 200)
    .type('html')
    .send(documentOf(outcome, context))
}
