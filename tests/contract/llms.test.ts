import { expect, test } from 'vitest'
import { llmsBytesMax, renderLlmsText } from '#contract/openapi/llms'
import { getOperationPath } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'

test('the text for language models is short and names each operation that a key reaches', () => {
  const text = renderLlmsText()
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(llmsBytesMax)
  const named = operations.filter(({ id }) => text.includes(`(${getOperationPath(id)}.md)`)).map(({ id }) => id)
  expect(named).toEqual(operations.filter(({ tag }) => tag !== 'account').map(({ id }) => id))
})
