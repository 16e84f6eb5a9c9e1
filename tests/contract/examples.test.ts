import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Example } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { buildRecordedFiles, recordedFolder } from '#contract/examples/recorded-files'
import { operations } from '#contract/openapi/operations'

const cases = operations.flatMap(operation =>
  (examples[operation.id] ?? []).map((example): [string, typeof operation, Example] => [
    `${operation.id} ${example.name}`,
    operation,
    example,
  ]),
)

describe('what is recorded fits the contract', () => {
  test.each(cases)('the answer to %s is what its schema reads, unchanged', (_name, operation, { response }) => {
    const schema = operation.responses[response.status]
    expect(schema).toBeDefined()
    expect(schema ? schema.parse(response.body) : undefined).toEqual(response.body)
  })

  test('the files hold the answers to the documented requests and nothing else, what operations share once', () => {
    const files = globSync('**/*', { cwd: fileURLToPath(recordedFolder) }).filter(path => path.includes('.'))
    const answers = Object.entries(examples).flatMap(([operation, list]) =>
      list.map(({ name, response }) => ({ operation, name, text: JSON.stringify(response) })),
    )
    expect(files.sort()).toEqual([...buildRecordedFiles(answers).keys()].sort())
  })

  test('an answer that operations share is kept once, and one of its own beside it', () => {
    const answer = (operation: string, text: string) => ({ operation, name: 'refused', text })
    const files = buildRecordedFiles([answer('a', 'own'), answer('b', 'same'), answer('c', 'same')])
    expect(Object.fromEntries(files)).toEqual({ 'shared/refused.json': 'same', 'a/refused.json': 'own' })
    expect([...buildRecordedFiles([answer('a', 'one'), answer('b', 'two')]).keys()]).toEqual([
      'a/refused.json',
      'b/refused.json',
    ])
  })
})

describe('the documented examples and the declared statuses are the same list', () => {
  test.each(operations.map(operation => [operation.id, operation] as const))('%s', (id, operation) => {
    const produced = [...new Set((examples[id] ?? []).map(({ response }) => response.status))].sort()
    expect(produced).toEqual(Object.keys(operation.responses).map(Number).sort())
  })

  test('names of examples are unique within an operation', () => {
    for (const list of Object.values(examples)) {
      const names = list.map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
