import {
  answered,
  answers,
  at,
  component,
  type Edit,
  type Judged,
  named,
  operation,
  put,
  required,
  sent,
} from './compatibility-edits.ts'

type Row = [what: string, edit: Edit, expected: string, back?: true]

const text = (copy: object, change: (text: string) => string): void =>
  put(copy, JSON.parse(change(JSON.stringify(copy))) as Record<string, unknown>)

const moved =
  (from: string, to: string, method?: string): Edit =>
  ({ paths = {} }) =>
    put(paths, { [from]: undefined, [to]: method ? { [method]: paths[from]?.post } : paths[from] })

const limited = (bytes: number) => operation(() => ({ 'x-body-limit-bytes': bytes }))

/** Gives the body of an estimation another schema. */
const inBody = (copy: Parameters<Edit>[0], schema: object): void => {
  const { requestBody } = at(copy, '/estimation')
  if (!requestBody || !('content' in requestBody)) throw new Error('The file has no body for an estimation.')
  put(requestBody.content['application/json'] ?? {}, { schema })
}

/** The entries of an object in the other order. */
const turned = (part: object | undefined): object => Object.fromEntries(Object.entries(part ?? {}).toReversed())

const limitOf = (copy: Parameters<Edit>[0]): number => Number(at(copy, '/estimation')['x-body-limit-bytes'])

/**
 * Changes that no catalogue has. What is expected follows from what a client of the older file sends and reads: what it
 * sends must still be taken, what it reads must still be there (breaking otherwise); what it does not notice is nothing.
 */
const rows: readonly Row[] = [
  // Schemes of security: a client sends what the older file says, whatever the scheme is called.
  [
    'the header of the key renamed',
    component('securitySchemes', 'apiKey', { name: 'X-Key' }),
    'breaking security-scheme-changed',
  ],
  ['the key in the query', component('securitySchemes', 'apiKey', { in: 'query' }), 'breaking security-scheme-changed'],
  [
    'Bearer became Basic',
    component('securitySchemes', 'bearer', { scheme: 'basic' }),
    'breaking security-scheme-changed',
  ],
  ['Bearer written otherwise', component('securitySchemes', 'bearer', { scheme: 'Bearer' }), 'wording text-changed'],
  [
    'a scheme described otherwise',
    component('securitySchemes', 'apiKey', { description: 'A key.' }),
    'wording text-changed',
  ],
  [
    'a scheme of another name for the same header',
    copy => text(copy, all => all.replaceAll('"apiKey":[]', '"key":[]').replace('"apiKey":{"type"', '"key":{"type"')),
    '',
  ],
  [
    'an open operation asks for a key',
    operation(() => ({ security: [] })),
    'additive security-widened, breaking security-narrowed',
    true,
  ],
  [
    'a kind of key no longer admitted',
    operation(() => ({ 'x-credentials': ['secret'] })),
    'breaking security-narrowed',
  ],
  // Servers: clients have their own address.
  ['a server gone', copy => put(copy, { servers: copy.servers?.slice(1) }), 'wording server-removed'],
  ['a server more', copy => copy.servers?.push({ url: 'https://other.example' }), 'wording server-added'],
  [
    'another port of a server',
    copy => put(copy.servers?.[0] ?? {}, { variables: { port: { default: '8080' } } }),
    'wording text-changed',
  ],
  // Paths.
  [
    'a part of a path renamed',
    copy => {
      put(at(copy, '{commune}').parameters?.[0] ?? {}, { name: 'town' })
      moved('/api/v1/market/communes/{commune}', '/api/v1/market/communes/{town}')(copy)
    },
    'additive path-parameter-renamed',
  ],
  ['another path', moved('/api/v1/estimation', '/api/v2/estimation'), 'breaking method-or-path-changed'],
  ['another method', moved('/api/v1/estimation', '/api/v1/estimation', 'put'), 'breaking method-or-path-changed'],
  ['a lower limit of the body', copy => limited(limitOf(copy) / 2)(copy), 'breaking body-limit-lowered'],
  ['a higher limit of the body', copy => limited(limitOf(copy) * 2)(copy), 'additive body-limit-raised'],
  // Written otherwise, and the same.
  ['a reference written out', copy => inBody(copy, named(copy, 'EstimationInput')), ''],
  ['a schema in an allOf', copy => inBody(copy, { allOf: [{ $ref: '#/components/schemas/EstimationInput' }] }), ''],
  [
    'a schema renamed',
    copy =>
      text(copy, all =>
        all.replaceAll('"EstimationInput":', '"HomeInput":').replaceAll('/EstimationInput"', '/HomeInput"'),
      ),
    'additive schema-added, breaking schema-removed, wording text-changed',
  ],
  [
    'another order of fields, statuses and parameters',
    copy => {
      put(named(copy, 'Estimate'), { properties: turned(named(copy, 'Estimate').properties as object) })
      put(at(copy, '/estimation'), {
        responses: turned(at(copy, '/estimation').responses),
        parameters: at(copy, '/estimation').parameters?.toReversed(),
      })
    },
    '',
  ],
  ['another order of what is required', required('Estimate', names => names.toReversed()), ''],
  // Fields.
  ['another unit', answered('estimationCentrale', { 'x-unit': 'cent' }), 'breaking format-changed'],
  ['a text that is no day any more', sent('valuationDate', { format: undefined }), 'breaking format-changed'],
  [
    'another constant',
    copy => put((named(copy, 'EstimationResponse').properties as { success: object }).success, { const: 'yes' }),
    'breaking const-changed',
  ],
  [
    'an open body',
    copy => put(named(copy, 'EstimationInput'), { additionalProperties: true }),
    'additive bound-widened',
  ],
  ['numbers in steps', sent('surface', { multipleOf: 0.5 }), 'breaking bound-narrowed'],
  ['no lowest value of an answer', answered('fsdPct', { minimum: undefined }), 'additive bound-widened *'],
  ['a field of an answer deprecated', answered('calibration', { deprecated: true }), 'additive deprecated'],
  // Headers and codes.
  [
    'a header of another type',
    component('headers', 'X-RateLimit-Limit', {
      schema: { type: 'string', format: 'int64', minimum: 0, maximum: 1_000_000_000 },
    }),
    'breaking type-changed',
  ],
  [
    'a header that is always there now',
    component('headers', 'X-Request-Id', { required: false }),
    'additive header-required',
    true,
  ],
  [
    'a code of a failure gone',
    answers(({ 404: missing }) => ({ 404: { ...missing, 'x-error-codes': [] } })),
    'breaking error-code-removed',
  ],
]

/** The rows as they are judged. */
export const oddChanges: readonly Judged[] = rows.map(([what, edit, expected, back]) => ({
  ...{ what, edit, expected: expected === '' ? [] : expected.split(', ') },
  ...(back && { back }),
}))
