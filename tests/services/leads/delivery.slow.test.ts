import { describe, expect, test } from 'vitest'
import { dayMs } from '#domain/core/instants'
import { formatInstant } from '#languages/formats'
import { deleteExpired } from '../../adapters/storage/expiry.ts'
import { pausePasses } from '../../support/lead-world.ts'
import { until } from '../../support/until.ts'
import { noticesOf, openDelivery, wordsOf } from './world.ts'

const [second, minute, hour] = [1000, 60_000, 3_600_000]
const at = (ms: number): string => new Date(ms).toISOString()

describe('a way that takes nothing', () => {
  /** Pauses after the first attempts, by leads.md; after later ones ten hours. */
  const pauses = [30 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour]

  test('is tried for 72 hours, after pauses that grow; then the contact can be read and sent again for a week', async () => {
    const { app, receivers, services, actor, send, way, lead, lookAt, state, webhookIds } = await openDelivery()
    const [webhookId = ''] = webhookIds
    receivers.hookStatus = 503
    const began = app.clock.now.getTime()
    const id = await send('a reference of the visitor')
    await until(async () => ((await way(id, '')).outcome === 'taken' ? true : undefined), 'letter')
    const deadline = began + 72 * hour
    let attempts = 0
    for (;;) {
      attempts += 1
      const now = app.clock.now.getTime()
      await until(async () => {
        // One that came while two were under way was given back.
        await pausePasses(app.db, attempts - 1, { now: app.clock.now, id: (await way(id, webhookId)).id })
        lookAt(app.clock.now.toISOString(), id)
        return (await way(id, webhookId)).attempts === attempts ? true : undefined
      }, 'attempt')
      if (now >= deadline) break
      const pause = pauses[attempts - 1] ?? 10 * hour
      const next = await until(async () => {
        const ms = Date.parse((await way(id, webhookId)).next_at)
        const [first, last] = [Math.min(now + pause, deadline), Math.min(now + pause * 1.1, deadline)]
        return ms >= first && ms <= last ? ms : undefined
      }, `pause after attempt ${attempts}`)
      expect((await lead(id)).state).toBe('queued')
      lookAt(at(next), id)
    }
    await state(id, 'partly')
    expect(app.clock.now.getTime()).toBe(deadline)
    // Six in the first 7 h 35 min, then one in ten hours, or a tenth more, and one at the end.
    expect(attempts).toBeGreaterThanOrEqual(6 + 5 + 1)
    expect(attempts).toBeLessThanOrEqual(6 + 6 + 1)
    const hooks = receivers.arrivals.filter(arrival => arrival.way === 'webhook')
    expect([hooks.length, new Set(hooks.map(({ id }) => id)).size]).toEqual([attempts, 1])
    expect(receivers.arrivals.filter(arrival => arrival.way === 'letter')).toHaveLength(1)
    expect((await lead(id)).content_until).toBe(at(deadline + 7 * dayMs))

    // The owner is told, without a word of the visitor.
    const [notice = ''] = await until(
      () => (noticesOf(receivers).length > 0 ? noticesOf(receivers) : undefined),
      'letter',
    )
    expect(wordsOf(notice)).toContain('/account/leads')
    expect(wordsOf(notice)).not.toMatch(/ada@visitor|Bonjour|a reference/)
    // The letter of the contact did arrive: the owner is told of the rest alone, and until when it can be read.
    const told = wordsOf(notice).replaceAll(/\s+/g, ' ')
    expect(told).toContain('Une partie de vos adresses ou connexions CRM n’a pas reçu le contact.')
    expect(told).toContain(`jusqu’au ${formatInstant(at(deadline + 7 * dayMs), 'fr').replaceAll(/\s+/g, ' ')} :`)

    expect((await services.leads.read(actor, id)).content.reference).toBe('a reference of the visitor')
    receivers.hookStatus = 204
    await services.leads.sendAgain(actor, id)
    await state(id, 'delivered')
    expect(await lead(id)).toMatchObject({ ciphertext: null, wrapped_dek: null, content_until: null })
    // The letter had been taken, and did not leave again.
    expect(receivers.arrivals.filter(arrival => arrival.way === 'letter')).toHaveLength(1)
    expect(noticesOf(receivers)).toHaveLength(1)
  })

  test('leaves nothing to send again once the week is over', async () => {
    const { app, receivers, services, actor, send, way, lead, lookAt, state } = await openDelivery()
    receivers.hookStatus = 503
    const id = await send()
    await until(async () => ((await way(id, '')).outcome === 'taken' ? true : undefined), 'letter')
    lookAt(at(app.clock.now.getTime() + 72 * hour), id)
    await state(id, 'partly')
    const over = app.clock.now.getTime() + 7 * dayMs
    await deleteExpired(app.db, new Date(over - 1))
    expect((await lead(id)).ciphertext).not.toBeNull()
    // Over is over, though the daily work has still to come.
    app.clock.now = new Date(over + 1)
    await expect(services.leads.read(actor, id)).rejects.toMatchObject({ code: 'route_not_found' })
    await expect(services.leads.sendAgain(actor, id)).rejects.toMatchObject({
      details: { issues: [{ code: 'not_lost' }] },
    })
    await deleteExpired(app.db, new Date(over + 1))
    expect((await lead(id)).ciphertext).toBeNull()
    await expect(services.leads.sendAgain(actor, id)).rejects.toMatchObject({
      details: { issues: [{ code: 'not_lost' }] },
    })
    // What is left of it goes after 90 days.
    await deleteExpired(app.db, new Date(app.clock.now.getTime() + 90 * dayMs))
    expect(await app.db.selectFrom('lead').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('lead_delivery').selectAll().execute()).toEqual([])
  })
})

test('a webhook that is gone is off at once; its owner is told of each, and once of the contact', async () => {
  const { receivers, services, actor, send, lead, state } = await openDelivery(2)
  receivers.hookStatus = 410
  const id = await send()
  await state(id, 'partly')
  expect((await services.webhooks.list(actor)).map(({ off }) => off?.why)).toEqual(['gone', 'gone'])
  await until(() => (noticesOf(receivers).length >= 3 ? true : undefined), 'letters')
  const paths = noticesOf(receivers).map(notice => /\/account\/(leads|webhooks)/.exec(wordsOf(notice))?.[1])
  expect(paths.sort()).toEqual(['leads', 'webhooks', 'webhooks'])
  expect((await lead(id)).ciphertext).not.toBeNull()
  // The next one goes by letter alone.
  const next = await send()
  await state(next, 'delivered')
  expect(receivers.arrivals.filter(({ way }) => way === 'webhook')).toHaveLength(2)
})

test('a webhook that takes nothing for five days is off; a new secret turns it on, and its days begin anew', async () => {
  const { app, receivers, services, actor, send, way, webhookIds } = await openDelivery()
  const [webhookId = ''] = webhookIds
  const off = async () => (await services.webhooks.list(actor))[0]?.off?.why
  const failed = async (): Promise<string> => {
    const before = receivers.arrivals.length
    const id = await send()
    await until(() => (receivers.arrivals.length >= before + 2 ? true : undefined), 'both arrivals')
    return id
  }
  receivers.hookStatus = 503
  const began = app.clock.now.getTime()
  await failed()
  app.clock.now = new Date(began + 5 * dayMs - 1)
  await failed()
  expect(await off()).toBeUndefined()
  app.clock.now = new Date(began + 5 * dayMs)
  await failed()
  await until(off, 'end of the webhook')
  expect(await off()).toBe('silent')
  await until(() => noticesOf(receivers).find(notice => wordsOf(notice).includes('/account/webhooks')), 'letter')

  await services.webhooks.rotate(actor, webhookId)
  const oldUntil = async () => (await services.webhooks.list(actor))[0]?.oldUntil
  expect(await oldUntil()).toBe(at(app.clock.now.getTime() + dayMs))
  expect(await off()).toBeUndefined()
  const id = await failed()
  await until(
    async () => (Date.parse((await way(id, webhookId)).next_at) > app.clock.now.getTime() ? true : undefined),
    'pause',
  )
  await app.delivery.stop()
  expect(await off()).toBeUndefined()
  expect((await way(id, webhookId)).outcome).toBeNull()
  // The secret before signs for a day, and is spoken of for no longer.
  app.clock.now = new Date(app.clock.now.getTime() + dayMs)
  expect(await oldUntil()).toBeUndefined()
})

test('eight attempts run at once, of which two to a webhook, however many contacts come in', async () => {
  const { app, receivers, send, organisationId, webhookIds } = await openDelivery(3)
  let [now, most, mostToOne] = [0, 0, 0]
  const toWebhook = new Map<string, number>()
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  receivers.onStep = async (way, step) => {
    if (step !== 'arrived') return 'goOn' as const
    const { id = '' } = receivers.arrivals.filter(arrival => arrival.way === way).at(-1) ?? {}
    const row = await app.db.selectFrom('lead_delivery').select('webhook_id').where('id', '=', id).executeTakeFirst()
    const key = row?.webhook_id ?? ''
    now += 1
    toWebhook.set(key, (toWebhook.get(key) ?? 0) + 1)
    most = Math.max(most, now)
    for (const webhookId of webhookIds) mostToOne = Math.max(mostToOne, toWebhook.get(webhookId) ?? 0)
    await opened
    now -= 1
    toWebhook.set(key, (toWebhook.get(key) ?? 1) - 1)
    return 'goOn' as const
  }
  const ids = await Promise.all(Array.from({ length: 12 }, () => send()))
  await until(() => (now >= 8 ? true : undefined), 'eight attempts')
  // Each further look finds no room.
  for (const leadId of ids) app.delivery.kick({ organisationId, leadId })
  await new Promise(resolve => setTimeout(resolve, 300))
  expect([now, most]).toEqual([8, 8])
  open()
  await until(async () => {
    await pausePasses(app.db, 0, { now: app.clock.now })
    for (const leadId of ids) app.delivery.kick({ organisationId, leadId })
    const left = await app.db.selectFrom('lead_delivery').select('id').where('done_at', 'is', null).execute()
    return left.length === 0 ? true : undefined
  }, 'delivery of all')
  expect(mostToOne).toBe(2)
  expect(most).toBeLessThanOrEqual(8)
  expect(receivers.arrivals).toHaveLength(12 * 4)
  expect(new Set(receivers.arrivals.map(({ id }) => id)).size).toBe(12 * 4)
})

test('an attempt that ends late moves nothing that was claimed since', async () => {
  const { app, receivers, send, way, lookAt, webhookIds } = await openDelivery()
  const [webhookId = ''] = webhookIds
  receivers.hookStatus = 503
  const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let arrived = 0
  receivers.onStep = async (kind, step) => {
    if (kind === 'webhook' && step === 'arrived') await held[arrived++]?.promise
    return 'goOn' as const
  }
  const id = await send()
  await until(() => (arrived === 1 ? true : undefined), 'first attempt')
  const later = app.clock.now.getTime() + 34 * second
  lookAt(at(later), id)
  await until(() => (arrived === 2 ? true : undefined), 'second attempt')
  held[0]?.resolve()
  held[1]?.resolve()
  await app.delivery.stop()
  const row = await way(id, webhookId)
  expect(row.attempts).toBe(2)
  expect(Date.parse(row.next_at)).toBeGreaterThanOrEqual(later + 5 * minute)
})

test('nothing leaves for a webhook whose secret no secret of the installation opens', async () => {
  const { app, receivers, send, way, webhookIds } = await openDelivery()
  const [webhookId = ''] = webhookIds
  await app.db.updateTable('webhook').set({ kek_id: 'gone' }).execute()
  const id = await send()
  await until(() => receivers.arrivals.find(arrival => arrival.way === 'letter'), 'letter')
  await app.delivery.stop()
  expect(receivers.arrivals.filter(arrival => arrival.way === 'webhook')).toEqual([])
  expect(await way(id, webhookId)).toMatchObject({ attempts: 1, outcome: null })
})

test('fewer days delete at once what was delivered, and leave what was lost its week', async () => {
  const { app, receivers, services, actor, send, lead, state } = await openDelivery()
  await services.setting.setKeepDays(actor, 90)
  const delivered = await send()
  await state(delivered, 'delivered')
  receivers.hookStatus = 410
  const partly = await send()
  await state(partly, 'partly')
  const received = app.clock.now.getTime()
  const until90 = at(received + 90 * dayMs)
  expect([(await lead(delivered)).content_until, (await lead(partly)).content_until]).toEqual([until90, until90])
  await services.setting.setKeepDays(actor, 30)
  const until30 = at(received + 30 * dayMs)
  expect([(await lead(delivered)).content_until, (await lead(partly)).content_until]).toEqual([until30, until30])
  await services.setting.setKeepDays(actor, 0)
  expect(await lead(delivered)).toMatchObject({ ciphertext: null, content_until: null })
  expect((await lead(partly)).content_until).toBe(at(received + 7 * dayMs))
  expect((await services.leads.read(actor, partly)).content.contact.name).toBe('Ada Exemple')
})
