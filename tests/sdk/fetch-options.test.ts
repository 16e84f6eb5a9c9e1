import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { createClient, type FetchInit, type FetchOptions } from '@valorem/sdk'
import { ProxyAgent, fetch as undiciFetch } from 'undici'
import { describe, expect, onTestFinished, test } from 'vitest'
import { apiKey, estimated, home, json, service } from './service.ts'

/** A proxy of this machine, with what it was asked to do. */
const proxy = async () => {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    const { method, headers } = incoming
    const onward = request(incoming.url ?? '', { method: method ?? 'GET', headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  server.on('connect', ({ url = '' }, socket) => {
    asked.push(`CONNECT ${url}`)
    const { hostname, port } = new URL(`http://${url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    for (const end of [socket, onward]) end.on('error', () => [socket, onward].map(each => each.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a listening TCP server has one of this kind
  return { url: `http://127.0.0.1:${port}`, asked }
}

const answering = () => service(response => json(response, 200, estimated()))

describe('a proxy', () => {
  test.each([true, false])(
    'is reached with the dispatcher of undici, as the README shows (tunnel: %j)',
    async proxyTunnel => {
      const [{ url, hits }, { url: address, asked }] = await Promise.all([answering(), proxy()])
      const dispatcher = new ProxyAgent({ uri: address, proxyTunnel })
      onTestFinished(() => dispatcher.close())
      const client = createClient({ apiKey, baseUrl: url, fetch: undiciFetch, fetchOptions: { dispatcher } })
      const { data } = await client.estimation.estimate(home)
      expect(data.estimationCentrale).toBe(500_000)
      expect(hits[0]?.headers['x-api-key']).toBe(apiKey)
      expect(asked).toEqual([proxyTunnel ? `CONNECT ${new URL(url).host}` : `POST ${url}/api/v1/estimation`])
    },
  )

  test('is reached where the environment of Node says so, without code', async () => {
    const [{ url }, { url: address, asked }] = await Promise.all([answering(), proxy()])
    const program = `
      import { createClient } from ${JSON.stringify(import.meta.resolve('@valorem/sdk'))}
      const { data } = await createClient().estimation.estimate(${JSON.stringify(home)})
      console.log(data.estimationCentrale)`
    const env = {
      ...process.env,
      ...{ VALOREM_API_KEY: apiKey, VALOREM_BASE_URL: url },
      ...{ NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, http_proxy: address, NO_PROXY: '', no_proxy: '' },
    }
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { env })
    expect(stdout.trim()).toBe('500000')
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain(new URL(url).host)
  })
})

describe('options of fetch', () => {
  /** What `fetch` is given by a client. */
  const given = async (ofClient: FetchOptions, ofWith: FetchOptions | undefined, ofCall: FetchOptions | undefined) => {
    const inits: FetchInit[] = []
    const fetch = (_url: string, init: FetchInit) => {
      inits.push(init)
      return Promise.resolve(Response.json(estimated()))
    }
    const client = createClient({ apiKey, baseUrl: 'https://api.example', fetch, fetchOptions: ofClient })
    await client.with({ fetchOptions: ofWith }).estimation.estimate(home, { fetchOptions: ofCall })
    return inits[0]
  }

  test('of client, derived client and call are handed on, each before the one that it is made from', async () => {
    const next = { revalidate: 60 }
    const init = await given({ cache: 'no-store', a: 1, b: 1 }, { a: 2, c: 2 }, { c: 3, next })
    expect(init).toMatchObject({ cache: 'no-store', a: 2, b: 1, c: 3, next, method: 'POST', redirect: 'manual' })
    expect(await given({ a: 1 }, undefined, undefined)).toMatchObject({ a: 1 })
  })

  test.each(['method', 'headers', 'body', 'signal', 'redirect'])('cannot change %s', async name => {
    const fetchOptions = { [name]: undefined } as FetchOptions
    const message = `fetchOptions.${name} is set by this package: use its own option.`
    expect(() => createClient({ apiKey, baseUrl: 'https://api.example', fetchOptions })).toThrow(message)
    await expect(given({}, undefined, fetchOptions)).rejects.toThrow(message)
  })
})
