import { afterAll, describe } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { authSecret } from '../support/auth-secret.ts'
import { madeItems } from './made-items-suite.ts'

const databases: Awaited<ReturnType<typeof newDatabase>>[] = []
afterAll(() => Promise.all(databases.map(({ drop }) => drop())))

describe('what a person made on SQLite', () => madeItems('SQLite', async () => ({})))
describe('what a person made on two replicas with PostgreSQL', () =>
  madeItems('PostgreSQL', async () => {
    const database = await newDatabase()
    databases.push(database)
    return { DATABASE_URL: database.url, AUTH_SECRET: authSecret }
  }))
