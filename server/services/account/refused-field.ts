import { Refusal } from '#domain/core/refusal'

/** A refusal of one field, for a form and for JSON. */
export const refusedField = (path: string, code: string, message: string, received?: unknown): Refusal =>
  new Refusal('invalid_request', { issues: [{ path, code, message, ...(received !== undefined && { received }) }] })
