import { describe } from 'vitest'
import { sqlite } from '../storage/places.ts'
import { accountsSuite } from './accounts-suite.ts'
import { tablesSuite } from './tables-suite.ts'

describe('accounts on SQLite', () => accountsSuite(sqlite))
describe('tables of accounts on SQLite', () => tablesSuite(sqlite))
