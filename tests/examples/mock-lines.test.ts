import { readFileSync } from 'node:fs'
import { createClient } from '@valorem/sdk'
import { answer, exampleOf, fault, handlers, sequence } from '@valorem/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../architecture/sources.ts'

const pages = ['sdk/README.md', 'examples/TESTING.md'].map(file => readFileSync(`${root}${file}`, 'utf8'))
const page = pages.join('\n')

/** The program of mocks, line by line. */
const [block = ''] = [...page.matchAll(/^```ts\n(.*?)^```/gms)]
  .map(([, code = '']) => code)
  .filter(code => code.includes("from '@valorem/sdk/testing'"))
const used = [...block.matchAll(/^server\.use\((.*?)\)(?:\s*\/\/.*)?$/gm)].map(([, code = '']) => code)

/** Calls of mocks within the text, but for those that leave something out. */
const inline = [...page.matchAll(/`((?:handlers|sequence|answer|fault)\([^`]*\))`/g)]
  .map(([, code = '']) => code)
  .filter(code => !code.includes('…'))

const names = { answer, exampleOf, fault, handlers, sequence }
const evaluate = (code: string) => new Function(...Object.keys(names), `return ${code}`)(...Object.values(names))

const server = setupServer(...handlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.test', maxRetries: 0 })

/** What a caller sees: the status or the code of an error, or the price per square metre. */
const seeOutcome = async (): Promise<number | string> => {
  const outcome = await client.safe.estimation.estimate({ commune: 'Mamer', surface: 80 })
  if (outcome.ok) return outcome.data.prixM2Ajuste === 1 ? 'changed' : 200
  return outcome.error.status ?? outcome.error.code
}

/** What the three first calls see after each line of the page, in its order; a new line needs its own. */
const outcomes: readonly (readonly (number | string)[])[] = [
  [404, 404, 404],
  [429, 429, 429],
  [503, 200, 200],
  ['changed', 'changed', 'changed'],
  ['connection_failed', 'connection_failed', 'connection_failed'],
  [503, 'connection_failed', 200],
]

describe('lines of the pages on mocks', () => {
  test('are all run', () => {
    expect(used).toHaveLength(outcomes.length)
    // Two imports and the server are the others.
    expect(block.match(/^\S/gm)).toHaveLength(outcomes.length + 3)
    expect(inline.length).toBeGreaterThan(2)
  })

  test.each(used.map((code, at) => ({ code, expected: outcomes[at] ?? [] })))('$code', async ({ code, expected }) => {
    server.use(evaluate(code))
    expect([await seeOutcome(), await seeOutcome(), await seeOutcome()]).toEqual(expected)
  })

  test.each(inline)('%s is a list of handlers or one', code => {
    expect([evaluate(code)].flat().length).toBeGreaterThan(0)
  })
})
