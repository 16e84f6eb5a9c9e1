import type { OpenAPIObject, ResponseObject } from 'openapi3-ts/oas31'
import { describe, expect, test } from 'vitest'
import { compare } from '#contract/openapi/compatibility'
import { changed, file, operationOf, type Schema } from './one-operation.ts'

const found = (before: OpenAPIObject, after: OpenAPIObject): string[] =>
  compare(before, after).map(({ level, rule, where }) => `${level} ${rule} ${where}`)

describe('an operation', () => {
  const base = file({})

  test.each<[string, (copy: OpenAPIObject) => void, string[], string[]]>([
    [
      'gone',
      copy => {
        copy.paths = {}
      },
      ['breaking operation-removed operation'],
      ['additive operation-added operation'],
    ],
    [
      'of another name',
      copy => {
        Object.assign(operationOf(copy), { operationId: 'y' })
      },
      ['breaking operation-id-changed operationId'],
      ['breaking operation-id-changed operationId'],
    ],
    [
      'at another path',
      copy => {
        copy.paths = { '/y': copy.paths?.['/x'] ?? {} }
      },
      ['breaking method-or-path-changed operation'],
      ['breaking method-or-path-changed operation'],
    ],
    [
      'a status',
      copy => {
        delete operationOf(copy).responses?.['400']
      },
      ['additive status-removed 400'],
      ['additive status-added 400'],
    ],
    [
      'the good status',
      copy => {
        delete operationOf(copy).responses?.['200']
      },
      ['breaking success-status-removed 200'],
      ['additive status-added 200'],
    ],
    [
      'a header',
      copy => {
        Object.assign(operationOf(copy).responses?.['200'] as object, { headers: {} })
      },
      ['breaking header-removed 200 header X-A'],
      ['additive header-added 200 header X-A'],
    ],
    [
      'a way in',
      copy => {
        Object.assign(operationOf(copy), { security: [{ apiKey: [] }] })
      },
      ['breaking security-narrowed security'],
      ['additive security-widened security'],
    ],
    [
      'a credential',
      copy => {
        Object.assign(operationOf(copy), { 'x-credentials': ['secret'] })
      },
      ['breaking security-narrowed security'],
      ['additive security-widened security'],
    ],
    [
      'a lower limit',
      copy => {
        Object.assign(operationOf(copy), { 'x-body-limit-bytes': 999 })
      },
      ['breaking body-limit-lowered body'],
      ['additive body-limit-raised body'],
    ],
    [
      'no parameter',
      copy => {
        Object.assign(operationOf(copy), { parameters: [] })
      },
      ['breaking field-removed query.q'],
      ['additive field-added query.q'],
    ],
    [
      'no body',
      copy => {
        delete operationOf(copy).requestBody
      },
      ['breaking field-removed body'],
      ['breaking required-field-added body'],
    ],
    [
      'a body that may be left out',
      copy => {
        Object.assign(operationOf(copy).requestBody as object, { required: false })
      },
      ['additive field-optional body'],
      ['breaking field-required body'],
    ],
    [
      'an answer that also comes as another type to those who ask for it',
      copy => {
        const answer = operationOf(copy).responses?.['200'] as ResponseObject
        answer.content = { ...answer.content, 'text/event-stream': { schema: { type: 'string' } } }
      },
      ['additive content-type-added 200'],
      ['breaking content-type-removed 200'],
    ],
    [
      'a header of another type',
      copy => {
        Object.assign(operationOf(copy).responses?.['200'] as object, {
          headers: { 'X-A': { schema: { type: 'integer' } } },
        })
      },
      ['breaking type-changed 200 header X-A'],
      ['breaking type-changed 200 header X-A'],
    ],
    [
      'repeats that hold for another time',
      copy => {
        Object.assign(operationOf(copy), { 'x-replay-seconds': 60 })
      },
      ['wording text-changed operation'],
      ['wording text-changed operation'],
    ],
    [
      'another summary',
      copy => {
        Object.assign(operationOf(copy), { summary: 's' })
      },
      ['wording text-changed operation'],
      ['wording text-changed operation'],
    ],
    [
      'other rules',
      copy => {
        Object.assign(operationOf(copy), { 'x-rules': [] })
      },
      ['wording text-changed operation'],
      ['wording text-changed operation'],
    ],
    [
      'a code of a status',
      copy => {
        Object.assign(operationOf(copy).responses?.['400'] as object, { description: '`invalid_request`: no.' })
      },
      ['breaking error-code-removed 400 code', 'wording text-changed 400'],
      ['wording text-changed 400'],
    ],
  ])('%s', (_, change, there, back) => {
    const after = changed(base, change)
    expect(found(base, after)).toEqual(there)
    expect(found(after, base)).toEqual(back)
  })

  test('a code that the list of a failure no longer has', () => {
    const after = changed(base, copy => {
      const failed = copy.components?.schemas?.Failed as unknown as { properties: { code: Schema } }
      failed.properties.code.enum = ['invalid_request']
    })
    expect(found(base, after)).toEqual(['breaking error-code-removed 400 code'])
  })
})
