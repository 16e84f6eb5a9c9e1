import { describe } from 'vitest'
import { postgres } from '../storage/places.ts'
import { accountsSuite } from './accounts-suite.ts'
import { tablesSuite } from './tables-suite.ts'

describe('accounts on PostgreSQL', () => accountsSuite(postgres))
describe('tables of accounts on PostgreSQL', () => tablesSuite(postgres))
