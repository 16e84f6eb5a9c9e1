import { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import { eventStreamType, eventText, progressText } from '#contract/shared/progress'
import { prefers } from '../../operations/accept.ts'
import { generatedHeaders } from '../../operations/answer-headers.ts'
import type { Answer, Headers } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import { adding, type Step } from '../pipeline/chain.ts'
import { contextOf, type Facts } from '../pipeline/context.ts'
import { bufferHeader } from './buffered-headers.ts'
import type { ProgressEvents } from './progress-events.ts'

/** A line that says nothing, by which proxies and clients know that the connection lives. */
const comment = ': \n\n'

/** Whether a caller wants to be told how far an answer is, of an operation that tells it. */
export const wantsEvents = ({ headers }: Request, { access }: Operation): boolean =>
  access.progress === true && prefers(eventStreamType, headers.accept)

/** Sets the headers of events; a proxy that collected them would make them useless. */
const setEventHeaders = (res: Response, { access }: Operation): void => {
  for (const [name, value] of Object.entries(generatedHeaders(access))) bufferHeader(res, name, value)
  bufferHeader(res, 'Content-Type', eventStreamType)
  bufferHeader(res, 'X-Accel-Buffering', 'no')
}

/** Sends a success that was stored for repeats as the one event of its stream. */
export const sendDone = (res: Response, operation: Operation, json: string): void => {
  setEventHeaders(res, operation)
  res.status(200).end(eventText('done', json))
}

/** Headers with the names in small letters, in which programs look them up. */
const small = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]))

/** An answer as the last event. */
const lastEvent = ({ status, headers, body, code }: Answer, json: string | undefined): string =>
  code === undefined
    ? eventText('done', json ?? JSON.stringify(body))
    : eventText('error', JSON.stringify({ status, headers: small(headers), ...Object(body) }))

const progressStream = (res: Response, operation: Operation, commentMs: number): ProgressEvents => {
  const begun = Promise.withResolvers<Readable>()
  let stream: Readable | undefined
  const begin = (): Readable => {
    // Few and short: a slow reader's events wait in the stream.
    const events = new Readable({ read() {} })
    const comments = setInterval(() => {
      // None behind what was not read yet: it would hold the connection of a reader that stopped.
      if (events.readableLength === 0) events.push(comment)
    }, commentMs)
    // A client that has gone already tells nobody that it goes.
    if (res.closed) clearInterval(comments)
    else res.once('close', () => clearInterval(comments))
    setEventHeaders(res, operation)
    begun.resolve(events)
    return events
  }
  const end = (answer: Answer): void => {
    if (!stream) return
    const { notes } = contextOf(res)
    notes.status = answer.status
    notes.code = answer.code
    stream.push(lastEvent(answer, notes.answer))
    stream.push(null)
  }
  return {
    tell: progress => {
      stream ??= begin()
      stream.push(progressText(progress))
    },
    before: answering => {
      const isOver = answering.then(
        answer => void end(answer),
        // A defect behind the operation: without a stream it is thrown to the caller.
        () => void (stream && res.destroy()),
      )
      return Promise.race([begun.promise, isOver.then(() => undefined)])
    },
  }
}

/**
 * Opens the events of an operation for callers that want them.
 * @param commentMs between two comments, in milliseconds.
 */
export const openEvents = (operation: Operation, commentMs: number): Step<unknown, Pick<Facts, 'events'>> =>
  adding('events', function openForCaller(req, res) {
    return wantsEvents(req, operation) ? progressStream(res, operation, commentMs) : undefined
  })
