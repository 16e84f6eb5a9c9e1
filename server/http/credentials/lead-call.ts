import type { Request } from 'express'
import { isAllowedOrigin } from '../../access/origins.ts'
import type { LeadCall } from '../../ports/leads.ts'
import type { Caller } from '../request/caller.ts'
import { normalizeClientAddress } from '../request/client-address.ts'

/** Sender of a contact: its key, the page of the browser, its address. */
export const toLeadCall = (req: Request, caller: Caller): LeadCall => {
  if (caller.kind === 'person') throw new Error('A contact was sent by a session.')
  const { id, kind, ownerKind, ownerId, origins } = caller
  const origin = req.get('Origin')
  return {
    key: { id, kind, organisationId: ownerKind === 'organisation' ? ownerId : undefined },
    origin,
    address: normalizeClientAddress(req.ip),
    // A publishable key was accepted from one of its pages, or from one of ours.
    isTest: kind === 'publishable' && !isAllowedOrigin(origin, origins),
  }
}
