import { describe, expect, test } from 'vitest'
import { calculationOperations, calculationSchemas } from '#contract/ai/calculation'
import { naming } from '#domain/figures/references/names'
import { getContractUnit } from '#server/services/ai/contract-units'
import { selectFittingTools } from '#server/services/ai/model-window'
import { orderCalculations } from '#server/services/ai/offered-calculations'
import { addHeldTools, otherCalculations } from '#server/services/ai/other-calculations'
import { createOfferedCalculations } from '#server/services/ai/tools'
import { askedQuestions } from '../../support/ai-questions.ts'
import { runOperation } from '../../support/run-operation.ts'

const days = { lawDate: '2026-11-21', today: '2026-11-23' }

/** What a model is offered for a question, by the tokens that it can read. */
const offerFor = (question: string, tokens: number) => {
  const turn = { ...days, texts: [question] }
  const { tools } = createOfferedCalculations(
    orderCalculations([question]),
    runOperation,
    turn,
    naming(getContractUnit),
  )
  const { offered, held } = selectFittingTools(tools, tokens)
  return addHeldTools(offered, held)
}

const answerable = askedQuestions.flatMap(({ question, call }) => (call ? [[question, call] as const] : []))

test('there are forty, and each input is one of its calculation', () => {
  expect(askedQuestions).toHaveLength(40)
  for (const [, { name, input }] of answerable)
    expect(calculationSchemas[name].input.safeParse(input).error).toBeUndefined()
})

describe.each([
  ['a window of 128 000 tokens', 126_000],
  ['one of 32 000', 30_000],
  ['one of 8 000', 6000],
])('with %s', (_, tokens) => {
  test.each(answerable)('%s', (question, { name }) => {
    const { tools = [], held } = offerFor(question, tokens)
    const names = tools.map(tool => tool.name)
    const other = tools.find(tool => tool.name === otherCalculations)
    expect(names.includes(name) || other?.description.includes(name)).toBe(true)
    expect(held === undefined ? names : [...names, ...held.tools.map(tool => tool.name)]).toEqual(
      expect.arrayContaining([...calculationOperations]),
    )
    expect(held ? names.length : 0).toBeLessThanOrEqual(7)
  })
})

test('the words of a question alone put its calculation among the first six in at least 34 of 37', () => {
  const first = answerable.filter(([question, { name }]) => orderCalculations([question]).slice(0, 6).includes(name))
  expect(answerable).toHaveLength(37)
  expect(first.length).toBeGreaterThanOrEqual(34)
})

test('a held calculation is on offer once it was asked for', async () => {
  const { tools = [], held } = offerFor('Bonjour', 6000)
  const other = tools.find(tool => tool.name === otherCalculations)
  expect(held?.released.size).toBe(0)
  expect(await other?.execute({ operation: 'rentCap' })).toEqual({ onOffer: 'rentCap' })
  expect([...(held?.released ?? [])]).toEqual(['rentCap'])
})
