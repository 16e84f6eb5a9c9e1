import type { Request, RequestHandler, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type QuotaWindow, Refusal } from '#domain/core/refusal'
import { type Credential, credentialOf, type KeyFinder } from '../access/credentials.ts'
import { isAllowedOrigin } from '../access/origins.ts'
import { looksLikeToken } from '../access/session-tokens.ts'
import type { Strangers } from '../access/strangers.ts'
import { unavailable } from '../access/unavailable.ts'
import type { ApiKey, SecurityEvent } from '../ports.ts'
import { clientAddress } from './address.ts'
import { contextOf } from './context.ts'
import { type SessionGate, sessionCaller } from './session-caller.ts'

/** What is needed to know a caller. */
export interface Gate {
  keyFinder: KeyFinder
  strangers: Strangers
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

const admit = (key: ApiKey, { credentials }: Access, origin: string | undefined, res: Response): void => {
  if (!credentials.includes(key.kind)) throw new Refusal('forbidden')
  if (key.kind !== 'publishable') return
  if (origin === undefined || !isAllowedOrigin(origin, key.origins)) throw new Refusal('origin_not_allowed')
  res.setHeader('Access-Control-Allow-Origin', origin)
  res.vary('Origin')
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
  const actor = await sessionCaller(req, context.requestId, sent, access, gate.sessions)
  if (actor) context.actor = actor
  return actor !== undefined
}

/** Knows the key of a request, and whether the route is for it. */
const knownKey = async (req: Request, res: Response, sent: Credential, access: Access, gate: Gate): Promise<void> => {
  const key = await known(sent, gate)
  contextOf(res).caller = key
  admit(key, access, req.get('Origin'), res)
}

/** Knows the caller of a route, and whether the route is for its kind of key and for its origin. */
export const authenticate = (access: Access, gate: Gate): RequestHandler =>
  async function authenticateCaller(req, res, next) {
    const sent = credentialOf({ xApiKey: req.get('X-API-Key'), authorization: req.get('Authorization') })
    refuseFlood(req, res, sent, gate)
    try {
      // What was made for one caller is for nobody else's cache; answers to GET say themselves how long they hold.
      if (req.method !== 'GET' || access.quota === 'account') res.setHeader('Cache-Control', 'no-store')
      if (!(await knownPerson(req, res, sent, access, gate))) await knownKey(req, res, sent, access, gate)
    } catch (error) {
      if (isOfStranger(error)) await countStranger(req, res, error, gate)
      throw error
    }
    next()
  }
