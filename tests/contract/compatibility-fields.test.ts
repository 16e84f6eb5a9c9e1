import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { describe, expect, test } from 'vitest'
import { compare } from '#contract/openapi/compatibility'
import type { Level, Rule } from '#contract/openapi/compatibility-rules'
import { file, type Schema } from './one-operation.ts'

const found = (before: OpenAPIObject, after: OpenAPIObject): string[] =>
  compare(before, after).map(({ level, rule, where }) => `${level} ${rule} ${where}`)

/** A pair of fields: what comes of the change in the body and in the answer, and of the change back. */
type Pair = [name: string, before: Schema, after: Schema, there: [Rule, Level, Level], back: [Rule, Level, Level]]

const pairs: readonly Pair[] = [
  [
    'type',
    { type: 'string' },
    { type: 'number' },
    ['type-changed', 'breaking', 'breaking'],
    ['type-changed', 'breaking', 'breaking'],
  ],
  [
    'format',
    { type: 'string', format: 'date' },
    { type: 'string' },
    ['format-changed', 'breaking', 'breaking'],
    ['format-changed', 'breaking', 'breaking'],
  ],
  [
    'unit',
    { type: 'number', 'x-unit': 'EUR' },
    { type: 'number', 'x-unit': 'cent' },
    ['format-changed', 'breaking', 'breaking'],
    ['format-changed', 'breaking', 'breaking'],
  ],
  [
    'constant',
    { const: 'x' },
    { const: 'y' },
    ['const-changed', 'breaking', 'breaking'],
    ['const-changed', 'breaking', 'breaking'],
  ],
  [
    'null',
    { type: 'string' },
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ['null-added', 'additive', 'breaking'],
    ['null-removed', 'breaking', 'additive'],
  ],
  [
    'null among types',
    { type: 'string' },
    { type: ['string', 'null'] },
    ['null-added', 'additive', 'breaking'],
    ['null-removed', 'breaking', 'additive'],
  ],
  [
    'enum',
    { enum: ['x'] },
    { enum: ['x', 'y'] },
    ['enum-added', 'additive', 'additive'],
    ['enum-removed', 'breaking', 'additive'],
  ],
  [
    'minimum',
    { minimum: 1 },
    { minimum: 2 },
    ['bound-narrowed', 'breaking', 'additive'],
    ['bound-widened', 'additive', 'additive'],
  ],
  [
    'maxItems',
    { maxItems: 2 },
    {},
    ['bound-widened', 'additive', 'additive'],
    ['bound-narrowed', 'breaking', 'additive'],
  ],
  [
    'pattern',
    { pattern: '^a$' },
    { pattern: '^b$' },
    ['bound-narrowed', 'breaking', 'additive'],
    ['bound-narrowed', 'breaking', 'additive'],
  ],
  [
    'inside a list',
    { items: { maxLength: 3 } },
    { items: { maxLength: 4 } },
    ['bound-widened', 'additive', 'additive'],
    ['bound-narrowed', 'breaking', 'additive'],
  ],
  [
    'inside allOf',
    { allOf: [{ pattern: 'a' }] },
    { allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
    ['bound-narrowed', 'breaking', 'additive'],
    ['bound-narrowed', 'breaking', 'additive'],
  ],
  [
    'a table with values of any name',
    { type: 'object', additionalProperties: { type: 'number' } },
    { type: 'object', additionalProperties: false },
    ['bound-narrowed', 'breaking', 'additive'],
    ['bound-widened', 'additive', 'additive'],
  ],
  [
    'a table of figures and one of anything',
    { type: 'object', additionalProperties: { type: 'number' } },
    { type: 'object' },
    ['bound-widened', 'additive', 'additive'],
    ['bound-narrowed', 'breaking', 'additive'],
  ],
  [
    'variant',
    { oneOf: [{ $ref: '#/components/schemas/Failed' }], title: 't' },
    { oneOf: [{ $ref: '#/components/schemas/Failed' }, { type: 'string' }], title: 't' },
    ['variant-added', 'additive', 'additive'],
    ['variant-removed', 'breaking', 'additive'],
  ],
  [
    'words of the first of two lists of texts, as where older words stand beside the present ones',
    {
      anyOf: [
        { type: 'string', enum: ['bon'] },
        { type: 'string', const: 'old' },
      ],
    },
    {
      anyOf: [
        { type: 'string', enum: ['bon', 'neuf'] },
        { type: 'string', const: 'old' },
      ],
    },
    ['enum-added', 'additive', 'additive'],
    ['enum-removed', 'breaking', 'additive'],
  ],
  [
    'a third text beside two',
    { anyOf: ['x', 'y'].map(word => ({ type: 'string', const: word })) },
    { anyOf: ['x', 'y', 'z'].map(word => ({ type: 'string', const: word })) },
    ['variant-added', 'additive', 'additive'],
    ['variant-removed', 'breaking', 'additive'],
  ],
  [
    'default',
    { default: 1 },
    { 'x-default': 2 },
    ['default-changed', 'breaking', 'wording'],
    ['default-changed', 'breaking', 'wording'],
  ],
  [
    'description',
    { description: 'a' },
    { description: 'b' },
    ['text-changed', 'wording', 'wording'],
    ['text-changed', 'wording', 'wording'],
  ],
]

describe('a field of a body and of an answer', () => {
  test.each(pairs)('%s', (_, before, after, [there, ...levels], [back, ...levelsBack]) => {
    const body = (name: string, rule: Rule, [sent, answered]: Level[]) => [
      `${sent} ${rule} body.b${name}`,
      `${answered} ${rule} 200 b${name}`,
    ]
    const inner = 'items' in before ? '[]' : ''
    expect(found(file(before), file(after)).toSorted()).toEqual(body(inner, there, levels).toSorted())
    expect(found(file(after), file(before)).toSorted()).toEqual(body(inner, back, levelsBack).toSorted())
  })

  test('a field that comes, goes, or is required or not', () => {
    const [none, optional, required] = [file(undefined), file({}), file({}, { required: ['b'] })]
    expect(found(none, optional)).toEqual(['additive field-added body.b', 'additive field-added 200 b'])
    expect(found(none, required)).toEqual([
      'breaking required-field-added body.b',
      'additive required-field-added 200 b',
    ])
    expect(found(optional, none)).toEqual(['breaking field-removed body.b', 'breaking field-removed 200 b'])
    expect(found(optional, required)).toEqual(['breaking field-required body.b', 'additive field-required 200 b'])
    expect(found(required, optional)).toEqual(['additive field-optional body.b', 'breaking field-optional 200 b'])
  })

  test('strict bodies that open and close', () => {
    const [open, closed] = [file({}), file({}, { additionalProperties: false })]
    expect(found(open, closed)).toEqual(['breaking bound-narrowed body', 'additive bound-narrowed 200'])
    expect(found(closed, open)).toEqual(['additive bound-widened body', 'additive bound-widened 200'])
  })

  test('a schema that holds itself ends', () => {
    const tree = file({ $ref: '#/components/schemas/Shape' })
    expect(found(tree, tree)).toEqual([])
    expect(found(tree, file({ $ref: '#/components/schemas/Shape' }, { required: ['a'] }))).toEqual([
      'breaking field-required body.a',
      'additive field-required 200 a',
    ])
  })
})
