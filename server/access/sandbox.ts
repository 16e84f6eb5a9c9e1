import type { ApiKey } from '../ports/key-store.ts'

/** Shared sandbox key and its text. */
export interface Sandbox {
  value: string
  key: ApiKey
}

/** Creates the shared sandbox key from a configured value; it is no secret and is not stored. */
export const createSandbox = (value: string): Sandbox => ({
  value,
  key: {
    id: 'sandbox',
    name: 'sandbox',
    tier: 'sandbox',
    kind: 'sandbox',
    origins: [],
    prefix: value,
    lastFour: value.slice(-4),
    createdAt: '1970-01-01T00:00:00.000Z',
  },
})
