import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { getPageWords } from '#server/pages/words'
import { get, startApp, type TestApp } from '../support/app.ts'
import { called } from './assistant.ts'
import { connectClient, textOf } from './reading.ts'

let app: TestApp
let client: Client
let key: string
beforeAll(async () => {
  app = await startApp()
  key = (await app.newKey('enterprise')).key
  client = await connectClient(app.url, key)
})
afterAll(async () => {
  await client.close()
  await app.close()
})

const dataOf = (text: string): unknown => (JSON.parse(text) as { data: unknown }).data

const overHttp = async (path: string): Promise<unknown> =>
  ((await (await get(app, path, { 'X-API-Key': key })).json()) as { data: unknown }).data

describe('resources', () => {
  test('are listed with a name and a sentence each, the page of every operation and the law of every country among them', async () => {
    const { resources } = await client.listResources()
    const uris = resources.map(({ uri }) => uri)
    expect(new Set(uris).size).toBe(uris.length)
    for (const id of called.keys()) expect(uris).toContain(`valorem://docs/${id}`)
    for (const country of ['LU', 'FR', 'DE', 'US']) expect(uris).toContain(`valorem://law/${country}`)
    for (const one of resources) expect(one.description, one.uri).toMatch(/\.$/)
    expect(JSON.stringify(resources).length).toBeLessThan(12 * 1024)
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'valorem://law/{country}',
      'valorem://law/parameter/{id}',
      'valorem://docs/{page}',
    ])
  })

  test('each of them can be read, and none is longer than an assistant can take', async () => {
    const { resources } = await client.listResources()
    for (const { uri, mimeType } of resources) {
      const read = await textOf(client, uri)
      if (mimeType !== undefined) expect([uri, read.mimeType]).toEqual([uri, mimeType])
      expect(read.text.length, uri).toBeGreaterThan(500)
      expect(read.text.length, uri).toBeLessThan(256 * 1024)
    }
  })

  test('the map for machines and the accuracy are those of the service', async () => {
    expect((await textOf(client, 'valorem://llms.txt')).text).toBe(await (await fetch(`${app.url}/llms.txt`)).text())
    const { text } = await textOf(client, 'valorem://accuracy')
    expect(dataOf(text)).toEqual(await overHttp('/estimation/accuracy'))
  })

  test('pages that exist in several languages are in English, and names with a hyphen are found', async () => {
    expect((await textOf(client, 'valorem://docs/limits')).text).toContain(
      getPageWords('en').text('limits.estimate.untested'),
    )
    for (const name of ['golden-cases', 'sdk-changes'])
      expect((await textOf(client, `valorem://docs/${name}`)).text).toMatch(/^# /)
  })

  test('the law of a country is that of today, a parameter has all its versions', async () => {
    const { text } = await textOf(client, 'valorem://law/FR')
    const today = dataOf(text) as { parameters: { id: string; country: string; versions: object[] }[] }
    expect(today).toEqual(await overHttp('/law/parameters?country=FR&day=2026-11-21'))
    expect(today.parameters.every(({ versions }) => versions.length === 1)).toBe(true)
    const one = await textOf(client, 'valorem://law/parameter/lu.vat.standardRate')
    expect(dataOf(one.text)).toEqual(await overHttp('/law/parameters?id=lu.vat.standardRate'))
  })

  test('the law that an answer names can be read by its id', async () => {
    const { response } = examples.fees?.find(({ name }) => name === 'france') ?? { response: { body: {} } }
    const { meta } = response.body as { meta: { law: { id: string }[] } }
    const [first] = meta.law
    const { text } = await textOf(client, `valorem://law/parameter/${first?.id}`)
    expect(text).toContain(`"id":"${first?.id}"`)
  })

  test.each([
    ['another scheme', 'file:///etc/passwd'],
    ['a country without a law', 'valorem://law/XX'],
    ['a parameter that there is not', 'valorem://law/parameter/lu.no.such'],
    ['a page that there is not', 'valorem://docs/nothing'],
    ['a picture', 'valorem://docs/pictures/estimate.png'],
    ['a way out of the pages', 'valorem://docs/../api/v1/account'],
    ['a way out, escaped', 'valorem://docs/%2e%2e/api'],
    ['a query behind a page', 'valorem://docs/estimate?lang=fr'],
  ])('%s is told by its address', async (_case, uri) => {
    await expect(client.readResource({ uri })).rejects.toThrow(uri)
  })

  test('a list is one request of its operation, refused with the time to wait', async () => {
    const caller = await app.newKey('free')
    const one = await connectClient(app.url, caller.key)
    for (let place = 0; place < 10; place += 1) await textOf(one, 'valorem://accuracy')
    await expect(one.readResource({ uri: 'valorem://model' })).rejects.toThrow(/rate_limited.*Wait \d+ seconds/)
    expect((await textOf(one, 'valorem://llms.txt')).mimeType).toBe('text/plain')
    await one.close()
  })
})
