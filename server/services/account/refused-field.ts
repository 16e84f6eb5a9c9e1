import { Refusal } from '#domain/core/refusal'

/** Refusal of one field, for forms and JSON. */
export const createFieldRefusal = (path: string, code: string, message: string, received?: unknown): Refusal =>
  new Refusal('invalid_request', { issues: [{ path, code, message, ...(received !== undefined && { received }) }] })
