import type { ApiKey } from '../ports/key-store.ts'

/** The key that everybody shares, and the value that is sent for it. */
export interface Sandbox {
  value: string
  key: ApiKey
}

/** The shared sandbox key for a value from the configuration; it is no secret and is in no table. */
export const sandbox = (value: string): Sandbox => ({
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
