import { afterAll, describe } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { authSecret } from '../support/auth-secret.ts'
import { organisationEvents } from './organisation-events-suite.ts'
import { organisationLife } from './organisation-life-suite.ts'

const databases: Awaited<ReturnType<typeof newDatabase>>[] = []
afterAll(() => Promise.all(databases.map(({ drop }) => drop())))

const onPostgres = async (): Promise<Record<string, string>> => {
  const database = await newDatabase()
  databases.push(database)
  return { DATABASE_URL: database.url, AUTH_SECRET: authSecret }
}

describe('the life of an organisation on PostgreSQL', () => organisationLife(onPostgres))
describe('the events of an organisation on PostgreSQL', () => organisationEvents(onPostgres))
