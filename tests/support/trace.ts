import { randomBytes } from 'node:crypto'

/** A trace that nobody else has, as a caller sends it. */
export const newTrace = () => {
  const traceId = randomBytes(16).toString('hex')
  const parentId = `${randomBytes(7).toString('hex')}01`
  return { traceId, parentId, traceparent: `00-${traceId}-${parentId}-01` }
}
