import { createHash } from 'node:crypto'
import { unavailable } from '#domain/core/refusal'
import { contextOf } from './context.ts'
import type { Luggage } from './hand-over.ts'
import type { SessionGate } from './session-caller.ts'

/** SHA-256 of a body and, with a session, of the id of its organisation behind it. */
export const reportDigest = (body: Buffer, organisationId = ''): string =>
  createHash('sha256').update(body).update(organisationId).digest('hex')

/** What the report of a request carries to its thread: its digits, and the brand of the organisation as it now is. */
export const reportLuggage =
  (sessions: Pick<SessionGate, 'brand'> | undefined): Luggage =>
  async res => {
    const { rawBody = Buffer.alloc(0), organisationId } = contextOf(res)
    const digest = reportDigest(rawBody, organisationId)
    if (organisationId === undefined || !sessions) return { report: { digest } }
    const brand = await sessions.brand(organisationId).catch(cause => {
      throw unavailable('the store of brands', cause)
    })
    return { report: { digest, organisation: { brand } } }
  }
