import { expect, test } from 'vitest'
import { correctLeadsAhead, hastenRetries } from '#server/adapters/storage/lead-clock'
import { createClockWatch } from '#server/services/upkeep/clock-watch'
import { until } from '../../support/until.ts'
import { openDelivery } from '../leads/world.ts'

test('a contact that was sent while the clock was an hour ahead is delivered once it is right, and the log says so', async () => {
  const { app, receivers, send, way, lookAt, webhookIds } = await openDelivery()
  const [webhookId = ''] = webhookIds
  const watch = createClockWatch({
    now: () => app.clock.now,
    elapsedMs: () => 0,
    log: app.deps.log,
    correctAhead: at => correctLeadsAhead(app.db, at),
    hastenRetries: at => hastenRetries(app.db, at),
  })
  const right = app.clock.now
  app.clock.now = new Date(right.getTime() + 3_600_000)
  await watch.look()
  receivers.hookStatus = 503
  const id = await send()
  await until(async () => ((await way(id, webhookId)).attempts === 1 ? true : undefined), 'first attempt')
  receivers.hookStatus = 200
  app.clock.now = right
  await watch.look()
  expect(Date.parse((await way(id, webhookId)).next_at)).toBeLessThanOrEqual(right.getTime() + 33_000)
  await until(async () => {
    lookAt(right.toISOString(), id)
    return (await way(id, webhookId)).outcome === 'taken' ? true : undefined
  }, 'delivery')
  const lines = app.logged.filter(({ level }) => level === 'warn').map(({ message }) => message)
  expect(lines).toContain('contacts were received by a clock that was ahead')
  expect(lines.filter(line => line === 'the clock of this machine was set')).toHaveLength(2)
})
