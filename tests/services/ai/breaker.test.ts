import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { type FailureReason, ProviderFailure } from '#server/ports/language-model'
import { createBreaker } from '#server/services/ai/breaker'
import { answerTo, modelRequestOf } from '../../support/llm/wires.ts'
import { cerebras, chainWorld, groq, temporaryStandIn, writing } from './chain-world.ts'

const world = () => {
  const clock = { now: 1_000_000 }
  const one = createBreaker(() => clock.now)
  const fail = (reason: FailureReason) => one.enter().end(new ProviderFailure(reason))
  return { clock, one, fail, enter: () => one.enter() }
}

test.each(['timeout', 'unreachable', 'unavailable', 'unreadable'] as const)(
  'three times %s in a row close a provider for 30 s; one good trial heals it',
  reason => {
    const { clock, one, fail, enter } = world()
    for (let time = 0; time < 3; time += 1) {
      expect(one.state()).toBe('closed')
      fail(reason)
    }
    expect(one.state()).toBe('open')
    expect(enter).toThrow(new ProviderFailure('unavailable', { waitSeconds: 30 }))
    clock.now += 29_999
    expect(enter).toThrow()
    clock.now += 1
    const trial = one.enter()
    expect(one.state()).toBe('trial')
    expect(enter).toThrow()
    trial.end('done')
    expect(one.state()).toBe('closed')
    for (let time = 0; time < 2; time += 1) fail(reason)
    expect(one.state()).toBe('closed')
  },
)

test.each(['empty', 'refused', 'leaked', 'rejected', 'rate_limited'] as const)(
  '%s interrupts the row: the provider answered',
  reason => {
    const { clock, one, fail } = world()
    for (const each of ['timeout', 'timeout', reason] as const) fail(each)
    clock.now += 60_000
    for (let time = 0; time < 2; time += 1) fail('timeout')
    expect(one.state()).toBe('closed')
  },
)

test('the wait that a provider asks for outlasts calls that began before it, however they end', () => {
  const { clock, one, enter } = world()
  const before = Array.from({ length: 5 }, () => one.enter())
  one.enter().end(new ProviderFailure('rate_limited', { waitSeconds: 240 }))
  const refusal = new ProviderFailure('rate_limited', { waitSeconds: 240 })
  before[0]?.end('done')
  expect(enter).toThrow(refusal)
  for (const slow of before.slice(1, 4)) slow.end(new ProviderFailure('timeout'))
  expect(enter).toThrow(refusal)
  before[4]?.end(new ProviderFailure('rate_limited', { waitSeconds: 5 }))
  expect(enter).toThrow(refusal)
  clock.now += 239_999
  expect(enter).toThrow(new ProviderFailure('rate_limited', { waitSeconds: 1 }))
  clock.now += 1
  expect(enter).not.toThrow()
})

test.each(['rate_limited', 'unavailable'] as const)(
  'within a longer wait for %s one call in five minutes tries the provider, and its answer ends the wait',
  reason => {
    const { clock, one, enter } = world()
    one.enter().end(new ProviderFailure(reason, { waitSeconds: 3600 }))
    clock.now += 299_999
    expect(enter).toThrow(new ProviderFailure(reason, { waitSeconds: 3301 }))
    clock.now += 1
    const trial = one.enter()
    expect(one.state()).toBe('trial')
    expect(enter).toThrow(new ProviderFailure(reason, { waitSeconds: 3300 }))
    trial.end(new ProviderFailure('timeout'))
    expect(enter).toThrow()
    clock.now += 300_000
    one.enter().end(new ProviderFailure(reason, { waitSeconds: 10 }))
    expect(enter).toThrow(new ProviderFailure(reason, { waitSeconds: 3000 }))
    clock.now += 300_000
    one.enter().end('done')
    expect(one.state()).toBe('closed')
    expect(enter).not.toThrow()
  },
)

test('a trial that says nothing of the provider makes room for the next one; only its first word counts', () => {
  const { clock, one, fail } = world()
  for (let time = 0; time < 3; time += 1) fail('timeout')
  clock.now += 30_000
  one.enter().end(undefined)
  const trial = one.enter()
  trial.end(new ProviderFailure('timeout'))
  trial.end('done')
  expect(one.state()).toBe('open')
})

test('in the chain a provider that recovered is asked again after its trial', async () => {
  let requests = 0
  const server = createServer(async (req, res) => {
    requests += 1
    let body = ''
    for await (const piece of req.setEncoding('utf8')) body += piece
    const said = { text: 'Les droits font 42000 EUR.' }
    res.writeHead(requests <= 3 ? 500 : 200, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(requests <= 3 ? {} : answerTo(modelRequestOf('chat', JSON.parse(body)), said)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const { chain, caller, clock, logged } = await chainWorld({ env: groq(url, 'a-model') })
  for (let time = 0; time < 4; time += 1)
    expect(await chain.write(writing(), caller())).toMatchObject({ outcome: 'failed' })
  expect(requests).toBe(3)
  clock.now = new Date(clock.now.getTime() + 30_000)
  for (let time = 0; time < 3; time += 1)
    expect(await chain.write(writing(), caller())).toMatchObject({ outcome: 'done' })
  expect(requests).toBe(6)
  const called = logged.filter(({ level }) => level === 'info').map(({ fields }) => fields)
  expect(called).toHaveLength(6)
  expect(called[2]).toMatchObject({ outcome: 'unavailable', upstreamStatus: 500, breaker: 'open' })
  expect(called[3]).toEqual({
    requestId: 'req_1',
    operation: 'analyze',
    provider: 'groq',
    model: 'a-model',
    isOwn: false,
    outcome: 'done',
    ms: expect.any(Number),
    inputTokens: 120,
    outputTokens: 30,
    breaker: 'closed',
  })
})

test('a step for which the budget has no room ends the call, and the next provider writes', async () => {
  const { url, received } = await temporaryStandIn()
  const { chain, caller } = await chainWorld({
    env: {
      ...cerebras(url, 'tool-then-text'),
      // The first step sets aside some 2 250 tokens and uses few of them; the second would set aside as many again.
      CEREBRAS_LIMITS: '{"tokensPerMinute":2260,"tokensPerDay":null,"requestsPerMinute":null}',
      ...groq(url, 'no-usage'),
    },
  })
  const tool = {
    name: 'double',
    description: 'Doubles.',
    input: z.strictObject({}),
    execute: () => ({ doubled: 2 }),
  }
  expect(await chain.write(writing(undefined, { task: { tools: [tool] } }), caller())).toMatchObject({
    result: { provider: 'groq' },
  })
  expect(received.filter(({ body }) => Object(body).model === 'tool-then-text')).toHaveLength(1)
})
