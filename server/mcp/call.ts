import { request } from 'node:http'
import type { CalledOperation } from './tools.ts'

/** Where the service listens, and what of the caller's request goes along. */
export interface Origin {
  host: string
  port: number
  headers: Readonly<Record<string, string>>
}

/** An answer of the service to a call of a tool. */
export interface Answered {
  status: number
  retryAfterSeconds: number | undefined
  body: unknown
}

/** Longest time of one call. */
export const callMsMax = 20_000

/** A part of a path; a missing one is a blank, which is refused by its name, since nothing would make another path. */
const part = (value: unknown = ''): string => encodeURIComponent(String(value) || ' ')

/** The path of a GET with its parts filled in, and what else was sent as its query. */
const addressOf = (path: string, input: Readonly<Record<string, unknown>>): string => {
  const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => part(input[name]))
  const query = Object.entries(input).filter(([name]) => !parts.includes(name))
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return filled + (search && `?${search}`)
}

/**
 * Calls an operation over the service's own socket with the credential of the caller, so that rights, quota, validation
 * and log are those of every request.
 * @throws the reason of the signal, or what the connection failed with.
 */
export const callOperation = (
  { method, path }: CalledOperation,
  input: Readonly<Record<string, unknown>>,
  { host, port, headers }: Origin,
  signal: AbortSignal,
): Promise<Answered> => {
  const body = method === 'POST' ? Buffer.from(JSON.stringify(input)) : undefined
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host, port, method, signal, agent: false },
        path: method === 'GET' ? addressOf(path, input) : path,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }) },
      },
      answer => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          const text = Buffer.concat(parts).toString()
          const wait = Number(answer.headers['retry-after'])
          try {
            resolve({
              status: answer.statusCode ?? 0,
              retryAfterSeconds: Number.isFinite(wait) && wait > 0 ? wait : undefined,
              body: JSON.parse(text),
            })
          } catch {
            reject(new Error('The answer was no JSON.'))
          }
        })
      },
    )
    // A request that is ended by its signal fails with an error of its own, which only names the reason as its cause.
    sent.once('error', error => reject(signal.aborted ? signal.reason : error))
    sent.end(body)
  })
}
