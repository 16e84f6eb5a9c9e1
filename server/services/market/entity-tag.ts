import { createHash } from 'node:crypto'

/** ETag of a value: equal for equal values. */
export const computeEntityTag = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`
