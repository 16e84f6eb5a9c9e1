import { describe, expect, onTestFinished, test } from 'vitest'
import { createProviderCheck } from '#server/adapters/ai/provider-check'
import { createMemoryLimiter } from '#server/adapters/limits/memory'
import { readConfiguration } from '#server/config/configuration'
import { openModels } from '#server/start/models'
import { passing } from '#server/start/tracing'
import { inFolder, temporaryFolder, temporaryRecords } from '../../adapters/storage/places.ts'
import { ada, agency, apiKey, first, providerKeysWorld } from '../../adapters/storage/provider-keys-world.ts'
import { groq, noon, temporaryStandIn, writing } from './chain-world.ts'

/** Stored keys of a user, its organisation and an API key, and a chain that opens them. */
const world = async () => {
  const [theirs, ours] = [await temporaryStandIn(), await temporaryStandIn()]
  const place = inFolder(temporaryFolder())
  const { withSecrets, by, logged } = await providerKeysWorld(place)
  const check = createProviderCheck({ urls: { openai: theirs.url, anthropic: theirs.url } })
  const keys = withSecrets([first], check)
  const records = await temporaryRecords(place)
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`)
  /** The chain of a service whose providers of own keys play a scenario. */
  const chainOf = (scenario: string) => {
    const models = openModels(
      readConfiguration({
        ...groq(ours.url, 'stand-in'),
        ...{ OPENAI_URL: theirs.url, ANTHROPIC_URL: theirs.url, OPENAI_MODEL: scenario, ANTHROPIC_MODEL: scenario },
      }),
      {
        records,
        limiter: createMemoryLimiter(() => noon.getTime()),
        providerKeys: keys,
        log: { debug: note, info: note, warn: note, error: note },
        metrics: { aiCall() {}, unverifiedFigures() {} },
        tracing: passing,
        now: () => noon,
      },
    )
    onTestFinished(() => models.close())
    return models.chain
  }
  const write = (owners: readonly (typeof ada)[], scenario = 'stand-in') =>
    chainOf(scenario).write(writing(), {
      owners,
      isSandbox: false,
      dayName: 'key_a',
      requestId: 'req_1',
      operation: 'analyze',
      signal: new AbortController().signal,
    })
  const save = (owner: typeof ada, provider: 'openai' | 'anthropic', key: string) =>
    keys.save(owner, provider, key, { check: true, by: by(owner) })
  return { keys, by, save, write, theirs, ours, records, logged }
}

describe('stored keys', () => {
  test.each(['openai', 'anthropic'] as const)(
    'one of %s that its provider refuses by now is shown as refused, until it is taken again',
    async provider => {
      const { keys, save, write } = await world()
      await save(ada, provider, 'sk-of-ada-12345678')
      const statusOf = async () => (await keys.list(ada))[0]?.status
      expect(await statusOf()).toBe('accepted')
      expect(await write([ada, agency], 'status-401')).toMatchObject({ failures: [{ provider, reason: 'rejected' }] })
      expect(await statusOf()).toBe('rejected')
      // A failure that says nothing of the key changes nothing.
      await write([ada, agency], 'status-503')
      expect(await statusOf()).toBe('rejected')
      expect(await write([ada, agency])).toMatchObject({ outcome: 'done' })
      expect(await statusOf()).toBe('accepted')
    },
  )

  test('the first owner that has one decides; the key goes to its provider and nowhere else', async () => {
    const { save, write, theirs, ours, records, logged } = await world()
    await save(ada, 'anthropic', 'sk-ant-of-ada-12345678')
    await save(agency, 'anthropic', 'sk-ant-of-agency-12345678')
    await save(apiKey, 'openai', 'sk-of-key-12345678')
    expect(await write([ada, agency])).toMatchObject({ result: { provider: 'anthropic', isOwn: true } })
    expect(await write([agency])).toMatchObject({ result: { provider: 'anthropic' } })
    expect(await write([apiKey])).toMatchObject({ result: { provider: 'openai' } })
    const asked = theirs.received.filter(({ method }) => method === 'POST').map(({ headers }) => headers)
    expect(asked.map(headers => headers['x-api-key'] ?? headers.authorization)).toEqual([
      'sk-ant-of-ada-12345678',
      'sk-ant-of-agency-12345678',
      'Bearer sk-of-key-12345678',
    ])
    expect(ours.received).toEqual([])
    const rows = await Promise.all(
      (['provider_key', 'audit_event', 'usage'] as const).map(table =>
        records.db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify([rows, logged])).not.toMatch(/sk-|12345678|Prix|700000/)
  })

  test('the own key of a person comes before one of its organisation, whatever their providers; no other takes its place', async () => {
    const { save, by, write, theirs, ours, keys } = await world()
    await save(agency, 'openai', 'sk-of-agency-12345678')
    await save(ada, 'anthropic', 'sk-ant-of-ada-12345678')
    expect(await write([ada, agency])).toMatchObject({ result: { provider: 'anthropic', isOwn: true } })
    await save(ada, 'openai', 'sk-of-ada-12345678')
    expect(await write([ada, agency])).toMatchObject({ result: { provider: 'openai' } })
    await keys.remove(ada, 'openai', by(ada))
    await keys.remove(ada, 'anthropic', by(ada))
    expect(await write([ada, agency])).toMatchObject({ result: { provider: 'openai' } })
    const asked = theirs.received.filter(({ method }) => method === 'POST').map(({ headers }) => headers)
    expect(asked.map(headers => headers['x-api-key'] ?? headers.authorization)).toEqual([
      'sk-ant-of-ada-12345678',
      'Bearer sk-of-ada-12345678',
      'Bearer sk-of-agency-12345678',
    ])
    expect(ours.received).toEqual([])
  })

  test('without one the free providers are asked; with one saved, the next request uses it', async () => {
    const { save, write, ours, keys } = await world()
    expect(await write([ada, agency])).toMatchObject({ result: { provider: 'groq', isOwn: false } })
    await save(agency, 'openai', 'sk-of-agency-12345678')
    expect(await write([ada, agency])).toMatchObject({ result: { provider: 'openai', isOwn: true } })
    expect(ours.received).toHaveLength(1)
    expect((await keys.list(agency))[0]?.lastUsedAt).not.toBeNull()
  })
})
