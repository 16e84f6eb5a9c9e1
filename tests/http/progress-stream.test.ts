import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { contract } from '#contract'
import { openEvents } from '#server/http/answers/progress-stream'
import { beginContext, getContext } from '#server/http/request/context'
import type { ProgressEvents } from '#server/http/request/progress-events'
import type { Answer } from '#server/operations/handler'
import { toOperation } from '#server/operations/operation'

const analyze = toOperation('analyze', contract.ai.analyze)

/** The events of a call whose answer the test gives itself, with a comment every millisecond. */
const opened = () => {
  // Of an answer the events use `once`, `locals` and the buffered headers.
  const res = Object.assign(new EventEmitter(), { locals: {} }) as unknown as Response
  beginContext(res, { requestId: 'req_1', startedAt: 0, day: '2026-11-21', headers: [] })
  const req = { headers: { accept: 'text/event-stream' } } as Request
  const events = openEvents(analyze, 1).run(req, res, getContext(res)) as ProgressEvents
  return { res, events, ...Promise.withResolvers<Answer>() }
}

test('behind an event that nobody reads there is no comment, however long it waits', async () => {
  const { res, events, promise } = opened()
  events.tell({ step: 'writing' })
  const stream = await events.openStream(promise)
  await pause(50)
  expect(String(stream?.read())).toBe('event: writing\ndata: {}\n\n')
  await expect.poll(() => stream?.read()?.toString()).toBe(': \n\n')
  res.emit('close')
  // One more may have come before.
  stream?.read()
  await pause(50)
  expect(stream?.read()).toBeNull()
})

test('an answer that comes before any event is left to its own status', async () => {
  const { events, promise, resolve } = opened()
  const stream = events.openStream(promise)
  resolve({ status: 400, body: {}, headers: {}, code: 'invalid_request' })
  expect(await stream).toBeUndefined()
})
