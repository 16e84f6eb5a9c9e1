import { afterAll, beforeAll, describe } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { begunByAnotherSuite } from './begun-by-another-suite.ts'

let one: TestApp
let other: TestApp
let database: Awaited<ReturnType<typeof newDatabase>>
beforeAll(async () => {
  database = await newDatabase()
  const env = {
    ...{ DATABASE_URL: database.url, REDIS_URL: redisUrl, REDIS_PREFIX: newPrefix(), TRUST_PROXY: '1' },
    AUTH_SECRET: 'two replicas agree on what they sign with',
  }
  one = await startApp({ env })
  other = await startApp({ env })
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await database.drop()
})

describe('on PostgreSQL and Redis, what one replica wrote to at the other', () => {
  begunByAnotherSuite(
    () => one,
    () => other,
  )
})
