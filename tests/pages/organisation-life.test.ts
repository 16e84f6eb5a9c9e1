import { describe } from 'vitest'
import { organisationLife } from './organisation-life-suite.ts'

describe('the life of an organisation on SQLite', () => organisationLife(async () => ({})))
