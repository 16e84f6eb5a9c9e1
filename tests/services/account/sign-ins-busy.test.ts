import { expect, test } from 'vitest'
import { type Attempt, createAttempts } from '#server/access/attempts'
import { createMemoryLimiter } from '#server/adapters/limits/memory'
import { PasswordsBusy } from '#server/ports/accounts'
import type { EntryDependencies } from '#server/services/account/entry-parts'
import { createSignIns } from '#server/services/account/sign-ins'

test('who is asked to wait, since too many passwords are under way, has used up no try', async () => {
  const limits = createAttempts(
    createMemoryLimiter(() => Date.UTC(2026, 10, 21, 12)),
    's'.repeat(32),
  )
  const busy = () => Promise.reject(new PasswordsBusy('too many passwords wait to be hashed'))
  // Of all that signing in needs, this path meets these three alone.
  const devices = { userOf: () => undefined }
  const { signIn } = createSignIns({
    accounts: { signIn: busy },
    attempts: limits,
    devices,
  } as unknown as EntryDependencies)
  const email = 'patient@agency.example'
  const visit = { address: '198.51.100.1', shownAddress: '198.51.100.0', agent: 'Browser', requestId: 'req_1' }
  const place = { origin: 'http://127.0.0.1:3000', locale: 'en' } as const
  for (let count = 0; count < 60; count += 1)
    await expect(signIn({ email, password: 'x' }, '', place, visit)).rejects.toMatchObject({ code: 'unavailable' })
  const windows: Attempt[] = [
    ['signInAddress', visit.address],
    ['signInHere', email, visit.address],
    ['signIn', email],
  ]
  for (const window of windows) expect([window[0], await limits.take(window)]).toEqual([window[0], undefined])
})
