import { gzipSync } from 'node:zlib'
import { type ClientOptions, createClient, type FetchInit } from '@valorem/sdk'
import { nodeFetch } from '@valorem/sdk/node'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Answer, apiKey, estimated, home, json, service } from './service.ts'

afterEach(() => vi.unstubAllGlobals())

/** A client over `node:http` of a service of this test. */
const connected = async (answer: Answer, options: ClientOptions = {}) => {
  const { url, hits } = await service(answer)
  return { hits, client: createClient({ apiKey, baseUrl: url, fetch: nodeFetch(), maxRetryDelayMs: 0, ...options }) }
}

describe('nodeFetch', () => {
  test('sends what fetch sends, and reads data, limits and headers', async () => {
    const { client, hits } = await connected(response => json(response, 200, estimated(), { 'X-Request-Id': 'req_7' }))
    const { data, requestId } = await client.estimation.estimate({ ...home, commune: 'Käerjeng' })
    expect(data.estimationCentrale).toBe(500_000)
    expect(requestId).toBe('req_7')
    expect(JSON.parse(hits[0]?.body ?? '')).toEqual({ ...home, commune: 'Käerjeng' })
    expect(hits[0]).toMatchObject({ method: 'POST', path: '/api/v1/estimation', headers: { 'x-api-key': apiKey } })
    expect((await client.estimation.places()).attempts).toBe(1)
    expect(hits[1]).toMatchObject({ method: 'GET', body: '' })
  })

  test.each([
    ['packed by gzip', { 'content-encoding': 'gzip' }, (text: string) => gzipSync(text)],
    ['packed by GZIP', { 'content-encoding': 'GZip' }, (text: string) => gzipSync(text)],
    ['packed by x-gzip', { 'content-encoding': 'x-gzip' }, (text: string) => gzipSync(text)],
    ['in pieces', {}, (text: string) => text],
  ])('reads an answer %s', async (_, headers, pack) => {
    const { client } = await connected(response => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers })
      const bytes = Buffer.from(pack(JSON.stringify({ success: true, data: { name: 'Ettelbrück 👋' }, meta: {} })))
      response.write(bytes.subarray(0, bytes.length - 25))
      setImmediate(() => response.end(bytes.subarray(bytes.length - 25)))
    })
    expect((await client.estimation.places()).data).toEqual({ name: 'Ettelbrück 👋' })
  })

  // RFC 9112, 6.3: they end behind their headers.
  test.each<[number, Record<string, string>]>([
    [204, {}],
    [304, {}],
    [200, { 'content-length': '0' }],
  ])('reads a %i with %j that declares gzip as an answer without a body', async (status, headers) => {
    const { url } = await service(response => {
      response.writeHead(status, { 'content-encoding': 'gzip', ...headers }).end()
    })
    const { signal } = new AbortController()
    const read = async () => nodeFetch()(url, { method: 'GET', headers: {}, signal } as FetchInit)
    expect((await read()).status).toBe(status)
    expect(await (await read()).text()).toBe('')
    expect(await (await read()).body?.getReader().read()).toEqual({ done: true, value: undefined })
  })

  test('reads a 304 that declares gzip as not modified', async () => {
    const { client } = await connected(response => response.writeHead(304, { 'content-encoding': 'gzip' }).end())
    const { notModified } = await client.market.communes({ ifNoneMatch: '"a"', maxRetries: 0 })
    expect(notModified).toBe(true)
  })

  test('reads a file as bytes', async () => {
    const { client } = await connected(response => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4')
    })
    const { data, type } = await client.agencies.estimationReport({} as never)
    expect([Buffer.from(data).toString(), type]).toEqual(['%PDF-1.4', 'application/pdf'])
  })

  test('reports what is refused, cut and broken as fetch does', async () => {
    const { client } = await connected((response, number) => {
      if (number === 1) return response.socket?.destroy()
      if (number === 2) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{')
        return setImmediate(() => response.socket?.destroy())
      }
      if (number === 3) return response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all')
      return json(response, 200, estimated())
    })
    const failures: unknown[] = []
    const patient = client.with({ maxRetries: 3, onRetry: ({ error }) => failures.push(Object(error).phase) })
    expect((await patient.estimation.estimate(home)).attempts).toBe(4)
    expect(failures).toEqual(['headers', 'body', 'body'])
    const nobody = createClient({ apiKey, baseUrl: 'http://127.0.0.1:2', fetch: nodeFetch(), maxRetries: 0 })
    await expect(nobody.estimation.estimate(home)).rejects.toThrow('ECONNREFUSED')
  })

  test('ends by the limits and by a signal, whose connection is closed', async () => {
    const closed: string[] = []
    const { client } = await connected((response, _number, { path }) => {
      response.on('close', () => closed.push(path))
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    })
    await expect(client.estimation.places({ timeoutMs: 200, maxRetries: 0 })).rejects.toMatchObject({
      ...{ code: 'timed_out', phase: 'body' },
    })
    const controller = new AbortController()
    const call = client.market.communes({ signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 50)
    await expect(call).rejects.toMatchObject({ code: 'aborted', cause: { message: 'enough' } })
    await expect.poll(() => closed).toEqual(['/api/v1/estimation/places', '/api/v1/market/communes'])
  })

  test('does not read an answer beyond maxAnswerBytes, nor follow a redirect', async () => {
    const { client, hits } = await connected((response, number) => {
      if (number === 1) return void response.writeHead(307, { location: '/elsewhere' }).end()
      response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(100_000))
    })
    await expect(client.estimation.places()).rejects.toThrow('Redirects are not followed')
    await expect(client.estimation.places({ maxAnswerBytes: 1000 })).rejects.toThrow('longer than maxAnswerBytes 1000')
    expect(hits.map(({ path }) => path)).toEqual(Array(2).fill('/api/v1/estimation/places'))
  })

  test('uses one connection for calls in turn', async () => {
    const ports = new Set<number | undefined>()
    const { client } = await connected(response => {
      ports.add(response.socket?.remotePort)
      json(response, 200, estimated())
    })
    for (let at = 0; at < 5; at += 1) await client.estimation.estimate(home)
    expect(ports.size).toBe(1)
  })

  test('says where it cannot run', () => {
    vi.stubGlobal('process', undefined)
    expect(() => nodeFetch()).toThrow('nodeFetch needs Node 20.16, Deno or Bun: leave out fetch elsewhere.')
  })
})
