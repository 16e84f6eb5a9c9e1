import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { scenariosPerMinute } from '#contract/shared/scenarios'
import { isLong } from '#tests/support/long'
import { failuresOf, runCollection } from '#tests/support/newman'
import { newFolder, type ServiceProcess, startProcess } from '#tests/support/process'
import { newKey } from '#tests/support/replicas'
import { installTools } from '#tests/support/tools'

const file = 'examples/collections/valorem.postman_collection.json'

/** A folder of a collection, or a request. */
interface Item {
  name: string
  item?: Item[]
}

let service: ServiceProcess
/** A service with the limits that it comes with. */
let usual: ServiceProcess
let usualEnv: { DATA_DIR: string }
beforeAll(async () => {
  await installTools()
  usualEnv = { DATA_DIR: await newFolder() }
  usual = await startProcess(usualEnv)
  service = await startProcess({
    DATA_DIR: await newFolder(),
    TRUST_PROXY: '1',
    TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":null}}',
  })
})
afterAll(async () => {
  await service.end('SIGTERM')
  await usual.end('SIGTERM')
})

/**
 * A proxy before the service, which tells it of another client as soon as one has had its scenarios of a minute; it goes with
 * the test. Gives its address.
 */
const proxy = async (): Promise<string> => {
  let count = 0
  const server = createServer((req, res) => {
    const client = `192.0.2.${1 + Math.floor(count / scenariosPerMinute)}`
    count += 1
    const options = { method: req.method ?? '', headers: { ...req.headers, 'x-forwarded-for': client } }
    const forwarded = request(`${service.url}${req.url}`, options, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    forwarded.on('error', () => res.destroy())
    req.pipe(forwarded)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const requestsIn = ({ item }: Pick<Item, 'item'>): number => item?.reduce((sum, one) => sum + requestsIn(one), 0) ?? 1

test('newman runs every request of the printed collection, and all that they expect holds', async () => {
  const run = await runCollection(file, { baseUrl: await proxy(), scenarioPauseMs: '0' })
  expect(failuresOf(run)).toEqual([])
  const collection = JSON.parse(await readFile(file, 'utf8')) as Item
  const failing = collection.item?.flatMap(({ item }) => item ?? []).filter(({ name }) => name === 'Failures') ?? []
  expect(failing.reduce((sum, folder) => sum + requestsIn(folder), 0)).toBeGreaterThan(scenariosPerMinute)
  expect(run.stats.requests).toMatchObject({ total: requestsIn(collection), failed: 0 })
  expect(run.stats.assertions.total).toBeGreaterThanOrEqual(2 * requestsIn(collection))
})

describe.concurrent('a tester who runs it as it is', () => {
  // These take a minute of a key, and all requests again.
  test.runIf(isLong)('with the sandbox key and its ten requests a minute, waits where a minute is full', async () => {
    // Twelve requests that count in the minute, and the failures of both tags.
    const run = await runCollection(file, { baseUrl: usual.url }, ['Costs', 'Fiscal'])
    expect(failuresOf(run)).toEqual([])
    const answered = run.executions.filter(({ response }) => response?.code === 200).length
    expect(answered).toBeGreaterThan(10)
    expect(run.stats.requests.total).toBeGreaterThan(2 * answered)
    expect(run.stats.assertions).toMatchObject({ failed: 0 })
  })

  test.runIf(isLong)('with a key of its own sends no scenario', async () => {
    const { key: apiKey } = await newKey(usualEnv, 'enterprise')
    const run = await runCollection(file, { baseUrl: usual.url, apiKey })
    expect(failuresOf(run)).toEqual([])
    const answered = run.executions.flatMap(({ response }) => (response ? [response.code] : []))
    expect(answered.length).toBeGreaterThan(50)
    expect(new Set(answered)).toEqual(new Set([200]))
  })

  test('has the command on the page for testers', async () => {
    expect(await readFile('examples/TESTING.md', 'utf8')).toContain(`newman run ${file}\n`)
  })
})
