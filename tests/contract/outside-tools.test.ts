import { describe, expect, test } from 'vitest'
import { describeDefaults } from '#contract/openapi/defaults'
import { document } from './document.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every object of the file with its path, but what is inside an example. */
const nodes = (node: Node, path = ''): { path: string; node: Node }[] => [
  { path, node },
  ...Object.entries(node).flatMap(([key, value]) =>
    isNode(value) && key !== 'examples' && key !== 'example' ? nodes(value, `${path}/${key}`) : [],
  ),
]

// A parsed file is JSON; the OpenAPI types do not say so.
const all = nodes(document as unknown as Node)
/** Schemas, and what else has such keywords; the fields of an object are named by its writer. */
const schemas = all.filter(({ path }) => path.includes('/schema') && !path.endsWith('/properties'))

describe('the file as tools of others read it', () => {
  // openapi-typescript 7 prints a field with `default` as one that a request must have (its `--default-non-nullable`).
  test('has no schema with a default, since generators then ask for fields that may be left out', () => {
    expect(schemas.length).toBeGreaterThan(1000)
    expect(schemas.filter(({ node }) => 'default' in node).map(({ path }) => path)).toEqual([])
  })

  test('says each default in words, where `x-default` has it for programs', () => {
    const fields = schemas.filter(({ node }) => 'x-default' in node)
    expect(fields.length).toBeGreaterThan(200)
    for (const { path, node } of fields) {
      expect(node.description, path).toMatch(/^[A-Z].+\. Default: .+\.$/)
      expect(node.description, path).toContain(`Default: ${JSON.stringify(node['x-default'])}.`)
    }
  })

  test('asks for no field that has a default', () => {
    for (const { path, node } of schemas) {
      const { properties, required } = node
      const usual = Object.entries(isNode(properties) ? properties : {}).filter(
        ([, field]) => isNode(field) && 'x-default' in field,
      )
      for (const [name] of usual) expect([required].flat(), path).not.toContain(name)
    }
  })

  test('has no pattern with a bare quote mark or a control character, which generators copy into their code', () => {
    const patterns = all.flatMap(({ path, node }) => (typeof node.pattern === 'string' ? [[path, node.pattern]] : []))
    expect(patterns.length).toBeGreaterThan(10)
    // `\u0000` too: it is written out as the character itself by @hey-api/openapi-ts 0.99.
    expect(patterns.filter(([, pattern]) => /["'`]|\p{Cc}|\\u/u.test(pattern ?? ''))).toEqual([])
  })

  test('says whom to ask', () => {
    expect(document.info.contact).toEqual({ name: 'Valorem' })
  })
})

describe('the pattern of If-None-Match', () => {
  const parameter = document.components?.parameters?.['If-None-Match'] as { schema: { pattern: string } } // of our file
  const pattern = new RegExp(parameter.schema.pattern, 'u')

  // The forms of RFC 9110, section 13.1.2.
  test.each(['*', '""', '"a"', 'W/"a"', '"a", W/"b"', '"a","b", "c"'])('takes %s', value => {
    expect(pattern.test(value)).toBe(true)
  })

  test.each(['', 'a', '"a', 'a"', '"a" "b"', '"a",', 'w/"a"', '*, "a"'])('refuses %s', value => {
    expect(pattern.test(value)).toBe(false)
  })
})

describe('a default in words', () => {
  test('is behind the description, wherever the schema is', () => {
    const rent = { description: 'Rent.', default: 0 }
    const said = { description: 'Rent. Default: 0.', 'x-default': 0 }
    expect(describeDefaults({ anyOf: [{ properties: { rent } }, { items: rent }] })).toEqual({
      anyOf: [{ properties: { rent: said } }, { items: said }],
    })
    expect(describeDefaults({ additionalProperties: rent })).toEqual({ additionalProperties: said })
  })

  test('leaves a field alone that is named default, and the schema that was passed', () => {
    const schema = { properties: { default: { type: 'string' } }, default: {} }
    expect(describeDefaults(schema)).toEqual({
      properties: { default: { type: 'string' } },
      description: 'Default: {}.',
      'x-default': {},
    })
    expect(schema).toHaveProperty('default')
  })
})
