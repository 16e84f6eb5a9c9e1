import type { Request } from 'express'
import { shownAddress } from '../../access/shown-address.ts'
import type { Visit } from '../../ports/accounts.ts'
import { clientAddress } from './address.ts'

/** Most characters of a User-Agent that are kept: sessions and exports show no more. */
const agentMax = 300

/** Where a request comes from, for pages and routes alike. */
export const visitOf = (req: Request, requestId: string): Visit => {
  const address = clientAddress(req.ip)
  const agent = (req.get('User-Agent') ?? '').slice(0, agentMax)
  return { address, shownAddress: shownAddress(address), agent, requestId }
}
