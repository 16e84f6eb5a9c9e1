import type { Request } from 'express'
import { createAddressClient, createKnownClient } from '../../access/queued-client.ts'
import type { QueuedClient } from '../../ports/workers.ts'
import type { Caller } from '../request/caller.ts'
import { normalizeClientAddress } from '../request/client-address.ts'

/**
 * Client that a call is queued for: the secret key or the person; the address of a visitor, where many share a
 * credential.
 */
export const getQueuedClient = (req: Request, caller: Caller): QueuedClient => {
  if (caller.kind === 'person') return createKnownClient(`user:${caller.actor.session.userId}`)
  if (caller.kind === 'secret') return createKnownClient(caller.id)
  return createAddressClient(normalizeClientAddress(req.ip), 'stranger')
}
