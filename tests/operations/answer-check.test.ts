import { afterEach, describe, expect, test } from 'vitest'
import type { Deps } from '#server/start/deps'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp | undefined
afterEach(() => app?.close())

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

  test('is sent and logged where answers are sampled, once a second of a route', async () => {
    app = await startApp({ deps: wrongPrice, env: { ANSWER_CHECK: 'sample' } })
    for (let call = 0; call < 3; call += 1) expect((await post(app, '/estimation', home)).status).toBe(200)
    const warnings = app.logged.filter(({ message }) => message === 'an answer is not as declared')
    expect(warnings.length).toBeGreaterThanOrEqual(1)
    expect(warnings.length).toBeLessThan(3)
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
