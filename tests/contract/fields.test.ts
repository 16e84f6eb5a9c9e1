import { describe, expect, test } from 'vitest'
import { listAnswerSchemas, operations } from '#contract/openapi/operations'
import { getSchemaId } from '#contract/openapi/schemas'
import { document } from './document.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A part of a schema with its place, and the field that it belongs to. */
interface Part {
  path: string
  node: Node
  field: Node
}

/** Every schema inside a schema: its fields, the items of its lists, the branches of its unions. */
const parts = (path: string, node: Node, field: Node = node): Part[] => {
  const fields = Object.entries(isNode(node.properties) ? node.properties : {})
  const branches = [node.anyOf, node.oneOf, node.allOf].flatMap(list => (Array.isArray(list) ? list : []))
  const inner = [node.items, node.additionalProperties, node.not].filter(isNode)
  return [
    { path, node, field },
    ...fields.flatMap(([name, value]) => (isNode(value) ? parts(`${path}.${name}`, value) : [])),
    ...[...branches, ...inner].flatMap(value => (isNode(value) ? parts(path, value, field) : [])),
  ]
}

const schemas = Object.entries(document.components?.schemas ?? {}).map(([id, schema]): [string, Node] => [
  id,
  schema as Node,
])
const all = schemas.flatMap(([id, schema]) => parts(id, schema))

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const hasType = ({ node: { type } }: Part, ...words: string[]): boolean =>
  [type].flat().some(word => words.includes(String(word)))

const places = (faults: readonly Part[]): string[] => faults.map(({ path }) => path)

describe('the schemas of the contract', () => {
  test('every body and every answer has a name, and a description under that name', () => {
    const named = operations.flatMap(operation => [
      ...(operation.body ? [operation.body] : []),
      ...listAnswerSchemas(operation),
    ])
    for (const id of named.map(getSchemaId)) expect(document.components?.schemas?.[id], id).toBeDefined()
    expect(schemas.filter(([, { description }]) => !isText(description)).map(([id]) => id)).toEqual([])
  })

  test('every field has a description, its own or that of the schema it names', () => {
    const fields = all.flatMap(({ path, node }) =>
      Object.entries(isNode(node.properties) ? node.properties : {}).map(([name, field]) => ({
        path: `${path}.${name}`,
        field: field as Node, // a field is a schema, or a reference to a named one
      })),
    )
    expect(fields.length).toBeGreaterThan(0)
    const bare = fields.filter(({ field }) => !isText(field.description) && !isText(field.$ref))
    expect(bare.map(({ path }) => path)).toEqual([])
  })

  test('every number has a lowest and a highest value', () => {
    const numbers = all.filter(part => hasType(part, 'number', 'integer'))
    const isBound = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)
    const unbound = numbers.filter(
      ({ node }) =>
        !(isBound(node.minimum) || isBound(node.exclusiveMinimum)) ||
        !(isBound(node.maximum) || isBound(node.exclusiveMaximum)),
    )
    expect(numbers.length).toBeGreaterThan(0)
    expect(places(unbound)).toEqual([])
  })

  test('every number has a unit', () => {
    const numbers = all.filter(part => hasType(part, 'number', 'integer'))
    expect(places(numbers.filter(({ node, field }) => !isText(node['x-unit'] ?? field['x-unit'])))).toEqual([])
  })

  test('every object refuses fields that it does not name, one by one or by a pattern of their names', () => {
    const objects = all.filter(part => hasType(part, 'object'))
    expect(objects.length).toBeGreaterThan(0)
    const isNamed = ({ node }: Part): boolean =>
      isNode(node.propertyNames) && isText(node.propertyNames.pattern) && node.maxProperties !== undefined
    expect(places(objects.filter(part => part.node.additionalProperties !== false && !isNamed(part)))).toEqual([])
  })

  test('every text and every list of a request has an end', () => {
    const read = all.filter(({ path }) => /^\w+Input\b/.test(path))
    const endless = read.filter(
      part =>
        (hasType(part, 'array') && part.node.maxItems === undefined) ||
        (hasType(part, 'string') && !part.node.enum && !('const' in part.node) && part.node.maxLength === undefined),
    )
    expect(places(endless)).toEqual([])
  })
})

/** The classes of quota that fit those who may call: those of keys, that of sessions, and those of either. */
const quotasOf = ({ credentials }: (typeof operations)[number]['access']): string[] => {
  if (credentials.includes('organisationAdmin')) return ['report']
  if (!credentials.includes('session')) return ['standard', 'minute', 'lead', 'sandbox']
  return [credentials.some(kind => kind !== 'session') ? 'analyze' : 'account']
}

describe('the operations of the contract', () => {
  test.each(operations.map(operation => [operation.id, operation] as const))(
    '%s says what it does, who may call it, how it is counted, how much it reads',
    (_id, { summary, description, access, tag, body }) => {
      expect(summary).toMatch(/\w/)
      expect(description).toMatch(/\w/)
      expect(tag).toMatch(/\w/)
      expect(access.credentials.length).toBeGreaterThan(0)
      expect(quotasOf(access)).toContain(access.quota)
      expect(access.bodyLimitBytes > 0).toBe(body !== undefined)
    },
  )

  test('their ids are unique', () => {
    const ids = operations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

/** Every object of the file but the values of examples, with its place. */
const objects = (node: unknown, path = '#'): [path: string, node: Node][] => {
  if (Array.isArray(node)) return node.flatMap((inner, index) => objects(inner, `${path}/${index}`))
  if (!isNode(node)) return []
  const inner = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples')
  return [[path, node], ...inner.flatMap(([key, value]) => objects(value, `${path}/${key}`))]
}

describe('the file stays within what mocks and generators of 3.1 read alike', () => {
  const nodes = objects(document)
  const having = (test: (node: Node) => boolean): string[] => nodes.filter(([, node]) => test(node)).map(([at]) => at)

  test.each<[string, (node: Node) => boolean]>([
    ['nullable', node => 'nullable' in node],
    ['an exclusive bound that is a boolean', node => [node.exclusiveMinimum, node.exclusiveMaximum].some(isBoolean)],
    ['items as a list', node => Array.isArray(node.items) || 'prefixItems' in node],
    ['unevaluatedProperties', node => 'unevaluatedProperties' in node],
    ['$defs', node => '$defs' in node || 'definitions' in node],
    ['a dynamic reference', node => '$dynamicRef' in node || '$recursiveRef' in node],
  ])('it never says %s', (_word, test) => {
    expect(having(test)).toEqual([])
  })

  test('every reference leads to a component of the file', () => {
    const targets = new Set(nodes.map(([path]) => path))
    const references = nodes.flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter(ref => !ref.startsWith('#/components/') || !targets.has(ref))).toEqual([])
  })
})

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
