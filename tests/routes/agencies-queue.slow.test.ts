import { afterAll, beforeAll, expect, test } from 'vitest'
import { post, type TestApp } from '../support/app.ts'
import { bytesOf, isPdf, reportPath as path, smallReport as report, reportApp } from '../support/report.ts'

let app: TestApp
let secret: Record<string, string>
beforeAll(async () => {
  const arranged = await reportApp()
  app = arranged.app
  secret = arranged.secret
})
afterAll(() => app.close())

test('twenty callers at once all get theirs', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(app, path, { ...report, reference: `R-${index}` }, secret)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  for (const [index, answer] of answers.entries()) {
    expect(answer.headers.get('Content-Disposition')).toContain(`estimation-R-${index}.pdf`)
    expect(isPdf(await bytesOf(answer))).toBe(true)
  }
})

test('a caller that hangs up leaves the queue, and the next one is answered', async () => {
  const outcomes: string[] = []
  let begun = 0
  // They enter the queue together, so that no slow machine works off the first before the last arrives, and then hang up:
  // the few threads have begun some, the others wait.
  const gone = new AbortController()
  const entering = Promise.withResolvers<void>()
  const { workers } = app.deps
  const run = workers.run.bind(workers)
  workers.run = async (...call) => {
    begun += 1
    if (begun === 24) {
      entering.resolve()
      setImmediate(() => gone.abort())
    }
    await entering.promise
    const outcome = await run(...call)
    outcomes.push(outcome.outcome)
    return outcome
  }
  const leaving = Array.from({ length: 24 }, async () => {
    const sent = fetch(`${app.url}/api/v1${path}`, {
      method: 'POST',
      headers: { ...secret, 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      signal: gone.signal,
    })
    await sent.then(answer => answer.arrayBuffer()).catch(() => {})
  })
  await Promise.all(leaving)
  const next = await post(app, path, report, secret)
  expect([next.status, isPdf(await bytesOf(next))]).toEqual([200, true])
  await expect.poll(() => outcomes).toHaveLength(25)
  expect(outcomes).toContain('abandoned')
  workers.run = run
})
