import { contractDay, versionHeader } from '#contract/shared/version'
import type { HeaderList } from '../request/context.ts'
import { corsHeaderList } from './cors.ts'
import { securityHeaderList } from './security-headers.ts'

/** Headers common to all responses; only the id differs. */
const commonHeaders: readonly string[] = [
  'X-Request-Id',
  '',
  versionHeader,
  contractDay,
  ...securityHeaderList,
  ...corsHeaderList,
]

/** Initial headers of a response: one copied list instead of twenty calls of `setHeader`. */
export const createInitialHeaders = (requestId: string): HeaderList => {
  const headers = commonHeaders.slice()
  headers[1] = requestId
  return headers
}
