import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { Accuracy } from '#contract/estimation/accuracy'
import { get, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

describe('what the service says about its estimates', () => {
  test.each(['/estimation/accuracy', '/estimation/model'])('%s is kept by its day and named by it', async where => {
    const today = await get(app, where)
    expect(today.status).toBe(200)
    expect(today.headers.get('cache-control')).toContain('max-age=3600')
    const tag = today.headers.get('etag') ?? ''
    expect(tag).toContain('2026-11-21')
    expect((await get(app, `${where}?asOf=2026-11-21`)).headers.get('etag')).toBe(tag)
    expect((await get(app, `${where}?asOf=2020-02-29`)).headers.get('etag')).not.toBe(tag)
    expect((await get(app, where, { 'If-None-Match': tag })).status).toBe(304)
  })

  test.each(['2013-12-31', '2026-11-22', '2020-02-30', 'today'])(
    'a day that is %s is refused at its field',
    async asOf => {
      const answer = await get(app, `/estimation/accuracy?asOf=${asOf}`)
      expect(answer.status).toBe(400)
      expect((await read(answer)).issues?.map(issue => issue.path)).toEqual(['asOf'])
    },
  )

  test('an earlier day is nearer to the index: the implied deviation is smaller', async () => {
    const medianOn = async (asOf: string): Promise<number> => {
      const answer = await get(app, `/estimation/accuracy?asOf=${asOf}`)
      const { data } = (await answer.json()) as { data: z.infer<typeof Accuracy> }
      return data.implied[0]?.fsdPct.median ?? Number.NaN
    }
    expect(await medianOn('2026-11-21')).toBeGreaterThan(await medianOn('2025-11-21'))
  })
})

test('what the operator sets of the model is on its card, and changes its tag', async () => {
  const settings = { ESTIMATE_OWNER: 'Risk models', ESTIMATE_APPROVED_BY: 'Credit committee' }
  const governed = await startApp({
    env: { ...settings, ESTIMATE_APPROVED_ON: '2026-11-20', ESTIMATE_NEXT_REVIEW: '2027-05-20' },
  })
  try {
    const identityOf = async (of: TestApp) => {
      const answer = await get(of, '/estimation/model')
      const { data } = (await answer.json()) as { data: { identity: Record<string, unknown> } }
      return { identity: data.identity, tag: answer.headers.get('etag') }
    }
    const [set, unset] = [await identityOf(governed), await identityOf(app)]
    expect(set.identity).toMatchObject({
      ...{ owner: 'Risk models', approvedBy: 'Credit committee' },
      ...{ approvedOn: '2026-11-20', nextReview: '2027-05-20' },
    })
    expect(unset.identity).toMatchObject({ owner: null, approvedBy: null, approvedOn: null, nextReview: null })
    expect(set.tag).not.toBe(unset.tag)
  } finally {
    await governed.close()
  }
})
