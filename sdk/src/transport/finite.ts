import type { Issue } from '../derived/types.ts'

/** The service reads no deeper body; a circle is left to who writes the JSON. */
const depthMax = 20

/** Whether a value has its own `toJSON`, as a Date does; what that returns is not checked. */
const writesItself = (value: object): boolean => 'toJSON' in value && typeof value.toJSON === 'function'

/** The first NaN or infinity in a body, which JSON would say as null, by its path; undefined where all can be sent. */
export const nonFinite = (value: unknown, path = '', depth = 0): Issue | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { path, message: 'Must be a finite number.', received: `${value}` }
  }
  if (typeof value !== 'object' || value === null || writesItself(value) || depth > depthMax) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const step = Array.isArray(value) ? `[${name}]` : path && `.${name}`
    const found = nonFinite(inner, path + (step || name), depth + 1)
    if (found) return found
  }
  return undefined
}
