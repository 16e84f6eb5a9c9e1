import type { Request, RequestHandler, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type QuotaWindow, Refusal, unavailable } from '#domain/core/refusal'
import type { AnonymousLimit } from '../access/anonymous-limit.ts'
import { type Credential, credentialOf, type KeyFinder } from '../access/credentials.ts'
import { isAllowedOrigin, isOwnPage } from '../access/origins.ts'
import { looksLikeToken } from '../access/session-tokens.ts'
import { keepingHeaders } from '../operations/answer-headers.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { SecurityEvent } from '../ports/metrics.ts'
import { clientAddress } from './address.ts'
import { noteHeader } from './answer-head.ts'
import { contextOf } from './context.ts'
import { type SessionGate, sessionCaller } from './session-caller.ts'

/** What is needed to know a caller. */
export interface Gate {
  keyFinder: KeyFinder
  strangers: AnonymousLimit
  /** Origin of our own pages; that of each request where it is not set. */
  publicUrl: string | undefined
  /** Knows the persons behind sessions; undefined where there are no accounts. */
  sessions: SessionGate | undefined
}

/** Refusals of a caller that are events of security; what misses a key altogether is none. */
const eventOf: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_key: 'bad_key',
  revoked_key: 'revoked_key',
  origin_not_allowed: 'foreign_origin',
}

const known = async (sent: Credential, { keyFinder }: Gate): Promise<ApiKey> => {
  if ('refused' in sent) throw new Refusal(sent.refused, sent.message === undefined ? {} : { message: sent.message })
  const key = await keyFinder.find(sent.key).catch(cause => {
    throw unavailable('the store of keys', cause)
  })
  if (!key) throw new Refusal('invalid_key')
  if (key.revokedAt !== undefined) throw new Refusal('revoked_key')
  return key
}

/** Whether a refusal counts for the address of its caller: a 401 or a foreign origin, and not a store that is away. */
const isOfStranger = (error: unknown): error is Refusal =>
  error instanceof Refusal && (errors[error.code].status === 401 || error.code === 'origin_not_allowed')

const flood = (res: Response, window: QuotaWindow, isRepeatUseless: boolean): Refusal => {
  contextOf(res).security = 'flood'
  return new Refusal('rate_limited', {
    message: 'Too many requests without a valid API key from this address.',
    window,
    isRepeatUseless,
  })
}

/** What is remembered of a text; of a session token nothing is. */
const rememberedOf = (text: string, keyFinder: KeyFinder) =>
  looksLikeToken(text) ? undefined : keyFinder.remembered(text)

/**
 * Refuses an address over its limit before its key is looked up, unless the key is remembered as good. A key of which
 * nothing is remembered may be good: it is asked to come back; no key, or one that is known to be bad, is not.
 */
const refuseFlood = (req: Request, res: Response, sent: Credential, { strangers, keyFinder }: Gate): void => {
  const window = strangers.overLimit(() => clientAddress(req.ip))
  if (!window) return
  const remembered = 'refused' in sent ? 'bad' : rememberedOf(sent.key, keyFinder)
  if (remembered !== 'good') throw flood(res, window, remembered === 'bad')
}

/** Counts a refused request for its address; where that is over its limit, 429 instead, useless to repeat as it is. */
const countStranger = async (req: Request, res: Response, refusal: Refusal, { strangers }: Gate): Promise<void> => {
  const event = eventOf[refusal.code]
  if (event) contextOf(res).security = event
  const window = await strangers.count(clientAddress(req.ip))
  if (window) throw flood(res, window, true)
}

/** Scheme, host and port at which a request reached us. */
const reachedOrigin = ({ protocol, headers: { host = '' } }: Request): string | undefined => {
  const address = `${protocol}://${host}`
  return host !== '' && URL.canParse(address) ? new URL(address).origin : undefined
}

const isOfOwnPage = (req: Request, { publicUrl }: Gate): boolean =>
  isOwnPage(
    { origin: req.get('Origin'), secFetchSite: req.get('Sec-Fetch-Site'), reached: reachedOrigin(req) },
    publicUrl,
  )

/** @throws Refusal where the route is not for this kind of key, or the page not for this key. */
const admit = (req: Request, res: Response, key: ApiKey, { credentials, maxAgeSeconds }: Access, gate: Gate): void => {
  if (!credentials.includes(key.kind)) throw new Refusal('forbidden')
  if (key.kind !== 'publishable') return
  const origin = req.get('Origin')
  if (!isAllowedOrigin(origin, key.origins) && !isOfOwnPage(req, gate)) throw new Refusal('origin_not_allowed')
  if (origin !== undefined) noteHeader(res, 'Access-Control-Allow-Origin', origin)
  if (maxAgeSeconds === undefined) noteHeader(res, 'Vary', 'Origin')
}

/** Knows the person of a session where the request names one; true where it does. */
const knownPerson = async (
  req: Request,
  res: Response,
  sent: Credential,
  access: Access,
  gate: Gate,
): Promise<boolean> => {
  if (!gate.sessions) return false
  const context = contextOf(res)
  const known = await sessionCaller(req, context.requestId, sent, access, gate.sessions)
  if (!known) return false
  const { actor, organisationId } = known
  Object.assign(context, { actor, ...(organisationId !== undefined && { organisationId }) })
  return true
}

/** Takes the key of a request where the route is for it. */
const takeKey = (req: Request, res: Response, key: ApiKey, access: Access, gate: Gate): void => {
  contextOf(res).caller = key
  admit(req, res, key, access, gate)
}

/** Knows the caller of a request by the stores: a person by the session, or a key. */
const askedCaller = async (
  req: Request,
  res: Response,
  sent: Credential,
  access: Access,
  gate: Gate,
): Promise<void> => {
  if (!(await knownPerson(req, res, sent, access, gate))) takeKey(req, res, await known(sent, gate), access, gate)
}

/** Counts the request of a stranger for its address, and refuses it. */
const refuse = async (error: unknown, req: Request, res: Response, gate: Gate): Promise<never> => {
  if (isOfStranger(error)) await countStranger(req, res, error, gate)
  throw error
}

/** The text of a header that Node joins where it was sent several times. */
const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(', ')

/** Knows the caller of a route, and whether the route is for its kind of key and for its origin. */
export const authenticate = (access: Access, gate: Gate): RequestHandler => {
  const [ofGet, ofOthers] = [
    Object.entries(keepingHeaders(access, 'GET')),
    Object.entries(keepingHeaders(access, 'POST')),
  ]
  return function authenticateCaller(req, res, next) {
    const sent = credentialOf({ xApiKey: oneOf(req.headers['x-api-key']), authorization: req.headers.authorization })
    refuseFlood(req, res, sent, gate)
    for (const [name, value] of req.method === 'GET' ? ofGet : ofOthers) noteHeader(res, name, value)
    // Most requests come with a key that is known already, and wait for nothing.
    const key = 'key' in sent ? gate.keyFinder.known(sent.key) : undefined
    if (!key) return askedCaller(req, res, sent, access, gate).then(next, error => refuse(error, req, res, gate))
    try {
      takeKey(req, res, key, access, gate)
    } catch (error) {
      return refuse(error, req, res, gate)
    }
    next()
  }
}
