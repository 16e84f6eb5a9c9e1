import { expect, test } from 'vitest'
import { memoizeAsync } from '#server/pages/docs/memoize-async'

test('what is asked for by several at once is made once for each key', async () => {
  const made: string[] = []
  const textOf = memoizeAsync(async ({ name }: { name: string }) => {
    made.push(name)
    return name.toUpperCase()
  })
  const [one, other] = [{ name: 'a' }, { name: 'b' }]
  expect(await Promise.all([textOf(one), textOf(one), textOf(other), textOf(one)])).toEqual(['A', 'A', 'B', 'A'])
  expect(made).toEqual(['a', 'b'])
})

test('what failed is told to all who waited, and made again for the next', async () => {
  let calls = 0
  const countOf = memoizeAsync(async () => {
    calls += 1
    if (calls === 1) throw new Error('The file could not be read.')
    return calls
  })
  const key = {}
  const waiting = await Promise.allSettled([countOf(key), countOf(key)])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await countOf(key)).toBe(2)
  expect(await countOf(key)).toBe(2)
})
