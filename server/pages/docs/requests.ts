import type { ShownExample, ShownOperation } from './document.ts'

/** Where the lines of the pages send their requests, and with which key. */
export interface Caller {
  /** Origin of this service as its readers reach it. */
  service: string
  /** The shared key; undefined where it is off. */
  sandboxApiKey: string | undefined
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The key of a caller in the lines: the shared one where it serves. */
export const keyOf = ({ sandboxApiKey }: Caller): string => sandboxApiKey ?? 'YOUR_KEY'

const isOfSession = ({ credentials }: ShownOperation): boolean => credentials.includes('session')

/** Path and query of a request. */
export const addressOf = ({ path }: ShownOperation, { params = {}, query = {} }: Partial<ShownExample>): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'ID'))
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** What an example sends as its body; undefined where it has none. */
export const sentBody = ({ request = {} }: Partial<ShownExample>): unknown =>
  'wrong' in request ? request.wrong : (request as { body?: unknown }).body

/** A body as it is sent; undefined where the example has none. */
const bodyOf = (example: Partial<ShownExample>): string | undefined => {
  const body = sentBody(example)
  if (body === undefined) return undefined
  if (!('wrong' in (example.request ?? {}))) return JSON.stringify(body, null, 2)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** Headers of a request beside that of its caller. */
export const headersOf = (example: Partial<ShownExample>): Readonly<Record<string, string>> => ({
  ...(sentBody(example) !== undefined && { 'Content-Type': 'application/json' }),
  ...example.request?.headers,
})

/** Whether a request is one of a person, with a token of a session, and no key sends it. */
export const isOfPersons = (operation: ShownOperation): boolean => isOfSession(operation) && !isOfSandbox(operation)

const credentialHeader = (operation: ShownOperation, example: Partial<ShownExample>, caller: Caller): string[] => {
  if (example.situation === 'noCredential') return []
  if (example.situation === 'unknownKey') return ["-H 'X-API-Key: vk_live_unknown'"]
  return [isOfPersons(operation) ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quoted(`X-API-Key: ${keyOf(caller)}`)}`]
}

/** Name for an answer that is a file, as `estimationReport.pdf`. */
export const fileOf = ({ id }: ShownOperation, { fileType }: Partial<ShownExample>): string | undefined =>
  fileType && `${id}.${fileType.slice(fileType.indexOf('/') + 1)}`

/** A request as a line for a shell. */
export const curlLine = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: Caller,
  scenario?: string,
): string => {
  const body = bodyOf(example)
  const headers = { ...headersOf(example), ...(scenario && { 'X-Sandbox-Scenario': scenario }) }
  const method = operation.method === 'GET' || body !== undefined ? [] : [`-X ${operation.method}`]
  const otherMethod = body !== undefined && operation.method !== 'POST' ? [`-X ${operation.method}`] : []
  // What is asked for on demand is mostly a status and headers, which curl prints with `-i` alone.
  const head = scenario ? ['-i'] : []
  const file = scenario ? undefined : fileOf(operation, example)
  return [
    `curl ${[...head, ...method, ...otherMethod, quoted(caller.service + addressOf(operation, example))].join(' ')}`,
    ...credentialHeader(operation, example, caller),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
    ...(file === undefined ? [] : [`-o ${file}`]),
  ].join(' \\\n  ')
}

/** A value as JavaScript writes it, names of fields without quotes. */
const literal = (value: unknown): string => JSON.stringify(value, null, 2).replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')

/** A program with the SDK that sends a request; undefined where programs cannot. */
export const sdkProgram = (
  operation: ShownOperation,
  example: Partial<ShownExample>,
  caller: Caller,
): string | undefined => {
  if (operation.isOfPages) return undefined
  const { params = {}, query } = example
  const sent = sentBody(example)
  const input = sent === undefined ? [] : [literal(sent)]
  const parts = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => literal(params[name] ?? 'ID'))
  const values = [...parts, ...(query ? [literal(query)] : []), ...input].join(', ')
  const apiKey = isOfSession(operation) ? 'process.env.TOKEN' : literal(keyOf(caller))
  const file = fileOf(operation, example)
  return `// npm install @valorem/sdk
${file ? "import { writeFile } from 'node:fs/promises'\n" : ''}import { createClient } from '@valorem/sdk'

const valorem = createClient({
  apiKey: ${apiKey},
  baseUrl: ${literal(caller.service)},
})
const { data } = await valorem.${operation.part}.${operation.id}(${values})
${file ? `await writeFile('${file}', data)` : 'console.log(data)'}`
}

/** Whether the shared key may call an operation, so that it may ask for its failures. */
export const isOfSandbox = ({ credentials }: ShownOperation): boolean => credentials.includes('sandbox')

/** Whether this service gives the failures of an operation on demand: to its shared key alone, where that is on. */
export const hasScenarios = (operation: ShownOperation, { sandboxApiKey }: Caller): boolean =>
  sandboxApiKey !== undefined && isOfSandbox(operation)

/** The first good example of an operation, which its other lines are made from. */
export const goodExample = ({ examples }: ShownOperation): ShownExample | undefined =>
  examples.find(({ status, situation }) => status < 300 && situation === undefined) ??
  examples.find(({ status }) => status < 300)
