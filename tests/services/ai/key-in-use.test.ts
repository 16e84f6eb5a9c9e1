import { expect, test } from 'vitest'
import * as z from 'zod'
import type { ModelTool } from '#server/ports/language-model'
import { chainWorld, groq, temporaryStandIn, writing } from './chain-world.ts'

const price: ModelTool = {
  name: 'acquisitionCosts',
  description: 'Costs of a purchase.',
  input: z.strictObject({ price: z.number(), commune: z.string() }),
  execute: () => ({ totals: { buyer: 11_164.77 } }),
}

const key = 'sk-proj-Zx81kQwP0aLmN4vB7tRy'
const wires = {
  groq: (url: string, scenario: string) => ({ env: { ...groq(url, scenario), GROQ_API_KEY: key } }),
  openai: (url: string, scenario: string) => ({
    env: { OPENAI_URL: url, OPENAI_MODEL: scenario },
    own: { openai: key },
  }),
  anthropic: (url: string, scenario: string) => ({
    env: { ANTHROPIC_URL: url, ANTHROPIC_MODEL: scenario },
    own: { anthropic: key },
  }),
}

test.each(
  Object.entries(wires).flatMap(([provider, options]) =>
    ['echo-key', 'echo-key-spaced', 'echo-key-tool'].map(scenario => [provider, scenario, options] as const),
  ),
)('%s, %s: an answer that holds it is dropped, and it stands nowhere', async (provider, scenario, options) => {
  const { url, received } = await temporaryStandIn()
  const { chain, caller, logged } = await chainWorld(options(url, scenario))
  const answer = await chain.write(
    writing('Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ?', { task: { tools: [price] } }),
    caller(),
  )
  expect(answer).toMatchObject({ failures: [{ provider, reason: 'leaked' }] })
  expect(received).toHaveLength(1)
  expect(JSON.stringify([answer, logged])).not.toContain(key)
})

test('a word that a server of one’s own takes for a key is none', async () => {
  const { url } = await temporaryStandIn()
  const { chain, caller } = await chainWorld({ env: { ...groq(url, 'echo-key'), GROQ_API_KEY: 'local' } })
  expect(await chain.write(writing(), caller())).toMatchObject({ result: { text: 'Your key is Bearer local.' } })
})
