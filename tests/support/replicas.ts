import { Agent, request } from 'node:http'
import { onServer } from '../adapters/storage/places.ts'
import { run, type ServiceProcess, startProcess } from './process.ts'

/** The parts of an answer that a caller sees. */
export interface Seen {
  status: number
  ms: number
  reset: string | undefined
  retryAfter: string | undefined
  replayed: boolean
}

/**
 * Most milliseconds of an answer while the records are away. The service gives up after 1.5 s, so that two seconds are
 * kept where the machine is free; one that does not give up waits for as long as they are away.
 */
export const awayMsMax = 20_000

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const body = '{"commune":"Mamer","surface":80}'

/** Asks a service for one estimate; a connection that is cut rejects. */
export const estimate = (url: string, headers: Record<string, string>): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = { 'Content-Type': 'application/json', 'Content-Length': body.length, ...headers }
    request(`${url}/api/v1/estimation`, { method: 'POST', agent, headers: sent }, answer => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () => {
        const header = (name: string) => answer.headers[name] as string | undefined
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - startedAt,
          reset: header('x-ratelimit-reset'),
          retryAfter: header('retry-after'),
          replayed: header('idempotent-replayed') === 'true',
        })
      })
    })
      .once('error', reject)
      .end(body)
  })

/** Sends `count` requests with one key, 64 at a time, to the services in turns. */
export const load = async (urls: readonly string[], key: string, count: number): Promise<Seen[]> => {
  const seen: Seen[] = []
  let next = 0
  const caller = async (): Promise<void> => {
    while (next < count) {
      const url = urls[next++ % urls.length] ?? ''
      seen.push(await estimate(url, { 'X-API-Key': key }))
    }
  }
  await Promise.all(Array.from({ length: 64 }, caller))
  return seen
}

/** How many of the answers had a status. */
export const withStatus = (seen: readonly Seen[], status: number): number =>
  seen.filter(answer => answer.status === status).length

/** How many answers came because the records gave none in their time, as they may when the machine is busy; the others are refused at once. */
export const givenUp = (seen: readonly Seen[]): number =>
  seen.filter(({ status, ms }) => status === 503 && ms > 1000).length

/** Types an operator's command at an environment; the one place that knows where the program is. */
export const keysCommand = (env: Record<string, string>, ...args: string[]) =>
  run(['server/commands/keys.ts', ...args], env)

/** Makes a key by the operator's command. */
export const newKey = async (env: Record<string, string>, tier: string): Promise<{ id: string; key: string }> => {
  const { stdout, stderr } = await keysCommand(env, 'create', '--name', 'Load', '--tier', tier, '--json')
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout)
}

/** The sum of a key's daily counts in a PostgreSQL. */
export const countedIn = (url: string, keyId: string): Promise<number> =>
  onServer(url, async client => {
    const { rows } = await client.query('select coalesce(sum(count), 0)::int as count from usage where key_id = $1', [
      keyId,
    ])
    return rows[0].count
  })

/** Starts two services at once. */
export const startTwo = async (env: Record<string, string>): Promise<[ServiceProcess, ServiceProcess]> =>
  Promise.all([startProcess(env), startProcess(env)])

/** The messages of a service's log, in order. */
export const messages = (service: ServiceProcess): string[] =>
  service
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line).msg)
