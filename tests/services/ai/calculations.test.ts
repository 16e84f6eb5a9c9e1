import { expect, test } from 'vitest'
import { trimLines } from '#server/services/ai/calculations/calculation-tool'
import { incomeTools } from '#server/services/ai/calculations/income'

const line = (legalReference: string) =>
  ({ key: 'k', amount: 1, legalReference }) as unknown as Parameters<typeof trimLines>[0][number] // what is read of a line

test('lines go to a model as far as they have a thousand characters, with a comma each', () => {
  // ["k",1,null,""] has 15 characters, and its comma is one.
  const one = (characters: number) => line('x'.repeat(characters - 16))
  expect(trimLines([one(600), one(400)])).toHaveLength(2)
  expect(trimLines([one(600), one(401)])).toHaveLength(1)
})

test('a discounted cash flow without a day begins with the month', async () => {
  const days = { today: '2026-11-23', lawDate: '2026-11-21' }
  const seen: unknown[] = []
  const run = async (_: string, { body }: { body: { valuationDate: string } }) => {
    seen.push(body.valuationDate)
    return { data: { assumptions: [] } }
  }
  const { make } = incomeTools.discountedCashFlow
  const bounds = { run, days } as unknown as Parameters<typeof make>[1] // what it reads
  const first = await make({} as Parameters<typeof make>[0], bounds)
  await make({ valuationDate: '2026-05-15' } as Parameters<typeof make>[0], bounds)
  expect(seen).toEqual(['2026-11-01', '2026-05-15'])
  expect(first.input).toMatchObject({ valuationDate: '2026-11-01' })
})
