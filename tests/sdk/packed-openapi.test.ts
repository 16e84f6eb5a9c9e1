import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { document } from '../contract/document.ts'

test('the OpenAPI file of the package is that of the service, without blanks', async () => {
  const text = await readFile(`${root}sdk/openapi.json`, 'utf8')
  expect(text).toBe(JSON.stringify(document))
})
