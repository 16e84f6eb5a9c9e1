import { expect, test } from 'vitest'
import { createBudgetStore } from '#server/adapters/storage/budget-store'
import { createUsageStore } from '#server/adapters/storage/usage-store'
import { type Engine, temporaryRecords } from './places.ts'

const day = '2026-11-21'
const name = 'ai:groq:a-model:tokens'

/** What budgets of days promise on an engine. */
export const budgetSuite = ({ newPlace }: Engine): void => {
  const newBudgets = async () => {
    const { counts } = await temporaryRecords(await newPlace())
    return { budgets: createBudgetStore(counts), used: () => createUsageStore(counts).used(name, day) }
  }

  test('places are taken up to the limit, and what does not fit takes nothing', async () => {
    const { budgets, used } = await newBudgets()
    expect(await budgets.reserve(name, day, 101, 100)).toBe(false)
    expect(await used()).toBe(0)
    expect(await budgets.reserve(name, day, 60, 100)).toBe(true)
    expect(await budgets.reserve(name, day, 41, 100)).toBe(false)
    expect(await budgets.reserve(name, day, 40, 100)).toBe(true)
    expect(await budgets.reserve(name, day, 1, 100)).toBe(false)
    expect(await used()).toBe(100)
    expect(await budgets.reserve(name, '2026-11-22', 100, 100)).toBe(true)
  })

  test('200 callers at once get exactly what fits', async () => {
    const { budgets, used } = await newBudgets()
    const taken = await Promise.all(Array.from({ length: 200 }, () => budgets.reserve(name, day, 7, 100)))
    expect(taken.filter(Boolean)).toHaveLength(14)
    expect(await used()).toBe(98)
  })

  test('corrections go both ways, never below 0, and make no row of their own', async () => {
    const { budgets, used } = await newBudgets()
    await budgets.add(name, day, 5)
    expect(await used()).toBe(0)
    await budgets.reserve(name, day, 50, 100)
    await budgets.add(name, day, -20)
    expect(await used()).toBe(30)
    await budgets.add(name, day, 100)
    expect(await used()).toBe(130)
    expect(await budgets.reserve(name, day, 1, 100)).toBe(false)
    await budgets.add(name, day, -500)
    expect(await used()).toBe(0)
  })
}
