import { describe, expect, test } from 'vitest'
import { createShutdowns } from '#server/start/shutdowns'

describe('the ends of the parts', () => {
  test('run one after the other, the last one registered first, each once', async () => {
    const order: string[] = []
    const shutdowns = createShutdowns()
    shutdowns.add(() => void order.push('records'))
    shutdowns.add(async () => {
      await Promise.resolve()
      order.push('market')
    })
    shutdowns.add(() => void order.push('workers'))
    await shutdowns.run()
    expect(order).toEqual(['workers', 'market', 'records'])
    await shutdowns.run()
    expect(order).toHaveLength(3)
  })

  test('a part that does not end keeps no other from its end', async () => {
    const order: string[] = []
    const shutdowns = createShutdowns()
    shutdowns.add(() => void order.push('records'))
    shutdowns.add(() => Promise.reject(new Error('the market is busy')))
    shutdowns.add(() => {
      throw new Error('the mail is away')
    })
    await expect(shutdowns.run()).rejects.toMatchObject({
      errors: [{ message: 'the mail is away' }, { message: 'the market is busy' }],
    })
    expect(order).toEqual(['records'])
  })
})
