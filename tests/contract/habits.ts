import type { OpenAPIObject, OperationObject } from 'openapi3-ts/oas31'
import { mapOperations } from '#contract/openapi/openapi-parts'
import { operationVerbs } from '#contract/openapi/operation-ids'
import { document } from './document.ts'

type Node = Record<string, unknown>

/** A rule of the OpenAPI file: the places that break it. */
export type Habit = (file: OpenAPIObject) => string[]

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Every object of a file with its path, but the values of examples. */
const listNodes = (node: unknown, path = '#'): [path: string, node: Node][] => {
  if (!isNode(node)) return []
  const inner = Object.entries(node).filter(([key]) => key !== 'example' && key !== 'examples')
  return [[path, node], ...inner.flatMap(([key, value]) => listNodes(value, `${path}/${key}`))]
}

/** Objects that describe a value, which the fields of an object by their names do not. */
const listSchemas = (file: OpenAPIObject): [path: string, schema: Node][] =>
  listNodes(file).filter(
    ([path]) => /schemas?\//.test(`${path}/`) && !path.endsWith('/properties') && !path.endsWith('/schemas'),
  )

const whereSchema =
  (isBroken: (schema: Node) => boolean): Habit =>
  file =>
    listSchemas(file).flatMap(([path, schema]) => (isBroken(schema) ? [path] : []))

const listOperations = (file: OpenAPIObject): OperationObject[] =>
  [...mapOperations(file).values()].map(({ operation }) => operation)

const capitalize = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

/** What generators append to the name of an operation for what belongs to it. */
const suffixes = ['', 'Request', 'Response', 'Responses', 'Input', 'Result', 'Data', 'Error', 'Errors']

/** Names of schemas and of what generators derive from operations, of which two differ by capitals, or one is both. */
const findAlikeNames: Habit = file => {
  const ids = listOperations(file).map(({ operationId = '' }) => operationId)
  const names = [
    ...Object.keys(file.components?.schemas ?? {}),
    ...ids.flatMap(id => suffixes.map(suffix => `${capitalize(id)}${suffix}`)),
  ]
  const seen = new Map<string, string>()
  return names.flatMap(name => {
    const other = seen.get(name.toLowerCase())
    seen.set(name.toLowerCase(), name)
    return other === undefined ? [] : [`${other} and ${name}`]
  })
}

const findIdsWithoutVerb: Habit = file =>
  listOperations(file).flatMap(({ operationId = '' }) =>
    operationVerbs.some(verb => new RegExp(`^${verb}[A-Z]`).test(operationId)) ? [] : [operationId],
  )

const findForeignMethods: Habit = file =>
  listOperations(file).flatMap(operation =>
    /^\w+\.\w+$/.test(String(operation['x-sdk-method'])) ? [] : [operation.operationId ?? ''],
  )

const isTextType = ({ type }: Node): boolean => type === 'string' || (Array.isArray(type) && type.includes('string'))

const hasBounds = (schema: Node): boolean =>
  ['minimum', 'exclusiveMinimum'].some(key => key in schema) &&
  ['maximum', 'exclusiveMaximum'].some(key => key in schema)

/** Unions of named objects that a text tells apart, without the keyword that says so. */
const isUntoldUnion = (file: OpenAPIObject): ((schema: Node) => boolean) => {
  const schemas = (file.components?.schemas ?? {}) as Record<string, Node>
  const getConstants = (variant: unknown): string[] => {
    const name = isNode(variant) ? String(variant.$ref).split('/').at(-1) : ''
    const { properties = {}, required = [] } = (schemas[name ?? ''] ?? {}) as { properties?: Node; required?: string[] }
    return required.filter(field => isNode(properties[field]) && typeof (properties[field] as Node).const === 'string')
  }
  return ({ oneOf, anyOf, discriminator }) => {
    const [first, ...others] = ((oneOf ?? anyOf ?? []) as unknown[]).map(getConstants)
    return (
      discriminator === undefined &&
      others.length > 0 &&
      !!first?.some(field => others.every(one => one.includes(field)))
    )
  }
}

const findFieldsWithoutText: Habit = file =>
  listSchemas(file).flatMap(([path, { properties }]) =>
    Object.entries(isNode(properties) ? properties : {}).flatMap(([name, field]) =>
      isNode(field) && typeof field.description === 'string' ? [] : [`${path}/properties/${name}`],
    ),
  )

const findServerTexts: Habit = ({ servers = [] }) =>
  servers.flatMap(({ url, variables = {} }) =>
    Object.entries(variables).flatMap(([name, variable]) => ('description' in variable ? [`${url} ${name}`] : [])),
  )

const findFailuresWithoutCodes: Habit = file =>
  [...mapOperations(file)].flatMap(([place, { operation }]) =>
    Object.entries(operation.responses ?? {}).flatMap(([status, given]) => {
      const name =
        String((given as Node).$ref ?? '')
          .split('/')
          .at(-1) ?? ''
      const response = ((given as Node).$ref ? file.components?.responses?.[name] : given) as Node | undefined
      const codes = response?.['x-error-codes']
      return Number(status) < 400 || (Array.isArray(codes) && codes.length > 0) ? [] : [`${place} ${status}`]
    }),
  )

/** Each habit of the file by what its readers do without it. */
export const habits: Readonly<Record<string, Habit>> = {
  'two names alike: one file of two replaces the other': findAlikeNames,
  'an id of an operation is a verb and its object: clients without tags call it alone': findIdsWithoutVerb,
  'an operation names the method of the SDK': findForeignMethods,
  'allOf on a text: it has no type then': whereSchema(
    schema => 'allOf' in schema && (isTextType(schema) || 'pattern' in schema),
  ),
  'a pattern beside a format: clients check it on what they made of the text': whereSchema(
    schema => typeof schema.format === 'string' && 'pattern' in schema,
  ),
  'a backslash before a slash in a pattern: generators add another': whereSchema(
    ({ pattern }) => typeof pattern === 'string' && pattern.includes('\\/'),
  ),
  'a text about a variable of a server: checkers take the file for invalid': findServerTexts,
  'a union that a text tells apart has a discriminator': file => whereSchema(isUntoldUnion(file))(file),
  'a failure lists its codes': findFailuresWithoutCodes,
  'every field has a text': findFieldsWithoutText,
  'a list has an upper limit': whereSchema(schema => schema.type === 'array' && !('maxItems' in schema)),
  'an integer has bounds and a width': whereSchema(
    schema => schema.type === 'integer' && !(hasBounds(schema) && 'format' in schema),
  ),
  'headers that may be missing are listed with the others': file =>
    listNodes(file).flatMap(([path, node]) => ('x-optional-headers' in node ? [path] : [])),
}

/** What breaks a habit in a file, one line a place. */
export const findBrokenHabits = (file: OpenAPIObject): string[] =>
  Object.entries(habits).flatMap(([habit, find]) => find(file).map(place => `${habit}: ${place}`))

/** Checks the OpenAPI file of the tree, for `npm run check`. */
export const checkHabits = (): string[] => findBrokenHabits(document)
