import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { type CollectionRequest, collectionFolders, collectionVariables } from './collection-requests.ts'

const asJson = (value: unknown): string => JSON.stringify(value, null, 2)

/** A UUID that is the same each time for the same name, so that importing anew replaces what was imported. */
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(`valorem ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** What the program of Postman runs on an answer. */
const testLines = ({ expected: { status, hasSuccess, code } }: CollectionRequest): string[] => [
  `pm.test('status ${status}', () => pm.response.to.have.status(${status}))`,
  ...(hasSuccess ? [`pm.test('success', () => pm.expect(pm.response.json().success).to.equal(${status < 400}))`] : []),
  ...(code ? [`pm.test('code ${code}', () => pm.expect(pm.response.json().code).to.equal('${code}'))`] : []),
]

const headersOf = ({ headers, body }: CollectionRequest): [string, string][] => [
  ...(body === undefined ? [] : ([['Content-Type', 'application/json']] as [string, string][])),
  ...Object.entries(headers),
]

const postmanRequest = (request: CollectionRequest) => {
  const [path = '', search] = request.path.split('?')
  return {
    method: request.method,
    description: request.summary,
    header: headersOf(request).map(([key, value]) => ({ key, value })),
    url: {
      raw: `{{baseUrl}}${request.path}`,
      host: ['{{baseUrl}}'],
      path: path.split('/').slice(1),
      ...(search && { query: [...new URLSearchParams(search)].map(([key, value]) => ({ key, value })) }),
    },
    ...(request.body !== undefined && {
      body: { mode: 'raw', raw: asJson(request.body), options: { raw: { language: 'json' } } },
    }),
  }
}

/** The documented answer as Postman shows it beside a request; of a file nothing but its type. */
const savedAnswer = ({ answer, fileType }: CollectionRequest) => ({
  header: [{ key: 'Content-Type', value: fileType ?? 'application/json; charset=utf-8' }],
  ...(fileType === undefined && { body: asJson(answer), _postman_previewlanguage: 'json' }),
})

const postmanItem = (request: CollectionRequest) => {
  const { name, expected } = request
  const sent = postmanRequest(request)
  return {
    name,
    event: [{ listen: 'test', script: { type: 'text/javascript', exec: testLines(request) } }],
    request: sent,
    response: [
      {
        name: `${expected.status}`,
        originalRequest: sent,
        status: STATUS_CODES[expected.status] ?? '',
        code: expected.status,
        ...savedAnswer(request),
      },
    ],
  }
}

/** The collection for Postman, schema v2.1.0: a folder for each tag, and in it one of failures on demand. */
export const postmanCollection = (): string => {
  const item = collectionFolders().map(({ name, description, good, failing }) => ({
    name,
    description,
    item: [...good.map(postmanItem), { name: 'Failures', item: failing.map(postmanItem) }],
  }))
  return `${asJson({
    info: {
      _postman_id: idOf('postman collection'),
      name: 'Valorem',
      description: 'Every documented request. Set `baseUrl`, and `apiKey` for a key of your own.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: Object.entries(collectionVariables).map(([key, value]) => ({ key, value })),
    item,
  })}\n`
}

const httpRequest = (request: CollectionRequest): string =>
  [
    `### ${request.name}`,
    `# ${request.summary}`,
    `${request.method} {{baseUrl}}${request.path}`,
    'X-API-Key: {{apiKey}}',
    ...headersOf(request).map(([key, value]) => `${key}: ${value}`),
    ...(request.body === undefined ? [] : ['', asJson(request.body)]),
    '',
  ].join('\n')

/** The same requests as text for editors that send what stands between two `###`. */
export const httpCollection = (): string => {
  const variables = Object.entries(collectionVariables).map(([name, value]) => `@${name} = ${value}`)
  const requests = collectionFolders().flatMap(({ good, failing }) => [...good, ...failing])
  return [...variables, '', ...requests.map(httpRequest)].join('\n')
}
