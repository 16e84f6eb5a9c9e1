import { createAccountRemoval } from '../adapters/storage/account-removal.ts'
import { createAuditStore } from '../adapters/storage/audit-store.ts'
import type { Records } from '../adapters/storage/database.ts'
import { createEmailChangeStore } from '../adapters/storage/email-change-store.ts'
import { createMadeItemStore } from '../adapters/storage/made-item-store.ts'
import { createNoticeStore } from '../adapters/storage/notice-store.ts'
import { createOrganisationEventStore } from '../adapters/storage/organisation-events.ts'
import { createOrganisationStore } from '../adapters/storage/organisation-store.ts'
import { createOwnedKeyStore } from '../adapters/storage/owned-keys.ts'
import { createPasskeyStore } from '../adapters/storage/passkey-store.ts'
import { createPersonDataReader } from '../adapters/storage/person-data.ts'
import { createPersonStore, createSessionStore } from '../adapters/storage/person-store.ts'
import { createResetStore } from '../adapters/storage/reset-store.ts'
import { createSandboxStore } from '../adapters/storage/sandbox-store.ts'
import { createSecondStepStore } from '../adapters/storage/second-step-store.ts'
import { createSignUpStore } from '../adapters/storage/sign-up-store.ts'
import { createUsageHistory } from '../adapters/storage/usage-store.ts'

/** Stores of accounts on open records. */
export const createAccountStores = ({ db, engine }: Records) => ({
  audit: createAuditStore(db),
  persons: createPersonStore(db),
  personData: createPersonDataReader(db),
  sessions: createSessionStore(db),
  secondSteps: createSecondStepStore(db),
  passkeys: createPasskeyStore(db),
  signUps: createSignUpStore(db, engine),
  resets: createResetStore(db, engine),
  emailChanges: createEmailChangeStore(db, engine),
  keys: createOwnedKeyStore(db, engine),
  usage: createUsageHistory(db),
  organisationEvents: createOrganisationEventStore(db),
  organisations: createOrganisationStore(db, engine),
  removal: createAccountRemoval(db, engine),
  notices: createNoticeStore(db),
  madeItems: createMadeItemStore(db, engine),
  sandboxes: createSandboxStore(db, engine),
})

/** Stores that account services use. */
export type AccountStores = ReturnType<typeof createAccountStores>
