import type { Request, RequestHandler, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { credentialOf } from '../access/credentials.ts'
import { isAllowedOrigin } from '../access/origins.ts'
import type { ApiKey, MinuteLimiter } from '../ports.ts'
import { household } from './address.ts'
import { contextOf } from './context.ts'
import { Unavailable } from './errors.ts'
import { showFullWindow } from './rate-limit-headers.ts'

/** What is needed to know a caller. */
export interface Gate {
  /** The key behind a secret, revoked ones included; undefined when nobody has it. */
  findKey(secret: string): Promise<ApiKey | undefined>
  limiter: MinuteLimiter
  /** Requests without a good credential that one address may make in a minute. */
  unknownCallersPerMinute: number
  now(): Date
}

const known = async (req: Request, { findKey }: Gate): Promise<ApiKey> => {
  const sent = credentialOf({ xApiKey: req.get('X-API-Key'), authorization: req.get('Authorization') })
  if ('refused' in sent) throw new Refusal(sent.refused, sent.message === undefined ? {} : { message: sent.message })
  const key = await findKey(sent.key).catch(cause => {
    throw new Unavailable('the store of keys', cause)
  })
  if (!key) throw new Refusal('invalid_key')
  if (key.revokedAt !== undefined) throw new Refusal('revoked_key')
  return key
}

/** Floods of requests without a good credential end in 429 for their address. */
const countUnknown = async (req: Request, res: Response, gate: Gate): Promise<void> => {
  const limit = gate.unknownCallersPerMinute
  const place = await gate.limiter.take(`unknown:${household(req.ip)}`, limit)
  if (place.taken) return
  showFullWindow(res, { limit, remaining: 0, resetAt: place.resetAt }, gate.now())
  throw new Refusal('rate_limited', { message: 'Too many requests without a valid API key from this address.' })
}

const admit = (key: ApiKey, { credentials }: Access, origin: string | undefined, res: Response): void => {
  if (!credentials.includes(key.kind)) throw new Refusal('forbidden')
  if (key.kind !== 'publishable') return
  if (origin === undefined || !isAllowedOrigin(origin, key.origins)) throw new Refusal('origin_not_allowed')
  res.setHeader('Access-Control-Allow-Origin', origin)
  res.vary('Origin')
}

/** Knows the caller of a route, and whether the route is for its kind of key. */
export const authenticate =
  (access: Access, gate: Gate): RequestHandler =>
  async (req, res, next) => {
    const key = await known(req, gate).catch(async (error: unknown) => {
      if (error instanceof Refusal) await countUnknown(req, res, gate)
      throw error
    })
    contextOf(res).caller = key
    admit(key, access, req.get('Origin'), res)
    next()
  }
