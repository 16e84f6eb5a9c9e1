import type { Actor, TwoFactorSetUp } from '../../ports/accounts.ts'
import type { PasskeyQuestion, StoredPasskey } from '../../ports/passkeys.ts'
import type { Proven } from './proven.ts'

/** A passkey as its owner sees it. */
export type ShownPasskey = Pick<StoredPasskey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

/** The second step of a person as its page shows it. */
export interface SecondStepState {
  /** Codes of a device are asked for. */
  hasDevice: boolean
  passkeys: readonly ShownPasskey[]
  backupCodesLeft: number
}

/**
 * What a change leaves: cookies of the new session, all others are over; backup codes that are shown this once; whether
 * anything is still asked for after the password.
 */
export interface SecondStepChange {
  cookies: readonly string[]
  backupCodes: readonly string[]
  isOn: boolean
}

/** The second step of signing in of a signed-in person. `cookie` is the Cookie header. */
export interface SecondSteps {
  state(actor: Actor): Promise<SecondStepState>
  /** Makes the secret of a device, which counts once a code confirmed it. Issue `second_step_on` where one counts already. */
  start(actor: Actor, cookie: string, password: string): Promise<Proven<{ setUp: TwoFactorSetUp }>>
  /** Turns the codes of the device on. */
  confirm(actor: Actor, cookie: string, code: string): Promise<Proven<SecondStepChange>>
  /** Turns them off. */
  stop(actor: Actor, cookie: string, password: string): Promise<Proven<SecondStepChange>>
  /** Replaces the backup codes. Issue `second_step_off` where nothing asks for them. */
  newBackupCodes(actor: Actor, cookie: string, password: string): Promise<Proven<{ backupCodes: readonly string[] }>>
}

/** The passkeys of a signed-in person. One of somebody else does not exist (`route_not_found`). */
export interface Passkeys {
  one(actor: Actor, id: string): Promise<ShownPasskey>
  /** Asks the browser for a new passkey. Issues: `name`, `passkeys_max`. */
  askForNew(
    actor: Actor,
    cookie: string,
    wanted: { name: string; password: string },
  ): Promise<Proven<{ question: PasskeyQuestion }>>
  /** Adds the passkey in an answer of the browser. Issue `passkey` where it is not accepted, `passkey_known`, `name`. */
  add(actor: Actor, added: { name: string; answer: string }): Promise<SecondStepChange>
  /** Issue `name`. */
  rename(actor: Actor, cookie: string, id: string, wanted: { name: string; password: string }): Promise<Proven<object>>
  remove(actor: Actor, cookie: string, id: string, password: string): Promise<Proven<SecondStepChange>>
}
