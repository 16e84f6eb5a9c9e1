import { callHook, type RequestEvent } from '../hooks.ts'
import type { Result } from '../result.ts'
import type { FetchResponse, HeaderReader } from '../web.ts'
import { parseJsonObject } from './answer.ts'
import { readAnswerContent, runWithinTimeout, sendAttempt, throwTooLong, toCallResult } from './attempt.ts'
import type { Job } from './job.ts'

/** Creates a parser of an event stream (HTML Living Standard, section 9.2) that takes its text piece by piece. */
const createEventParser = (take: (name: string, data: string) => void): ((text: string) => void) => {
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
      // The service writes JSON on one line; a comment has no name, and only keeps the connection alive.
      if (field('event:')) take(field('event:'), field('data:'))
    }
  }
}

/** Converts the last event of a stream to an answer, with the status and the headers of a plain one. */
const toFinalAnswer = (name: string, data: string, { status, headers }: FetchResponse) => {
  if (name === 'done') return { status, headers, content: data }
  const failure = name === 'error' ? parseJsonObject(data) : undefined
  if (typeof failure?.status !== 'number')
    return { status, headers, content: `The events ended without an answer, behind "${name}".` }
  const own = Object(failure.headers) as Record<string, string | undefined>
  const reader: HeaderReader = { get: wanted => own[wanted.toLowerCase()] ?? headers.get(wanted) }
  return { status: failure.status, headers: reader, content: data }
}

/**
 * Reads the events of an answer, reports each step, and returns the answer; each piece has the time limit of an
 * attempt.
 */
const readEvents = async (job: Job, response: FetchResponse, lastError: unknown) => {
  let [name, data] = ['', '']
  const parse = createEventParser((eventName, eventData) => {
    name = eventName
    data = eventData
    if (name === 'done' || name === 'error') return
    // The service has started: another attempt would produce another text.
    job.maxRetries = 0
    callHook(job.onProgress, { ...parseJsonObject(data), step: name })
  })
  const next = <Value>(work: () => Promise<Value>): Promise<Value> =>
    runWithinTimeout(job, work, () => 'body', lastError)
  const reader = response.body?.getReader()
  // A replacement of `fetch` may have no body that is read in pieces.
  if (!reader) parse(await next(() => response.text()))
  else {
    const decoder = new TextDecoder()
    for (let bytes = 0; ; ) {
      const { done, value } = await next(() => reader.read())
      if (done || !value) break
      bytes += value.length
      if (bytes > job.maxAnswerBytes) throwTooLong(job, response)
      parse(decoder.decode(value, { stream: true }))
    }
  }
  return toFinalAnswer(name, data, response)
}

/** Sends a call once and reports its progress. Like `attemptCall`, but for an answer in events. */
export const attemptStream = async (
  job: Job,
  event: RequestEvent,
  headers: Record<string, string>,
  lastError: unknown,
): Promise<Result<unknown, unknown>> => {
  const startedAt = performance.now()
  const connection = new AbortController()
  const read = async () => {
    const response = await runWithinTimeout(
      job,
      () => sendAttempt(job, headers, connection.signal),
      () => 'headers',
      lastError,
    )
    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      return readEvents(job, response, lastError)
    // An error, or a service without progress.
    const content = await runWithinTimeout(
      job,
      () => readAnswerContent(job, response),
      () => 'body',
      lastError,
    )
    return { status: response.status, headers: response.headers, content }
  }
  const { content, ...response } = await read().catch(error => {
    connection.abort()
    throw error
  })
  return toCallResult(job, event, response, content, startedAt)
}
