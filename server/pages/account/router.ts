import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import type { AnonymousLimit } from '../../access/anonymous-limit.ts'
import { sessionRequestsPerMinute, type TierLimits } from '../../access/tiers.ts'
import { canAcceptHtml } from '../../http/answers/can-accept-html.ts'
import { setPageHeaders } from '../../http/answers/page-headers.ts'
import { noForm, type SentForm } from '../../http/bodies/form-body.ts'
import { createVisit } from '../../http/credentials/visit.ts'
import { normalizeClientAddress } from '../../http/request/client-address.ts'
import { getContext } from '../../http/request/context.ts'
import {
  createOwnReportDrawer,
  createSampleReportDrawer,
  type ReportDrawerDependencies,
} from '../../http/workers/drawn-reports.ts'
import { createFaultLog } from '../../ports/fault-log.ts'
import type { Log } from '../../ports/log.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import type { AccountServices } from '../../services/account/account-services.ts'
import type { AskModels } from '../ask/view.ts'
import { getPageWords, type Words } from '../words.ts'
import type { Call, Outcome, OwnCall } from './call.ts'
import { keptField } from './kept-entries.ts'
import { addKeptEntries, answerKept, isKeeping, keepAfterEnd, showReturned } from './kept-requests.ts'
import { choosePageLanguage } from './language.ts'
import { type FoundPage, findAccountPage } from './page-list.ts'
import { checkRequestOrigin, isBelowPages, isHttps } from './page-origin.ts'
import { buildProblemPage, getPageStatus } from './problem.ts'
import { readEntriesForm, readRequestForm } from './request-form.ts'
import { sendOutcome } from './send.ts'

export interface AccountPagesDependencies {
  accounts: AccountServices
  tiers: TierLimits
  limiter: WindowLimiter
  /** Rate limit of IP addresses without a session. */
  strangerLimit: AnonymousLimit
  /** Model providers available to all users, and the shared key. */
  models: AskModels
  log: Log
  now(): Date
  places: Call['places']
  /** Dependencies of the sample report. */
  sample: ReportDrawerDependencies
  /** Preloads the accounts library in the background; idempotent. */
  prepare(): void
  bodyTimeoutMs: number
}

type Visitor = Awaited<ReturnType<AccountServices['entry']['session']>>

const getCookieHeader = (req: Request): string => req.headers.cookie ?? ''

const createRequestWords = (req: Request, profile?: Parameters<typeof choosePageLanguage>[0]): Words =>
  getPageWords(
    choosePageLanguage(profile, { cookie: getCookieHeader(req), acceptLanguage: req.headers['accept-language'] ?? '' }),
  )

const listPageMethods = ({ page }: FoundPage): string[] => [
  ...(page.get ? ['GET', 'HEAD'] : []),
  ...(page.post ? ['POST'] : []),
]

/** @throws Refusal for a method that the page does not have. */
const getPageHandler = (found: FoundPage, method: string) => {
  const handler = method === 'POST' ? found.page.post : found.page.get
  if (handler && listPageMethods(found).includes(method)) return handler
  throw new Refusal('method_not_allowed', { allow: [...listPageMethods(found), 'OPTIONS'] })
}

const buildSignInRedirect = (req: Request): string => {
  const next = req.method === 'POST' ? '/account' : req.originalUrl
  return `/sign-in?next=${encodeURIComponent(next)}`
}

/** Redirect of a visitor who may not see the page; undefined for others. */
const findRedirect = (req: Request, { page }: FoundPage, visitor: Visitor): Outcome | undefined => {
  if (page.visitors === 'own' && !visitor) return { to: buildSignInRedirect(req) }
  if (page.visitors === 'own' && visitor?.needsSecondStep && !page.setsUpSecondStep) return { to: '/account/security' }
  if (page.visitors === 'signedOut' && visitor) return { to: '/account' }
  return undefined
}

/** A page request in progress. */
interface PageRequest {
  req: Request
  res: Response
  found: FoundPage
  origin: string
}

const createCall = (
  pages: AccountPagesDependencies,
  { req, res, found, origin }: PageRequest,
  words: Words,
  form: SentForm,
): Call => ({
  accounts: pages.accounts,
  tiers: pages.tiers,
  models: pages.models,
  places: pages.places,
  words,
  now: pages.now(),
  id: found.id,
  query: new URLSearchParams(req.originalUrl.split('?')[1] ?? ''),
  form,
  cookie: getCookieHeader(req),
  place: { origin, locale: words.language },
  visit: createVisit(req, getContext(res).requestId),
  sampleReport: (actor, language) => createSampleReportDrawer(pages.sample)(res, actor, language),
  ownReport: (actor, input, fileName) => createOwnReportDrawer(pages.sample)(res, actor, input, fileName),
})

/** Adds the actor of a signed-in visitor; only pages for signed-in users read it. */
const withActor = (call: Call, visitor: Visitor): OwnCall =>
  ({ ...call, ...(visitor && { actor: { session: visitor, visit: call.visit, place: call.place } }) }) as OwnCall

const countUserRequest = async ({ limiter }: AccountPagesDependencies, userId: string): Promise<void> => {
  const { taken, remaining, resetAt } = await limiter.take(`user:${userId}`, sessionRequestsPerMinute)
  if (!taken) throw new Refusal('rate_limited', { window: { limit: sessionRequestsPerMinute, remaining, resetAt } })
}

/** Counts a request without a session against its IP address. @throws Refusal above the rate limit. */
const countAnonymousRequest = async (
  { accounts, strangerLimit }: AccountPagesDependencies,
  { req, res }: PageRequest,
): Promise<void> => {
  const address = normalizeClientAddress(req.ip)
  const window = strangerLimit.overLimit(() => address) ?? (await strangerLimit.count(address))
  // Public pages read no session otherwise; a signed-in user can still sign out above the limit.
  if (!window || (getCookieHeader(req) !== '' && (await accounts.entry.session(getCookieHeader(req))))) return
  getContext(res).notes.security = 'flood'
  throw new Refusal('rate_limited', { message: 'Too many requests from this address without a session.', window })
}

/** Pages with the log of their faults. */
type LoggedPages = AccountPagesDependencies & { logFault: ReturnType<typeof createFaultLog> }

/** Handles a page request: resolves session and language, reads the form, runs the handler. */
const handlePageRequest = async (
  pages: LoggedPages,
  request: PageRequest,
  handler: ReturnType<typeof getPageHandler>,
): Promise<void> => {
  const { req, res, found } = request
  const { accounts, bodyTimeoutMs: timeoutMs } = pages
  const isForAll = found.page.visitors === 'all'
  let visitor: Visitor
  let form: SentForm | undefined
  let words = createRequestWords(req)
  const send = (outcome: Outcome): void =>
    sendOutcome(res, outcome, { words, settings: accounts.settings, visitor, req })
  const callWith = (sent: SentForm): OwnCall => withActor(createCall(pages, request, words, sent), visitor)
  try {
    if (!isForAll && getCookieHeader(req) !== '') visitor = await accounts.entry.session(getCookieHeader(req))
    getContext(res).notes.userId = visitor?.userId
    if (!visitor) await countAnonymousRequest(pages, request)
    const redirect = findRedirect(req, found, visitor)
    if (redirect) {
      const kept = isKeeping(req, found, visitor) ? await readEntriesForm(req, res, { found, timeoutMs }) : undefined
      return send((kept && answerKept(req, found, callWith(kept), visitor)) ?? redirect)
    }
    form = await readRequestForm(req, res, { found, timeoutMs, hasSession: true }).catch(error => {
      if (found.page.tooLarge && error instanceof Refusal && error.code === 'body_too_large') return undefined
      throw error
    })
    if (visitor) {
      await countUserRequest(pages, visitor.userId)
      words = createRequestWords(req, await accounts.profiles.locale(visitor.userId))
    }
    if (!form) return send(await (found.page.tooLarge ?? handler)(callWith(noForm)))
    const call = callWith(form)
    const isReturned = call.form.exact(keptField) !== '' && visitor !== undefined
    const outcome = await (isReturned ? showReturned(found, call, handler) : handler(call))
    const answer = keepAfterEnd(req, found, call, outcome)
    // The page of the sign-in is that of a stranger.
    if (answer !== outcome) visitor = undefined
    send(answer)
  } catch (error) {
    sendFailure(pages, { ...request, form }, error, send, words)
  }
}

/** Sends the error page; internal causes are only logged. */
const sendFailure = (
  { logFault, now }: LoggedPages,
  { req, res, found, form }: PageRequest & { form: SentForm | undefined },
  error: unknown,
  send: (outcome: Outcome) => void,
  words: Words,
) => {
  const { requestId } = getContext(res)
  const status = getPageStatus(error)
  const code = error instanceof Refusal ? error.code : 'internal'
  getContext(res).notes.code = code
  if (status >= 500) logFault({ requestId, code, cause: Object(error).cause ?? error })
  send(addKeptEntries(words, buildProblemPage(words, { status, error, requestId, now: now() }), { req, found, form }))
}

/** Sends the page of a refusal before the session lookup. */
const sendEarlyRefusal = (
  { accounts, now }: AccountPagesDependencies,
  req: Request,
  res: Response,
  error: Refusal,
): void => {
  const { settings } = accounts
  setPageHeaders(res, isHttps(settings))
  getContext(res).notes.code = error.code
  const words = createRequestWords(req)
  const problem = { status: getPageStatus(error), error, requestId: getContext(res).requestId, now: now() }
  sendOutcome(res, buildProblemPage(words, problem), { words, settings, visitor: undefined, req })
}

/**
 * Creates the handler of the account pages; other paths are passed on. The origin of a form is checked before
 * its body is read and its session looked up.
 */
export const createAccountPages = (dependencies: AccountPagesDependencies): RequestHandler => {
  const { accounts, log, now } = dependencies
  const { settings } = accounts
  const pages: LoggedPages = { ...dependencies, logFault: createFaultLog(log, now, 'a page failed inside') }
  const answerPage = async (req: Request, res: Response, found: FoundPage): Promise<void> => {
    const handler = getPageHandler(found, req.method)
    getContext(res).notes.operation = `page ${found.page.path}`
    const origin = checkRequestOrigin(req, settings)
    setPageHeaders(res, isHttps(settings))
    await handlePageRequest(pages, { req, res, found, origin }, handler)
  }
  return async function answerAccountPage(req, res, next) {
    const found = findAccountPage(req.path)
    try {
      if (found) {
        pages.prepare()
        return await answerPage(req, res, found)
      }
      if (!isBelowPages(req.path) || !canAcceptHtml(req)) return next()
      throw new Refusal('route_not_found')
    } catch (error) {
      // A cross-site form comes from a browser and gets a page; other requests may come from programs.
      const isPersons = error instanceof Refusal && (error.code === 'cross_site_request' || canAcceptHtml(req))
      if (!isPersons) throw error
      sendEarlyRefusal(pages, req, res, error)
    }
  }
}
