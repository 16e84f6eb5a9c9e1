import { createClient } from '@valorem/sdk'
import { expect, test } from 'vitest'
import { startAiApp } from '../support/ai.ts'
import { post, read, sandboxKey } from '../support/app.ts'
import { told, turn, written } from '../support/conversation.ts'

const costs = { operation: 'acquisitionCosts', input: { price: 700_000, use: 'mainResidence', commune: 'Mamer' } }
const loan = { operation: 'mortgage', input: { principal: 400_000, annualRate: 0, termYears: 25 } }

test('calculations that are sent back are computed again, whole or in short, and stand first in the answer', async () => {
  const app = await startAiApp({ model: 'told' })
  const first = await written(
    await post(app, '/ai/chat', turn(`Quels frais d’achat ?\n${told('acquisitionCosts', costs.input)}`)),
  )
  const forged = { ...first.calculations[0], result: { totals: { buyer: 1 } } }
  const question = `Et la mensualité ?\n${told('mortgage', loan.input)}`
  for (const calculations of [first.calculations, [costs], [forged]]) {
    const next = await written(await post(app, '/ai/chat', { ...turn(question), calculations }))
    expect(next.calculations.map(({ operation }) => operation)).toEqual(['acquisitionCosts', 'mortgage'])
    // 42 000 + 7 000 − 40 000 of duties; 1 850.23 for the notary and 17 % of it, 314.54.
    expect(next.calculations[0]?.result).toMatchObject({ totals: { buyer: 11_177.16 } })
  }
  await app.close()
})

test('a figure of an earlier turn is known again, which nothing supports without it', async () => {
  const app = await startAiApp({ model: 'length' })
  const messages = [
    { role: 'user', content: 'Quels frais ?' },
    { role: 'assistant', content: 'Ils font 11 177,16 EUR.' },
    { role: 'user', content: 'Redis-le.' },
  ]
  await written(await post(app, '/ai/chat', { messages, calculations: [costs] }))
  const known = JSON.stringify(app.standIn.received.at(-1)?.body)
  await written(await post(app, '/ai/chat', { messages }))
  const unknown = JSON.stringify(app.standIn.received.at(-1)?.body)
  expect(unknown).toContain('11 177,16')
  // With its name the model need not copy it.
  expect(known).toMatch(/Ils font \{D\d+\}/)
  await app.close()
})

test('one that is refused names its field; unknown operations, unknown fields and too many do too', async () => {
  const app = await startAiApp({ model: 'told' })
  const refused = async (calculations: object[]) => {
    const answer = await post(app, '/ai/chat', { ...turn('Et maintenant ?'), calculations })
    expect(answer.status).toBe(400)
    return (await read(answer)).issues.map(({ path }) => path)
  }
  expect(await refused([loan, { ...costs, input: { ...costs.input, price: -1 } }])).toEqual([
    'calculations[1].input.price',
  ])
  expect(await refused([{ ...loan, input: { ...loan.input, rate: 1 } }])).toEqual(['calculations[0].input'])
  expect(await refused([{ ...costs, input: { ...costs.input, commune: 'Nowhere at all' } }])).toEqual([
    'calculations[0].input',
  ])
  expect(await refused([{ operation: 'backtest', input: {} }])).toEqual(['calculations[0].operation'])
  expect(await refused([{ ...loan, price: 1 }])).toEqual(['calculations[0].price'])
  expect(await refused(Array.from({ length: 33 }, () => loan))).toEqual(['calculations'])
  await app.close()
})

test('of thirty-two the last sixteen are computed', async () => {
  const app = await startAiApp({ model: 'told' })
  const sent = Array.from({ length: 32 }, (_, at) => ({ ...loan, input: { ...loan.input, principal: 1000 + at } }))
  const { calculations } = await written(
    await post(app, '/ai/chat', { ...turn('Et maintenant ?'), calculations: sent }),
  )
  expect(calculations.map(({ input }) => 'principal' in input && input.principal)).toEqual(
    Array.from({ length: 16 }, (_, at) => 1016 + at),
  )
  await app.close()
})

test('the SDK sends back what it was given of the last answer', async () => {
  const app = await startAiApp({ model: 'told' })
  const valorem = createClient({ apiKey: sandboxKey, baseUrl: app.url.replace(/\/api\/v1$/, '') })
  const ask = (content: string, after?: Awaited<ReturnType<typeof valorem.ai.chat>>['data']) =>
    valorem.ai.chat({ messages: [{ role: 'user', content }], after })
  const { data: first } = await ask(`Quelle mensualité ?\n${told('mortgage', loan.input)}`)
  const { data: next } = await ask(`Et les frais d’achat ?\n${told('acquisitionCosts', costs.input)}`, first)
  expect(next.calculations.map(({ operation }) => operation)).toEqual(['mortgage', 'acquisitionCosts'])
  const { data: last } = await ask('Merci.', next)
  const figures = ({ calculations }: typeof first) =>
    calculations.map(({ input, result, law }) => ({ input, result, law }))
  expect(figures(last)).toEqual(figures(next))
  await app.close()
})
