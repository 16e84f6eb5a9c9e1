import { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import { eventStreamType, formatEvent, formatProgress } from '#contract/shared/progress'
import { isPreferredType } from '../../operations/accept.ts'
import { buildGeneratedHeaders } from '../../operations/answer-headers.ts'
import type { Answer, Headers } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import { createFactStep, type Step } from '../request/chain.ts'
import { type Facts, getContext } from '../request/context.ts'
import type { ProgressEvents } from '../request/progress-events.ts'
import { bufferHeader } from './buffered-headers.ts'

/** Comment line that keeps the connection open in proxies and clients. */
const keepAliveComment = ': \n\n'

/** Whether the client accepts progress events, of an operation that has them. */
export const hasEventsRequested = ({ headers }: Request, { access }: Operation): boolean =>
  access.progress === true && isPreferredType(eventStreamType, headers.accept)

/** Sets the headers of an event stream; buffering by a proxy would defeat it. */
const setEventHeaders = (res: Response, { access }: Operation): void => {
  for (const [name, value] of Object.entries(buildGeneratedHeaders(access))) bufferHeader(res, name, value)
  bufferHeader(res, 'Content-Type', eventStreamType)
  bufferHeader(res, 'X-Accel-Buffering', 'no')
}

/** Sends a success that was stored for repeats as the only event of its stream. */
export const sendDone = (res: Response, operation: Operation, json: string): void => {
  setEventHeaders(res, operation)
  res.status(200).end(formatEvent('done', json))
}

/** Headers with lower-case names, as clients look them up. */
const normalizeHeaderNames = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** Response as the last event. */
const formatLastEvent = ({ status, headers, body, code }: Answer, json: string | undefined): string =>
  code === undefined
    ? formatEvent('done', json ?? JSON.stringify(body))
    : formatEvent('error', JSON.stringify({ status, headers: normalizeHeaderNames(headers), ...Object(body) }))

const createProgressStream = (res: Response, operation: Operation, commentMs: number): ProgressEvents => {
  const begun = Promise.withResolvers<Readable>()
  let stream: Readable | undefined
  const begin = (): Readable => {
    // Few and short: the events of a slow reader wait in the stream.
    const events = new Readable({ read() {} })
    const comments = setInterval(() => {
      // Not while unread data is buffered: it would keep the connection of a stalled reader open.
      if (events.readableLength === 0) events.push(keepAliveComment)
    }, commentMs)
    // A client that has disconnected already emits no `close`.
    if (res.closed) clearInterval(comments)
    else res.once('close', () => clearInterval(comments))
    setEventHeaders(res, operation)
    begun.resolve(events)
    return events
  }
  const end = (answer: Answer): void => {
    if (!stream) return
    const { notes } = getContext(res)
    notes.status = answer.status
    notes.code = answer.code
    stream.push(formatLastEvent(answer, notes.answerJson))
    stream.push(null)
  }
  return {
    tell: progress => {
      stream ??= begin()
      stream.push(formatProgress(progress))
    },
    openStream: answering => {
      const isOver = answering.then(
        answer => void end(answer),
        // A defect of the operation: without a stream it is thrown to the caller.
        () => void (stream && res.destroy()),
      )
      return Promise.race([begun.promise, isOver.then(() => undefined)])
    },
  }
}

/**
 * Opens the event stream of an operation for clients that accept it.
 * @param commentMs interval of comments, in milliseconds.
 */
export const openEvents = (operation: Operation, commentMs: number): Step<unknown, Pick<Facts, 'events'>> =>
  createFactStep('events', function openForCaller(req, res) {
    return hasEventsRequested(req, operation) ? createProgressStream(res, operation, commentMs) : undefined
  })
