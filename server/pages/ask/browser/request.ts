import type { ChatAnswer } from '#contract/ai/text'
import type { ChatRequestBody } from '../conversation.ts'
import { createEventReader, type StreamEvent } from '../event-stream.ts'
import type { Failure } from '../problem.ts'

/** Request of a question: its body, credential and progress callback. */
export interface AskRequest {
  body: ChatRequestBody
  /** Undefined to authenticate with the browser's session. */
  key: string | undefined
  language: string
  signal: AbortSignal
  /** Called with each step: `writing`, `checking`, or `calculating` with the operation. */
  onProgress(step: string, operation?: string): void
}

/** Result of a question. */
export type AskOutcome = { answer: ChatAnswer } | { failure: Failure } | { isStopped: true }

const path = '/api/v1/ai/chat'

const sendAskRequest = ({ body, key, language, signal }: AskRequest): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      // JSON is the fallback of a service without progress events.
      Accept: 'text/event-stream, application/json;q=0.5',
      'Accept-Language': language,
      ...(key !== undefined && { 'X-API-Key': key }),
    },
    credentials: key === undefined ? 'same-origin' : 'omit',
    cache: 'no-store',
    body: JSON.stringify(body),
    signal,
  })

const parseRetrySeconds = (text: string | null | undefined): number | undefined => {
  const seconds = Number(text ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

/** Error body of a response; undefined for other bodies, e.g. of a proxy. */
const readRefusal = (body: unknown): Failure['refusal'] =>
  typeof body === 'object' && body !== null && 'code' in body ? (body as Failure['refusal']) : undefined

const readResponseFailure = async (res: Response): Promise<Failure> => ({
  status: res.status,
  refusal: readRefusal(await res.json().catch(() => undefined)),
  retryAfterSeconds: parseRetrySeconds(res.headers.get('Retry-After')),
})

/** Error event: the error body, with the status and headers of the response. */
interface FailedEvent {
  status: number
  headers?: Readonly<Record<string, string>>
}

const toEventFailure = (data: FailedEvent): Failure => ({
  status: data.status,
  refusal: readRefusal(data),
  retryAfterSeconds: parseRetrySeconds(data.headers?.['Retry-After']),
})

/** Handles one event; returns the outcome with the last one. */
const handleStreamEvent = ({ name, data }: StreamEvent, { onProgress }: AskRequest): AskOutcome | undefined => {
  if (name === 'done') return { answer: data as ChatAnswer }
  if (name === 'error') return { failure: toEventFailure(data as FailedEvent) }
  onProgress(name, (data as { operation?: string }).operation)
  return undefined
}

const readEventStream = async (body: ReadableStream<Uint8Array>, asking: AskRequest): Promise<AskOutcome> => {
  const read = createEventReader()
  const decoder = new TextDecoder()
  for await (const part of body) {
    for (const event of read(decoder.decode(part, { stream: true }))) {
      const asked = handleStreamEvent(event, asking)
      if (asked) return asked
    }
  }
  return { failure: { status: 0 } }
}

/** Sends a question, reports its progress where the service streams it, and returns the outcome; never throws. */
export const sendQuestionToService = async (asking: AskRequest): Promise<AskOutcome> => {
  try {
    const res = await sendAskRequest(asking)
    if (!res.ok) return { failure: await readResponseFailure(res) }
    const isStream = res.headers.get('Content-Type')?.startsWith('text/event-stream')
    return isStream && res.body ? await readEventStream(res.body, asking) : { answer: await res.json() }
  } catch {
    return asking.signal.aborted ? { isStopped: true } : { failure: { status: 0 } }
  }
}
