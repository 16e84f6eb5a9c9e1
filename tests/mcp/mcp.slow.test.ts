import { expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { summarised } from '#server/mcp/summaries'
import { startApp } from '../support/app.ts'
import { called, describeAssistant } from './assistant.ts'
import { connectPresent } from './clients.ts'

describeAssistant('@modelcontextprotocol/client', connectPresent)

test('every tool that is an operation has a summary, and is one of the contract', () => {
  expect([...summarised].sort()).toEqual([...called.keys()].sort())
  for (const id of called.keys()) expect(operations.some(operation => operation.id === id)).toBe(true)
})

test('no tool answers what another language model made: such answers would have to keep their mark and notice', () => {
  const generated = operations.filter(({ access }) => access.ownKeys).map(({ id }) => id)
  expect(generated).toEqual(['analyze', 'chat', 'extract'])
  expect(generated.filter(id => called.has(id))).toEqual([])
})

test('a loan has the rows that are asked for, few enough to be read', async () => {
  const app = await startApp()
  const { key } = await app.newKey('enterprise')
  const assistant = await connectPresent(app.url, { 'X-API-Key': key })
  const loan = { principal: 400_000, annualRate: 0.03, termYears: 25 }
  const rowsOf = async (more: object) => {
    const { structuredContent } = await assistant.call('mortgage', { ...loan, ...more })
    const { schedule = [], annual = [] } = (structuredContent?.data ?? {}) as Record<string, unknown[]>
    return [schedule.length, annual.length]
  }
  expect(await rowsOf({})).toEqual([0, 0])
  expect(await rowsOf({ schedule: 'yearly' })).toEqual([0, 25])
  expect(await rowsOf({ schedule: 'monthly' })).toEqual([300, 0])
  expect(await rowsOf({ output: 'both' })).toEqual([300, 25])
  const { isError, content } = await assistant.call('mortgage', { ...loan, schedule: 'weekly' })
  expect([isError, content[0]?.text]).toEqual([true, 'schedule is "weekly"; it must be one of: none, yearly, monthly.'])
  expect(JSON.stringify((await assistant.call('mortgage', loan)).structuredContent).length).toBeLessThan(4000)
  await assistant.close()
  await app.close()
})
