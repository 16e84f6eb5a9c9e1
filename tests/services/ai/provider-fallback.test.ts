import { describe, expect, onTestFinished, test } from 'vitest'
import { upstreamSecret } from '../../support/llm/scenarios.ts'
import { cerebras, chainWorld, groq, temporaryStandIn, writing } from './chain-world.ts'

const owners = [{ kind: 'key', id: 'key_a' }] as const

describe('order', () => {
  test('cerebras is asked first, groq only where it gives no answer', async () => {
    const { url, received } = await temporaryStandIn()
    const first = await chainWorld({ env: { ...cerebras(url, 'stand-in'), ...groq(url, 'no-usage') } })
    expect(await first.chain.write(writing(), first.caller())).toMatchObject({
      result: { provider: 'cerebras', model: 'stand-in', isOwn: false, droppedMessages: 0, isTruncated: false },
    })
    expect(received).toHaveLength(1)
    const second = await chainWorld({ env: { ...cerebras(url, 'status-503'), ...groq(url, 'no-usage') } })
    expect(await second.chain.write(writing(), second.caller())).toMatchObject({ result: { provider: 'groq' } })
    expect(second.calls.map(({ provider, outcome }) => [provider, outcome])).toEqual([
      ['cerebras', 'unavailable'],
      ['groq', 'done'],
    ])
  })

  test('all failed: each with its reason, and the smallest wait that is known', async () => {
    const { url } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      // Time enough for the one that answers.
      env: { ...cerebras(url, 'retry-after-77'), ...groq(url, 'drip'), AI_CALL_TIMEOUT_MS: '3000' },
    })
    expect(await chain.write(writing(), caller())).toEqual({
      outcome: 'failed',
      code: 'ai_providers_failed',
      failures: [
        { provider: 'cerebras', reason: 'rate_limited' },
        { provider: 'groq', reason: 'timeout' },
      ],
      retryAfterSeconds: 77,
    })
  })

  test.each([
    ['retry-after-0', 1],
    ['retry-after-9', 9],
    ['retry-after-99999', 3600],
    ['status-429', 60],
    ['status-500', 30],
  ])('%s tells callers to come back after %i s', async (scenario, seconds) => {
    const { url } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: groq(url, scenario) })
    expect(await chain.write(writing(), caller())).toMatchObject({ retryAfterSeconds: seconds })
  })

  test('none is configured: nothing to wait for, and the SDK is not loaded for it', async () => {
    const { chain, caller } = await chainWorld({ env: {} })
    const answer = await chain.write(writing(), caller())
    expect(answer).toEqual({
      outcome: 'failed',
      code: 'ai_providers_failed',
      failures: [],
      retryAfterSeconds: undefined,
    })
  })

  test('a provider that learns from what it reads is asked only where the request allows it', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller, calls } = await chainWorld({ env: { ...groq(url, 'stand-in'), GROQ_TRAINS_ON_DATA: 'yes' } })
    expect(await chain.write(writing(), caller())).toMatchObject({
      failures: [{ provider: 'groq', reason: 'training_not_allowed' }],
    })
    expect(calls).toEqual([{ provider: 'groq', outcome: 'training_not_allowed', ms: undefined, usage: undefined }])
    expect(received).toEqual([])
    expect(await chain.write(writing(undefined, { allowTraining: true }), caller())).toMatchObject({ outcome: 'done' })
  })
})

describe('own keys', () => {
  test('openai, then anthropic, each with its key; ours are not asked although they would answer', async () => {
    const ours = await temporaryStandIn()
    const theirs = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      env: {
        ...groq(ours.url, 'stand-in'),
        ...{ OPENAI_URL: theirs.url, ANTHROPIC_URL: theirs.url },
        ...{ OPENAI_MODEL: 'status-401', ANTHROPIC_MODEL: 'status-403' },
      },
      own: { openai: 'sk-own-12345678', anthropic: 'sk-ant-12345678' },
    })
    expect(await chain.write(writing(), caller())).toEqual({
      outcome: 'failed',
      code: 'byok_provider_failed',
      failures: [
        { provider: 'openai', reason: 'rejected' },
        { provider: 'anthropic', reason: 'rejected' },
      ],
      retryAfterSeconds: undefined,
    })
    expect(theirs.received.map(({ headers }) => headers.authorization ?? headers['x-api-key'])).toEqual([
      'Bearer sk-own-12345678',
      'sk-ant-12345678',
    ])
    expect(ours.received).toEqual([])
  })

  test('one that fails for now is worth repeating, and a breaker never stands before it', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      env: { OPENAI_URL: url, OPENAI_MODEL: 'status-503' },
      own: { openai: 'sk-own-12345678' },
    })
    for (let time = 0; time < 5; time += 1)
      expect(await chain.write(writing(), caller())).toMatchObject({ retryAfterSeconds: 30 })
    expect(received).toHaveLength(5)
  })

  test.each(['openai', 'anthropic'] as const)(
    'of %s are sent so many characters in a day and no more',
    async provider => {
      const { url, received } = await temporaryStandIn()
      const { chain, caller, clock } = await chainWorld({
        env: {
          ...{ OPENAI_URL: url, OPENAI_MODEL: 'stand-in', ANTHROPIC_URL: url, ANTHROPIC_MODEL: 'stand-in' },
          OWN_KEY_CHARACTERS_PER_DAY: '10000',
        },
        own: { [provider]: 'sk-own-12345678' },
      })
      const write = () => chain.write(writing('x'.repeat(6000)), caller())
      expect(await write()).toMatchObject({ outcome: 'done' })
      expect(await write()).toMatchObject({
        code: 'byok_provider_failed',
        failures: [{ provider, reason: 'over_budget' }],
        retryAfterSeconds: 3600,
      })
      clock.now = new Date('2026-11-22T00:00:01Z')
      expect(await write()).toMatchObject({ outcome: 'done' })
      expect(received).toHaveLength(2)
    },
  )

  test('without an owner, as with the sandbox key, no own key is looked for', async () => {
    const { url } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      env: { ...groq(url, 'stand-in'), OPENAI_URL: url, OPENAI_MODEL: 'status-500' },
      own: { openai: 'sk-own-12345678' },
    })
    expect(await chain.write(writing(), caller({ owners: [] }))).toMatchObject({
      result: { provider: 'groq', isOwn: false },
    })
    expect(await chain.write(writing(), caller({ owners }))).toMatchObject({ code: 'byok_provider_failed' })
  })

  test('a key that does not open is a failure of it, and no reason to take ours', async () => {
    const { url, received } = await temporaryStandIn()
    const own = { openai: 'sk-own-12345678' }
    const { chain, caller } = await chainWorld({ env: groq(url, 'stand-in'), own, isLocked: true })
    expect(await chain.write(writing(), caller())).toMatchObject({ code: 'byok_provider_failed' })
    expect(received).toEqual([])
  })
})

describe('breaker', () => {
  test('three failures in a row leave a provider alone for 30 s; then one trial closes or heals it', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller, clock } = await chainWorld({ env: groq(url, 'status-500') })
    const write = () => chain.write(writing(), caller())
    for (let time = 0; time < 5; time += 1)
      expect(await write()).toMatchObject({ failures: [{ reason: 'unavailable' }] })
    expect(received).toHaveLength(3)
    clock.now = new Date(clock.now.getTime() + 29_000)
    expect(await write()).toMatchObject({ retryAfterSeconds: 1 })
    clock.now = new Date(clock.now.getTime() + 1001)
    await Promise.all([write(), write(), write()])
    // One trial, which failed: closed for another 30 s.
    expect(received).toHaveLength(4)
    await write()
    expect(received).toHaveLength(4)
  })

  test.each(['groq', 'openai', 'anthropic'] as const)(
    '503 of %s with Retry-After is told with that time',
    async provider => {
      const { url, received } = await temporaryStandIn()
      const { chain, caller } = await chainWorld({
        env: {
          ...(provider === 'groq' ? groq(url, 'away-900') : {}),
          ...{ OPENAI_URL: url, OPENAI_MODEL: 'away-900', ANTHROPIC_URL: url, ANTHROPIC_MODEL: 'away-900' },
        },
        own: provider === 'groq' ? {} : { [provider]: 'sk-own-12345678' },
      })
      const failed = { failures: [{ provider, reason: 'unavailable' }], retryAfterSeconds: 900 }
      for (let time = 0; time < 2; time += 1) expect(await chain.write(writing(), caller())).toMatchObject(failed)
      // Ours is left alone from then on; a breaker never stands before an own key.
      expect(received).toHaveLength(provider === 'groq' ? 1 : 2)
    },
  )

  test('429 leaves it alone until Retry-After; a refused key leaves it alone for good, with one error line', async () => {
    const waiting = await temporaryStandIn()
    const one = await chainWorld({ env: groq(waiting.url, 'retry-after-120') })
    await one.chain.write(writing(), one.caller())
    one.clock.now = new Date(one.clock.now.getTime() + 20_000)
    expect(await one.chain.write(writing(), one.caller())).toMatchObject({
      failures: [{ reason: 'rate_limited' }],
      retryAfterSeconds: 100,
    })
    expect(waiting.received).toHaveLength(1)
    one.clock.now = new Date(one.clock.now.getTime() + 100_001)
    await one.chain.write(writing(), one.caller())
    expect(waiting.received).toHaveLength(2)

    const refusing = await temporaryStandIn()
    const other = await chainWorld({ env: groq(refusing.url, 'status-401') })
    for (let time = 0; time < 3; time += 1) {
      expect(await other.chain.write(writing(), other.caller())).toMatchObject({ failures: [{ reason: 'rejected' }] })
      other.clock.now = new Date(other.clock.now.getTime() + 4_000_000)
    }
    expect(refusing.received).toHaveLength(1)
    expect(other.logged.filter(({ level }) => level === 'error')).toHaveLength(1)
  })
})

test('nothing that a provider wrote stands in what is answered or logged, on any way to fail', async () => {
  const { url } = await temporaryStandIn()
  const printed: unknown[] = []
  const { log } = console
  console.log = (...args) => void printed.push(args)
  onTestFinished(() => {
    console.log = log
  })
  for (const scenario of ['status-400', 'status-500', 'html', 'not-json', 'other-shape', 'redirect-302']) {
    const { chain, caller, logged } = await chainWorld({ env: groq(url, scenario) })
    const answer = await chain.write(writing(), caller())
    expect(JSON.stringify([answer, logged, printed])).not.toContain(upstreamSecret)
    expect(JSON.stringify(logged)).not.toContain('127.0.0.1')
  }
})
