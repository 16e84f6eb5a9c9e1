import type { Request, RequestHandler, Response } from 'express'
import { errors } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import type { AnonymousLimit } from '../../access/anonymous-limit.ts'
import { ownOrigin, provesOrigin } from '../../access/origin-proof.ts'
import { sessionRequestsPerMinute, type TierLimits } from '../../access/tiers.ts'
import { setPageHeaders } from '../../http/answers/page-headers.ts'
import { readsPages } from '../../http/answers/reads-pages.ts'
import { noForm, readForm, type SentForm } from '../../http/bodies/form-body.ts'
import { clientAddress } from '../../http/credentials/address.ts'
import { visitOf } from '../../http/credentials/visit.ts'
import { contextOf } from '../../http/pipeline/context.ts'
import { ownReport, type SampleReportDependencies, sampleReport } from '../../http/workers/sample-report.ts'
import type { Log } from '../../ports/log.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import type { AccountServices } from '../../services/account/account-services.ts'
import type { AskModels } from '../ask/view.ts'
import { type Words, wordsOf } from '../words.ts'
import type { Call, Outcome, OwnCall } from './call.ts'
import { languageOf } from './language.ts'
import { type FoundPage, pageAt } from './page-list.ts'
import { problemPage } from './problem.ts'
import { sendOutcome } from './send.ts'

/** What the pages of accounts need. */
export interface AccountPages {
  accounts: AccountServices
  tiers: TierLimits
  limiter: WindowLimiter
  /** Requests of addresses at which nobody is signed in. */
  strangerLimit: AnonymousLimit
  /** Who answers questions for everybody, and the key that everybody shares. */
  models: AskModels
  log: Log
  now(): Date
  /** What draws the sample of a brand. */
  sample: SampleReportDependencies
  /** Loads the library of accounts in the background, before a form needs it; further calls do nothing. */
  prepare(): void
  bodyTimeoutMs: number
}

/** Most bytes of a form, and of one with a logo. */
const [formBytesMax, multipartBytesMax] = [16_384, 1_200_000]

type Visitor = Awaited<ReturnType<AccountServices['entry']['session']>>

const cookieOf = (req: Request): string => req.headers.cookie ?? ''

const wordsFor = (req: Request, profile?: Parameters<typeof languageOf>[0]): Words =>
  wordsOf(languageOf(profile, { cookie: cookieOf(req), acceptLanguage: req.headers['accept-language'] ?? '' }))

const methodsOf = ({ page }: FoundPage): string[] => [
  ...(page.get ? ['GET', 'HEAD'] : []),
  ...(page.post ? ['POST'] : []),
]

/** @throws Refusal for a method that the page does not have. */
const handlerOf = (found: FoundPage, method: string) => {
  const handler = method === 'POST' ? found.page.post : found.page.get
  if (handler && methodsOf(found).includes(method)) return handler
  throw new Refusal('method_not_allowed', { allow: [...methodsOf(found), 'OPTIONS'] })
}

/** @throws Refusal where the Host names neither this machine nor the public address. */
const originOf = (req: Request, settings: AccountServices['settings']): string => {
  const origin = ownOrigin(settings, req.headers.host)
  if (origin !== undefined) return origin
  throw new Refusal('invalid_request', {
    issues: [{ path: 'Host', message: 'The pages are served to localhost, 127.0.0.1 and [::1] only.' }],
  })
}

const signInPath = (req: Request): string => {
  const next = req.method === 'POST' ? '/account' : req.originalUrl
  return `/sign-in?next=${encodeURIComponent(next)}`
}

/** The redirect of a visitor whom the page is not for; undefined where the visitor may stay. */
const redirectFor = (req: Request, { page }: FoundPage, visitor: Visitor): Outcome | undefined => {
  if (page.visitors === 'own' && !visitor) return { to: signInPath(req) }
  if (page.visitors === 'own' && visitor?.needsSecondStep && !page.setsUpSecondStep) return { to: '/account/security' }
  if (page.visitors === 'signedOut' && visitor) return { to: '/account' }
  return undefined
}

/** A request to a page while it is answered. */
interface PageRequest {
  req: Request
  res: Response
  found: FoundPage
  origin: string
}

const formOf = async ({ req, res, found }: PageRequest, timeoutMs: number): Promise<SentForm> => {
  const { isMultipart = false } = found.page
  if (req.method !== 'POST') return noForm
  return readForm(req, res, { limitBytes: isMultipart ? multipartBytesMax : formBytesMax, timeoutMs, isMultipart })
}

const callOf = (pages: AccountPages, { req, res, found, origin }: PageRequest, words: Words, form: SentForm): Call => ({
  accounts: pages.accounts,
  tiers: pages.tiers,
  models: pages.models,
  words,
  now: pages.now(),
  id: found.id,
  query: new URLSearchParams(req.originalUrl.split('?')[1] ?? ''),
  form,
  cookie: cookieOf(req),
  place: { origin, locale: words.language },
  visit: visitOf(req, contextOf(res).requestId),
  sampleReport: (actor, language) => sampleReport(pages.sample)(res, actor, language),
  ownReport: (actor, input) => ownReport(pages.sample)(res, actor, input),
})

/** The call with its actor, where the visitor is signed in; only pages for signed-in persons read it. */
const withActor = (call: Call, visitor: Visitor): OwnCall =>
  ({ ...call, ...(visitor && { actor: { session: visitor, visit: call.visit, place: call.place } }) }) as OwnCall

const countRequest = async ({ limiter }: AccountPages, userId: string): Promise<void> => {
  const { taken, remaining, resetAt } = await limiter.take(`user:${userId}`, sessionRequestsPerMinute)
  if (!taken) throw new Refusal('rate_limited', { window: { limit: sessionRequestsPerMinute, remaining, resetAt } })
}

/** Counts a request of somebody who is not signed in for the address. @throws Refusal where that is over its limit. */
const countStranger = async ({ accounts, strangerLimit }: AccountPages, { req, res }: PageRequest): Promise<void> => {
  const address = clientAddress(req.ip)
  const window = strangerLimit.overLimit(() => address) ?? (await strangerLimit.count(address))
  // Pages for all look at no session otherwise; whoever has one may still sign out.
  if (!window || (cookieOf(req) !== '' && (await accounts.entry.session(cookieOf(req))))) return
  contextOf(res).notes.security = 'flood'
  throw new Refusal('rate_limited', { message: 'Too many requests from this address without a session.', window })
}

/** Answers a page: who asks, in which language, what was posted, what the page makes of it. */
const answerFound = async (
  pages: AccountPages,
  request: PageRequest,
  handler: ReturnType<typeof handlerOf>,
): Promise<void> => {
  const { req, res, found } = request
  const { accounts } = pages
  const isForAll = found.page.visitors === 'all'
  let visitor: Visitor
  let words = wordsFor(req)
  const send = (outcome: Outcome): void =>
    sendOutcome(res, outcome, { words, settings: accounts.settings, visitor, req })
  try {
    if (!isForAll && cookieOf(req) !== '') visitor = await accounts.entry.session(cookieOf(req))
    contextOf(res).notes.userId = visitor?.userId
    if (!visitor) await countStranger(pages, request)
    const redirect = redirectFor(req, found, visitor)
    if (redirect) return send(redirect)
    if (visitor) {
      await countRequest(pages, visitor.userId)
      words = wordsFor(req, await accounts.profiles.locale(visitor.userId))
    }
    const callWith = (form: SentForm): OwnCall => withActor(callOf(pages, request, words, form), visitor)
    const { tooLarge } = found.page
    const form = await formOf(request, pages.bodyTimeoutMs).catch(error => {
      if (tooLarge && error instanceof Refusal && error.code === 'body_too_large') return undefined
      throw error
    })
    send(await (form ? handler(callWith(form)) : (tooLarge ?? handler)(callWith(noForm))))
  } catch (error) {
    fail(pages, request, error, send, words)
  }
}

const pageStatus = (error: unknown): number => {
  if (!(error instanceof Refusal)) return 500
  const { status } = errors[error.code]
  return [403, 404, 405, 413, 429, 503].includes(status) || status >= 500 ? status : 400
}

/** Shows what went wrong; what happened inside goes to the log alone. */
const fail = (
  { log, now }: AccountPages,
  { res }: PageRequest,
  error: unknown,
  send: (outcome: Outcome) => void,
  words: Words,
) => {
  const { requestId } = contextOf(res)
  const status = pageStatus(error)
  contextOf(res).notes.code = error instanceof Refusal ? error.code : 'internal'
  if (status >= 500) log.error({ requestId, cause: Object(error).cause ?? error }, 'a page failed inside')
  send(problemPage(words, { status, error, requestId, now: now() }))
}

/** Sends the page of a refusal that comes before the session is looked up. */
const refuseEarly = ({ accounts, now }: AccountPages, req: Request, res: Response, error: Refusal): void => {
  const { settings } = accounts
  setPageHeaders(res, isHttps(settings))
  contextOf(res).notes.code = error.code
  const words = wordsFor(req)
  const problem = { status: pageStatus(error), error, requestId: contextOf(res).requestId, now: now() }
  sendOutcome(res, problemPage(words, problem), { words, settings, visitor: undefined, req })
}

const isHttps = ({ publicUrl }: AccountServices['settings']): boolean => publicUrl?.startsWith('https:') ?? false

/** Paths below which everything is a page, so that a wrong one is told in a page. */
const isAmongPages = (path: string): boolean => /^\/(account|invitations)\//.test(path)

/** Where a request that is for a page of ours comes from. @throws Refusal for a foreign Host, or a form without proof. */
const provenOrigin = (req: Request, settings: AccountServices['settings']): string => {
  const origin = originOf(req, settings)
  const { 'sec-fetch-site': secFetchSite, origin: sent } = req.headers
  if (req.method === 'POST' && !provesOrigin({ secFetchSite: secFetchSite?.toString(), origin: sent }, origin))
    throw new Refusal('cross_site_request')
  return origin
}

/**
 * The pages of accounts; what is none of them goes on. A form proves that it comes from a page of
 * ours before its body is read and its session looked up.
 */
export const accountPages = (pages: AccountPages): RequestHandler => {
  const { settings } = pages.accounts
  const answerPage = async (req: Request, res: Response, found: FoundPage): Promise<void> => {
    const handler = handlerOf(found, req.method)
    contextOf(res).notes.operation = `page ${found.page.path}`
    const origin = provenOrigin(req, settings)
    setPageHeaders(res, isHttps(settings))
    await answerFound(pages, { req, res, found, origin }, handler)
  }
  return async function answerAccountPage(req, res, next) {
    const found = pageAt(req.path)
    try {
      if (found) {
        pages.prepare()
        return await answerPage(req, res, found)
      }
      if (!isAmongPages(req.path) || !readsPages(req)) return next()
      throw new Refusal('route_not_found')
    } catch (error) {
      // A form that proves nothing is a person's; other requests may be those of programs.
      const isPersons = error instanceof Refusal && (error.code === 'cross_site_request' || readsPages(req))
      if (!isPersons) throw error
      refuseEarly(pages, req, res, error)
    }
  }
}
