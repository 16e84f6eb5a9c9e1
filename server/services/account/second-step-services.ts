import type { Actor, TwoFactorSetUp } from '../../ports/accounts.ts'
import type { PasskeyOptions, StoredPasskey } from '../../ports/passkeys.ts'
import type { ProofResult } from './proven.ts'

/** Passkey as shown to its owner. */
export type PasskeyView = Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

/** State of a person's second step, for its page. */
export interface SecondStepState {
  /** Codes of an authenticator app are required. */
  hasDevice: boolean
  passkeys: readonly PasskeyView[]
  backupCodesLeft: number
}

/**
 * Result of a change: cookies of the new session, all others have ended; backup codes, shown only once; whether a
 * second step is still on.
 */
export interface SecondStepChange {
  cookies: readonly string[]
  backupCodes: readonly string[]
  isOn: boolean
}

/** Second step of a signed-in person. `cookie` is the Cookie header. */
export interface SecondSteps {
  state(actor: Actor): Promise<SecondStepState>
  /**
   * Creates the secret of an authenticator app, active once a code confirms it. Issue `second_step_on` where one is
   * active.
   */
  start(actor: Actor, cookie: string, password: string): Promise<ProofResult<{ setUp: TwoFactorSetUp }>>
  /** Confirms the authenticator app. */
  confirm(actor: Actor, cookie: string, code: string): Promise<ProofResult<SecondStepChange>>
  /** Removes the authenticator app. */
  stop(actor: Actor, cookie: string, password: string): Promise<ProofResult<SecondStepChange>>
  /** Replaces the backup codes. Issue `second_step_off` where the second step is off. */
  newBackupCodes(
    actor: Actor,
    cookie: string,
    password: string,
  ): Promise<ProofResult<{ backupCodes: readonly string[] }>>
}

/** Passkeys of a signed-in person. Those of others are not found (`route_not_found`). */
export interface Passkeys {
  one(actor: Actor, id: string): Promise<PasskeyView>
  /** Creates options to register a passkey. Issues: `name`, `passkeys_max`. */
  askForNew(
    actor: Actor,
    cookie: string,
    wanted: { name: string; password: string },
  ): Promise<ProofResult<{ question: PasskeyOptions }>>
  /** Registers the passkey of a browser's response. Issue `passkey` where it is invalid, `passkey_known`, `name`. */
  add(actor: Actor, added: { name: string; answer: string }): Promise<SecondStepChange>
  /** Issue `name`. */
  rename(
    actor: Actor,
    cookie: string,
    id: string,
    wanted: { name: string; password: string },
  ): Promise<ProofResult<object>>
  remove(actor: Actor, cookie: string, id: string, password: string): Promise<ProofResult<SecondStepChange>>
}
