import { createClient } from '@valorem/sdk'
import { answer, fault, handlers, sequence } from '@valorem/sdk/testing'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { describe, expect, onTestFinished, test } from 'vitest'
import { compare } from '#contract/openapi/compatibility'
import { operations } from '#contract/openapi/operations'
import { getHeaderExample } from '#contract/openapi/responses'
import { type HeaderNote, responseHeaders } from '#contract/shared/headers'
import { FR } from '#domain/law/fr/index'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../domain/law/fees-case.ts'
import { sandboxKey, startApp } from '../support/app.ts'
import { document } from './document.ts'

// Each check is shown the truth, and then a lie of its kind, which has to turn it red.

/** Statuses that a client sees under handlers as a page prints them, as the check of the page compares them. */
const seeStatuses = async (list: HttpHandler[]): Promise<number[]> => {
  const server = setupServer(...list)
  server.listen({ onUnhandledFrame: 'error' })
  const client = createClient({ apiKey: sandboxKey, baseUrl: 'https://valorem.test', maxRetries: 0 })
  const outcome = await client.safe.estimation.estimate({ commune: 'Mamer', surface: 80 })
  server.close()
  return [outcome.ok ? 200 : (outcome.error.status ?? 0)]
}

describe('a line of documentation that cannot fail', () => {
  test('is seen, since the outcome of the line is compared', async () => {
    const names = { answer, fault, handlers, sequence }
    const run = (code: string): Promise<number[]> =>
      seeStatuses(new Function(...Object.keys(names), `return ${code}`)(...Object.values(names)))
    expect(await run("[...handlers(), sequence('estimate', [503, 200])]")).toEqual([503])
    expect(await run("[...handlers(), sequence('estimate', [200, 503])]")).not.toEqual([503])
  })
})

describe('an example of a header that is not sent', () => {
  test('is seen, since it is compared with the value of the service', async () => {
    const app = await startApp()
    onTestFinished(() => app.close())
    const note = responseHeaders['Cache-Control'] as HeaderNote
    const cached = operations.filter(
      ({ method, access, pathParams }) =>
        method === 'GET' &&
        access.maxAgeSeconds !== undefined &&
        access.credentials.includes('sandbox') &&
        pathParams.length === 0,
    )
    expect(cached.length).toBeGreaterThan(5)
    for (const operation of cached) {
      const { status, headers } = await fetch(`${app.url}${operation.path}`, { headers: { 'X-API-Key': sandboxKey } })
      if (status !== 200) continue
      const sent = headers.get('Cache-Control')
      expect([operation.id, getHeaderExample(note, 200, operation)]).toEqual([operation.id, sent])
      const lie = { ...operation, access: { ...operation.access, maxAgeSeconds: 61 } }
      expect(getHeaderExample(note, 200, lie)).not.toBe(sent)
    }
  })
})

describe('a notice that is false', () => {
  test('is seen, since a case without listed notices allows none on an effect', () => {
    const input = { region: 'FR-75', price: 300_000, use: 'mainResidence' } as const
    const { data: answered } = fees(FR, { country: 'FR', ...input }, '2026-03-01')
    const expected = { description: 'Paris', source: 'no figure', input: { ...input, deedDate: '2026-03-01' } }
    expectCase<'FR'>(expected, answered)
    const notices = [...answered.notices, { code: 'no_effect_here' }]
    expect(() => expectCase<'FR'>(expected, { ...answered, notices })).toThrow(/notices/)
  })
})

describe('a webhook that is removed', () => {
  test('is a breaking change', () => {
    expect(compare(document, document)).toEqual([])
    const { 'lead.created': _removed, ...webhooks } = document.webhooks ?? {}
    const rules = compare(document, { ...document, webhooks }).map(({ level, rule }) => `${level} ${rule}`)
    expect(rules).toContain('breaking webhook-removed')
  })
})
