import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { type CollectionRequest, createCollectionFolders } from '#contract/openapi/collection-requests'
import { operations } from '#contract/openapi/operations'

/** What a run of the load tool prints, and how it ends: 0 well, 1 undeclared answers or faults of the server, 2 wrong use. */
export interface LoadEnd {
  exitCode: 0 | 1 | 2
  out: string
  err: string
}

/** What was measured. */
interface Measured {
  requests: number
  statuses: Record<string, number>
  p50: number
  p95: number
  p99: number
  /** Answers with a status that the operation does not declare. */
  undeclared: number
  /** Connections that failed, or gave no answer in ten seconds. */
  failedConnections: number
}

const usage =
  'Usage: npm run bench -- load --base URL --key KEY [--operation ID] [--rate 20] [--seconds 10] [--connections 4] [--json] [--yes-this-is-mine]\n'

const fault = (message: string): LoadEnd => ({ exitCode: 2, out: '', err: `${message}\n${usage}` })

const bounds = { rate: [1, 2000], seconds: [1, 300], connections: [1, 100] } as const

/** @throws Error that names the option and its bounds. */
const whole = (name: keyof typeof bounds, text: string): number => {
  const [least, most] = bounds[name]
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} ${text}: must be a whole number from ${least} to ${most}.`)
  return value
}

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)

const goodRequests = createCollectionFolders().flatMap(({ good }) => good)

const operationOf = ({ name }: CollectionRequest): string => name.split(':')[0] ?? ''

/** Those that the service answers by itself: what a fresh one asks others for is sent where it is named. */
const ownRequests = goodRequests.filter(({ headers }) => Object.keys(headers).length === 0)

/** The good requests of one operation, or of all that the service answers by itself. @throws Error that lists the operations. */
const chosen = (operation: string | undefined): CollectionRequest[] => {
  if (operation === undefined) return ownRequests
  const found = goodRequests.filter(one => operationOf(one) === operation)
  const names = [...new Set(goodRequests.map(operationOf))].join(', ')
  if (found.length === 0) throw new Error(`--operation ${operation}: must be one of ${names}.`)
  return found
}

/** The least of some times that a share of them does not exceed; 0 of none. */
const percentile = (sorted: readonly number[], share: number): number =>
  Math.round((sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0) * 10) / 10

interface Settings {
  base: URL
  key: string
  rate: number
  seconds: number
  connections: number
  requests: readonly CollectionRequest[]
}

const measured = async ({ base, key, rate, seconds, connections, requests }: Settings): Promise<Measured> => {
  const declared = new Map(operations.map(({ id, responses }) => [id, Object.keys(responses)]))
  const statuses: Record<string, number> = {}
  let undeclared = 0
  const times: number[] = []
  const run = autocannon({
    ...{ url: base.origin, connections, duration: seconds, overallRate: rate },
    requests: requests.map(request => ({
      method: request.method,
      path: request.path,
      headers: {
        'X-API-Key': key,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      onResponse: status => {
        statuses[status] = (statuses[status] ?? 0) + 1
        if (!declared.get(operationOf(request))?.includes(String(status))) undeclared += 1
      },
    })),
  })
  run.on('response', (_client, _status, _bytes, ms) => void times.push(ms))
  const { errors: failedConnections } = await run
  times.sort((a, b) => a - b)
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map(share => percentile(times, share))
  return { requests: times.length, statuses, p50, p95, p99, undeclared, failedConnections }
}

const isFault = ({ statuses, undeclared, failedConnections }: Measured): boolean =>
  undeclared > 0 || failedConnections > 0 || Object.keys(statuses).some(status => Number(status) >= 500)

const printed = ({ requests, statuses, p50, p95, p99, undeclared, failedConnections }: Measured): string =>
  [
    `${requests} requests: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
    `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`,
    `${undeclared} answers with a status that the operation does not declare, ${failedConnections} connections failed`,
    '',
  ].join('\n')

const settingsOf = (args: readonly string[]): { settings: Settings; isJson: boolean } => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ base: { type: 'string' }, key: { type: 'string' }, operation: { type: 'string' } },
      rate: { type: 'string', default: '20' },
      seconds: { type: 'string', default: '10' },
      connections: { type: 'string', default: '4' },
      json: { type: 'boolean', default: false },
      'yes-this-is-mine': { type: 'boolean', default: false },
    },
  })
  if (!values.base || !URL.canParse(values.base)) throw new Error('--base: the address of the service is required.')
  if (!values.key) throw new Error('--key: an API key is required.')
  const base = new URL(values.base)
  if (!isLoopback(base) && !values['yes-this-is-mine'])
    throw new Error(`--base ${base.origin} is not this machine; add --yes-this-is-mine if the service is yours.`)
  const { key, json: isJson } = values
  const numbers = {
    rate: whole('rate', values.rate),
    seconds: whole('seconds', values.seconds),
    connections: whole('connections', values.connections),
  }
  return { settings: { base, key, ...numbers, requests: chosen(values.operation) }, isJson }
}

/** Sends the documented good requests at a steady rate and tells how the service answered. */
export const load = async (args: readonly string[]): Promise<LoadEnd> => {
  try {
    const { settings, isJson } = settingsOf(args)
    const result = await measured(settings)
    const out = isJson ? `${JSON.stringify(result)}\n` : printed(result)
    return { exitCode: isFault(result) ? 1 : 0, out, err: '' }
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error))
  }
}
