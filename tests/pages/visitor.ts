import type { TestApp } from '../support/app.ts'
import { person as personOf } from '../support/person.ts'
import { until } from '../support/until.ts'

/** Four words: a password that the rule takes. */
export const password = 'copper lantern meadow violin'

/** An answer with its text. */
export interface Seen {
  status: number
  text: string
  headers: Headers
  /** Where it leads to; '' where it is no redirection. */
  to: string
}

/** Somebody who opens pages and sends forms as a browser does, with the cookies of earlier answers. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Seen>
  /** Sends a form from a page of ours, unless other headers say otherwise. */
  post(path: string, fields: Record<string, string> | FormData, headers?: Record<string, string>): Promise<Seen>
  /** The Cookie header. */
  cookie(): string
}

let visitors = 0

/**
 * A visitor of an app, in a language; each comes from an address of its own where the app believes one proxy
 * (`TRUST_PROXY=1`), so that the limits of addresses are not met by chance.
 * @param signedInBy cookie of a session that there is already.
 */
export const visitor = ({ url }: Pick<TestApp, 'url'>, language = 'en', signedInBy?: string): Visitor => {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(signedInBy ?? '') ?? []
  const jar = new Map(signedInBy === undefined ? [] : [[name, value]])
  visitors += 1
  const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>): Promise<Seen> => {
    const sent = {
      'Accept-Language': language,
      'X-Forwarded-For': address,
      ...(jar.size > 0 && { Cookie: cookie() }),
      ...headers,
    }
    const answer = await fetch(`${url}${path}`, { ...init, headers: sent, redirect: 'manual' })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '' || /Max-Age=0/i.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    const { status } = answer
    return { status, headers: answer.headers, to: answer.headers.get('Location') ?? '', text: await answer.text() }
  }
  return {
    cookie,
    get: (path, headers = {}) => ask(path, {}, headers),
    post: (path, fields, headers = { 'Sec-Fetch-Site': 'same-origin' }) =>
      ask(path, { method: 'POST', body: fields instanceof FormData ? fields : new URLSearchParams(fields) }, headers),
  }
}

/** Paths of the links in the letters that an app has written so far, oldest first; all, or those to one page. */
export const lettersOf = ({ printed, url }: Pick<TestApp, 'printed' | 'url'>, page = '/'): string[] =>
  printed
    .flatMap(line => /^Letter for .*: (\S+)$/.exec(line)?.[1]?.replace(url, '') ?? [])
    .filter(link => link.startsWith(page))

/** Signs somebody up through the pages, confirms the e-mail and signs in. */
export const signedUp = async (app: TestApp, email: string, name = 'Ada'): Promise<Visitor> => {
  const person = visitor(app)
  const before = lettersOf(app, '/verify').length
  await person.post('/sign-up', { name, email, password })
  const letter = await nthLetter(app, before, '/verify')
  await person.post('/verify', { token: new URL(letter, app.url).searchParams.get('token') ?? '', password })
  const { to } = await person.post('/sign-in', { email, password })
  if (to !== '/account') throw new Error(`Signing in led to ${to}.`)
  return person
}

/** Somebody who has signed up and in before, with the password above: the records say so, and no password is hashed. */
export const signedIn = async (app: TestApp, email: string, name = 'Ada'): Promise<Visitor> => {
  const { cookie } = await personOf(app, { email, name, password })
  return visitor(app, 'en', cookie)
}

/** The path of the link in the letter with this place among those to a page; letters leave after the answer. */
export const nthLetter = (app: Pick<TestApp, 'printed' | 'url'>, index: number, page: string): Promise<string> =>
  until(() => lettersOf(app, page)[index], `letter ${index} to ${page}`)

/** A form that may carry a file, as a browser sends it. */
export const toFormData = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Value of a hidden field on a page. */
export const hiddenOf = ({ text }: Seen, name: string): string =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)">`).exec(text)?.[1] ?? ''
