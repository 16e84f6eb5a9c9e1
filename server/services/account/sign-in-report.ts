import type { pseudonyms } from '../../access/pseudonym.ts'
import type { Visit } from '../../ports/accounts.ts'
import type { Log } from '../../ports/log.ts'
import type { Metrics, SignInOutcome } from '../../ports/metrics.ts'

/** Tells the operator what became of a try to sign in, for known and unknown e-mails alike. */
export type SignInReport = (outcome: SignInOutcome, visit: Visit, userId?: string) => void

/** Characters of a pseudonym that a line of the log has: 96 bits. */
const shownLength = 16

/**
 * Reports each try by a line of the log and a count. The line names the address by a pseudonym: tries from one place can be
 * told from those of many, and the log holds nobody's address.
 */
export const signInReport =
  ({
    log,
    metrics,
    pseudonym,
  }: {
    log: Log
    metrics: Pick<Metrics, 'signIn'>
    pseudonym: ReturnType<typeof pseudonyms>
  }): SignInReport =>
  (outcome, { address, requestId }, userId) => {
    metrics.signIn(outcome)
    log.info({ requestId, outcome, address: pseudonym('address', address).slice(0, shownLength), userId }, 'sign-in')
  }
