import type { ShownExample, ShownOperation } from './document.ts'

/** Service and key of the example requests. */
export interface RequestTarget {
  /** Public origin of the service. */
  service: string
  /** Shared sandbox key; undefined if disabled. */
  sandboxApiKey: string | undefined
}

const quoteShellArgument = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Key in the example requests: the sandbox key if enabled, else a placeholder. */
export const getExampleKey = ({ sandboxApiKey }: RequestTarget): string => sandboxApiKey ?? 'YOUR_KEY'

const isSessionOperation = ({ credentials }: ShownOperation): boolean => credentials.includes('session')

/** Path and query of a request. */
export const buildExamplePath = (
  { path }: ShownOperation,
  { params = {}, query = {} }: Partial<ShownExample>,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'ID'))
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** Body value of an example; undefined if it has none. */
export const getExampleBody = ({ request = {} }: Partial<ShownExample>): unknown =>
  'wrong' in request ? request.wrong : (request as { body?: unknown }).body

/** Formats the body of an example; undefined if it has none. */
const formatExampleBody = (example: Partial<ShownExample>): string | undefined => {
  const body = getExampleBody(example)
  if (body === undefined) return undefined
  if (!('wrong' in (example.request ?? {}))) return JSON.stringify(body, null, 2)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** Headers of an example request, except its credential. */
export const getExampleHeaders = (example: Partial<ShownExample>): Readonly<Record<string, string>> => ({
  ...(getExampleBody(example) !== undefined && { 'Content-Type': 'application/json' }),
  ...example.request?.headers,
})

/** Whether an operation needs a session token and accepts no key. */
export const needsSessionToken = (operation: ShownOperation): boolean =>
  isSessionOperation(operation) && !isSandboxOperation(operation)

const getCredentialHeader = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: RequestTarget,
): string[] => {
  if (example.situation === 'noCredential') return []
  if (example.situation === 'unknownKey') return ["-H 'X-API-Key: vk_live_unknown'"]
  return [
    needsSessionToken(operation)
      ? '-H "Authorization: Bearer $TOKEN"'
      : `-H ${quoteShellArgument(`X-API-Key: ${getExampleKey(caller)}`)}`,
  ]
}

/** File name of a file answer, as `estimationReport.pdf`. */
export const getAnswerFileName = ({ id }: ShownOperation, { fileType }: Partial<ShownExample>): string | undefined =>
  fileType && `${id}.${fileType.slice(fileType.indexOf('/') + 1)}`

/** Builds a request as a curl command. */
export const buildCurlCommand = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: RequestTarget,
  scenario?: string,
): string => {
  const body = formatExampleBody(example)
  const headers = { ...getExampleHeaders(example), ...(scenario && { 'X-Sandbox-Scenario': scenario }) }
  const method = operation.method === 'GET' || body !== undefined ? [] : [`-X ${operation.method}`]
  const otherMethod = body !== undefined && operation.method !== 'POST' ? [`-X ${operation.method}`] : []
  // Failures on demand are mostly a status and headers, which curl prints only with `-i`.
  const head = scenario ? ['-i'] : []
  const file = scenario ? undefined : getAnswerFileName(operation, example)
  return [
    `curl ${[...head, ...method, ...otherMethod, quoteShellArgument(caller.service + buildExamplePath(operation, example))].join(' ')}`,
    ...getCredentialHeader(operation, example, caller),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoteShellArgument(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoteShellArgument(body)}`]),
    ...(file === undefined ? [] : [`-o ${file}`]),
  ].join(' \\\n  ')
}

/** Formats a value as a JavaScript literal, with unquoted keys. */
const formatJavaScriptLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')

/** Builds a program that sends a request with the SDK; undefined if programs cannot send it. */
export const buildSdkProgram = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: RequestTarget,
): string | undefined => {
  if (operation.isOfPages) return undefined
  const { params = {}, query } = example
  const sent = getExampleBody(example)
  const input = sent === undefined ? [] : [formatJavaScriptLiteral(sent)]
  const parts = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    formatJavaScriptLiteral(params[name] ?? 'ID'),
  )
  const values = [...parts, ...(query ? [formatJavaScriptLiteral(query)] : []), ...input].join(', ')
  const apiKey = isSessionOperation(operation) ? 'process.env.TOKEN' : formatJavaScriptLiteral(getExampleKey(caller))
  const file = getAnswerFileName(operation, example)
  return `// npm install @valorem/sdk
${file ? "import { writeFile } from 'node:fs/promises'\n" : ''}import { createClient } from '@valorem/sdk'

const valorem = createClient({
  apiKey: ${apiKey},
  baseUrl: ${formatJavaScriptLiteral(caller.service)},
})
const { data } = await valorem.${operation.part}.${operation.id}(${values})
${file ? `await writeFile('${file}', data)` : 'console.log(data)'}`
}

/** Whether the sandbox key may call an operation, and so request its failures on demand. */
export const isSandboxOperation = ({ credentials }: ShownOperation): boolean => credentials.includes('sandbox')

/** Whether failures of an operation are available on demand: only to the sandbox key, if enabled. */
export const hasFailuresOnDemand = (operation: ShownOperation, { sandboxApiKey }: RequestTarget): boolean =>
  sandboxApiKey !== undefined && isSandboxOperation(operation)

/** First success example of an operation, the base of its other example requests. */
export const findGoodExample = ({ examples }: ShownOperation): ShownExample | undefined =>
  examples.find(({ status, situation }) => status < 300 && situation === undefined) ??
  examples.find(({ status }) => status < 300)
