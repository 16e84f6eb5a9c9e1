import { createHash } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import { scenarioHeader, scenariosPerMinute } from '#contract/shared/scenarios'
import { type CollectionRequest, collectionVariables, createCollectionFolders } from './collection-requests.ts'

/** Pause before a scenario in milliseconds, and when the next request may go. */
const pacing = { scenarioPauseMs: `${Math.ceil(60_000 / scenariosPerMinute) + 10}`, resumeAt: '0' } as const

const formatCollectionJson = (value: unknown): string => JSON.stringify(value, null, 2)

/** A deterministic UUID of a name, so that a new import replaces the previous one. */
const createStableId = (name: string): string => {
  const hex = createHash('sha256').update(`valorem ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * Pre-request script of Postman, which keeps a run within the limits of any key: scenarios need the sandbox key and are
 * limited per minute and address; for other requests, each answer tells when to send the next.
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

/** Test script after each answer: stores the reset of an exhausted minute, by the clock of the service. */
const after = [
  'const { headers } = pm.response',
  `if (!headers.has('${scenarioHeader}')) {`,
  "  const waitMs = 1000 * Number(headers.get('X-RateLimit-Reset')) - Date.parse(headers.get('Date'))",
  "  const isFull = headers.get('X-RateLimit-Remaining') === '0' && waitMs <= 60000",
  "  pm.collectionVariables.set('resumeAt', isFull ? Date.now() + waitMs + 1000 : 0)",
  '}',
]

const createScripts = (lists: { prerequest?: readonly string[]; test: readonly string[] }) =>
  Object.entries(lists).map(([listen, exec]) => ({ listen, script: { type: 'text/javascript', exec } }))

/** Test script of Postman for an answer. */
const testLines = ({ expected: { status, hasSuccess, code } }: CollectionRequest): string[] => [
  `pm.test('status ${status}', () => pm.response.to.have.status(${status}))`,
  ...(hasSuccess ? [`pm.test('success', () => pm.expect(pm.response.json().success).to.equal(${status < 400}))`] : []),
  ...(code ? [`pm.test('code ${code}', () => pm.expect(pm.response.json().code).to.equal('${code}'))`] : []),
]

const getRequestHeaders = ({ headers, body }: CollectionRequest): [string, string][] => [
  ...(body === undefined ? [] : ([['Content-Type', 'application/json']] as [string, string][])),
  ...Object.entries(headers),
]

const buildPostmanRequest = (request: CollectionRequest) => {
  const [path = '', search] = request.path.split('?')
  return {
    method: request.method,
    description: request.summary,
    header: getRequestHeaders(request).map(([key, value]) => ({ key, value })),
    url: {
      raw: `{{baseUrl}}${request.path}`,
      host: ['{{baseUrl}}'],
      path: path.split('/').slice(1),
      ...(search && { query: [...new URLSearchParams(search)].map(([key, value]) => ({ key, value })) }),
    },
    ...(request.body !== undefined && {
      body: { mode: 'raw', raw: formatCollectionJson(request.body), options: { raw: { language: 'json' } } },
    }),
  }
}

/** The documented answer as Postman shows it with a request; of a file only its type. */
const buildSavedAnswer = ({ answer, fileType }: CollectionRequest) => ({
  header: [{ key: 'Content-Type', value: fileType ?? 'application/json' }],
  ...(fileType === undefined && { body: formatCollectionJson(answer), _postman_previewlanguage: 'json' }),
})

const buildPostmanItem = (request: CollectionRequest) => {
  const { name, expected } = request
  const sent = buildPostmanRequest(request)
  return {
    name,
    event: createScripts({ test: testLines(request) }),
    request: sent,
    response: [
      {
        name: `${expected.status}`,
        originalRequest: sent,
        status: STATUS_CODES[expected.status] ?? '',
        code: expected.status,
        ...buildSavedAnswer(request),
      },
    ],
  }
}

/** The collection for Postman, schema v2.1.0: a folder for each tag, and in it one of failures on demand. */
export const buildPostmanCollection = (): string => {
  const item = createCollectionFolders().map(({ name, description, good, failing }) => ({
    name,
    description,
    item: [...good.map(buildPostmanItem), { name: 'Failures', item: failing.map(buildPostmanItem) }],
  }))
  return `${formatCollectionJson({
    info: {
      _postman_id: createStableId('postman collection'),
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
    event: createScripts({ prerequest: before, test: after }),
    variable: Object.entries({ ...collectionVariables, ...pacing }).map(([key, value]) => ({ key, value })),
    item,
  })}\n`
}

/**
 * Scripts of the `.http` file for httpyac, which runs it as a test; editors read the same file without them. Address and
 * key may be given in the environment, waits are those of the collection for Postman, and each answer has the status that
 * its request expects. Scenarios are for the sandbox key: with another one their answers are not compared.
 */
const httpScripts: readonly string[] = [
  '# Requests are separated by ###. As a test: BASE_URL=… API_KEY=… npx httpyac send valorem.http --all',
  '{{+request',
  '  const { BASE_URL, API_KEY, SCENARIO_PAUSE_MS } = process.env',
  '  if (BASE_URL) request.url = request.url.replace(baseUrl, BASE_URL)',
  "  if (API_KEY) request.headers['X-API-Key'] = API_KEY",
  `  const pauseMs = Number(SCENARIO_PAUSE_MS || ${pacing.scenarioPauseMs})`,
  `  const waitMs = request.headers['${scenarioHeader}'] ? pauseMs : (globalThis.resumeAt ?? 0) - Date.now()`,
  '  if (waitMs > 0) await new Promise(done => setTimeout(done, waitMs))',
  '}}',
  '{{+after',
  '  const { status } = httpRegion.metaData',
  `  const isScenario = request.headers['${scenarioHeader}'] !== undefined`,
  `  const isSandbox = request.headers['X-API-Key'] === '${collectionVariables.apiKey}'`,
  '  const headerOf = name => Number(response.headers[name] ?? Number.NaN)',
  "  const windowMs = 1000 * headerOf('x-ratelimit-reset') - Date.parse(response.headers.date)",
  "  if (!isScenario) globalThis.resumeAt = headerOf('x-ratelimit-remaining') === 0 && windowMs <= 60_000 ? Date.now() + windowMs + 1000 : 0",
  "  if (isSandbox || !isScenario) test('status ' + status, () => {",
  "    if (response.statusCode !== Number(status)) throw new Error('The answer has the status ' + response.statusCode)",
  '  })',
  '}}',
]

const formatHttpRequest = (request: CollectionRequest): string =>
  [
    `### ${request.name}`,
    `# ${request.summary}`,
    `# @status ${request.expected.status}`,
    `${request.method} {{baseUrl}}${request.path}`,
    'X-API-Key: {{apiKey}}',
    ...getRequestHeaders(request).map(([key, value]) => `${key}: ${value}`),
    ...(request.body === undefined ? [] : ['', formatCollectionJson(request.body)]),
    '',
  ].join('\n')

/** The same requests as text for editors that send the requests between two `###`. */
export const buildHttpCollection = (): string => {
  const variables = Object.entries(collectionVariables).map(([name, value]) => `@${name} = ${value}`)
  const requests = createCollectionFolders().flatMap(({ good, failing }) => [...good, ...failing])
  return [...variables, '', ...httpScripts, '', ...requests.map(formatHttpRequest)].join('\n')
}
