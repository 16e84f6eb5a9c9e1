import type { Request } from 'express'
import { truncateAddress } from '../../access/truncate-address.ts'
import type { Visit } from '../../ports/accounts.ts'
import { normalizeClientAddress } from '../request/client-address.ts'

/** Most characters of a User-Agent that are stored; sessions and exports show no more. */
const agentMax = 300

/** Client of a request, for sessions and audit events: its address, in full and truncated, and its user agent. */
export const createVisit = (req: Request, requestId: string): Visit => {
  const address = normalizeClientAddress(req.ip)
  const agent = (req.get('User-Agent') ?? '').slice(0, agentMax)
  return { address, shownAddress: truncateAddress(address), agent, requestId }
}
