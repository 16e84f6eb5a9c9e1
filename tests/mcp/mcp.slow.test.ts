import { expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { summarised } from '#server/mcp/summaries'
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
