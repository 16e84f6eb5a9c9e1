import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createAnswerCheck } from '#server/operations/answer-check'
import { everyOperation } from '#server/operations/every-operation'
import type { Operation } from '#server/operations/operation'
import type { Deps } from '#server/start/deps'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp | undefined
afterEach(() => app?.close())

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const home = { commune: 'Mamer', surface: 80 }
const wrongPrice = ({ estimate }: Deps): Partial<Deps> => ({
  estimate: (input, today) => ({ ...estimate(input, today), prixM2Ajuste: Number.NaN }),
})

describe('an answer off its schema', () => {
  test('is a 500 where every answer is checked, and the log says which field', async () => {
    app = await startApp({ deps: wrongPrice })
    const answer = await post(app, '/estimation', home)
    expect(answer.status).toBe(500)
    expect(await read(answer)).toMatchObject({ code: 'internal', error: 'Something failed on our side.' })
    const cause = app.logged.flatMap(({ fields }) => ('cause' in fields ? [String(fields.cause)] : [])).join()
    expect(cause).toContain('prixM2Ajuste')
  })

  test('is sent and logged where answers are sampled', async () => {
    app = await startApp({ deps: wrongPrice, env: { ANSWER_CHECK: 'sample' } })
    expect((await post(app, '/estimation', home)).status).toBe(200)
    expect(app.logged.map(({ message }) => message)).toContain('an answer is not as declared')
  })
})

describe('of an operation the next answer is looked at', () => {
  test.each([
    ['a second after a look of a millisecond', 1, 1000],
    ['five seconds after a look of 50 ms, which is a hundredth of them', 50, 5000],
    ['a minute after a look of five seconds, for which something else was the cause', 5000, 60_000],
  ])('%s', (_when, lookMs, waitMs) => {
    const looks: number[] = []
    let nowMs = 0
    const check = createAnswerCheck('sample', { ...silent, error: () => void looks.push(nowMs) }, () => nowMs)
    /** Reads no body, and takes its time. */
    const slow = z.custom(() => {
      nowMs += lookMs
      return false
    })
    const operation = {
      ...everyOperation.find(({ id }) => id === 'estimate'),
      responses: { 200: slow },
    } as Operation
    const answered = (): void => check(operation, { status: 200, body: {}, headers: {} }, 'one')
    answered()
    expect(looks).toEqual([lookMs])
    nowMs = lookMs + waitMs - 1
    answered()
    expect(looks).toHaveLength(1)
    nowMs = lookMs + waitMs
    answered()
    expect(looks).toHaveLength(2)
  })
})

test('an estimate that fails inside says nothing of it outside', async () => {
  app = await startApp({
    deps: () => ({
      estimate: () => {
        throw new Error('the secret of the house')
      },
    }),
  })
  const text = await (await post(app, '/estimation', home)).text()
  expect(text).not.toContain('secret')
  expect(JSON.stringify(app.logged.map(({ fields }) => ('cause' in fields ? String(fields.cause) : '')))).toContain(
    'the secret of the house',
  )
})
