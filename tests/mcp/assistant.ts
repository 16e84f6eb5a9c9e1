import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { heldAtMost } from '#contract/shared/scenarios'
import { callMsMax } from '#server/mcp/call'
import { readTools } from '#server/mcp/tools'
import { get, post, sandboxKey, startApp, type TestApp } from '../support/app.ts'
import type { Assistant, Connect } from './clients.ts'
import { exampleInput, withoutRequest } from './example-calls.ts'
import { faultsOf } from './outputs.ts'

/** The operations that assistants are offered, by their id. */
export const called = readTools().operations

/** What an assistant sees through one of the official clients, the same for each of them. */
export const describeAssistant = (name: string, connect: Connect): void => {
  describe(name, () => {
    let app: TestApp
    let key: string
    let assistant: Assistant
    beforeAll(async () => {
      app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000}}' } })
      key = (await app.newKey('enterprise')).key
      assistant = await connect(app.url, { Authorization: `Bearer ${key}` })
    })
    afterAll(async () => {
      await assistant.close()
      await app.close()
    })

    test('lists a tool for each calculation and each open list, within what an assistant can carry', async () => {
      const tools = await assistant.tools()
      expect(tools.map(({ name }) => name)).toEqual([...called.keys(), 'describeInput'])
      expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThanOrEqual(40_000)
      for (const tool of tools) {
        expect(JSON.stringify(tool).length, tool.name).toBeLessThan(5 * 1024)
        expect(tool.inputSchema.type, tool.name).toBe('object')
        expect(tool.outputSchema?.type, tool.name).toBe('object')
      }
    })

    test.each([...called.keys()])('%s answers as over HTTP, in words too', async id => {
      const { input } = exampleInput(id)
      const result = await assistant.call(id, input)
      expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
      const { method, path } = called.get(id) ?? { method: 'GET', path: '' }
      const short = path.replace('/api/v1', '').replace(/\{(\w+)\}/g, (_, name: string) => String(input[name]))
      const query = Object.entries(input as Record<string, string>).filter(([name]) => !path.includes(`{${name}}`))
      const search = new URLSearchParams(query)
      const answer =
        method === 'POST'
          ? await post(app, short, input, { 'X-API-Key': key })
          : await get(app, search.size > 0 ? `${short}?${search}` : short, { 'X-API-Key': key })
      expect(withoutRequest(result.structuredContent)).toEqual(withoutRequest(await answer.json()))
      expect(await faultsOf(assistant, id, result.structuredContent)).toBeNull()
      const spoiled = { ...result.structuredContent, data: 'nothing', results: 'nothing' }
      expect(await faultsOf(assistant, id, spoiled)).not.toBeNull()
      const [summary] = result.content
      expect(summary?.text.length).toBeLessThanOrEqual(2000)
      expect(summary?.text).toMatch(/\nSources: \S/)
      expect(summary?.text).not.toMatch(/undefined|NaN|not known|\[object/)
    })

    test('a wrong field is named with its path and what is allowed', async () => {
      const result = await assistant.call('estimate', { commune: 'Mamer', surface: -1, colour: 'red' })
      expect(result.isError).toBe(true)
      expect(result.structuredContent).toMatchObject({ success: false, code: 'invalid_request' })
      expect(await faultsOf(assistant, 'estimate', result.structuredContent)).toBeNull()
      expect(result.content[0]?.text).toContain('colour')
      expect(result.content[0]?.text).toContain('surface: ')
    })

    test('an unknown municipality comes with suggestions', async () => {
      const result = await assistant.call('estimate', { commune: 'Mamerr', surface: 80 })
      expect(result).toMatchObject({ isError: true, structuredContent: { code: 'municipality_not_found' } })
      expect(result.content[0]?.text).toContain('Did you mean: Mamer')
    })

    test('a part of a path may be any name; one that is missing is told by its name', async () => {
      const { structuredContent } = await assistant.call('commune', { commune: 'Esch/Sûre' })
      expect(structuredContent).toMatchObject({ data: { commune: 'Esch-sur-Sûre' } })
      const refused = await assistant.call('commune', {})
      expect(refused).toMatchObject({ isError: true, structuredContent: { issues: [{ path: 'commune' }] } })
    })

    test('an unknown tool is told with those there are', async () => {
      const result = await assistant.call('guess', {})
      expect(result.isError).toBe(true)
      expect(result.content[0]?.text).toContain('mortgage')
    })

    test('the whole law is too long, a part of it is answered', async () => {
      expect((await assistant.call('lawParameters', {})).isError).toBe(true)
      expect((await assistant.call('lawParameters', { id: 'lu.vat' })).isError).toBeFalsy()
    })

    test('a law that begins later is not told as the present one', async () => {
      // The departments of France may levy more until 31 March 2028; what holds from then on is known already.
      const { content } = await assistant.call('lawParameters', { id: 'fr.transfer.departmentRate' })
      expect(content[0]?.text).toMatch(/^fr\.transfer\.departmentRate: .* from 2026-06-01;/m)
    })

    test('describes an input whole, for fees that of one country', async () => {
      const whole = await assistant.call('describeInput', { operation: 'estimate' })
      const schema = whole.structuredContent?.schema as { properties: object; required: string[] }
      expect(Object.keys(schema.properties)).toContain('classeEnergie')
      expect(schema.required).toContain('commune')
      const { structuredContent } = await assistant.call('describeInput', { operation: 'fees', country: 'FR' })
      expect(structuredContent?.schema).toMatchObject({ properties: { country: { const: 'FR' } } })
      expect(JSON.stringify(structuredContent)).not.toContain('#/components')
    })

    test.each<[input: object, field: string, allowed: string]>([
      [{ operation: 'fees' }, 'country is missing', 'LU, FR, DE, BE'],
      [{ operation: 'fees', country: 'XX' }, 'country is "XX"', 'LU, FR, DE, BE'],
      [{ operation: 'fees', country: { toString: 1 } }, 'country is {"toString":1}', 'LU, FR, DE, BE'],
      [{ operation: 'estimate', country: 'LU' }, 'country is "LU"', 'leave it out'],
      [{ operation: 'nothing' }, 'operation is "nothing"', 'estimate, '],
      [{ operation: { toString: 1 } }, 'operation is {"toString":1}', 'estimate, '],
      [{}, 'operation is missing', 'estimate, '],
      [{ operation: 'fees', contry: 'FR' }, '"contry"', 'operation, country'],
    ])(
      'a description asked for with %j is refused by field, value and what is allowed',
      async (input, field, allowed) => {
        const { isError, content } = await assistant.call('describeInput', input)
        expect(isError).toBe(true)
        expect(content[0]?.text).toContain(field)
        expect(content[0]?.text).toContain(allowed)
      },
    )

    test('a call is one request of its operation: counted, logged with its door', async () => {
      const caller = await app.newKey('free')
      const one = await connect(app.url, { 'X-API-Key': caller.key })
      await one.tools()
      expect(await app.deps.usage.used(caller.id, '2026-11-21')).toBe(0)
      await one.call('estimate', { commune: 'Mamer', surface: 80 })
      expect(await app.deps.usage.used(caller.id, '2026-11-21')).toBe(1)
      // The line follows the answer.
      await expect
        .poll(() => app.logged.map(({ fields }) => fields))
        .toContainEqual(expect.objectContaining({ operation: 'estimate', via: 'mcp', keyId: caller.id, status: 200 }))
      await one.close()
    })

    test('a used-up minute says how long to wait', async () => {
      const caller = await app.newKey('free')
      const one = await connect(app.url, { 'X-API-Key': caller.key })
      for (let place = 0; place < 10; place += 1) await one.call('mortgage', exampleInput('mortgage').input)
      const refused = await one.call('mortgage', exampleInput('mortgage').input)
      expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'rate_limited' } })
      expect(refused.content[0]?.text).toMatch(/Wait \d+ seconds/)
      await one.close()
    })

    test('a used-up day says so, and how long it lasts', async () => {
      const world = await startApp({ env: { TIER_LIMITS: '{"free":{"perDay":2}}' } })
      const caller = await world.newKey('free')
      const one = await connect(world.url, { 'X-API-Key': caller.key })
      const { input } = exampleInput('mortgage')
      for (let place = 0; place < 2; place += 1) expect((await one.call('mortgage', input)).isError).toBeFalsy()
      const refused = await one.call('mortgage', input)
      expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'daily_quota_exhausted' } })
      const secondsToMidnight = 86_400 - (Math.floor(world.clock.now.getTime() / 1000) % 86_400)
      expect(refused.content[0]?.text).toContain(`Wait ${secondsToMidnight} seconds`)
      // What counts in no day is still answered, as is what the key may do in its minute alone.
      expect((await one.call('describeInput', { operation: 'mortgage' })).isError).toBeFalsy()
      expect((await one.call('lawParameters', { id: 'lu.vat' })).isError).toBeFalsy()
      await one.close()
      await world.close()
    })

    test('a call that takes too long is told so', async () => {
      const original = AbortSignal.timeout.bind(AbortSignal)
      const short = vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => original(ms === callMsMax ? 50 : ms))
      const one = await connect(app.url, { 'X-API-Key': sandboxKey, 'X-Sandbox-Scenario': 'slow; ms=30000' })
      const late = await one.call('estimate', { commune: 'Mamer', surface: 80 })
      short.mockRestore()
      expect(late).toMatchObject({ isError: true })
      expect(late.content[0]?.text).toBe('The calculation did not end within 20 seconds.')
      await one.close()
    })

    test.each([
      ['503', 'unavailable'],
      ['foreignOrigin', 'origin_not_allowed'],
      ['dropped', undefined],
      ['cut_body', undefined],
      ['not_json', undefined],
    ])('a scenario of the sandbox key reaches the calls: %s', async (scenario, code) => {
      const one = await connect(app.url, { 'X-API-Key': sandboxKey, 'X-Sandbox-Scenario': scenario })
      const failed = await one.call('estimate', { commune: 'Mamer', surface: 80 }).catch(() => ({ isError: true }))
      expect(failed).toMatchObject({ isError: true, ...(code && { structuredContent: { code } }) })
      await one.close()
    })

    test('a scenario that acts on first attempts lets a repeated call pass', async () => {
      const scenario = { 'X-API-Key': sandboxKey, 'X-Sandbox-Scenario': 'rate_limited; times=1; retry-after=1' }
      const [first, repeated] = [
        await connect(app.url, scenario),
        await connect(app.url, { ...scenario, 'X-Retry-Count': '1' }),
      ]
      const input = { commune: 'Mamer', surface: 80 }
      expect((await first.call('estimate', input)).structuredContent).toMatchObject({ code: 'rate_limited' })
      expect((await repeated.call('estimate', input)).isError).toBeFalsy()
      await Promise.all([first.close(), repeated.close()])
    })

    test('who gives up gets no answer, and the next call works', async () => {
      const gone = AbortSignal.abort()
      await expect(assistant.call('estimate', { commune: 'Mamer', surface: 80 }, gone)).rejects.toThrow()
      expect((await assistant.call('estimate', { commune: 'Mamer', surface: 80 })).isError).toBeFalsy()
    })

    test('who hangs up during a call ends it in the service too', async () => {
      const headers = { 'X-API-Key': sandboxKey, 'X-Sandbox-Scenario': 'slow; ms=30000' }
      const one = await connect(app.url, headers)
      const input = { commune: 'Mamer', surface: 80 }
      // A call that finds no place is made again: a look at the places takes one for a moment.
      const hold = async (): Promise<'gone'> => {
        for (;;) {
          const answer = await one.call('estimate', input).catch(() => 'gone' as const)
          if (answer === 'gone') return answer
        }
      }
      const calls = Array.from({ length: heldAtMost.ofAddress }, hold)
      const short = () => post(app, '/estimation', input, { 'X-Sandbox-Scenario': 'slow; ms=1' })
      // All places of the address for waiting are taken; looks count in its minute too, whose clock stands still.
      await expect.poll(async () => (await short()).status, { interval: 500 }).toBe(503)
      // A client that only gives up says so in a message of its own, which a door without sessions cannot match to a call.
      await one.close()
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['gone']))
      await expect.poll(async () => (await short()).status, { interval: 500 }).toBe(200)
    })

    test.each([
      ['no key', {}],
      ['an unknown key', { 'X-API-Key': 'vk_live_00000000000000000000000000000000' }],
    ])('%s cannot connect', async (_case, headers) => {
      await expect(connect(app.url, headers)).rejects.toThrow(/401|Unauthorized|API key/i)
    })
  })
}
