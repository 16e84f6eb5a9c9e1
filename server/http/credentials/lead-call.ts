import type { Request } from 'express'
import { isAllowedOrigin } from '../../access/origins.ts'
import type { LeadCall } from '../../ports/leads.ts'
import { clientAddress } from './address.ts'
import type { Caller } from './caller.ts'

/** What is known of the sender of a contact: its key, the page of a browser, its address. */
export const leadCallOf = (req: Request, caller: Caller): LeadCall => {
  if (caller.kind === 'person') throw new Error('A contact was sent by a session.')
  const { id, kind, ownerKind, ownerId, origins } = caller
  const origin = req.get('Origin')
  return {
    key: { id, kind, organisationId: ownerKind === 'organisation' ? ownerId : undefined },
    origin,
    address: clientAddress(req.ip),
    // A publishable key was admitted from a page of its own, or from one of ours.
    isTest: kind === 'publishable' && !isAllowedOrigin(origin, origins),
  }
}
