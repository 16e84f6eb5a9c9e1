import type { HeadersObject } from 'openapi3-ts/oas31'
import { afterAll, describe, expect, test } from 'vitest'
import type { Example } from '#contract/examples/example'
import { requestIdOf } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { operations } from '#contract/openapi/operations'
import { buildResponses } from '#contract/openapi/responses'
import { commentaryOutcomes } from '#contract/shared/headers'
import { type Answer, answered } from '../support/arranged.ts'
import { exampleApps } from '../support/example-apps.ts'

const patterns: Record<string, RegExp> = {
  'X-Request-Id': /^req_\w+$/,
  'Valorem-Version': /^\d{4}-\d{2}-\d{2}$/,
  'X-RateLimit-Limit': /^\d+$/,
  'X-RateLimit-Remaining': /^\d+$/,
  'X-RateLimit-Reset': /^\d{10}$/,
  'Retry-After': /^[1-9]\d*$/,
  'X-Should-Retry': /^false$/,
  'Idempotent-Replayed': /^true$/,
  ETag: /^(W\/)?"[\w-]{16,}"$/,
  'Cache-Control': /^(private, max-age=\d+|no-store)$/,
  'Content-Disposition': /^attachment; filename="(estimation-[\w.-]+\.pdf|valorem-export\.json)"$/,
  'Content-Language': /^(fr-LU|de-LU|en-IE|lb-LU)$/,
  'X-Generated-By': /^ai$/,
  'X-Commentary': new RegExp(`^(${commentaryOutcomes.join('|')})$`),
  'WWW-Authenticate': /^Bearer realm="Valorem"$/,
}

/** Headers that the OpenAPI file declares for the status, compared by pattern; only one that is not required may be missing. */
const expectHeaders = (answer: Answer, declared: HeadersObject, isCompressed = false): void => {
  for (const [name, header] of Object.entries(declared)) {
    const value = answer.headers.get(name)
    // Those of the components are required.
    if (value === null && !('$ref' in header) && header.required === false) continue
    // What is packed in one way or another is the same answer and not the same bytes: its tag is weak (RFC 9110, 8.8.1).
    const tag = isCompressed ? value?.replace(/^W\//, '') : value
    if (name === 'ETag') expect(tag !== value, name).toBe(isCompressed)
    expect(tag, name).toMatch(patterns[name] ?? /^$/)
  }
}

const cases = operations.flatMap(operation =>
  (examples[operation.id] ?? []).map((example): [string, typeof operation, Example] => [
    `${operation.id} ${example.name}`,
    operation,
    example,
  ]),
)

const apps = exampleApps()
afterAll(() => apps.close())

// Some start an app, those of large calls a thread too, all at once.
describe.concurrent('every documented example is answered as documented', () => {
  test.each(cases)('%s', async (_name, operation, example) => {
    const answer = await answered(operation, example, apps)
    expect(answer.status).toBe(example.response.status)
    expect(answer.body).toEqual(example.response.body)
    expect(answer.headers.get('X-Request-Id')).toBe(requestIdOf(example))
    const file = answer.status === 200 ? operation.fileType : undefined
    const none = operation.responses[answer.status] === null ? null : 'application/json'
    expect(answer.headers.get('Content-Type')).toBe(file ?? none)
    expect(answer.file?.startsWith('%PDF-') ?? false).toBe(file === 'application/pdf')
    for (const [name, value] of Object.entries(example.answerHeaders ?? {}))
      expect(answer.headers.get(name), name).toBe(value)
    const declared = buildResponses(operation, [])[String(answer.status)]?.headers ?? {}
    expectHeaders(answer, declared, operation.access.isCompressed)
  })
})
