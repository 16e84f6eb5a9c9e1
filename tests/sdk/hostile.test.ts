import { nodeFetch } from '@valorem/sdk/node'
import { expect, test } from 'vitest'
import { hostileCases } from './hostile-cases.ts'
import { matching, runCase } from './hostile-server.ts'

test.each(hostileCases)('$condition', async hostile => {
  const { outcome, requests } = await runCase(hostile)
  expect(outcome).toEqual(matching(hostile.expected))
  expect(requests).toBe(hostile.requests)
})

test('no condition is tried twice', () => {
  expect(new Set(hostileCases.map(({ condition }) => condition)).size).toBe(hostileCases.length)
})

test('no object has got a field from an answer', () => {
  expect({}).not.toHaveProperty('stolen')
})

test.each(hostileCases.filter(({ condition }) => /connection|body|gzip|redirect|\b30\d/.test(condition)))(
  'over node:http too: $condition',
  async hostile => {
    const { outcome, requests } = await runCase(hostile, { fetch: nodeFetch() })
    expect(outcome).toMatchObject({ ok: (hostile.expected as { ok: boolean }).ok })
    expect(requests).toBe(hostile.requests)
  },
)
