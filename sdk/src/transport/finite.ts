import type { Issue } from '../derived/types.ts'

/** Deepest checked level: the service reads no deeper body, and JSON.stringify rejects cycles. */
const depthMax = 20

/** Tests for an own `toJSON`, as of a Date; its result is not checked. */
const hasToJson = (value: object): boolean => 'toJSON' in value && typeof value.toJSON === 'function'

/** Finds the first NaN or infinity in a body, which JSON would write as null, by its path; undefined without one. */
export const findNonFinite = (value: unknown, path = '', depth = 0): Issue | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { path, message: 'Must be a finite number.', received: `${value}` }
  }
  if (typeof value !== 'object' || value === null || hasToJson(value) || depth > depthMax) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${name}]` : path && `.${name}`
    const found = findNonFinite(inner, path + (step || name), depth + 1)
    if (found) return found
  }
  return undefined
}
