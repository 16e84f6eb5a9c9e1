import { describe, expect, test } from 'vitest'
import type { CalculationOperation } from '#contract/ai/calculation'
import { startAiApp } from '../support/ai.ts'
import { post } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { type Answered, told, turn, written } from '../support/conversation.ts'
import { person } from '../support/person.ts'

describe('several calculations', () => {
  const costsIn = (commune: string) => told('acquisitionCosts', { price: 700_000, use: 'mainResidence', commune })
  const esch = [
    'What do I pay in Esch, in Mamer and in Luxembourg?',
    ...['Esch-sur-Alzette', 'Mamer', 'Luxembourg'].map(costsIn),
  ]

  test('what do I pay in Esch, in Mamer and in Luxembourg: three one after the other end in a text, on both wires', async () => {
    const app = await startAiApp({ model: 'told', own: 'told' })
    const byAnthropic = { 'X-API-Key': await keyWithProvider(app, await person(app), 'anthropic') }
    for (const caller of [{}, byAnthropic]) {
      const answer = await written(await post(app, '/ai/chat', turn(esch.join('\n')), caller))
      expect(answer.calculations.map(({ input }) => 'commune' in input && input.commune)).toEqual([
        ...['Esch-sur-Alzette', 'Mamer', 'Luxembourg'],
      ])
      expect(answer.text).toMatch(/11\s177,16/)
    }
    await app.close()
  })

  test('a model that calls for ever gets five, then has to write', async () => {
    const app = await startAiApp({ model: 'steps-99' })
    const answer = await written(await post(app, '/ai/chat', turn('Que paierais-je pour 700 000 EUR à Mamer ?')))
    expect(answer.calculations).toHaveLength(5)
    expect(app.standIn.received.filter(({ method }) => method === 'POST')).toHaveLength(6)
    await app.close()
  })

  test.each([
    [16, 200],
    [17, 502],
  ])('%d at once: %d', async (count, status) => {
    const app = await startAiApp({ model: `calls-${count}` })
    const answer = await post(app, '/ai/chat', turn('Que paierais-je pour 700 000 EUR à Mamer ?'))
    expect(answer.status).toBe(status)
    const { calculations = [], issues } = (await answer.json()) as Partial<Answered> & { issues?: { code: string }[] }
    expect(calculations).toHaveLength(status === 200 ? 16 : 0)
    expect(issues?.map(({ code }) => code)).toEqual(status === 200 ? undefined : ['unreadable'])
    await app.close()
  })
})

describe('what nobody stated', () => {
  test('stands beside the calculation: what the model chose, and the day that the service took', async () => {
    const app = await startAiApp({ model: 'told' })
    const assumed = async (question: string, operation: CalculationOperation, input: object) => {
      const { calculations } = await written(
        await post(app, '/ai/chat', turn(`${question}\n${told(operation, input)}`)),
      )
      return Object.fromEntries(calculations[0]?.assumed.map(({ field, value }) => [field, value]) ?? [])
    }
    const loan = { principal: 512_345, annualRate: 0.0487, termYears: 17 }
    // The line that tells the call is text of the caller too: the question says it in other figures.
    expect(await assumed('Quelle mensualité ?', 'mortgage', loan)).toEqual({})
    const costs = { price: 700_000, use: 'mainResidence', commune: 'Mamer', operation: 'offPlan' }
    expect(await assumed('Frais d’achat ?', 'acquisitionCosts', costs)).toMatchObject({
      deedDate: '2026-11-21',
      // 30 % of the price.
      landValue: 210_000,
    })
    expect(await assumed('Rendement ?', 'yields', { country: 'LU', purchasePrice: 1, monthlyRent: 1 })).toMatchObject({
      vacancyRate: 0,
    })
    await app.close()
  })
})
