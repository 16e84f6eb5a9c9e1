import type { Request, Response } from 'express'
import { describe, expect, test, vi } from 'vitest'
import {
  chainEnd,
  createCheckStep,
  createFactStep,
  type FailureStep,
  type Step,
  startChain,
} from '#server/http/request/chain'
import { beginContext, type Facts } from '#server/http/request/context'

const body = Buffer.from('{}')
const atOnce = createFactStep('body', () => body)
const later = createFactStep('body', async () => body)
const delay = createFactStep('delayMs', () => 20)
const needsBody: Step<Pick<Facts, 'body'>> = createCheckStep(() => {})

const response = (): Response => {
  const res = { locals: {} } as Response
  beginContext(res, { requestId: 'req_1', day: '2026-11-21', startedAt: 0, headers: undefined })
  return res
}

/** What Express is told once the steps have run: nothing, an error, or never anything. */
const run = async ({ middleware }: { middleware: ReturnType<typeof startChain>['middleware'] }, res = response()) => {
  const next = vi.fn<(error?: unknown) => void>()
  middleware()({} as Request, res, next)
  await new Promise(setImmediate)
  return next.mock.calls
}

test('a step whose facts no step before it adds does not compile', () => {
  const steps = [
    // @ts-expect-error nothing adds the body
    () => startChain().use(needsBody),
    // @ts-expect-error it is added too late
    () => startChain().use(needsBody).use(atOnce),
    // @ts-expect-error a step for some operations adds nothing that is sure to be there
    () => startChain().useIf(true, atOnce).use(needsBody),
    // @ts-expect-error another fact is there
    () => startChain().use(delay).use(needsBody),
    // @ts-expect-error what runs behind the steps finds what they have added, and no more
    () => startChain().use(atOnce).factsOf(response()).delayMs,
    () => startChain().use(atOnce).use(delay).use(needsBody),
  ]
  expect(steps).toHaveLength(6)
})

describe('steps run in their order', () => {
  test.each([
    ['at once', atOnce],
    ['later', later],
  ])('and a fact that is given %s is there for the next', async (_when, adds) => {
    const seen: unknown[] = []
    const sees = createCheckStep<Pick<Facts, 'body'>>((_req, _res, context) => void seen.push(context.body))
    const steps = startChain().use(adds).use(sees)
    const res = response()
    expect(await run(steps, res)).toEqual([[]])
    expect(seen).toEqual([body])
    expect(steps.factsOf(res).body).toBe(body)
  })

  test('without a turn of the event loop where none waits', () => {
    const next = vi.fn<(error?: unknown) => void>()
    startChain().use(atOnce).use(needsBody).middleware()({} as Request, response(), next)
    expect(next).toHaveBeenCalledOnce()
  })

  test('until one has answered', async () => {
    const never = vi.fn()
    expect(
      await run(
        startChain()
          .use(createCheckStep(async () => chainEnd))
          .use(createCheckStep(never)),
      ),
    ).toEqual([])
    expect(never).not.toHaveBeenCalled()
  })
})

describe('a step that fails', () => {
  const broken = new Error('broken')
  const other = new Error('other')
  const throws = createCheckStep(() => {
    throw broken
  })
  const rejects = createCheckStep(() => Promise.reject(broken))
  const noted: unknown[] = []
  const note: FailureStep = async (error, _res, { body: seen }) => void noted.push([error, seen])
  const replace: FailureStep = () => Promise.reject(other)

  test.each([
    ['throws', throws],
    ['rejects', rejects],
  ])('and %s ends the row with its error', async (_how, fails) => {
    const never = vi.fn()
    expect(await run(startChain().use(fails).use(createCheckStep(never)))).toEqual([[broken]])
    expect(never).not.toHaveBeenCalled()
  })

  test('is seen by what was said for failures behind it, with the facts so far, and by nothing before it', async () => {
    noted.length = 0
    expect(await run(startChain().use(atOnce).use(throws).onFailure(note))).toEqual([[broken]])
    expect(noted).toEqual([[broken, body]])
    expect(await run(startChain().use(atOnce).onFailure(note).use(throws))).toEqual([[broken]])
    expect(noted).toHaveLength(1)
  })

  test('is answered with the error that takes its place', async () => {
    expect(await run(startChain().use(throws).onFailure(replace))).toEqual([[other]])
  })
})
