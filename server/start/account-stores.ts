import { accountRemoval } from '../adapters/storage/account-removal.ts'
import { recordedAudit } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { organisationEvents } from '../adapters/storage/organisation-events.ts'
import { recordedOrganisations } from '../adapters/storage/organisation-store.ts'
import { ownedKeys } from '../adapters/storage/owned-keys.ts'
import { recordedPasskeys } from '../adapters/storage/passkey-store.ts'
import { personData } from '../adapters/storage/person-data.ts'
import { recordedPersons, recordedSessions } from '../adapters/storage/person-store.ts'
import { recordedResets } from '../adapters/storage/reset-store.ts'
import { recordedSecondSteps } from '../adapters/storage/second-step-store.ts'
import { recordedSignUps } from '../adapters/storage/sign-up-store.ts'
import { usageHistory } from '../adapters/storage/usage-store.ts'

/** The stores of accounts on open records. */
export const storesOf = ({ db, engine }: Records) => ({
  audit: recordedAudit(db),
  persons: recordedPersons(db),
  personData: personData(db),
  sessions: recordedSessions(db),
  secondSteps: recordedSecondSteps(db),
  passkeys: recordedPasskeys(db),
  signUps: recordedSignUps(db, engine),
  resets: recordedResets(db, engine),
  keys: ownedKeys(db, engine),
  usage: usageHistory(db),
  organisationEvents: organisationEvents(db),
  organisations: recordedOrganisations(db, engine),
  removal: accountRemoval(db, engine),
})

/** The stores of accounts. */
export type Stores = ReturnType<typeof storesOf>
