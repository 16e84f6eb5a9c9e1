import type * as z from 'zod'
import type { NewSandbox, PrivateSandbox } from '#contract/sandbox'
import type { Session, Visit } from '../../ports/accounts.ts'
import type { ApiKey } from '../../ports/key-store.ts'

/** What a new sandbox is made for: the request, its client, and the real day. */
interface SandboxCall {
  visit: Visit
  /** Day in Luxembourg, ISO. */
  day: string
}

/** Sandbox as answered, without the session token; and the session of its owner. */
export interface OpenSandbox {
  answer: Omit<z.infer<typeof PrivateSandbox>, 'sessionToken' | 'sessionTokenExpiresAt'>
  session: Session
}

/** Private sandboxes of testers. */
export interface Sandboxes {
  /**
   * Creates a sandbox with its account, organisation and key.
   * @throws Refusal for a wrong clock or webhook, and above the limits.
   */
  create(wanted: z.infer<typeof NewSandbox>, call: SandboxCall): Promise<OpenSandbox>
  /** Sandbox of a key. @throws Refusal `forbidden` for a key outside of sandboxes. */
  find(caller: Partial<Pick<ApiKey, 'ownerId'>>, today: string): Promise<OpenSandbox>
  /** Deletes expired sandboxes with everything in them. */
  sweep(): Promise<void>
  start(): void
  stop(): void
}
