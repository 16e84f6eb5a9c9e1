import type { ChatAnswer } from '#contract/ai/text'
import type { Asked } from '../conversation.ts'
import { eventReader, type StreamEvent } from '../event-stream.ts'
import type { Failure } from '../problem.ts'

/** What is asked, by whom, and who hears how far the answer is. */
export interface Asking {
  body: Asked
  /** Undefined: the session of the browser asks. */
  key: string | undefined
  language: string
  signal: AbortSignal
  /** Hears each step: `writing`, `checking`, or `calculating` with the operation. */
  hear(step: string, operation?: string): void
}

/** What became of a question. */
export type Outcome = { answer: ChatAnswer } | { failure: Failure } | { isStopped: true }

const path = '/api/v1/ai/chat'

const send = ({ body, key, language, signal }: Asking): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // A service that tells no progress answers as JSON.
      Accept: 'text/event-stream, application/json;q=0.5',
      'Accept-Language': language,
      ...(key !== undefined && { 'X-API-Key': key }),
    },
    credentials: key === undefined ? 'same-origin' : 'omit',
    cache: 'no-store',
    body: JSON.stringify(body),
    signal,
  })

const secondsOf = (text: string | null | undefined): number | undefined => {
  const seconds = Number(text ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

/** The body of a refusal, where it is one; a proxy in between may answer with something else. */
const refusalIn = (body: unknown): Failure['refusal'] =>
  typeof body === 'object' && body !== null && 'code' in body ? (body as Failure['refusal']) : undefined

const failureOf = async (res: Response): Promise<Failure> => ({
  status: res.status,
  refusal: refusalIn(await res.json().catch(() => undefined)),
  retryAfterSeconds: secondsOf(res.headers.get('Retry-After')),
})

/** A refusal as an event carries it: its body with the status and the headers that it would have had. */
interface FailedEvent {
  status: number
  headers?: Readonly<Record<string, string>>
}

const failureOfEvent = (data: FailedEvent): Failure => ({
  status: data.status,
  refusal: refusalIn(data),
  retryAfterSeconds: secondsOf(data.headers?.['Retry-After']),
})

/** Hears one event; the last one ends the question. */
const heard = ({ name, data }: StreamEvent, { hear }: Asking): Outcome | undefined => {
  if (name === 'done') return { answer: data as ChatAnswer }
  if (name === 'error') return { failure: failureOfEvent(data as FailedEvent) }
  hear(name, (data as { operation?: string }).operation)
  return undefined
}

const followed = async (body: ReadableStream<Uint8Array>, asking: Asking): Promise<Outcome> => {
  const read = eventReader()
  const decoder = new TextDecoder()
  for await (const part of body) {
    for (const event of read(decoder.decode(part, { stream: true }))) {
      const asked = heard(event, asking)
      if (asked) return asked
    }
  }
  return { failure: { status: 0 } }
}

/** Asks the service, follows its progress where it tells it, and gives what became of the question; it does not throw. */
export const ask = async (asking: Asking): Promise<Outcome> => {
  try {
    const res = await send(asking)
    if (!res.ok) return { failure: await failureOf(res) }
    const isStream = res.headers.get('Content-Type')?.startsWith('text/event-stream')
    return isStream && res.body ? await followed(res.body, asking) : { answer: await res.json() }
  } catch {
    return asking.signal.aborted ? { isStopped: true } : { failure: { status: 0 } }
  }
}
