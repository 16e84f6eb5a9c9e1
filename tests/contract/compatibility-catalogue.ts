import {
  answered,
  answers,
  at,
  type Catalogued,
  component,
  named,
  newField,
  operation,
  put,
  queried,
  required,
  sent,
} from './compatibility-edits.ts'

type Row = [
  what: string,
  oasdiff: Catalogued['oasdiff'],
  edit: Catalogued['edit'],
  expected: string,
  more?: Partial<Catalogued>,
]

const noBody = operation(() => ({ requestBody: undefined }))
const back = { back: true } as const
const generatedName = { because: 'Generated programs call it by this name.' }
const keyInVain = { because: 'Every client sends its key in vain.' }
const openLists = { because: 'Lists and unions of answers are open: clients are told to expect more.' }
const forStrict = { because: 'Additions to answers are no major version; who checks answers is told by the star.' }

/**
 * Classes of changes by the names of the checks that oasdiff documents (docs/BREAKING-CHANGES.md and
 * docs/BREAKING-CHANGES-EXAMPLES.md of its repository, and `oasdiff checks`). What is expected is its level: ERR and WARN
 * break, INFO is told; where this service promises more or less, the row says which promise it is.
 */
const rows: readonly Row[] = [
  [
    'api-path-removed-without-deprecation',
    'ERR',
    c => put(c.paths ?? {}, { '/api/v1/propcalc/fees': undefined }),
    'breaking operation-removed',
  ],
  [
    'api-removed-without-deprecation',
    'ERR',
    c => put(c.paths?.['/api/v1/estimation'] ?? {}, { post: undefined }),
    'breaking operation-removed',
  ],
  [
    'endpoint-added',
    'INFO',
    c => put(c.paths ?? {}, { '/api/v1/new': { get: { operationId: 'new', responses: {} } } }),
    'additive operation-added',
  ],
  ['endpoint-deprecated', 'INFO', operation(() => ({ deprecated: true })), 'additive deprecated'],
  ['endpoint-reactivated', 'INFO', operation(() => ({ deprecated: true })), 'wording deprecation-withdrawn', back],
  [
    'api-operation-id-removed',
    'INFO',
    operation(() => ({ operationId: 'other' })),
    'breaking operation-id-changed',
    generatedName,
  ],
  [
    'api-security-removed',
    'ERR',
    operation(({ security = [] }) => ({ security: security.slice(1) })),
    'breaking security-narrowed',
  ],
  [
    'api-security-added',
    'INFO',
    operation(({ security = [] }) => ({ security: [...security, { sessionToken: [] }] })),
    'additive security-widened',
  ],
  [
    'api-security-component-type-changed',
    'INFO',
    component('securitySchemes', 'apiKey', { type: 'http', scheme: 'digest' }),
    'breaking security-scheme-changed',
    keyInVain,
  ],
  [
    'request-body-became-required',
    'ERR',
    operation(({ requestBody }) => ({ requestBody: { ...requestBody, required: false } })),
    'breaking field-required',
    back,
  ],
  ['added-required-request-body', 'ERR', noBody, 'breaking required-field-added', back],
  ['request-body-removed', 'ERR', noBody, 'breaking field-removed'],
  [
    'request-body-media-type-removed',
    'ERR',
    operation(({ requestBody }) => ({
      requestBody: {
        ...requestBody,
        content: { ...(requestBody as { content: object }).content, 'text/csv': { schema: { type: 'string' } } },
      },
    })),
    'breaking content-type-removed',
    back,
  ],
  [
    'new-required-request-property',
    'ERR',
    newField('EstimationInput', { isRequired: true }),
    'breaking required-field-added',
  ],
  ['new-optional-request-property', 'INFO', newField('EstimationInput', { isRequired: false }), 'additive field-added'],
  ['request-property-removed', 'WARN', sent('parking', null), 'breaking field-removed'],
  [
    'request-property-became-required',
    'ERR',
    required('EstimationInput', names => [...names, 'etat']),
    'breaking field-required',
  ],
  [
    'request-property-became-optional',
    'INFO',
    required('EstimationInput', names => names.slice(1)),
    'additive field-optional',
  ],
  [
    'request-property-became-not-nullable',
    'ERR',
    sent('parking', { type: ['boolean', 'null'] }),
    'breaking null-removed',
    back,
  ],
  ['request-property-enum-value-removed', 'ERR', sent('classeEnergie', { enum: ['A', 'B'] }), 'breaking enum-removed'],
  [
    'request-property-enum-value-added',
    'INFO',
    sent('classeEnergie', { enum: ['A', 'B'] }),
    'additive enum-added',
    back,
  ],
  ['request-property-became-enum', 'ERR', sent('quartier', { enum: ['Gare'] }), 'breaking enum-removed'],
  ['request-property-max-decreased', 'ERR', sent('surface', { maximum: 500 }), 'breaking bound-narrowed'],
  ['request-property-max-increased', 'INFO', sent('surface', { maximum: 20_000 }), 'additive bound-widened'],
  ['request-property-max-set', 'WARN', sent('surface', { maximum: undefined }), 'breaking bound-narrowed', back],
  ['request-property-min-increased', 'ERR', sent('surface', { minimum: 9 }), 'breaking bound-narrowed'],
  ['request-property-max-length-decreased', 'ERR', sent('commune', { maxLength: 50 }), 'breaking bound-narrowed'],
  ['request-property-pattern-added', 'WARN', sent('quartier', { pattern: undefined }), 'breaking bound-narrowed', back],
  ['request-property-type-changed', 'ERR', sent('quartier', { type: 'number' }), 'breaking type-changed'],
  [
    'request-property-type-generalized',
    'INFO',
    sent('surface', { type: ['number', 'string'] }),
    'additive type-widened',
  ],
  ['request-property-type-specialized', 'ERR', sent('surface', { type: 'integer' }), 'breaking type-narrowed'],
  ['request-property-default-value-changed', 'ERR', sent('parking', { default: true }), 'breaking default-changed'],
  [
    'request-body-one-of-removed',
    'ERR',
    c => put(named(c, 'FeesInput'), { oneOf: (named(c, 'FeesInput').oneOf as object[]).slice(1) }),
    'breaking variant-removed',
  ],
  [
    'request-parameter-removed',
    'ERR',
    c => put(at(c, '/parameters'), { parameters: at(c, '/parameters').parameters?.slice(1) }),
    'breaking field-removed',
  ],
  [
    'new-required-request-parameter',
    'ERR',
    c => at(c, '/parameters').parameters?.push({ name: 'q', in: 'query', required: true, schema: {} }),
    'breaking required-field-added',
  ],
  [
    'new-optional-request-parameter',
    'INFO',
    c => at(c, '/parameters').parameters?.push({ name: 'q', in: 'query', schema: {} }),
    'additive field-added',
  ],
  [
    'request-parameter-became-required',
    'ERR',
    queried('country', () => ({ required: true })),
    'breaking field-required',
  ],
  [
    'request-parameter-pattern-changed',
    'WARN',
    queried('id', ({ schema }) => ({ schema: { ...schema, pattern: '^[a-z.]{1,100}$' } })),
    'breaking bound-narrowed',
  ],
  ['request-parameter-deprecated', 'INFO', queried('day', () => ({ deprecated: true })), 'additive deprecated'],
  ['response-success-status-removed', 'ERR', answers(() => ({ 200: undefined })), 'breaking success-status-removed'],
  ['response-non-success-status-removed', 'INFO', answers(() => ({ 404: undefined })), 'additive status-removed'],
  [
    'response-media-type-removed',
    'ERR',
    answers(
      ({ 200: good }) => ({ 200: { ...good, content: { 'application/json': good?.content?.['application/json'] } } }),
      '{commune}',
    ),
    'breaking content-type-removed',
  ],
  [
    'response-required-property-removed',
    'ERR',
    c => put(named(c, 'Estimate').properties as object, { fsdPct: undefined }),
    'breaking field-removed',
  ],
  [
    'response-property-became-optional',
    'ERR',
    required('Estimate', names => names.slice(1)),
    'breaking field-optional',
  ],
  ['response-property-became-nullable', 'ERR', answered('fsdPct', { type: ['number', 'null'] }), 'breaking null-added'],
  [
    'response-property-enum-value-added',
    'WARN',
    answered('confiance', { enum: ['forte', 'moyenne', 'faible', 'nulle'] }),
    'additive enum-added *',
    openLists,
  ],
  ['response-property-type-changed', 'ERR', answered('fsdPct', { type: 'string' }), 'breaking type-changed'],
  ['response-property-type-specialized', 'INFO', answered('fsdPct', { type: 'integer' }), 'additive type-narrowed'],
  [
    'response-property-max-increased',
    'ERR',
    answered('fsdPct', { maximum: 2000 }),
    'additive bound-widened *',
    forStrict,
  ],
  [
    'required-response-header-removed',
    'ERR',
    answers(({ 200: good }) => ({ 200: { ...good, headers: {} } })),
    'breaking header-removed',
  ],
  [
    'response-header-became-optional',
    'ERR',
    component('headers', 'X-Request-Id', { required: false }),
    'breaking header-optional',
  ],
]

/** The rows as they are judged. */
export const catalogue: readonly Catalogued[] = rows.map(([what, oasdiff, edit, expected, more]) => ({
  ...{ what, oasdiff, edit, expected: expected.split(', ') },
  ...more,
}))
