import { expect, test } from 'vitest'
import { pausePasses } from '../../support/lead-world.ts'
import { until } from '../../support/until.ts'
import { openDelivery } from './world.ts'

test('private sandboxes have two attempts at once, however many webhooks they have: the others stay free', async () => {
  const { app, receivers, send, organisationId } = await openDelivery(3)
  await app.db
    .insertInto('private_sandbox')
    .values({
      ...{
        id: 'sbx_1',
        user_id: 'user_of_a_tester',
        organisation_id: organisationId,
        session_id: 'session_of_a_tester',
      },
      ...{ clock_days: 0, created_at: '2026-11-21T12:00:00.000Z', expires_at: '2099-01-01T00:00:00.000Z' },
    })
    .execute()
  let [now, most] = [0, 0]
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  receivers.onStep = async (_way, step) => {
    if (step !== 'arrived') return 'goOn' as const
    now += 1
    most = Math.max(most, now)
    await opened
    now -= 1
    return 'goOn' as const
  }
  const ids = await Promise.all(Array.from({ length: 6 }, () => send()))
  await until(() => (now >= 2 ? true : undefined), 'two attempts')
  const look = async (): Promise<void> => {
    await pausePasses(app.db, 0, { now: app.clock.now })
    for (const leadId of ids) app.delivery.kick({ organisationId, leadId })
  }
  await look()
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(most).toBe(2)
  open()
  await until(async () => {
    await look()
    const left = await app.db.selectFrom('lead_delivery').select('id').where('done_at', 'is', null).execute()
    return left.length === 0 ? true : undefined
  }, 'delivery of all')
  expect(most).toBe(2)
})
