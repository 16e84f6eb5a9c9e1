import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { root } from '../architecture/sources.ts'
import { sandboxKey } from '../support/app.ts'

/** A folder of a collection, or a request with its saved answers. */
interface Item {
  name: string
  item?: Item[]
  response?: { code: number; header: { key: string; value: string }[]; body?: string }[]
}

const requestsIn = (item: Item): Item[] => item.item?.flatMap(requestsIn) ?? [item]

test('a saved answer is of the type that its operation answers with', () => {
  const file = readFileSync(`${root}/examples/collections/valorem.postman_collection.json`, 'utf8')
  const requests = requestsIn(JSON.parse(file) as Item)
  expect(requests.length).toBeGreaterThan(100)
  for (const { name, response = [] } of requests) {
    const { fileType } = operations.find(({ id }) => id === name.split(':')[0]) ?? {}
    for (const { code, header, body } of response) {
      const type = header.find(({ key }) => key === 'Content-Type')?.value
      const isFile = code === 200 && fileType !== undefined
      expect([name, type]).toEqual([name, isFile ? fileType : 'application/json'])
      expect([name, body === undefined]).toEqual([name, isFile])
    }
  }
})

describe('the .http file', () => {
  const text = readFileSync(`${root}/examples/collections/valorem.http`, 'utf8')
  const [head = '', ...requests] = text.split(/^### /m)

  test('has the status that each request expects, for its test', () => {
    expect(requests.length).toBeGreaterThan(100)
    for (const request of requests) {
      const [, name = ''] = /^\w+: (\w+)$/m.exec(request) ?? []
      const [, status = ''] = /^# @status (\d{3})$/m.exec(request) ?? []
      // A failure on demand bears its status, any other request is answered.
      expect([request.split('\n')[0], status]).toEqual([request.split('\n')[0], /^\d{3}$/.test(name) ? name : '200'])
    }
  })

  test('fails where an answer has another status, and takes address and key from the environment', async () => {
    const [, before = '', after = ''] = /\{\{\+request\n(.*?)^\}\}\n\{\{\+after\n(.*?)^\}\}/ms.exec(head) ?? []
    const request = { url: 'http://127.0.0.1:3000/api/v1/estimation', headers: { 'X-API-Key': sandboxKey } }
    const env = { BASE_URL: 'https://other.test', API_KEY: 'vk_live_mine' }
    await new Function('process', 'request', 'baseUrl', `return (async () => {${before}})()`)(
      { env },
      request,
      'http://127.0.0.1:3000',
    )
    expect(request).toEqual({ url: 'https://other.test/api/v1/estimation', headers: { 'X-API-Key': 'vk_live_mine' } })
    const judge = (statusCode: number): void =>
      new Function('httpRegion', 'request', 'response', 'test', after)(
        { metaData: { status: '200' } },
        request,
        { statusCode, headers: { date: new Date(0).toUTCString() } },
        (_name: string, run: () => void) => run(),
      )
    expect(() => judge(200)).not.toThrow()
    expect(() => judge(429)).toThrow('The answer has the status 429')
  })
})
