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
