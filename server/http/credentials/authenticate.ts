import type { Request, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type QuotaWindow, Refusal, unavailable } from '#domain/core/refusal'
import type { AnonymousLimit } from '../../access/anonymous-limit.ts'
import { type Credential, credentialOf, type KeyFinder } from '../../access/credentials.ts'
import { isOwnHost } from '../../access/origin-proof.ts'
import { isAllowedOrigin, isOwnPage } from '../../access/origins.ts'
import { looksLikeToken } from '../../access/session-tokens.ts'
import { keepingHeaders } from '../../operations/answer-headers.ts'
import type { ApiKey } from '../../ports/key-store.ts'
import type { SecurityEvent } from '../../ports/metrics.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { adding, type Step } from '../pipeline/chain.ts'
import { contextOf } from '../pipeline/context.ts'
import { clientAddress } from './address.ts'
import type { Caller, Person } from './caller.ts'
import { type SessionGate, sessionCaller } from './session-caller.ts'

/** What authentication needs: keys, sessions, and the limit of anonymous requests. */
export interface Gate {
  keyFinder: KeyFinder
  anonymousLimit: AnonymousLimit
  /** Origin of our own pages; that of each request where it is not set. */
  publicUrl: string | undefined
  /** Names of hosts, beside this machine, at which a request reaches our own pages. */
  ownHosts: readonly string[]
  /** Undefined where there are no accounts. */
  sessions: SessionGate | undefined
}

/** The security events of refusals; a missing key is none. */
const eventOf: Partial<Record<ErrorCode, SecurityEvent>> = {
  invalid_key: 'bad_key',
  revoked_key: 'revoked_key',
  origin_not_allowed: 'foreign_origin',
}

const storedKey = async (sent: Credential, { keyFinder }: Gate): Promise<ApiKey> => {
  if ('refused' in sent) throw new Refusal(sent.refused, sent.message === undefined ? {} : { message: sent.message })
  const key = await keyFinder.find(sent.key).catch(cause => {
    throw unavailable('the store of keys', cause)
  })
  if (!key) throw new Refusal('invalid_key')
  if (key.revokedAt !== undefined) throw new Refusal('revoked_key')
  return key
}

/** Whether a refusal counts for the client's address: a 401 or a foreign origin, and not a store that is down. */
const isAnonymous = (error: unknown): error is Refusal =>
  error instanceof Refusal && (errors[error.code].status === 401 || error.code === 'origin_not_allowed')

const flood = (res: Response, window: QuotaWindow, isRepeatUseless: boolean): Refusal => {
  contextOf(res).notes.security = 'flood'
  return new Refusal('rate_limited', {
    message: 'Too many requests without a valid API key from this address.',
    window,
    isRepeatUseless,
  })
}

/** Whether a key is cached as good or bad; session tokens are never cached. */
const rememberedOf = (text: string, keyFinder: KeyFinder) =>
  looksLikeToken(text) ? undefined : keyFinder.remembered(text)

/**
 * Refuses an address over its limit before its key is looked up, unless the key is cached as good. An unknown key may
 * be good, so its client may retry; with no key, or a bad one, a retry is useless.
 */
const refuseFlood = (req: Request, res: Response, sent: Credential, { anonymousLimit, keyFinder }: Gate): void => {
  const window = anonymousLimit.overLimit(() => clientAddress(req.ip))
  if (!window) return
  const remembered = 'refused' in sent ? 'bad' : rememberedOf(sent.key, keyFinder)
  if (remembered !== 'good') throw flood(res, window, remembered === 'bad')
}

/** Counts a refused request for its address. @throws Refusal 429, not worth a retry, where that is over its limit. */
const countAnonymous = async (
  req: Request,
  res: Response,
  refusal: Refusal,
  { anonymousLimit }: Gate,
): Promise<void> => {
  const event = eventOf[refusal.code]
  if (event) contextOf(res).notes.security = event
  const window = await anonymousLimit.count(clientAddress(req.ip))
  if (window) throw flood(res, window, true)
}

/** Scheme, host and port at which a request reached us, where that is a host of ours. */
const reachedOrigin = ({ protocol, headers: { host = '' } }: Request, { ownHosts }: Gate): string | undefined => {
  const address = `${protocol}://${host}`
  return isOwnHost(host, ownHosts) && URL.canParse(address) ? new URL(address).origin : undefined
}

const isOfOwnPage = (req: Request, gate: Gate): boolean =>
  isOwnPage(
    { origin: req.get('Origin'), secFetchSite: req.get('Sec-Fetch-Site'), reached: reachedOrigin(req, gate) },
    gate.publicUrl,
  )

/** @throws Refusal where the route is not for this kind of key, or the page not for this key. */
const admit = (
  req: Request,
  res: Response,
  key: ApiKey,
  { credentials, maxAgeSeconds, isCompressed }: Access,
  gate: Gate,
): void => {
  if (!credentials.includes(key.kind)) throw new Refusal('forbidden')
  if (key.kind !== 'publishable') return
  const origin = req.get('Origin')
  if (!isAllowedOrigin(origin, key.origins) && !isOfOwnPage(req, gate)) throw new Refusal('origin_not_allowed')
  if (origin !== undefined) bufferHeader(res, 'Access-Control-Allow-Origin', origin)
  // Other answers name it already.
  if (maxAgeSeconds === undefined && !isCompressed) bufferHeader(res, 'Vary', 'Origin')
}

/** The key of a request, noted for the log also where the route is not for it. */
const admitted = (req: Request, res: Response, key: ApiKey, access: Access, gate: Gate): ApiKey => {
  contextOf(res).notes.keyId = key.id
  admit(req, res, key, access, gate)
  return key
}

/** The person of a request by its session, where it names one. */
const personOf = async (
  req: Request,
  res: Response,
  sent: Credential,
  access: Access,
  { sessions }: Gate,
): Promise<Person | undefined> => {
  const { requestId, notes } = contextOf(res)
  const person = sessions && (await sessionCaller(req, requestId, sent, access, sessions))
  if (person) notes.userId = person.actor.session.userId
  return person
}

/** The caller of a request as the stores know it: a person by the session, or a key. */
const storedCaller = async (req: Request, res: Response, sent: Credential, access: Access, gate: Gate) =>
  (await personOf(req, res, sent, access, gate)) ?? admitted(req, res, await storedKey(sent, gate), access, gate)

/** Counts the refused request of an unknown caller for its address, and refuses it. */
const refuse = async (error: unknown, req: Request, res: Response, gate: Gate): Promise<never> => {
  if (isAnonymous(error)) await countAnonymous(req, res, error, gate)
  throw error
}

/** The text of a header that Node joins where it was sent several times. */
const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(', ')

/** The credential of a request; where only sessions are admitted, a missing one is no missing key. */
const sentCredential = ({ headers }: Request, { credentials }: Access): Credential => {
  const sent = credentialOf({ xApiKey: oneOf(headers['x-api-key']), authorization: headers.authorization })
  const isMissing = 'refused' in sent && sent.refused === 'missing_credential'
  if (!isMissing || credentials.some(kind => kind === 'secret' || kind === 'publishable' || kind === 'sandbox'))
    return sent
  return { ...sent, message: 'No session was sent: sign in, and send its token as `Authorization: Bearer TOKEN`.' }
}

/** Finds the caller of a request, and refuses one whom the route does not admit. */
const callerFinder = (access: Access, gate: Gate): ((req: Request, res: Response) => Caller | Promise<Caller>) => {
  const [ofGet, ofOthers] = [
    Object.entries(keepingHeaders(access, 'GET')),
    Object.entries(keepingHeaders(access, 'POST')),
  ]
  return function findCaller(req, res) {
    const sent = sentCredential(req, access)
    refuseFlood(req, res, sent, gate)
    for (const [name, value] of req.method === 'GET' ? ofGet : ofOthers) bufferHeader(res, name, value)
    // Most requests have a cached key and wait for no store.
    const key = 'key' in sent ? gate.keyFinder.known(sent.key) : undefined
    try {
      return key
        ? admitted(req, res, key, access, gate)
        : storedCaller(req, res, sent, access, gate).catch(error => refuse(error, req, res, gate))
    } catch (error) {
      return refuse(error, req, res, gate)
    }
  }
}

/** Authenticates the caller of a request, by a key or a session, and checks that the route admits it from its origin. */
export const authenticate = (access: Access, gate: Gate): Step<unknown, { caller: Caller }> => {
  const find = callerFinder(access, gate)
  return adding('caller', function authenticateCaller(req, res) {
    return find(req, res)
  })
}

/** The same for routes of keys alone. */
export const authenticateKey = (access: Access, gate: Gate): Step<unknown, { caller: ApiKey }> => {
  const find = callerFinder(access, gate)
  return adding('caller', async function authenticateKeyAlone(req, res) {
    const caller = await find(req, res)
    if (caller.kind === 'person') throw new Refusal('forbidden')
    return caller
  })
}

/** The same for routes of persons alone. */
export const authenticatePerson = (access: Access, gate: Gate): Step<unknown, { caller: Person }> => {
  const find = callerFinder(access, gate)
  return adding('caller', async function authenticatePersonAlone(req, res) {
    const caller = await find(req, res)
    if (caller.kind !== 'person') throw new Refusal('forbidden')
    return caller
  })
}
