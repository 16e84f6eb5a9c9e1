import { describe, expect, test } from 'vitest'
import { newEnds } from '#server/start/ends'

describe('the ends of the parts', () => {
  test('run one after the other, the last one registered first, each once', async () => {
    const order: string[] = []
    const ends = newEnds()
    ends.add(() => void order.push('records'))
    ends.add(async () => {
      await Promise.resolve()
      order.push('market')
    })
    ends.add(() => void order.push('workers'))
    await ends.run()
    expect(order).toEqual(['workers', 'market', 'records'])
    await ends.run()
    expect(order).toHaveLength(3)
  })

  test('a part that does not end keeps no other from its end', async () => {
    const order: string[] = []
    const ends = newEnds()
    ends.add(() => void order.push('records'))
    ends.add(() => Promise.reject(new Error('the market is busy')))
    ends.add(() => {
      throw new Error('the mail is away')
    })
    await expect(ends.run()).rejects.toMatchObject({
      errors: [{ message: 'the mail is away' }, { message: 'the market is busy' }],
    })
    expect(order).toEqual(['records'])
  })
})
