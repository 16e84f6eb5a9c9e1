import type { OpenAPIObject, OperationObject } from 'openapi3-ts/oas31'
import { describe, expect, test } from 'vitest'
import { compare } from '#contract/openapi/compatibility'
import { named, put } from './compatibility-edits.ts'
import { document } from './document.ts'
import { changed, file, operationOf, type Schema } from './one-operation.ts'

const found = (before: OpenAPIObject, after: OpenAPIObject): string[] =>
  compare(before, after).map(({ level, rule, operation, where }) => `${level} ${rule} ${operation} ${where}`)

const leadCreated = (copy: OpenAPIObject): OperationObject => {
  const item = copy.webhooks?.['lead.created']
  if (!item || !('post' in item)) throw new Error('The file has no webhook lead.created.')
  return item.post as OperationObject // of our file
}
const event = 'webhook lead.created POST'

describe('what the service sends by itself', () => {
  test.each<[string, (copy: OpenAPIObject) => void, string]>([
    [
      'a webhook is gone',
      copy => put(copy.webhooks ?? {}, { 'lead.created': undefined }),
      `breaking webhook-removed ${event} operation`,
    ],
    [
      'its body has a field less',
      copy => put(named(copy, 'LeadCreatedEvent').properties as object, { type: undefined }),
      `breaking field-removed ${event} event type`,
    ],
    [
      'it is sent without its signature',
      copy => put(leadCreated(copy), { parameters: leadCreated(copy).parameters?.slice(0, 2) }),
      `breaking header-removed ${event} event header webhook-signature`,
    ],
    [
      'its signature may be missing',
      copy => put(leadCreated(copy).parameters?.[2] ?? {}, { required: false }),
      `breaking header-optional ${event} event header webhook-signature`,
    ],
    [
      'an answer of receivers means nothing any more',
      copy => put(leadCreated(copy).responses ?? {}, { 410: undefined }),
      `breaking receiver-status-removed ${event} 410`,
    ],
    [
      'its body is text',
      copy => put(leadCreated(copy), { requestBody: { required: true, content: { 'text/plain': {} } } }),
      `breaking content-type-removed ${event} event`,
    ],
    [
      'another description',
      copy => put(leadCreated(copy), { description: 'd' }),
      `wording text-changed ${event} event`,
    ],
  ])('%s', (_, edit, expected) => {
    const after = changed(document, edit)
    expect(found(document, after)).toContain(expected)
  })

  test('a callback is compared as a webhook is', () => {
    const sent = (schema: Schema) => ({
      done: {
        '{$request.body#/url}': {
          post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} },
        },
      },
    })
    const withCallback = (schema: Schema) => file({}, {}, { callbacks: sent(schema) })
    const before = withCallback({ type: 'object', properties: { a: { type: 'string' }, b: {} } })
    const after = withCallback({ type: 'object', properties: { b: {} } })
    const name = 'POST /x callback done {$request.body#/url} POST'
    expect(found(before, after)).toEqual([`breaking field-removed ${name} event a`])
    expect(found(before, file({}))).toEqual([`breaking webhook-removed ${name} operation`])
  })
})

const renamed = (copy: OpenAPIObject, more: Schema = {}): OpenAPIObject => {
  const text = JSON.stringify(copy).replaceAll('schemas/Shape"', 'schemas/Form"').replace('"Shape":', '"Form":')
  return changed(JSON.parse(text) as OpenAPIObject, one => put(one.components?.schemas?.Form ?? {}, more))
}

describe('names that generated programs use', () => {
  const base = file({})

  test('a schema has another name', () => {
    expect(found(base, renamed(base))).toEqual([
      'breaking schema-removed  schemas.Shape',
      'additive schema-added  schemas.Form',
    ])
  })

  test('a schema that nothing refers to has another type', () => {
    const lonely = (schema: Schema): OpenAPIObject =>
      changed(base, copy => put(copy.components?.schemas ?? {}, { Lonely: schema }))
    expect(found(lonely({ type: 'string' }), lonely({ type: 'string' }))).toEqual([])
    expect(found(lonely({ type: 'string' }), lonely({ type: 'number' }))).not.toEqual([])
  })

  test('a schema has another name, and the file tells the former one', () => {
    expect(found(base, renamed(base, { 'x-former-names': ['Shape'] }))).toEqual([
      'additive schema-renamed  schemas.Shape',
    ])
  })

  test.each([
    ['x', 'tag.x', 'additive operation-renamed'],
    ['x', 'tag.y', 'breaking operation-id-changed'],
    ['x', undefined, 'breaking operation-id-changed'],
  ])('an operation %s has another id, and its method is %s: %s', (_, method, level) => {
    const after = changed(base, copy => put(operationOf(copy), { operationId: 'createX', 'x-sdk-method': method }))
    expect(found(base, after)).toContain(`${level} POST /x operationId`)
  })

  test('the method of the SDK has another name', () => {
    const [before, after] = ['tag.x', 'tag.y'].map(method => file({}, {}, { 'x-sdk-method': method }))
    expect(found(before ?? base, after ?? base)).toEqual(['breaking sdk-method-changed POST /x x-sdk-method'])
  })
})

describe('how values are written', () => {
  const base = file({})
  const queried = (fields: Schema) =>
    changed(base, copy => put((operationOf(copy).parameters as unknown as object[])[0] ?? {}, fields))

  test.each<[Schema, string[]]>([
    [{ explode: false }, ['breaking serialisation-changed POST /x query.q']],
    [
      { style: 'spaceDelimited' },
      ['breaking serialisation-changed POST /x query.q', 'breaking serialisation-changed POST /x query.q'],
    ],
    [{ allowReserved: true }, ['breaking serialisation-changed POST /x query.q']],
    [{ style: 'form', explode: true, allowReserved: false }, []],
    [{ description: 'd' }, ['wording text-changed POST /x query.q']],
  ])('a parameter with %j', (fields, expected) => {
    expect(found(base, queried(fields))).toEqual(expected)
  })

  test('a header has another example', () => {
    const after = changed(base, copy => {
      const { '200': good } = operationOf(copy).responses as unknown as { 200: { headers: { 'X-A': object } } }
      put(good.headers['X-A'], { example: 'max-age=60' })
    })
    expect(found(base, after)).toEqual(['wording text-changed POST /x 200 header X-A'])
  })

  test('a parameter of the path belongs to each of its operations', () => {
    const shared = { name: 'r', in: 'query', required: true, schema: { type: 'string' } }
    const after = changed(base, copy => put(copy.paths?.['/x'] ?? {}, { parameters: [shared] }))
    expect(found(base, after)).toEqual(['breaking required-field-added POST /x query.r'])
  })
})
