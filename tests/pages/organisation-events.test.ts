import { describe } from 'vitest'
import { organisationEvents } from './organisation-events-suite.ts'

describe('the events of an organisation on SQLite', () => organisationEvents(async () => ({})))
