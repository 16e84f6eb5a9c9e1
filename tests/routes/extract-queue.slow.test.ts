import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { type ExtractionWorld, extractionWorld, saidBody } from '../support/extraction-world.ts'
import { person } from '../support/person.ts'
import { plainPdf } from '../support/read-files.ts'

let world: ExtractionWorld
beforeAll(async () => {
  world = await extractionWorld('stand-in', {
    TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000}}',
  })
})
afterAll(() => world.close())

const body = saidBody('dpe', plainPdf(['Certificat']), { answers: [{ energyClass: null }] })

/** Keys of accounts of their own, each with a provider key. */
const createKeys = async (name: string, count: number): Promise<string[]> => {
  const keys: string[] = []
  for (let number = 0; number < count; number += 1)
    keys.push(await keyWithProvider(world.app, await person(world.app, { name: `${name} ${number}` }), 'anthropic'))
  return keys
}

/** Sends an extraction by each key at once, and gives the answers in the order of the keys. */
const extractAtOnce = (keys: readonly string[]) =>
  Promise.all(
    keys.map(async key => {
      const answer = await post(world.app, '/ai/extract', body, { 'X-API-Key': key })
      const { code } = (await answer.json()) as { code?: string }
      return { status: answer.status, code, retryAfter: Number(answer.headers.get('Retry-After')) }
    }),
  )

test('beside twenty-four extractions of one account, those of six others are all answered', async () => {
  const [many = ''] = await createKeys('many', 1)
  const others = await createKeys('other', 6)
  const answers = await extractAtOnce([...Array.from({ length: 24 }, () => many), ...others])
  expect(answers.slice(24).map(({ status }) => status)).toEqual(others.map(() => 200))
  const own = answers.slice(0, 24)
  const refused = own.filter(({ status }) => status !== 200)
  expect(own.length - refused.length).toBeGreaterThanOrEqual(1)
  for (const { status, code, retryAfter } of refused) {
    expect([status, code]).toEqual([429, 'rate_limited'])
    expect(retryAfter).toBeGreaterThan(0)
  }
  // Only those in the queue at the same time count: how many come after the first were answered is a matter of speed.
  expect(refused.length).toBeGreaterThanOrEqual(1)
})

test('of thirty accounts at once some are answered, and those without a place or a turn are told when to come again', async () => {
  const answers = await extractAtOnce(await createKeys('one', 30))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeLessThan(answers.length)
  expect(refused.length).toBeGreaterThanOrEqual(1)
  for (const { status, code, retryAfter } of refused) {
    expect([status, code]).toEqual([503, 'unavailable'])
    expect(retryAfter).toBeGreaterThan(0)
  }
})
