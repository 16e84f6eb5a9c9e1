import { describe, expect, test } from 'vitest'
import { createMemoryLimiter } from '#server/adapters/limits/memory'
import { createBudgetStore } from '#server/adapters/storage/budget-store'
import { type BudgetLimits, createBudget } from '#server/services/ai/budget'
import { inFolder, temporaryFolder, temporaryRecords } from '../../adapters/storage/places.ts'
import { chainWorld, groq, impatient, noon, temporaryStandIn, writing } from './chain-world.ts'

const none: BudgetLimits = { requestsPerMinute: null, requestsPerDay: null, tokensPerMinute: null, tokensPerDay: null }

const world = async () => {
  const { counts } = await temporaryRecords(inFolder(temporaryFolder()))
  const clock = { now: noon }
  const now = () => clock.now
  const silent = { debug() {}, info() {}, warn() {}, error() {} }
  const minutes = createMemoryLimiter(() => clock.now.getTime())
  const made = createBudget({ days: createBudgetStore(counts), minutes, ownCharactersPerDay: 1000, log: silent, now })
  const callers = new Set<string>()
  /** Another caller for each call that does not say whose it is. */
  const newCaller = (): string => {
    callers.add(`key_${callers.size}`)
    return `key_${callers.size}`
  }
  const reserve = (limits: Partial<BudgetLimits>, tokens: number, isSandbox = false, dayName = newCaller()) =>
    made.reserve({ provider: 'groq', model: 'a-model', limits: { ...none, ...limits } }, tokens, { isSandbox, dayName })
  const move = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return { clock, counts, reserve, spendOwn: made.spendOwn, move }
}

const overBudget = { reason: 'over_budget' }

describe('budgets of a model', () => {
  test.each([
    [{ requestsPerMinute: 1 }, 60],
    [{ tokensPerMinute: 100 }, 60],
    [{ requestsPerDay: 1 }, 3600],
    [{ tokensPerDay: 100 }, 3600],
  ])('%o: the second call does not fit, and it is told when to come back', async (limits, waitSeconds) => {
    const { reserve } = await world()
    await reserve(limits, 100)
    await expect(reserve(limits, 100)).rejects.toMatchObject({ ...overBudget, detail: { waitSeconds } })
  })

  test('near midnight the wait of a day is what is left of it; then the day begins anew', async () => {
    const { reserve, clock, move } = await world()
    clock.now = new Date('2026-11-21T23:59:30Z')
    await reserve({ tokensPerDay: 100 }, 100)
    await expect(reserve({ tokensPerDay: 100 }, 1)).rejects.toMatchObject({ detail: { waitSeconds: 30 } })
    move(30_000)
    await reserve({ tokensPerDay: 100 }, 100)
  })

  test('the sandbox gets at most half of a day, everybody else the rest', async () => {
    const { reserve } = await world()
    const limits = { tokensPerDay: 101, requestsPerDay: 100 }
    await expect(reserve(limits, 51, true)).rejects.toMatchObject(overBudget)
    await reserve(limits, 50, true)
    await expect(reserve(limits, 1, true)).rejects.toMatchObject(overBudget)
    await reserve(limits, 51)
    const ofRequests = await world()
    await ofRequests.reserve({ requestsPerDay: 3 }, 1, true)
    await expect(ofRequests.reserve({ requestsPerDay: 3 }, 1, true)).rejects.toMatchObject(overBudget)
    await ofRequests.reserve({ requestsPerDay: 3 }, 1)
  })

  test('one caller gets in an hour a quarter of what is left of a day, and leaves the rest to others', async () => {
    const { reserve, move } = await world()
    const limits = { tokensPerDay: 1000 }
    const by = (caller: string, tokens: number) => reserve(limits, tokens, false, caller)
    // A quarter of 1000, then of 900; with 800 left, a third hundred would be more than 200.
    await by('key_a', 100)
    const second = await by('key_a', 100)
    await expect(by('key_a', 100)).rejects.toMatchObject({ ...overBudget, detail: { waitSeconds: 3600 } })
    await by('key_b', 200)
    // What was not used is there again: 700 are left, and the caller took 100 of its 175.
    await second.adjust(-100)
    await by('key_a', 75)
    move(3_601_000)
    await by('key_a', 100)
  })

  test('a caller without a call in the hour gets one, however little is left of the day', async () => {
    const { reserve } = await world()
    const limits = { tokensPerDay: 1000, requestsPerDay: 3 }
    for (const caller of ['key_a', 'key_b']) await reserve(limits, 450, false, caller)
    await expect(reserve(limits, 10, false, 'key_a')).rejects.toMatchObject(overBudget)
    await reserve(limits, 100, false, 'key_c')
  })

  test('the keys of one owner may be sent so many characters in a day', async () => {
    const { spendOwn, move } = await world()
    const [user, organisation] = [{ kind: 'user', id: 'a' } as const, { kind: 'organisation', id: 'a' } as const]
    await spendOwn(user, 999)
    await expect(spendOwn(user, 2)).rejects.toMatchObject({ ...overBudget, detail: { waitSeconds: 3600 } })
    await spendOwn(user, 1)
    await spendOwn(organisation, 1000)
    move(43_200_000)
    await spendOwn(user, 1000)
  })

  test('a call that does not fit one counter leaves nothing in the others', async () => {
    const { reserve } = await world()
    const limits = { requestsPerMinute: 2, tokensPerMinute: 1000, requestsPerDay: 2, tokensPerDay: 100 }
    for (let time = 0; time < 5; time += 1) await expect(reserve(limits, 101)).rejects.toMatchObject(overBudget)
    await reserve(limits, 50)
    await reserve(limits, 50)
  })

  test('what was set aside is corrected by what was used, in the window in which it was taken alone', async () => {
    const { reserve, move } = await world()
    const limits = { tokensPerMinute: 100, tokensPerDay: 300 }
    const first = await reserve(limits, 100)
    await first.adjust(-60)
    const second = await reserve(limits, 60)
    move(61_000)
    await reserve(limits, 90)
    // The minute of the second call is over: only its day gets something back.
    await second.adjust(-60)
    await expect(reserve(limits, 11)).rejects.toMatchObject(overBudget)
    move(61_000)
    await reserve(limits, 100)
    move(61_000)
    await reserve(limits, 70)
    await expect(reserve(limits, 1)).rejects.toMatchObject(overBudget)
  })

  test('records that do not answer are 503, and no provider is asked', async () => {
    const { reserve, counts } = await world()
    await counts.destroy()
    await expect(reserve({ tokensPerDay: 100 }, 1)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

const usedIn = async ({ records }: Awaited<ReturnType<typeof chainWorld>>, unit: string): Promise<number> => {
  const row = await records.db
    .selectFrom('usage')
    .select('count')
    .where('key_id', '=', `ai:groq:stand-in:${unit}`)
    .executeTakeFirst()
  return row?.count ?? 0
}

describe('200 callers at once with budgets that are nearly used up', () => {
  const asked = async (limits: object) => {
    const { url, received } = await temporaryStandIn()
    const world = await chainWorld({
      env: { ...groq(url, 'stand-in'), GROQ_LIMITS: JSON.stringify({ ...none, ...limits }) },
    })
    const callers = Array.from({ length: 200 }, (_, at) => world.caller({ dayName: `key_${at}` }))
    const answers = await Promise.all(callers.map(caller => world.chain.write(writing(), caller)))
    const done = answers.filter(({ outcome }) => outcome === 'done').length
    for (const answer of answers)
      if (answer.outcome !== 'done') expect(answer).toMatchObject({ failures: [{ reason: 'over_budget' }] })
    expect(received).toHaveLength(done)
    return { world, done }
  }

  test.each([[{ requestsPerDay: 10 }], [{ requestsPerMinute: 10 }]])('%o: ten of them are answered', async limits => {
    expect((await asked(limits)).done).toBe(10)
  })

  test('tokens are set aside before and settled after, and never more is used than there is', async () => {
    const tokensPerDay = 9000
    const { world, done } = await asked({ tokensPerDay, requestsPerDay: 1000 })
    // An answer of the stand-in counts 150 tokens; each call sets aside its 2 048 of output and what it sends.
    expect(done).toBeGreaterThanOrEqual(Math.floor(tokensPerDay / 2500))
    expect(await usedIn(world, 'tokens')).toBe(done * 150)
    expect(await usedIn(world, 'requests')).toBe(done)
    expect(done * 150).toBeLessThanOrEqual(tokensPerDay)
  })
})

test('through the chain the sandbox stops at half of a day, and others go on; a restart forgets nothing', async () => {
  const { url } = await temporaryStandIn()
  const env = { ...groq(url, 'stand-in'), GROQ_LIMITS: JSON.stringify({ ...none, requestsPerDay: 4 }) }
  const before = await chainWorld({ env })
  const outcomes = async (world: typeof before, isSandbox: boolean, count: number) => {
    const seen: string[] = []
    for (let time = 0; time < count; time += 1)
      seen.push((await world.chain.write(writing(), world.caller({ isSandbox }))).outcome)
    return seen
  }
  expect(await outcomes(before, true, 3)).toEqual(['done', 'done', 'failed'])
  expect(await outcomes(before, false, 1)).toEqual(['done'])
  const after = await chainWorld({ env, folder: before.folder })
  expect(await outcomes(after, false, 2)).toEqual(['done', 'failed'])
})

describe('what a failure costs', () => {
  test.each([
    ['status-500', 0],
    ['status-429', 0],
    ['reset', 0],
    ['empty', 150],
  ])('%s leaves %i tokens in the day, and its request', async (scenario, tokens) => {
    const { url } = await temporaryStandIn()
    const world = await chainWorld({
      env: { ...groq(url, scenario), GROQ_LIMITS: '{"tokensPerDay":9000,"requestsPerDay":9}' },
    })
    await world.chain.write(writing(), world.caller())
    const rows = await world.records.db.selectFrom('usage').select(['key_id', 'count']).orderBy('key_id').execute()
    expect(rows.map(({ count }) => count)).toEqual([1, tokens])
  })

  test('an answer without usage, and one that never came, keep the estimate', async () => {
    for (const scenario of ['no-usage', 'drip']) {
      const { url } = await temporaryStandIn()
      const world = await chainWorld({
        env: { ...groq(url, scenario), ...impatient, GROQ_LIMITS: '{"tokensPerDay":9000}' },
      })
      const request = writing()
      await world.chain.write(request, world.caller())
      const [, { count } = { count: 0 }] = await world.records.db
        .selectFrom('usage')
        .select('count')
        .orderBy('key_id')
        .execute()
      const characters = request.task.system.length + (request.task.messages[0]?.content.length ?? 0)
      expect(count).toBe(Math.ceil(characters / 3.2) + 2048)
    }
  })
})
