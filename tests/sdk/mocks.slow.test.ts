import { createClient } from '@valorem/sdk'
import { answer, exampleOf, handlers, type OperationId } from '@valorem/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { smallPdf } from '#contract/examples/small-pdf'
import { operations as everyOperation, isOfPages } from '#contract/openapi/operations'
import { home } from './service.ts'

const server = setupServer(...handlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.test', maxRetries: 0 })

/** Those that programs call. */
const operations = everyOperation.filter(operation => !isOfPages(operation))

/** Operations in the words of the mocks; a new one is known to them as soon as it is derived. */
const ids = operations.map(({ id }) => id as OperationId)

/** What an answer without a body holds is undefined, as its example says. */
const bodyOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))

/** Operations whose success is a file, of which mocks answer a small one. */
const isFile = (id: OperationId, status: number): boolean =>
  status === 200 && operations.some(operation => operation.id === id && operation.fileType !== undefined)

const pairs = operations.flatMap(({ id, responses }) =>
  Object.keys(responses).map(status => ({ id: id as OperationId, status: Number(status) })),
)

describe('the mocks of the service', () => {
  test('answer a good estimate without any setting', async () => {
    const { data, meta, rate } = await client.estimation.estimate(home)
    expect(data.estimationCentrale).toBeGreaterThan(0)
    expect(meta.tier).toBeDefined()
    expect(rate?.remaining).toBe(9)
  })

  test('answer texts of language models with their mark, a failure without', async () => {
    const asked = { context: 'Prix 700000 EUR', prompt: 'Commente.' }
    const { data, headers } = await client.ai.analyze(asked)
    expect(headers.get('X-Generated-By')).toBe('ai')
    const { provider, model } = data
    expect(data.meta.generated).toEqual({ by: 'ai', provider, model, at: '2026-11-21T12:00:00.000Z' })
    server.use(answer('analyze', 502))
    const failed = await fetch('https://valorem.test/api/v1/ai/analyze', { method: 'POST' })
    expect([failed.status, failed.headers.get('X-Generated-By')]).toEqual([502, null])
  })

  test.each(pairs)('answer $id with its documented $status', async ({ id, status }) => {
    // Every declared status is one of those that the examples type knows.
    server.use(answer(id, status as 200))
    const { path, method } = operations.find(operation => operation.id === id) ?? { path: '', method: '' }
    const response = await fetch(`https://valorem.test${path.replace(/\{\w+\}/g, 'key_1')}`, { method })
    expect(response.status).toBe(status)
    const documented = examples[id]?.filter(({ response }) => response.status === status)
    const text = await response.text()
    if (isFile(id, status)) expect([response.headers.get('Content-Type'), text]).toEqual(['application/pdf', smallPdf])
    else expect(documented?.map(({ response }) => response.body)).toContainEqual(bodyOf(text))
  })

  test.each(ids)('know every example of %s by its name', id => {
    for (const { name, response } of examples[id] ?? []) {
      const body = isFile(id, response.status) ? smallPdf : (response.body ?? null)
      expect(exampleOf(id, name as never)).toMatchObject({ status: response.status, body })
    }
  })

  test('answer a report with a PDF that the client hands over with its name', async () => {
    const { data, type, fileName } = await client.agencies.estimationReport({
      property: { commune: 'Mamer', surface: 80 },
      purchase: { use: 'mainResidence' },
      brand: { name: 'Agence Exemple' },
    })
    expect([type, fileName]).toEqual(['application/pdf', 'estimation-20261121-3F9A7C01.pdf'])
    expect(new TextDecoder().decode(data)).toBe(smallPdf)
    const { getDocumentProxy, extractText } = await import('unpdf')
    const { text } = await extractText(await getDocumentProxy(data), { mergePages: true })
    expect(text).toContain('Example of a report')
  })

  test('become the typed errors of the client', async () => {
    server.use(answer('estimate', 404))
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ error: { code: 'municipality_not_found' } })
    server.use(answer('estimate', 'dayUsedUp'))
    expect(await client.safe.estimation.estimate(home)).toMatchObject({
      error: { name: 'QuotaExceededError', retryable: false, rate: { remaining: 0 } },
    })
  })

  test('can fail once and be good then', async () => {
    server.use(answer('estimate', 503, { once: true }))
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ ok: false, error: { code: 'unavailable' } })
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ ok: true })
  })

  test('can be bound to one address', async () => {
    server.use(answer('estimate', 401, { baseUrl: 'https://other.test/' }))
    expect(await client.safe.estimation.estimate(home)).toMatchObject({ ok: true })
    const other = client.with({ baseUrl: 'https://other.test' })
    expect(await other.safe.estimation.estimate(home)).toMatchObject({ error: { status: 401 } })
  })

  test('refuse a name that is not documented, and list those that are', () => {
    expect(() => exampleOf('estimate', 'nothing' as never)).toThrow(/nothing.*fullyDescribed/)
    expect(() => exampleOf('estimate', 'toString' as never)).toThrow(
      /documents no answer toString; it has fullyDescribed/,
    )
    expect(() => exampleOf('estimat' as OperationId, 200)).toThrow('estimat is no operation; did you mean estimate?')
    expect(() => answer('zzz' as OperationId, 200)).toThrow(/^zzz is no operation; there are estimate, .*mortgage/)
  })
})
