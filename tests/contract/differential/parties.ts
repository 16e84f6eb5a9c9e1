import type { Agent } from 'node:http'
import { handlers } from '@valorem/sdk/testing'
import { getResponse, type HttpHandler } from 'msw'
import { type Answer, send } from '../fuzzed.ts'
import { type Drawn, secretKeyMark } from './drawn-requests.ts'
import { unaskable } from './unaskable.ts'

/** What answers requests; undefined where the connection ends before an answer. */
export type Party = (drawn: Drawn, address: string) => Promise<Answer | undefined | 'not asked'>

/** Requests after which the address of the client changes: the limits of the sandbox key are those of an address. */
export const requestsOfAddress = 5

/** The address of the client of a request, of those that are for documentation (RFC 5737, RFC 3849). */
export const addressOf = (at: number): string => `2001:db8:${Math.floor(at / requestsOfAddress).toString(16)}::1`

/** A party over HTTP, with the key that it knows. */
export const overHttp =
  (url: string, agent: Agent, key: string): Party =>
  ({ operation: { method }, path, sent }, address) => {
    const headers = sent.headers.map(([name, value]): [string, string] => [name, value.replace(secretKeyMark, key)])
    return send(
      { url },
      agent,
      { method, path },
      { ...sent, headers: [...headers, ['X-Forwarded-For', address]] },
    ).catch(() => undefined)
  }

/** The handlers of the SDK on the day of the tests, asked as msw asks them; new ones for each address, as it has a new minute. */
export const mockedByHandlers = (): Party => {
  const lists = new Map<string, HttpHandler[]>()
  const listOf = (address: string): HttpHandler[] => {
    const list = lists.get(address) ?? handlers({ credential: 'required', limits: 'enforced', today: '2026-11-21' })
    lists.clear()
    lists.set(address, list)
    return list
  }
  return async ({ operation: { method }, path, sent }, address) => {
    const list = listOf(address)
    const body = method === 'GET' || sent.body.length === 0 ? null : new Uint8Array(Buffer.from(sent.body))
    const request = new Request(`https://valorem.test${path}`, { method, headers: sent.headers, body })
    const answer = await getResponse(list, request)
    if (answer === undefined) throw new Error(`No handler answers ${method} ${path}.`)
    if (answer.type === 'error') return undefined
    const text = await answer.text().catch(() => undefined)
    return text === undefined ? undefined : { status: answer.status, headers: Object.fromEntries(answer.headers), text }
  }
}

/** Asks Prism what it can be asked; else another party, or none. */
export const askPrism =
  (prism: Party, other?: Party): Party =>
  (drawn, address) => {
    const isAskable = !unaskable.some(({ fits }) => fits(drawn))
    return isAskable ? prism(drawn, address) : (other?.(drawn, address) ?? Promise.resolve('not asked'))
  }
