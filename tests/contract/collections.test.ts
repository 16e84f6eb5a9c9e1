import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { root } from '../architecture/sources.ts'

/** A folder of a collection, or a request with its saved answers. */
interface Item {
  name: string
  item?: Item[]
  response?: { code: number; header: { key: string; value: string }[]; body?: string }[]
}

const requestsIn = (item: Item): Item[] => item.item?.flatMap(requestsIn) ?? [item]

test('a saved answer is of the type that its operation answers with', () => {
  const file = readFileSync(`${root}/examples/collections/valorem.postman_collection.json`, 'utf8')
  const requests = requestsIn(JSON.parse(file) as Item)
  expect(requests.length).toBeGreaterThan(100)
  for (const { name, response = [] } of requests) {
    const { fileType } = operations.find(({ id }) => id === name.split(':')[0]) ?? {}
    for (const { code, header, body } of response) {
      const type = header.find(({ key }) => key === 'Content-Type')?.value
      const isFile = code === 200 && fileType !== undefined
      expect([name, type]).toEqual([name, isFile ? fileType : 'application/json; charset=utf-8'])
      expect([name, body === undefined]).toEqual([name, isFile])
    }
  }
})
