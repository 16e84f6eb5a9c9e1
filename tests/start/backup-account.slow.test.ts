import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../adapters/storage/places.ts'
import { password, type Visitor, visitor } from '../pages/visitor.ts'
import { documentedBackup, typed } from '../support/documented-backup.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { totp } from '../support/totp.ts'

const { sqliteBackup, sqliteRestore } = documentedBackup()
const email = 'ada@agency.example'

/** Starts a service as somebody does who sets nothing: its secrets are made in the folder. */
const startIn = async (DATA_DIR: string): Promise<ServiceProcess> => {
  const service = await startProcess({ DATA_DIR, AUTH_SECRET: '' })
  onTestFinished(() => void service.child.kill('SIGKILL'))
  return service
}

/** The link in the letter that the service printed. */
const letterIn = async (service: ServiceProcess): Promise<URL> => {
  const link = (): string | undefined => /^Letter for .*: (\S+)\n/m.exec(service.output())?.[1]
  await expect.poll(link).toBeDefined()
  return new URL(link() ?? '')
}

/** Signs Ada up with a device as the second step; gives the secret of the device. */
const withDevice = async (service: ServiceProcess): Promise<string> => {
  const ada = visitor(service)
  await ada.post('/sign-up', { name: 'Ada', email, password })
  await ada.post('/verify', { token: (await letterIn(service)).searchParams.get('token') ?? '', password })
  await ada.post('/sign-in', { email, password })
  const setUp = await ada.post('/account/security/two-factor', { password })
  const secret = /<code class="secret">([A-Z2-7]+)</.exec(setUp.text)?.[1] ?? ''
  const { text } = await ada.post('/account/security/two-factor/confirm', { code: totp(secret) })
  expect(text).toContain('Two-step verification is on.')
  return secret
}

const withPassword = async (service: ServiceProcess): Promise<Visitor> => {
  const ada = visitor(service)
  expect((await ada.post('/sign-in', { email, password })).to).toBe('/sign-in/code')
  return ada
}

test('an account with a second step signs in on an empty machine after the documented restore; without the secret it does not', async () => {
  const [here, kept, there] = [temporaryFolder(), temporaryFolder(), join(temporaryFolder(), 'data')]
  const service = await startIn(here)
  const device = await withDevice(service)
  await typed(sqliteBackup, kept, { DATA_DIR: here })
  expect(await service.end('SIGTERM')).toBe(0)

  await typed(sqliteRestore, kept, { DATA_DIR: there })
  const restored = await startIn(there)
  const ada = await withPassword(restored)
  // The code of the next half minute: one that was used is not taken again.
  const next = totp(device, Date.now() + 30_000)
  expect((await ada.post('/sign-in/code', { code: next })).to).toBe('/account')
  expect((await ada.get('/account')).text).toContain(email)
  expect(await restored.end('SIGTERM')).toBe(0)

  rmSync(join(kept, 'auth-secret'))
  const poor = join(there, 'poor')
  mkdirSync(poor)
  await typed(sqliteRestore, kept, { DATA_DIR: poor })
  const without = await startIn(poor)
  const answer = await (await withPassword(without)).post('/sign-in/code', { code: next })
  // The seed cannot be read, so no code of it is right; the start has logged that.
  expect([answer.status, answer.to]).toEqual([400, ''])
  expect(without.output()).toContain('AUTH_SECRET lacks the value that encrypts second steps')
  expect(await without.end('SIGTERM')).toBe(0)
})
