import type { Request, RequestHandler, Response } from 'express'
import type * as z from 'zod'
import { ToldAct } from '#contract/shared/told-act'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { KeyFinder } from '../../access/credentials.ts'
import { isAllowedOrigin } from '../../access/origins.ts'
import { parseJsonBytes } from '../../operations/json.ts'
import { createIssuesRefusal } from '../../operations/schema-issues.ts'
import type { FormCounter } from '../../ports/embeds.ts'
import type { FormActCounter } from '../../ports/form-acts.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import { awaitBody } from '../bodies/await-body.ts'
import { hasBody, readBody } from '../bodies/plain-body.ts'
import { normalizeClientAddress } from '../request/client-address.ts'

/** Path to which forms on websites tell what happened in them. */
export const toldActPath = '/widget/seen'

/** Most bytes of what a form tells. */
const bytesMax = 2048
/** Most acts of one address in a minute; a visitor has three a page. */
const perMinute = 60

/** Dependencies of the counts. */
export interface ToldActDependencies {
  keyFinder: Pick<KeyFinder, 'find'>
  limiter: Pick<WindowLimiter, 'take'>
  leads: {
    /** Counts an act by its page. */
    countAct: FormActCounter['count']
    /** Counts an opened form by its day. */
    seen(what: FormCounter, keyId: string, origin: string | undefined): void
  }
  bodyTimeoutMs: number
}

const readAct = async (req: Request, res: Response, bodyTimeoutMs: number): Promise<z.output<typeof ToldAct>> => {
  if (Number(req.headers['content-length'] ?? 0) > bytesMax) throw new Refusal('body_too_large')
  const bytes = hasBody(req) && (await awaitBody(req, res, bodyTimeoutMs, done => readBody(req, bytesMax, done)))
  const sent = bytes ? parseJsonBytes(bytes) : {}
  const read = ToldAct.safeParse(sent)
  if (!read.success) throw createIssuesRefusal(read.error.issues, sent, ToldAct)
  return read.data
}

/** @throws Refusal 429 for an address that tells more than a visitor can do. */
const takePlace = async (req: Request, { limiter }: ToldActDependencies): Promise<void> => {
  const { taken, ...window } = await limiter.take(`form:${normalizeClientAddress(req.ip)}`, perMinute)
  if (!taken) throw new Refusal('rate_limited', { window: { limit: perMinute, ...window } })
}

/**
 * Counts what a form on a website tells. It is sent as plain text, so that a browser sends it without a preflight, and
 * answered without content.
 */
export const createToldActHandler = (deps: ToldActDependencies): RequestHandler =>
  async function countToldAct(req, res) {
    const { key: text, what, page, campaign, tried } = await readAct(req, res, deps.bodyTimeoutMs)
    await takePlace(req, deps)
    const key = await deps.keyFinder.find(text).catch(cause => {
      throw unavailable('the store of keys', cause)
    })
    if (!key) throw new Refusal('invalid_key')
    if (key.revokedAt !== undefined) throw new Refusal('revoked_key')
    const origin = req.get('Origin')
    if (key.kind !== 'publishable' || origin === undefined || !isAllowedOrigin(origin, key.origins))
      throw new Refusal('origin_not_allowed')
    deps.leads.countAct({
      keyId: key.id,
      host: new URL(origin).hostname,
      page,
      campaign: campaign ?? '',
      tried: tried ?? '',
      what,
    })
    if (what === 'forms') deps.leads.seen(what, key.id, origin)
    res.setHeader('Cache-Control', 'no-store')
    res.status(204).end()
  }
