import { describe, expect, test } from 'vitest'
import { type Example, requestIdOf, type Situation } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import type { Operation } from '#contract/openapi/operations'
import { bodyOf, pathOf } from '../support/arranged.ts'
import { asked, calculating, comparedOf } from './local-twins.ts'

/** Situations of the key, of the counts, of the stores and of the wire, none of which a local service has. */
const elsewhere: readonly Situation[] = [
  ...(['noCredential', 'unknownKey', 'publishableKey', 'keyUsedBefore', 'minuteUsedUp', 'dayUsedUp'] as const),
  ...(['slowBody', 'brokenPrices', 'brokenTiers', 'brokenMarket', 'brokenKeys', 'brokenStore'] as const),
]

const cases = calculating.flatMap(operation =>
  (examples[operation.id] ?? [])
    .filter(({ situation }) => situation === undefined || !elsewhere.includes(situation))
    // Scenarios are those of a shared key.
    .filter(({ request }) => request?.headers?.['X-Sandbox-Scenario'] === undefined)
    .map((example): [string, Operation, Example] => [`${operation.id} ${example.name}`, operation, example]),
)

describe('every documented example of a calculation is answered in this process as the running service answers it', () => {
  test.each(cases)('%s', async (_name, operation, example) => {
    const body = bodyOf(example, operation)
    const {
      status,
      body: own,
      headers,
    } = await asked(`/api/v1${pathOf(example, operation)}`, {
      method: operation.method,
      headers: {
        'Content-Type': 'application/json',
        ...example.request?.headers,
        'X-Request-Id': requestIdOf(example),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    // What is recorded is what the running service answers: tests/contract/examples.test.ts asks it.
    const text = example.response.body === undefined ? '' : JSON.stringify(example.response.body)
    expect({ status, body: own }).toEqual({
      status: example.response.status,
      body: comparedOf(status, text, () => null).body,
    })
    for (const [name, value] of Object.entries(example.answerHeaders ?? {})) {
      if (!/^X-RateLimit-/.test(name)) expect(headers[name.toLowerCase()], name).toBe(value)
    }
  })

  test('each operation has good ones and refused ones, or reads no body', () => {
    for (const operation of calculating) {
      const statuses = cases.filter(([, { id }]) => id === operation.id).map(([, , { response }]) => response.status)
      expect(statuses.some(status => status < 400)).toBe(true)
      if (operation.body) expect(statuses).toEqual(expect.arrayContaining([400, 413, 415]))
    }
  })
})
