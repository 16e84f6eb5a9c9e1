import type { Request, Response } from 'express'
import { endEarly } from '../../http/early-answer.ts'
import type { AccountServices } from '../../services/account/account-services.ts'
import { type Link, layout } from '../layout.ts'
import type { Words } from '../words.ts'
import type { Outcome, Shown } from './call.ts'
import { legalLinks } from './legal.ts'

/** What the frame of a page shows beside its content. */
export interface Around {
  words: Words
  settings: AccountServices['settings']
  /** Who is signed in. */
  visitor: Awaited<ReturnType<AccountServices['entry']['session']>>
  req: Request
}

/** The pages of the navigation, in their order. */
export const navigationLinks = ({ text }: Words, path: string): Link[] => {
  const pages: Link[] = [
    { href: '/account', text: text('nav.account') },
    { href: '/account/keys', text: text('nav.keys') },
    { href: '/account/embed', text: text('nav.embed') },
    { href: '/account/provider-keys', text: text('nav.providerKeys') },
    { href: '/account/organisation', text: text('nav.organisation') },
    { href: '/account/security', text: text('nav.security') },
    { href: '/account/sessions', text: text('nav.sessions') },
    { href: '/account/privacy', text: text('nav.privacy') },
  ]
  const isCurrent = (href: string): boolean => path === href || (href !== '/account' && path.startsWith(`${href}/`))
  return pages.map(page => ({ ...page, isCurrent: isCurrent(page.href) }))
}

const documentOf = (shown: Shown, { words, settings, visitor, req }: Around): string => {
  const here = shown.here ?? (req.method === 'POST' ? '/account' : req.path)
  return layout({
    words,
    title: shown.title,
    here,
    navigation: visitor ? navigationLinks(words, req.path) : [],
    ...(visitor && { person: visitor.user.name }),
    foot: [{ href: '/docs', text: words.text('nav.docs') }, ...legalLinks(words, settings)],
    ...(shown.scripts && { scripts: shown.scripts }),
    main: shown.main,
  }).toString()
}

const setCookies = (res: Response, cookies: readonly string[]): void => {
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
}

/** Sends what a page answers: the page in its frame, the way to another one, or a file. */
export const sendOutcome = (res: Response, outcome: Outcome, around: Around): void => {
  const renewed = around.visitor?.cookies ?? []
  endEarly(res)
  if ('to' in outcome) {
    setCookies(res, outcome.cookies ?? renewed)
    res.status(303).setHeader('Location', outcome.to).end()
    return
  }
  if ('fileName' in outcome) {
    setCookies(res, renewed)
    res.setHeader('Content-Disposition', `attachment; filename="${outcome.fileName}"`)
    if ('bytes' in outcome) res.setHeader('Content-Language', outcome.language)
    res
      .type('bytes' in outcome ? outcome.type : 'application/json')
      .send('bytes' in outcome ? Buffer.from(outcome.bytes) : outcome.text)
    return
  }
  setCookies(res, outcome.cookies ?? renewed)
  for (const [name, value] of Object.entries(outcome.headers ?? {})) res.setHeader(name, value)
  res
    .status(outcome.status ?? 200)
    .type('html')
    .send(documentOf(outcome, around))
}
