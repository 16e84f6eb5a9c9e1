import { describe } from 'vitest'
import { budgetSuite } from './budget-suite.ts'
import { emailChangeSuite } from './email-change-suite.ts'
import { erasureSuite } from './erasure-suite.ts'
import { heldLeadsSuite } from './held-leads-suite.ts'
import { keyStoreSuite } from './key-store-suite.ts'
import { leadClockSuite } from './lead-clock-suite.ts'
import { organisationSuite } from './organisation-suite.ts'
import { ownedKeysSuite } from './owned-keys-suite.ts'
import { passkeySuite } from './passkey-suite.ts'
import { personSuite } from './person-suite.ts'
import { postgres, sqlite } from './places.ts'
import { planSuite } from './plan-suite.ts'
import { processSuite } from './process-suite.ts'
import { providerKeySuite } from './provider-key-suite.ts'
import { recordsSuite } from './records-suite.ts'
import { resetSuite } from './reset-suite.ts'
import { retentionSuite } from './retention-suite.ts'
import { secondStepErasureSuite } from './second-step-erasure-suite.ts'
import { secondStepSuite } from './second-step-suite.ts'
import { signUpSuite } from './sign-up-suite.ts'
import { storeWatchSuite } from './store-watch-suite.ts'
import { usageStoreSuite } from './usage-store-suite.ts'

describe('processes on SQLite', () => processSuite(sqlite))
describe('processes on PostgreSQL', () => processSuite(postgres))
describe('records on PostgreSQL', () => recordsSuite(postgres))
describe('keys on PostgreSQL', () => keyStoreSuite(postgres))
describe('daily counts on PostgreSQL', () => usageStoreSuite(postgres))
describe('keys of owners on PostgreSQL', () => ownedKeysSuite(postgres))
describe('members of organisations on PostgreSQL', () => organisationSuite(postgres))
describe('provider keys on PostgreSQL', () => providerKeySuite(postgres))
describe('budgets of days on PostgreSQL', () => budgetSuite(postgres))
describe('the second step on PostgreSQL', () => secondStepSuite(postgres))
describe('sign-ups on PostgreSQL', () => signUpSuite(postgres))
describe('contacts of a clock that was ahead on PostgreSQL', () => leadClockSuite(postgres))
describe('persons and their events on PostgreSQL', () => personSuite(postgres))
describe('changes of e-mail addresses on PostgreSQL', () => emailChangeSuite(postgres))
describe('links of forgotten passwords on PostgreSQL', () => resetSuite(postgres))
describe('passkeys on PostgreSQL', () => passkeySuite(postgres))
describe('what statements tell on PostgreSQL', () => storeWatchSuite(postgres))
describe('contacts that are held back on PostgreSQL', () => heldLeadsSuite(postgres))
describe('erasures on PostgreSQL', () => erasureSuite(postgres))
describe('erasures of second steps on PostgreSQL', () => secondStepErasureSuite(postgres))
describe('retention on PostgreSQL', () => retentionSuite(postgres))
describe('plans on PostgreSQL', () => planSuite(postgres))
