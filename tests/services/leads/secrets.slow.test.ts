import { cp } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../adapters/storage/places.ts'
import { startApp } from '../../support/app.ts'
import { secretsOfContacts } from '../../support/lead-world.ts'
import { run, startProcess } from '../../support/process.ts'
import { until } from '../../support/until.ts'
import { openDelivery } from './world.ts'

test('a new secret wraps what waits and the secrets of webhooks; then the old one may go', async () => {
  const dataDir = temporaryFolder()
  const { app, receivers, send, organisationId, close } = await openDelivery(1, { dataDir })
  await receivers.closeMail()
  receivers.hookStatus = 503
  const id = await send()
  await until(() => receivers.arrivals[0], 'first attempt')
  const { now } = app.clock
  await close()

  const second = `two:${Buffer.alloc(32, 6).toString('base64')}`
  const env = { DATA_DIR: dataDir, PROVIDER_KEY_SECRETS: `${second},${secretsOfContacts}` }
  // A service without the old one says so; it works on a copy, whose contact it gives up.
  const copy = temporaryFolder()
  await cp(dataDir, copy, { recursive: true })
  const without = await startProcess({ DATA_DIR: copy, PROVIDER_KEY_SECRETS: second, MAIL_URL: receivers.mailUrl })
  await until(() => (without.output().includes('seal contacts or webhooks') ? true : undefined), 'line of the log')
  expect(without.output()).toContain('"wrappedBy":["one"]')
  await without.end('SIGTERM')

  const rewrap = async () => JSON.parse((await run(['server/commands/keys.ts', 'rewrap', '--json'], env)).stdout)
  // The contact and the secret of the webhook.
  expect(await rewrap()).toEqual({ rewrapped: 2, already: 0, unopened: 0 })
  expect(await rewrap()).toEqual({ rewrapped: 0, already: 2, unopened: 0 })

  await receivers.openMail()
  receivers.hookStatus = 204
  const after = await startApp({ dataDir, env: { PROVIDER_KEY_SECRETS: second, MAIL_URL: receivers.mailUrl } })
  after.clock.now = new Date(now.getTime() + 86_400_000)
  after.delivery.kick({ organisationId, leadId: id })
  await until(async () => {
    const { state } = await after.db.selectFrom('lead').select('state').executeTakeFirstOrThrow()
    return state === 'delivered' ? true : undefined
  }, 'delivery')
  await after.close()
})
