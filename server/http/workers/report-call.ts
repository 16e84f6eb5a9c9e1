import { createHash } from 'node:crypto'
import { unavailable } from '#domain/core/refusal'
import type { ReportCall } from '../../operations/handler.ts'
import type { SessionGate } from '../credentials/session-caller.ts'
import type { Facts } from '../pipeline/context.ts'

/** SHA-256 of a body and, with a session, of the id of its organisation behind it. */
export const reportDigest = (body: Buffer, organisationId = ''): string =>
  createHash('sha256').update(body).update(organisationId).digest('hex')

const organisationOf = (caller: Facts['caller']): string | undefined => {
  if (caller.kind === 'person') return caller.organisationId
  return caller.ownerKind === 'organisation' ? caller.ownerId : undefined
}

/** What a report needs beside its input: the digest of its request, and the brand of the organisation as it is now. */
export const reportCallOf =
  (sessions: Pick<SessionGate, 'brand'> | undefined) =>
  async ({ body, caller }: Pick<Facts, 'body' | 'caller'>): Promise<ReportCall> => {
    const organisationId = organisationOf(caller)
    // The number of a key's report is of its body alone, as it ever was.
    const digest = reportDigest(body, caller.kind === 'person' ? organisationId : undefined)
    if (organisationId === undefined || !sessions) return { digest }
    const brand = await sessions.brand(organisationId).catch(cause => {
      throw unavailable('the store of brands', cause)
    })
    return { digest, organisation: { brand, ...(caller.kind !== 'person' && { mayBring: true }) } }
  }
