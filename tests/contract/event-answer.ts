import type { IncomingHttpHeaders } from 'node:http'
import { expect } from 'vitest'
import type { Operation } from '#contract/openapi/operations'

/** What of an answer is read. */
interface Read {
  headers: IncomingHttpHeaders
  text: string
}

/** Events, of which the last is the answer. */
const events = /^(?:event: \w+\ndata: \{.*\}\n\n)*event: (done|error)\ndata: (.*)\n\n$/

/** The answer at the end of events as it would be without them: its status, its headers and its body. */
export const endOfEvents = ({ access }: Operation, { headers, text }: Read): Read & { status: number } => {
  expect(access.progress).toBe(true)
  const asJson = { ...headers, 'content-type': 'application/json' }
  const [, name, data = ''] = events.exec(text) ?? []
  if (name === 'done') return { status: 200, headers: asJson, text: data }
  // What an event of this name holds, as the contract has it in words.
  const {
    status,
    headers: own,
    ...body
  } = JSON.parse(data) as { status: number; headers: Record<string, string | number> }
  const told = Object.fromEntries(Object.entries(own).map(([key, value]) => [key.toLowerCase(), String(value)]))
  // The head went out before it was known that no model would answer.
  const { 'x-generated-by': _, ...head } = asJson as IncomingHttpHeaders
  return { status, headers: { ...head, ...told }, text: JSON.stringify(body) }
}
