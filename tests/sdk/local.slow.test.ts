import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { localFetch } from '@valorem/sdk/local'
import { describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { elsewhere, local, localUrl, today } from './local-twins.ts'

const path = '/api/v1/estimation'
const home = JSON.stringify({ commune: 'Mamer', surface: 80 })
const bytes = new TextEncoder().encode(home)
const json = { 'Content-Type': 'application/json', 'X-Request-Id': 'both' }

/** The first documented body that is answered, for operations whose requests are checked here too. */
const findGoodBody = (id: string): string | undefined => {
  const { request } = examples[id]?.find(({ response }) => response.status < 300) ?? {}
  return request && 'body' in request ? JSON.stringify(request.body) : undefined
}

describe('what needs more than a process', () => {
  test('is refused as by the service where its request is wrong', async () => {
    for (const [at, body] of [
      ['/api/v1/ai/analyze', '{}'],
      ['/api/v1/ai/chat', '{"messages":[]}'],
      ['/api/v1/agences/pdf', '{}'],
    ]) {
      const answer = await local(`${localUrl}${at}`, { method: 'POST', headers: json, body: body ?? '' })
      expect([at, answer.status]).toEqual([at, 400])
      expect(await answer.json()).toMatchObject({
        code: 'invalid_request',
        issues: expect.arrayContaining([expect.anything()]),
      })
    }
  })

  test.each(elsewhere.map(({ id, method, path: at }) => [id, method, at.replaceAll(/:\w+/g, 'x')] as const))(
    '%s is answered 503, and nobody is told to come back',
    async (id, method, at) => {
      const body = findGoodBody(id)
      const answer = await local(`${localUrl}${at}`, { method, ...(body && { body, headers: json }) })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('X-Should-Retry')).toBe('false')
      expect(answer.headers.has('Retry-After')).toBe(false)
      expect(await answer.json()).toMatchObject({
        success: false,
        code: 'unavailable',
        error: expect.stringContaining('Ask a running service.'),
      })
    },
  )
})

describe('who asks, and when', () => {
  const metaOf = async (fetching: typeof local, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ price: 700_000, use: 'mainResidence' })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
    const answer = await fetching(`${localUrl}/api/v1/frais-acquisition`, init)
    return { answer, body: (await answer.json()) as { data: { deedDate: string }; meta: Record<string, unknown> } }
  }

  test.each([{}, { 'X-API-Key': 'vk_live_nobody' }, { Authorization: 'Bearer eyJ.x.y' }, { 'X-API-Key': '' }])(
    'any credential passes and nothing is counted: %o',
    async headers => {
      const { answer, body } = await metaOf(local, headers as Record<string, string>)
      expect(answer.status).toBe(200)
      expect(body.meta).toMatchObject({ api_key_name: 'local', tier: 'enterprise' })
      expect([...answer.headers.keys()].filter(name => name.startsWith('x-ratelimit'))).toEqual([])
    },
  )

  test('scenarios are not read', async () => {
    const { answer } = await metaOf(local, { 'X-Sandbox-Scenario': '503' })
    expect(answer.status).toBe(200)
    expect(answer.headers.has('X-Sandbox-Scenario')).toBe(false)
  })

  test('an Idempotency-Key is refused where the service refuses it, and is else without effect', async () => {
    const ask = async (key: string) => (await metaOf(local, { 'Idempotency-Key': key })).answer.status
    expect([await ask('é'), await ask('order-1'), await ask('order-1')]).toEqual([400, 200, 200])
  })

  test('requests without a good name get one each', async () => {
    const names = await Promise.all(
      [local, local].map(async one => (await metaOf(one)).answer.headers.get('X-Request-Id')),
    )
    expect(new Set(names).size).toBe(2)
    for (const name of names) expect(name).toMatch(/^req_[\w-]+$/)
  })

  test('the day is the one that is fixed, else that of Luxembourg at the given instant, else today', async () => {
    expect((await metaOf(localFetch({ today: '2022-06-01' }))).body.data.deedDate).toBe('2022-06-01')
    // 23:30 in London on the last day of May 2022 is half past midnight in Luxembourg.
    const now = () => new Date('2022-05-31T22:30:00Z')
    expect((await metaOf(localFetch({ now }))).body.data.deedDate).toBe('2022-06-01')
    expect((await metaOf(localFetch({ now, today }))).body.data.deedDate).toBe(today)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })
    const days = [day.format(new Date())]
    const { status, data } = await metaOf(localFetch()).then(({ answer, body }) => ({ ...body, status: answer.status }))
    // The law is covered until the end of the year after its last check; later the answer is a refusal.
    if (status === 200) expect([...days, day.format(new Date())]).toContain(data.deedDate)
  })

  test.each([
    [() => Date.now() as never, /^now must give a Date; it gave \d+\.$/],
    [() => new Date('no day'), 'now must give a Date; it gave Invalid Date.'],
  ])('a clock that gives no Date is refused when it is read', async (now, message) => {
    await expect(metaOf(localFetch({ now }))).rejects.toThrow(message)
  })

  test.each([
    [{ tody: '2026-01-01' }, 'tody is no option of localFetch; did you mean today?'],
    [{ zone: 'Europe/Paris' }, 'zone is no option of localFetch; it has today, now.'],
    [{ today: '2026-02-30' }, 'today must be a real day as YYYY-MM-DD; received "2026-02-30".'],
    [{ today: 20260101 }, 'today must be a real day as YYYY-MM-DD; received 20260101.'],
    [{ now: '2026' }, 'now must be a function that gives a Date; received "2026".'],
  ])('options that cannot work are refused at once: %o', (options, message) => {
    expect(() => localFetch(options as never)).toThrow(message)
  })
})

test('schemas of the program and those inside know nothing of each other, though Zod keeps its own for a whole process', async () => {
  const program = `
    import * as z from 'zod'
    import { localFetch } from '@valorem/sdk/local'
    z.config({ customError: () => 'of the program' })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await localFetch()('${localUrl}${path}', { method: 'POST', headers, body: '{"surface":"80"}' })
    console.log(JSON.stringify({ names: Object.keys(z.toJSONSchema(z.globalRegistry).schemas), answer: await answer.json() }))
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  })
  const { names, answer } = JSON.parse(stdout) as { names: string[]; answer: { issues: { message: string }[] } }
  expect(names).toEqual([])
  expect(answer.issues.map(({ message }) => message)).toEqual(['Is required.', 'Must be a number, not text.'])
})

describe('like the platform’s fetch', () => {
  const request = () => new Request(`${localUrl}${path}`, { method: 'POST', headers: json, body: home })

  test('takes a Request, a URL, and a Request that is changed', async () => {
    expect((await local(request())).status).toBe(200)
    expect((await local(new URL(`${localUrl}/api/v1/propcalc/countries`))).status).toBe(200)
    const changed = new Request(`${localUrl}${path}`, { headers: json })
    expect((await local(changed, { method: 'POST', body: home })).status).toBe(200)
  })

  test('reads the body of a Request once', async () => {
    const once = request()
    await local(once)
    expect(once.bodyUsed).toBe(true)
    await expect(local(once)).rejects.toBeInstanceOf(TypeError)
  })

  test.each([
    ['a relative address', path, {}],
    ['another protocol', 'ftp://valorem.local/', {}],
    ['a name and a password in the address', 'https://a:b@valorem.local/', {}],
    ['a GET with a body', `${localUrl}${path}`, { body: home }],
    ['a header that cannot be sent', `${localUrl}${path}`, { headers: { 'X-A': 'a\nb' } }],
    ['a method that there is not', `${localUrl}${path}`, { method: 'CONNECT' }],
  ])('rejects %s with a TypeError', async (_what, address, init) => {
    await expect(local(address, init)).rejects.toBeInstanceOf(TypeError)
  })

  test('rejects a call that was aborted before, with the reason of its signal', async () => {
    await expect(local(`${localUrl}${path}`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    const reason = new Error('enough')
    const init = { method: 'POST', headers: json, body: home, signal: AbortSignal.abort(reason) }
    await expect(local(`${localUrl}${path}`, init)).rejects.toBe(reason)
  })

  test('rejects a call that is aborted while its body still comes, and lets the body go', async () => {
    const controller = new AbortController()
    let isLeft = false
    const body = new ReadableStream({
      // A beginning, after which nothing comes.
      start: stream => stream.enqueue(bytes.slice(0, 5)),
      cancel: () => {
        isLeft = true
      },
    })
    const { signal } = controller
    const call = local(`${localUrl}${path}`, { method: 'POST', headers: json, body, duplex: 'half', signal })
    setTimeout(() => controller.abort(), 10)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => isLeft).toBe(true)
  })

  test('lets the body go of a call that was aborted before it was read', async () => {
    let reason: unknown
    const body = new ReadableStream({
      cancel: given => {
        reason = given
      },
    })
    const signal = AbortSignal.abort(new Error('no longer wanted'))
    const call = local(`${localUrl}${path}`, { method: 'POST', headers: json, body, duplex: 'half', signal })
    await expect(call).rejects.toThrow('no longer wanted')
    await expect.poll(() => reason).toBe(signal.reason)
  })

  test('rejects a call whose body breaks off', async () => {
    const body = new ReadableStream({ pull: controller => controller.error(new Error('the disk is gone')) })
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as const
    await expect(local(`${localUrl}${path}`, init)).rejects.toThrow('the disk is gone')
  })

  test('gives timers their turn while call follows call', async () => {
    let isEnough = false
    const timer = setTimeout(() => {
      isEnough = true
    }, 50)
    const startedAt = performance.now()
    while (!isEnough && performance.now() - startedAt < 30_000)
      await local(`${localUrl}${path}`, { method: 'POST', headers: json, body: home })
    clearTimeout(timer)
    expect(isEnough).toBe(true)
  })

  test('answers a preflight without a body', async () => {
    expect((await local(`${localUrl}${path}`, { method: 'OPTIONS' })).status).toBe(204)
  })
})
