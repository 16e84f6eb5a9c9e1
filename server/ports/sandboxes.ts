/** Private sandbox of a key: its end, and the number of days by which its day differs from the real one. */
export interface KeySandbox {
  /** Instant, ISO 8601 in UTC. */
  expiresAt: string
  clockDays: number
}

/** Private sandbox as stored: an account with an organisation for an hour. */
export interface StoredSandbox extends KeySandbox {
  id: string
  userId: string
  /** Null until the organisation is founded. */
  organisationId: string | null
  sessionId: string
  createdAt: string
}

/** New sandbox, with its owner and the session of its owner. */
interface NewStoredSandbox extends StoredSandbox {
  email: string
  /** Secret of the session, which no cookie carries. */
  sessionSecret: string
}

/** Storage of private sandboxes. */
export interface SandboxRecords {
  /** Stores a sandbox with its owner and session; false while `most` others exist. */
  begin(sandbox: NewStoredSandbox, most: number): Promise<boolean>
  setOrganisation(id: string, organisationId: string): Promise<void>
  /** Unexpired sandbox of a key's owner: its user or its organisation. */
  ofOwner(ownerId: string, now: string): Promise<StoredSandbox | undefined>
  /** Deletes expired sandboxes with everything in them, at most `limit`; returns their number. */
  removeExpired(now: string, limit: number): Promise<number>
}

/** Domain of the owners' e-mail addresses; no name under `.invalid` exists (RFC 2606, section 2). */
const mailDomain = '@sandbox.invalid'

/** E-mail address of the owner of a sandbox. */
export const buildSandboxEmail = (id: string): string => `${id}${mailDomain}`

/** Whether an address belongs to the owner of a sandbox, to whom no letter is sent. */
export const isSandboxEmail = (email: string): boolean => email.endsWith(mailDomain)
