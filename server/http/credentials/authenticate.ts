import type { Request, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { plusDays } from '#domain/core/days'
import { type QuotaWindow, Refusal, unavailable } from '#domain/core/refusal'
import type { AnonymousLimit } from '../../access/anonymous-limit.ts'
import { type Credential, type KeyFinder, readCredential } from '../../access/credentials.ts'
import { isOwnHost } from '../../access/origin-proof.ts'
import { isAllowedOrigin, isOwnPage } from '../../access/origins.ts'
import { isTokenShaped } from '../../access/session-tokens.ts'
import { buildCacheHeaders } from '../../operations/answer-headers.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { SecurityEvent } from '../../ports/metrics.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import type { Caller, Person } from '../request/caller.ts'
import { createFactStep, type Step } from '../request/chain.ts'
import { normalizeClientAddress } from '../request/client-address.ts'
import { getContext } from '../request/context.ts'
import { authenticateSession, type SessionAuthDependencies } from './session-caller.ts'

/** Dependencies of authentication: keys, sessions, and the limit of anonymous requests. */
export interface AuthDependencies {
  keyFinder: KeyFinder
  anonymousLimit: AnonymousLimit
  /** Origin of the service's own pages; that of each request where it is not set. */
  publicUrl: string | undefined
  /** Host names other than loopback at which requests reach the service's own pages. */
  ownHosts: readonly string[]
  /** Undefined without accounts. */
  sessions: SessionAuthDependencies | undefined
}

/** Security events by error code; a missing key causes none. */
const securityEventByCode: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_key: 'bad_key',
  revoked_key: 'revoked_key',
  origin_not_allowed: 'foreign_origin',
}

const findStoredKey = async (sent: Credential, { keyFinder }: AuthDependencies): Promise<ApiKey> => {
  if ('refused' in sent) throw new Refusal(sent.refused, sent.message === undefined ? {} : { message: sent.message })
  const key = await keyFinder.find(sent.key).catch(cause => {
    throw unavailable('the store of keys', cause)
  })
  if (!key) throw new Refusal('invalid_key')
  if (key.revokedAt !== undefined) throw new Refusal('revoked_key')
  return key
}

/** Whether a refusal counts for the client's address: a 401 or a foreign origin, but not an outage of a store. */
const isAnonymous = (error: unknown): error is Refusal =>
  error instanceof Refusal && (errors[error.code].status === 401 || error.code === 'origin_not_allowed')

const createFloodRefusal = (res: Response, window: QuotaWindow, isRepeatUseless: boolean): Refusal => {
  getContext(res).notes.security = 'flood'
  return new Refusal('rate_limited', {
    message: 'Too many requests without a valid API key from this address.',
    window,
    isRepeatUseless,
  })
}

/** Whether a key is cached as good or bad; session tokens are never cached. */
const getCachedValidity = (text: string, keyFinder: KeyFinder) =>
  isTokenShaped(text) ? undefined : keyFinder.getLastValidity(text)

/**
 * Refuses an address over its limit before its key is looked up, unless the key is cached as valid. An unknown key may
 * be valid, so its client may retry; with no key, or an invalid one, a retry is useless.
 */
const refuseFlood = (
  req: Request,
  res: Response,
  sent: Credential,
  { anonymousLimit, keyFinder }: AuthDependencies,
): void => {
  const window = anonymousLimit.overLimit(() => normalizeClientAddress(req.ip))
  if (!window) return
  const validity = 'refused' in sent ? 'bad' : getCachedValidity(sent.key, keyFinder)
  if (validity !== 'good') throw createFloodRefusal(res, window, validity === 'bad')
}

/** Counts a refused request for its address. @throws Refusal 429, not worth a retry, above the limit. */
const countAnonymous = async (
  req: Request,
  res: Response,
  refusal: Refusal,
  { anonymousLimit }: AuthDependencies,
): Promise<void> => {
  const event = securityEventByCode[refusal.code]
  if (event) getContext(res).notes.security = event
  const window = await anonymousLimit.count(normalizeClientAddress(req.ip))
  if (window) throw createFloodRefusal(res, window, true)
}

/** Scheme, host and port of a request, where the host is that of the public URL or another one of the service. */
const getOwnRequestOrigin = (
  { protocol, headers: { host = '' } }: Request,
  { publicUrl, ownHosts }: AuthDependencies,
): string | undefined => {
  const address = `${protocol}://${host}`
  const own = publicUrl === undefined ? ownHosts : [...ownHosts, new URL(publicUrl).hostname]
  return isOwnHost(host, own) && URL.canParse(address) ? new URL(address).origin : undefined
}

const isOfOwnPage = (req: Request, auth: AuthDependencies): boolean =>
  isOwnPage(
    { origin: req.get('Origin'), secFetchSite: req.get('Sec-Fetch-Site'), reached: getOwnRequestOrigin(req, auth) },
    auth.publicUrl,
  )

/** @throws Refusal where the route does not accept this kind of key, or the key not this page. */
const checkKeyAccess = (
  req: Request,
  res: Response,
  key: ApiKey,
  { credentials, maxAgeSeconds, isCompressed }: Access,
  auth: AuthDependencies,
): void => {
  if (!credentials.includes(key.kind)) throw new Refusal('forbidden')
  if (key.kind !== 'publishable') return
  const origin = req.get('Origin')
  if (!isAllowedOrigin(origin, key.origins) && !isOfOwnPage(req, auth)) throw new Refusal('origin_not_allowed')
  if (origin !== undefined) bufferHeader(res, 'Access-Control-Allow-Origin', origin)
  // Other responses vary by it already.
  if (maxAgeSeconds === undefined && !isCompressed) bufferHeader(res, 'Vary', 'Origin')
}

/** Notes the key of a request for the log before checking its access. */
const noteAndCheckKey = (req: Request, res: Response, key: ApiKey, access: Access, auth: AuthDependencies): ApiKey => {
  const context = getContext(res)
  context.notes.keyId = key.id
  if (key.sandbox) context.day = plusDays(context.day, key.sandbox.clockDays)
  checkKeyAccess(req, res, key, access, auth)
  return key
}

/** Person of a request with a session; undefined without one. */
const findPerson = async (
  req: Request,
  res: Response,
  sent: Credential,
  access: Access,
  { sessions }: AuthDependencies,
): Promise<Person | undefined> => {
  const { requestId, notes } = getContext(res)
  const person = sessions && (await authenticateSession(req, requestId, sent, access, sessions))
  if (person) notes.userId = person.actor.session.userId
  return person
}

/** Caller of a request according to the stores: the person of a session, or a key. */
const findStoredCaller = async (
  req: Request,
  res: Response,
  sent: Credential,
  access: Access,
  auth: AuthDependencies,
) =>
  (await findPerson(req, res, sent, access, auth)) ??
  noteAndCheckKey(req, res, await findStoredKey(sent, auth), access, auth)

/** Counts the refused request of an unauthenticated caller for its address, and refuses it. */
const refuseCaller = async (error: unknown, req: Request, res: Response, auth: AuthDependencies): Promise<never> => {
  if (isAnonymous(error)) await countAnonymous(req, res, error, auth)
  throw error
}

/** Text of a header that Node joins where it was sent several times. */
const joinHeader = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(', ')

/** Credential of a request; on routes for sessions only, the message names the missing session. */
const readSentCredential = ({ headers }: Request, { credentials }: Access): Credential => {
  const sent = readCredential({ xApiKey: joinHeader(headers['x-api-key']), authorization: headers.authorization })
  const isMissing = 'refused' in sent && sent.refused === 'missing_credential'
  if (!isMissing || credentials.some(kind => kind === 'secret' || kind === 'publishable' || kind === 'sandbox'))
    return sent
  return { ...sent, message: 'No session was sent: sign in, and send its token as `Authorization: Bearer TOKEN`.' }
}

/** Creates the function that finds the caller of a request, and refuses one that the route does not accept. */
const createCallerFinder = (
  access: Access,
  auth: AuthDependencies,
): ((req: Request, res: Response) => Caller | Promise<Caller>) => {
  const [ofGet, ofOthers] = [
    Object.entries(buildCacheHeaders(access, 'GET')),
    Object.entries(buildCacheHeaders(access, 'POST')),
  ]
  return function findCaller(req, res) {
    const sent = readSentCredential(req, access)
    refuseFlood(req, res, sent, auth)
    for (const [name, value] of req.method === 'GET' || req.method === 'HEAD' ? ofGet : ofOthers)
      bufferHeader(res, name, value)
    // Fast path: cached key, no I/O.
    const key = 'key' in sent ? auth.keyFinder.getFreshKey(sent.key) : undefined
    try {
      return key
        ? noteAndCheckKey(req, res, key, access, auth)
        : findStoredCaller(req, res, sent, access, auth).catch(error => refuseCaller(error, req, res, auth))
    } catch (error) {
      return refuseCaller(error, req, res, auth)
    }
  }
}

/** Authenticates the caller of a request by key or session, and checks that the route accepts it from its origin. */
export const authenticate = (access: Access, auth: AuthDependencies): Step<unknown, { caller: Caller }> => {
  const find = createCallerFinder(access, auth)
  return createFactStep('caller', function authenticateCaller(req, res) {
    return find(req, res)
  })
}

/** Authenticates on routes for keys only. */
export const authenticateKey = (access: Access, auth: AuthDependencies): Step<unknown, { caller: ApiKey }> => {
  const find = createCallerFinder(access, auth)
  return createFactStep('caller', async function authenticateKeyAlone(req, res) {
    const caller = await find(req, res)
    if (caller.kind === 'person') throw new Refusal('forbidden')
    return caller
  })
}

/** Authenticates on routes for persons only. */
export const authenticatePerson = (access: Access, auth: AuthDependencies): Step<unknown, { caller: Person }> => {
  const find = createCallerFinder(access, auth)
  return createFactStep('caller', async function authenticatePersonAlone(req, res) {
    const caller = await find(req, res)
    if (caller.kind !== 'person') throw new Refusal('forbidden')
    return caller
  })
}
