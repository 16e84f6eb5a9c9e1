import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CostLine, LawReference, Notice } from '#contract/shared/law'
import { sumAmounts } from '#domain/core/money'
import { post, read, startApp, type TestApp } from '../support/app.ts'
import type { Correction } from './correction.ts'
import { corrections as first } from './corrections-1.ts'
import { corrections as second } from './corrections-2.ts'

const corrections = [...first, ...second]

let app: TestApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"enterprise":{"perMinute":100000}}' } })
  headers = { 'X-API-Key': (await app.newKey('enterprise')).key }
})
afterAll(() => app.close())

/** The parts of an answer that the evidence speaks of. */
interface Answer {
  issues?: { code?: string }[]
  data: {
    lines: CostLine[]
    totals: Record<string, number>
    notices: Notice[]
    possibleReliefs: { key: string; condition: string }[]
    aids?: { listed: { key: string; range?: object }[] }
  }
  meta: { law: LawReference[] }
}

const answerTo = async ({ path, body }: Correction): Promise<{ status: number; answer: Answer }> => {
  const sent = await post(app, path, body, headers)
  return { status: sent.status, answer: (await read(sent)) as unknown as Answer }
}

const has = (line: CostLine, fields: Partial<CostLine>): boolean =>
  Object.entries(fields).every(([name, value]) => line[name as keyof CostLine] === value)

test.each(corrections.map(row => [`${row.id}: ${row.description}`, row] as const))('%s', async (_description, row) => {
  const { status, answer } = await answerTo(row)
  if (row.refusedBy !== undefined) {
    expect(status).toBe(400)
    expect(answer.issues?.map(({ code }) => code)).toEqual([row.refusedBy])
    return
  }
  expect([status, answer.issues]).toEqual([200, undefined])
  const { lines, totals, notices, possibleReliefs, aids } = answer.data
  for (const { of, is } of row.sums ?? []) {
    const meant = lines.filter(line => has(line, of))
    expect([of, sumAmounts(meant.map(({ amount }) => amount))]).toEqual([of, is])
  }
  expect(totals).toMatchObject(row.totals ?? {})
  for (const [code, part] of Object.entries(row.notices ?? {})) {
    const messages = notices.flatMap(notice => (notice.code === code ? [notice.message] : []))
    expect(messages).toEqual(part === null ? [] : [expect.stringContaining(part)])
  }
  for (const [key, part] of Object.entries(row.reliefs ?? {}))
    expect(possibleReliefs.find(relief => relief.key === key)?.condition).toContain(part)
  for (const [key, range] of Object.entries(row.ranges ?? {}))
    expect(aids?.listed.find(aid => aid.key === key)?.range).toEqual(range)
  for (const [id, value] of Object.entries(row.law ?? {}))
    expect(answer.meta.law.find(reference => reference.id === id)?.value).toEqual(value)
})

test('each correction of both pages has a row, which expects something', () => {
  const numbers = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`)
  const covered = new Set(corrections.map(({ id }) => id.split(' ')[0]))
  expect([...numbers('E', 8), ...numbers('C', 17)].filter(id => !covered.has(id))).toEqual([])
  for (const { id, path: _path, body: _body, description: _description, ...expected } of corrections)
    expect([id, Object.keys(expected).length]).toEqual([id, 1])
})
