import { describe, expect, test } from 'vitest'
import { heldAtMost } from '#contract/shared/scenarios'
import { post, read, sandboxKey, startApp, type TestApp } from '#tests/support/app'
import { newFolder, startProcess } from '#tests/support/process'
import { type Heard, hear, home } from '#tests/support/scenarios'

describe('requests that wait on purpose', () => {
  const askFrom = (world: TestApp, address: string, scenario: string, signal?: AbortSignal) =>
    fetch(`${world.url}/api/v1/estimation`, {
      method: 'POST',
      headers: {
        ...{ 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' },
        ...{ 'X-Sandbox-Scenario': scenario, 'X-Forwarded-For': address },
      },
      body: JSON.stringify(home),
      ...(signal && { signal }),
    })

  const limits = { TRUST_PROXY: '1', TIER_LIMITS: '{"sandbox":{"perMinute":10000,"perDay":100000}}' }

  test('are four of an address and fifty in all; who hangs up leaves at once', async () => {
    const world = await startApp({ env: limits })
    // The head of a stalled answer says that its request has a place, and the next one is sent after it.
    // They are kept: an answer that nobody holds may be collected, and its request ends with it.
    const stalled: Response[] = []
    const hold = async (address: string, gone: AbortController): Promise<void> => {
      stalled.push(await askFrom(world, address, 'stalled_body; ms=30000', gone.signal))
      expect(stalled.at(-1)?.status).toBe(200)
    }
    const first = new AbortController()
    for (let held = 0; held < heldAtMost.ofAddress; held += 1) await hold('192.0.2.1', first)
    expect((await askFrom(world, '192.0.2.1', 'slow; ms=1')).status).toBe(503)
    const fifth = await askFrom(world, '192.0.2.1', 'stalled_body')
    expect([fifth.status, fifth.headers.has('X-Sandbox-Scenario')]).toEqual([503, false])
    expect(Number(fifth.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await read(fifth)).toMatchObject({
      code: 'unavailable',
      error: 'Too many requests of this address wait on purpose already.',
    })
    expect((await askFrom(world, '192.0.2.2', 'slow; ms=1')).status).toBe(200)
    first.abort()
    await expect.poll(async () => (await askFrom(world, '192.0.2.1', 'slow; ms=1')).status).toBe(200)

    const others = new AbortController()
    for (let held = 0; held < heldAtMost.inProcess; held += 1)
      await hold(`198.51.100.${Math.floor(held / heldAtMost.ofAddress)}`, others)
    const another = await askFrom(world, '192.0.2.3', 'slow; ms=1')
    expect(another.status).toBe(503)
    expect((await read(another)).error).toBe('Too many requests of all callers wait on purpose already.')
    others.abort()
    await expect.poll(async () => (await askFrom(world, '192.0.2.3', 'slow; ms=1')).status).toBe(200)
    expect(stalled).toHaveLength(heldAtMost.ofAddress + heldAtMost.inProcess)
    await world.close()
  })

  test('end when the service is told to stop', async () => {
    // Neither the wait of a request nor what a stopping service grants requests ends within the time below.
    const running = await startProcess({ DATA_DIR: await newFolder(), DRAIN_TIMEOUT_MS: '120000' })
    const at = { url: running.url }
    const ask = (scenario: string) => post(at, '/estimation', home, { 'X-Sandbox-Scenario': scenario })
    // Sent again until it has a place: a look at the places takes one for a moment.
    const waiting = async (): Promise<Heard> => {
      const heard = await hear(running.url, 'slow; ms=30000')
      return heard.head.startsWith('HTTP/1.1 503') ? waiting() : heard
    }
    const slow = [waiting(), waiting()]
    const stalled = [await ask('stalled_body; ms=30000'), await ask('stalled_body; ms=30000')]
    expect(stalled.map(({ status }) => status)).toEqual([200, 200])
    // The four places of the address are those of these four once a fifth is refused.
    // Seldom enough that a look has left its place before the next one, and that looks alone use up no minute.
    await expect.poll(async () => (await ask('stalled_body; ms=1')).status, { interval: 500 }).toBe(503)
    const startedAt = performance.now()
    expect(await running.end('SIGTERM')).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    for (const { head, body } of await Promise.all(slow)) {
      expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
      expect(JSON.parse(body).data.estimationCentrale).toBeGreaterThan(0)
    }
    for (const answer of stalled) await expect(answer.text()).rejects.toThrow()
  })
})
