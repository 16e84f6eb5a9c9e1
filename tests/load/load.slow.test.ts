import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { load } from './load.ts'

let app: TestApp
let key: string
beforeAll(async () => {
  app = await startApp()
  key = (await app.newKey('enterprise')).key
})
afterAll(() => app.close())

const lasting = (seconds: number) => ['--seconds', `${seconds}`, '--rate', '20', '--connections', '2', '--json']

describe('load', () => {
  test('sends every good example, and finds no undeclared answer', async () => {
    // Long enough for more than five answers where a report takes a second.
    const { exitCode, out } = await load(['--base', app.url, '--key', key, ...lasting(5)])
    const result = JSON.parse(out)
    expect(result).toMatchObject({ undeclared: 0, failedConnections: 0 })
    expect(Object.keys(result.statuses)).toEqual(['200'])
    expect(result.requests).toBeGreaterThan(5)
    expect(exitCode).toBe(0)
  })

  test('a server that fails, or answers what nobody declared, ends with 1', async () => {
    for (const status of [500, 418]) {
      const server = createServer((_req, res) => res.writeHead(status).end('{}')).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const { exitCode, out } = await load(['--base', base, '--key', key, '--operation', 'estimate', ...lasting(2)])
      expect({ exitCode, statuses: Object.keys(JSON.parse(out).statuses) }).toEqual({
        exitCode: 1,
        statuses: [`${status}`],
      })
      server.closeAllConnections()
      server.close()
    }
  })

  test.each([
    [['--key', 'k'], '--base'],
    [['--base', 'http://127.0.0.1:1'], '--key'],
    [['--base', 'https://elsewhere.example', '--key', 'k'], '--yes-this-is-mine'],
    [['--base', 'http://127.0.0.1:1', '--key', 'k', '--rate', '2001'], 'from 1 to 2000'],
    [['--base', 'http://127.0.0.1:1', '--key', 'k', '--seconds', '0'], 'from 1 to 300'],
    [['--base', 'http://127.0.0.1:1', '--key', 'k', '--connections', '1.5'], 'from 1 to 100'],
    [['--base', 'http://127.0.0.1:1', '--key', 'k', '--operation', 'guess'], 'must be one of estimate'],
    [['--what'], '--what'],
  ])('%j is refused and said why', async (args, why) => {
    const { exitCode, err } = await load(args)
    expect(exitCode).toBe(2)
    expect(err).toContain(why)
    expect(err).toContain('Usage')
  })
})
