import { createHash } from 'node:crypto'

/** A tag that is the same for the same figures, as an `ETag` header carries it. */
export const entityTag = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
