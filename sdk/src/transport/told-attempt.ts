import { type RequestEvent, tell } from '../hooks.ts'
import type { Result } from '../result.ts'
import type { FetchResponse, HeaderReader } from '../web.ts'
import { objectOf } from './answer.ts'
import { bounded, contentOf, resultOfResponse, send, tooLong } from './attempt.ts'
import type { Job } from './job.ts'

/** Takes the text of a stream of events (HTML Living Standard, section 9.2) piece by piece. */
const eventParser = (take: (name: string, data: string) => void): ((text: string) => void) => {
  let rest = ''
  return text => {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split(/\r?\n/)
      const field = (name: string) =>
        lines
          .find(line => line.startsWith(name))
          ?.slice(name.length)
          .trim() ?? ''
      // The service writes JSON, on one line; a comment has no name, and only says that the connection lives.
      if (field('event:')) take(field('event:'), field('data:'))
    }
  }
}

/** The answer at the end of a stream, with the status and the headers that it would have had by itself. */
const answerAt = (name: string, data: string, { status, headers }: FetchResponse) => {
  if (name === 'done') return { status, headers, content: data }
  const failure = name === 'error' ? objectOf(data) : undefined
  if (typeof failure?.status !== 'number')
    return { status, headers, content: `The events ended without an answer, behind "${name}".` }
  const own = Object(failure.headers) as Record<string, string | undefined>
  const reader: HeaderReader = { get: wanted => own[wanted.toLowerCase()] ?? headers.get(wanted) }
  return { status: failure.status, headers: reader, content: data }
}

/** Reads the events of an answer, tells of each step, and gives the answer; each piece has the time of an attempt. */
const readEvents = async (job: Job, response: FetchResponse, lastError: unknown) => {
  let [name, data] = ['', '']
  const parse = eventParser((eventName, eventData) => {
    name = eventName
    data = eventData
    if (name === 'done' || name === 'error') return
    // The service is at work: another attempt would be another text.
    job.maxRetries = 0
    tell(job.onProgress, { ...objectOf(data), step: name })
  })
  const next = <Value>(work: () => Promise<Value>): Promise<Value> => bounded(job, work, () => 'body', lastError)
  const reader = response.body?.getReader()
  // What replaces `fetch` may have no body that is read in pieces.
  if (!reader) parse(await next(() => response.text()))
  else {
    const decoder = new TextDecoder()
    for (let bytes = 0; ; ) {
      const { done, value } = await next(() => reader.read())
      if (done || !value) break
      bytes += value.length
      if (bytes > job.maxAnswerBytes) tooLong(job, response)
      parse(decoder.decode(value, { stream: true }))
    }
  }
  return answerAt(name, data, response)
}

/** Sends a call once that wants to be told how far its answer is. As `attempt`, but for an answer in events. */
export const toldAttempt = async (
  job: Job,
  event: RequestEvent,
  headers: Record<string, string>,
  lastError: unknown,
): Promise<Result<unknown, unknown>> => {
  const startedAt = performance.now()
  const connection = new AbortController()
  const read = async () => {
    const response = await bounded(
      job,
      () => send(job, headers, connection.signal),
      () => 'headers',
      lastError,
    )
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      return readEvents(job, response, lastError)
    // A refusal, or a service that tells nothing.
    const content = await bounded(
      job,
      () => contentOf(job, response),
      () => 'body',
      lastError,
    )
    return { status: response.status, headers: response.headers, content }
  }
  const { content, ...response } = await read().catch(error => {
    connection.abort()
    throw error
  })
  return resultOfResponse(job, event, response, content, startedAt)
}
