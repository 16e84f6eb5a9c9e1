import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@valorem/sdk'
import { localFetch } from '@valorem/sdk/local'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import type { BackTest } from '#contract/estimation/back-test'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'valorem-'))
  app = await startApp({
    dataDir: folder,
    env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const path = '/estimation/backtest'

/** Invented sales whose prices and names are found nowhere else. */
const sales = Array.from({ length: 40 }, (_, at) => ({
  input: { commune: 'Mersch', surface: 60 + at },
  price: 514_273 + 7919 * at,
  soldOn: '2023-04-17',
}))

describe('the operator is told', () => {
  /** Sales half above and half below their estimates, far outside the range. */
  const farSales = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const input = { commune: 'Mersch', surface: 50 + at / 2 }
      const soldOn = '2023-04-17'
      const { estimationCentrale } = app.deps.estimate({ ...input, valuationDate: soldOn }, '2026-11-21')
      return { input, soldOn, price: Math.round(estimationCentrale * (at % 2 === 0 ? 0.5 : 1.5)) }
    })
  const notices = () => app.logged.filter(({ message }) => message.startsWith('a back-test finds'))

  test('of a wrong range from a hundred independent sales on, without the sales', async () => {
    expect((await post(app, path, { sales: farSales(99) })).status).toBe(200)
    expect(notices()).toEqual([])
    expect((await post(app, path, { sales: farSales(120) })).status).toBe(200)
    expect(notices()).toMatchObject([{ level: 'warn', fields: { findings: ['range'], effectiveSales: 120 } }])
    expect(JSON.stringify(notices())).not.toContain('Mersch')
  })
})

describe('a back-test', () => {
  test('judges the sales, and leaves out alone what cannot be estimated', async () => {
    const odd = [
      { ...sales[0], price: 0 },
      { ...sales[0], soldOn: '2027-01-01' },
      { ...sales[0], input: { commune: 'Mersch', surface: 80, valuationDate: '2020-01-01' } },
      'no sale',
    ]
    const answer = await post(app, path, { sales: [...sales, ...odd] })
    expect(answer.status).toBe(200)
    const { data, meta } = (await answer.json()) as { data: z.infer<typeof BackTest>; meta: { method: string } }
    expect(meta.method).toBe('ratio_study_with_coverage')
    expect(data).toMatchObject({ count: 40, hindsight: true, stored: false, warnings: [{ code: 'few_sales' }] })
    expect(data.excluded).toMatchObject([
      { index: 40, path: 'price' },
      { index: 41, path: 'soldOn' },
      { index: 42, path: expect.stringContaining('valuationDate') },
      { index: 43 },
    ])
  })

  test('of more than a thousand sales is refused with 413, of twenty-nine with 400', async () => {
    const many = await post(app, path, { sales: Array(1001).fill(sales[0]) })
    expect([many.status, (await read(many)).issues?.[0]?.path]).toEqual([413, 'sales'])
    const few = await post(app, path, { sales: sales.slice(0, 29) })
    expect([few.status, (await read(few)).issues?.[0]?.code]).toEqual([400, 'too_few_sales'])
  })

  test('is the same by the SDK and in the box, as a list and as a body', async () => {
    const remote = createClient({ apiKey: 'vk_sandbox_public', baseUrl: app.url })
    const local = createClient({
      apiKey: 'local',
      baseUrl: 'https://valorem.local',
      fetch: localFetch({ today: '2026-11-21' }),
    })
    const { data } = await remote.estimation.backtest(sales)
    expect((await remote.estimation.backtest({ sales })).data).toEqual(data)
    expect((await local.estimation.backtest(sales)).data).toEqual(data)
  })

  test('leaves nothing in the log, the database or any file', async () => {
    const { key } = await app.newKey('pro')
    const marked = sales.map(sale => ({ ...sale, input: { ...sale.input, quartier: 'Impasse-Cachee-2342' } }))
    for (const body of [{ sales: marked }, { sales: marked.slice(0, 5) }])
      await post(app, path, body, { 'X-API-Key': key, 'Idempotency-Key': 'sales-1' })
    const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
    const texts = await Promise.all(names.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
    const lying = texts.join('\n')
    const log = JSON.stringify(app.logged)
    expect(log).toContain('backtest')
    expect(lying).toContain('api_key')
    for (const secret of ['514273', '522192', 'Impasse-Cachee']) {
      expect(log, secret).not.toContain(secret)
      expect(lying, secret).not.toContain(secret)
    }
  })
})
