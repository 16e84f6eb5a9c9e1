import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { scenarioHeader, scenariosPerMinute } from '#contract/shared/scenarios'
import { type CollectionRequest, collectionFolders, collectionVariables } from './collection-requests.ts'

/** Pause before a scenario in milliseconds, and when the next request may go. */
const pacing = { scenarioPauseMs: `${Math.ceil(60_000 / scenariosPerMinute) + 10}`, resumeAt: '0' } as const

const asJson = (value: unknown): string => JSON.stringify(value, null, 2)

/** A UUID that is the same each time for the same name, so that importing anew replaces what was imported. */
const idOf = (name: string): string => {
  const hex = createHash('sha256').update(`valorem ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * What the program of Postman runs before each request, so that a run is green with any key and within its limits: scenarios
 * are for the sandbox key and so many a minute for an address; of other requests, each answer says when the next may go.
 */
const before = [
  `const isScenario = pm.request.headers.has('${scenarioHeader}')`,
  `if (isScenario && pm.variables.get('apiKey') !== '${collectionVariables.apiKey}') {`,
  "  console.log('Skipped: scenarios are for the sandbox key.')",
  '  pm.execution.skipRequest()',
  '}',
  "const until = Number(pm.variables.get('resumeAt')) - Date.now()",
  "const pauseMs = isScenario ? Number(pm.variables.get('scenarioPauseMs')) : until",
  'if (pauseMs > 0) setTimeout(() => {}, pauseMs)',
]

/** What it runs after each answer: notes when a minute that is full begins anew, by the clock of the service. */
const after = [
  'const { headers } = pm.response',
  `if (!headers.has('${scenarioHeader}')) {`,
  "  const waitMs = 1000 * Number(headers.get('X-RateLimit-Reset')) - Date.parse(headers.get('Date'))",
  "  const isFull = headers.get('X-RateLimit-Remaining') === '0' && waitMs <= 60000",
  "  pm.collectionVariables.set('resumeAt', isFull ? Date.now() + waitMs + 1000 : 0)",
  '}',
]

const scripts = (lists: { prerequest?: readonly string[]; test: readonly string[] }) =>
  Object.entries(lists).map(([listen, exec]) => ({ listen, script: { type: 'text/javascript', exec } }))

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
    event: scripts({ test: testLines(request) }),
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
      description:
        'Every documented request. Set `baseUrl`, and `apiKey` for a key of your own, with which the folders *Failures* are skipped. A run keeps within the limits of its key by itself: with the sandbox key as it comes all requests take about seven minutes.',
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
    event: scripts({ prerequest: before, test: after }),
    variable: Object.entries({ ...collectionVariables, ...pacing }).map(([key, value]) => ({ key, value })),
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
