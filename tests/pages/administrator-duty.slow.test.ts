import { afterAll, describe } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { authSecret } from '../support/auth-secret.ts'
import { administratorDuty } from './administrator-duty-suite.ts'

const databases: Awaited<ReturnType<typeof newDatabase>>[] = []
afterAll(() => Promise.all(databases.map(({ drop }) => drop())))

describe('second steps of administrators on SQLite', () => administratorDuty(async () => ({})))
describe('second steps of administrators on two replicas with PostgreSQL', () =>
  administratorDuty(async () => {
    const database = await newDatabase()
    databases.push(database)
    return { DATABASE_URL: database.url, AUTH_SECRET: authSecret }
  }))
