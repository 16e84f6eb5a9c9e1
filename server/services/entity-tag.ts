import { createHash } from 'node:crypto'

/** A tag that is the same for the same figures, as it stands in an `ETag` header. */
export const entityTag = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
