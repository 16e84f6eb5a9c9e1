import { describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { openApiDocument } from '#contract/openapi/build'
import { operations } from '#contract/openapi/operations'
import { buildExampleAnswer } from '#contract/openapi/sdk-examples'

/** Operations whose answers hold words of a language model. */
const generated = ['analyze', 'chat', 'extract']

describe('what a language model made is marked, as Regulation (EU) 2024/1689, article 50(2), asks', () => {
  const { paths = {} } = openApiDocument()
  const declared = operations.flatMap(({ id, path, method, responses }) =>
    Object.keys(responses).flatMap(status => {
      const operation = (
        paths[path] as Record<
          string,
          { responses: Record<string, { headers?: Record<string, { required?: boolean }> }> }
        >
      )[method.toLowerCase()]
      const header = operation?.responses[status]?.headers?.['X-Generated-By']
      return header && header.required !== false ? [`${id} ${status}`] : []
    }),
  )

  test('the header is declared for their good answers and for no other', () => {
    expect(declared).toEqual(generated.map(id => `${id} 200`))
  })

  test.each(operations)('documented answers of $id: header and meta where it is generated and good', operation => {
    for (const example of examples[operation.id] ?? []) {
      const { status, headers } = buildExampleAnswer(example, operation)
      const header = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])).get(
        'X-Generated-By',
      )
      const isMarked = generated.includes(operation.id) && status === 200
      expect([example.name, header]).toEqual([example.name, isMarked ? 'ai' : null])
      const body = (example.response.body ?? {}) as { provider?: string; model?: string; meta?: { generated?: object } }
      // The day and hour of the tests' clock, at which the examples are recorded.
      const at = '2026-11-21T12:00:00.000Z'
      const { provider, model } = body
      expect([example.name, body.meta?.generated]).toEqual([
        example.name,
        isMarked ? { by: 'ai', provider, model, at } : undefined,
      ])
    }
  })
})
