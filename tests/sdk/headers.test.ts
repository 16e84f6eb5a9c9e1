import { createClient } from '@valorem/sdk'
import { describe, expect, test } from 'vitest'
import { apiKey, estimated, home, json, service } from './service.ts'

/** The headers of each request, as far as they are the caller's own. */
const answering = async () => {
  const { url, hits } = await service(response => json(response, 200, estimated()))
  const own = () =>
    hits.map(({ headers }) => Object.fromEntries(Object.entries(headers).filter(([name]) => /^x-[abc]$/.test(name))))
  return { client: createClient({ apiKey, baseUrl: url, headers: { 'X-A': '1', 'x-b': '2' } }), own }
}

describe('headers', () => {
  test('given to `with` are added to those of the client, whatever their capitals', async () => {
    const { client, own } = await answering()
    const traced = client.with({ headers: { 'x-a': '3', 'X-C': '4' } })
    await traced.estimation.estimate(home)
    await traced.with({ timeoutMs: 5000 }).estimation.estimate(home)
    await client.estimation.estimate(home)
    expect(own()).toEqual([
      { 'x-a': '3', 'x-b': '2', 'x-c': '4' },
      { 'x-a': '3', 'x-b': '2', 'x-c': '4' },
      { 'x-a': '1', 'x-b': '2' },
    ])
  })

  test('that are null are taken away, of a client and of a call; undefined says nothing', async () => {
    const { client, own } = await answering()
    await client.with({ headers: { 'X-A': null, 'x-b': undefined } }).estimation.estimate(home)
    await client.estimation.estimate(home, { headers: { 'x-a': undefined, 'X-B': null, 'x-c': null } })
    await client.with({ headers: undefined }).estimation.estimate(home)
    expect(own()).toEqual([{ 'x-b': '2' }, { 'x-a': '1' }, { 'x-a': '1', 'x-b': '2' }])
  })

  test('of the package stay its own, also where one would take them away', () => {
    const baseUrl = 'https://api.example'
    for (const name of ['Valorem-Version', 'X-API-Key', 'X-Retry-Count'])
      expect(() => createClient({ apiKey, baseUrl, headers: { [name]: null } })).toThrow(`headers.${name} is set by`)
  })
})

test('each request says the day of the contract that the package speaks', async () => {
  const { url, hits } = await service(response => json(response, 200, estimated()))
  await createClient({ apiKey, baseUrl: url }).estimation.estimate(home)
  expect(hits[0]?.headers['valorem-version']).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
