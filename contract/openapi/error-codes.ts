import * as z from 'zod'
import { examples } from '#contract/examples/recorded'
import { type ErrorCode, errorCodes, errors } from '#contract/shared/errors'
import type { Operation } from './operations.ts'
import { isRead } from './read-headers.ts'

/** Calculations by the law of a day; others apply none, or that of today. */
const lawCalculations = ['acquisitionCosts', 'capitalGains', 'investedCapital', 'cashflow', 'fees', 'rentCap']

const hasBody = ({ body }: Operation): boolean => body !== undefined

const takesFile = ({ body }: Operation): boolean =>
  body !== undefined && JSON.stringify(z.toJSONSchema(body, { io: 'input' })).includes('"x-max-bytes"')

const isForPersons = ({ access: { credentials } }: Operation): boolean =>
  credentials.includes('session') || credentials.includes('organisationAdmin')

const isAnyones = (): boolean => true

/**
 * When an operation may answer a code, where examples alone do not say it. A code that is not here is answered by the
 * operations with an example of it.
 */
const conditions: Readonly<Partial<Record<ErrorCode, (operation: Operation) => boolean>>> = {
  invalid_request: isAnyones,
  invalid_json: hasBody,
  law_not_covered: ({ id }) => lawCalculations.includes(id),
  missing_credential: isAnyones,
  invalid_key: isAnyones,
  revoked_key: isAnyones,
  // A token is recognised by its shape on each route.
  expired_session: isAnyones,
  conflicting_credentials: isAnyones,
  forbidden: isAnyones,
  leads_off: ({ access }) => ['lead', 'sandbox'].includes(access.quota),
  origin_not_allowed: ({ access }) => access.credentials.includes('publishable'),
  cross_site_request: operation =>
    isForPersons(operation) && (operation.method !== 'GET' || operation.access.provesOrigin === true),
  organisation_not_found: ({ access }) => access.credentials.includes('organisationAdmin'),
  request_timeout: hasBody,
  idempotency_conflict: operation => isRead({ on: 'repeated' }, operation),
  file_too_large: takesFile,
  body_too_large: hasBody,
  unsupported_media_type: hasBody,
  rate_limited: isAnyones,
  proof_required: ({ access }) => access.quota === 'lead',
  daily_quota_exhausted: ({ access }) => !['account', 'lead', 'minute', 'sandbox'].includes(access.quota),
  ai_quota_exhausted: operation => operation.access.quota === 'analyze' && isForPersons(operation),
  internal: isAnyones,
  unavailable: isAnyones,
}

const hasExample = ({ id }: Operation, code: ErrorCode): boolean =>
  (examples[id] ?? []).some(({ response: { body } }) => (Object(body) as { code?: unknown }).code === code)

/** The codes of failures that an operation may answer with a status, in the order of the table. */
export const listPossibleCodes = (operation: Operation, status: number): ErrorCode[] =>
  errorCodes.filter(
    code => errors[code].status === status && (conditions[code]?.(operation) === true || hasExample(operation, code)),
  )
