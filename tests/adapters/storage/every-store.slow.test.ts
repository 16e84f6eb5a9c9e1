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
import { sqlite } from './places.ts'
import { planSuite } from './plan-suite.ts'
import { providerKeySuite } from './provider-key-suite.ts'
import { recordsSuite } from './records-suite.ts'
import { resetSuite } from './reset-suite.ts'
import { retentionSuite } from './retention-suite.ts'
import { secondStepErasureSuite } from './second-step-erasure-suite.ts'
import { secondStepSuite } from './second-step-suite.ts'
import { signUpSuite } from './sign-up-suite.ts'
import { storeWatchSuite } from './store-watch-suite.ts'
import { usageStoreSuite } from './usage-store-suite.ts'

describe('records on SQLite', () => recordsSuite(sqlite))
describe('keys on SQLite', () => keyStoreSuite(sqlite))
describe('daily counts on SQLite', () => usageStoreSuite(sqlite))
describe('keys of owners on SQLite', () => ownedKeysSuite(sqlite))
describe('members of organisations on SQLite', () => organisationSuite(sqlite))
describe('provider keys on SQLite', () => providerKeySuite(sqlite))
describe('budgets of days on SQLite', () => budgetSuite(sqlite))
describe('the second step on SQLite', () => secondStepSuite(sqlite))
describe('sign-ups on SQLite', () => signUpSuite(sqlite))
describe('contacts of a clock that was ahead on SQLite', () => leadClockSuite(sqlite))
describe('persons and their events on SQLite', () => personSuite(sqlite))
describe('changes of e-mail addresses on SQLite', () => emailChangeSuite(sqlite))
describe('links of forgotten passwords on SQLite', () => resetSuite(sqlite))
describe('passkeys on SQLite', () => passkeySuite(sqlite))
describe('what statements tell on SQLite', () => storeWatchSuite(sqlite))
describe('contacts that are held back on SQLite', () => heldLeadsSuite(sqlite))
describe('erasures on SQLite', () => erasureSuite(sqlite))
describe('erasures of second steps on SQLite', () => secondStepErasureSuite(sqlite))
describe('retention on SQLite', () => retentionSuite(sqlite))
describe('plans on SQLite', () => planSuite(sqlite))
