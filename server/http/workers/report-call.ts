import { createHash } from 'node:crypto'
import { unavailable } from '#domain/core/refusal'
import type { ReportCall } from '../../operations/handler.ts'
import type { SessionAuthDependencies } from '../credentials/session-caller.ts'
import type { Facts } from '../request/context.ts'

/** SHA-256 of a body and, with a session, the id of its organisation. */
export const computeReportDigest = (body: Buffer, organisationId = ''): string =>
  createHash('sha256').update(body).update(organisationId).digest('hex')

const getCallerOrganisation = (caller: Facts['caller']): string | undefined => {
  if (caller.kind === 'person') return caller.organisationId
  return caller.ownerKind === 'organisation' ? caller.ownerId : undefined
}

/** Context of a report: the digest of its request, and the current brand of the organisation. */
export const createReportCallReader =
  (sessions: Pick<SessionAuthDependencies, 'brand'> | undefined) =>
  async ({ body, caller }: Pick<Facts, 'body' | 'caller'>): Promise<ReportCall> => {
    const organisationId = getCallerOrganisation(caller)
    // The number of a report made with a key depends on its body only, as in earlier versions.
    const digest = computeReportDigest(body, caller.kind === 'person' ? organisationId : undefined)
    if (organisationId === undefined || !sessions) return { digest }
    const brand = await sessions.brand(organisationId).catch(cause => {
      throw unavailable('the store of brands', cause)
    })
    return { digest, organisation: { brand, ...(caller.kind !== 'person' && { mayBring: true }) } }
  }
