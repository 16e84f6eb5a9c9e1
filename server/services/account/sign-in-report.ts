import type { createPseudonymizer } from '../../access/pseudonym.ts'
import type { Visit } from '../../ports/accounts.ts'
import type { Log } from '../../ports/log.ts'
import type { Metrics, SignInOutcome } from '../../ports/metrics.ts'

/** Reports the outcome of a sign-in attempt to the operator, for known and unknown e-mails alike. */
export type SignInReport = (outcome: SignInOutcome, visit: Visit, userId?: string) => void

/** Characters of a pseudonym in a log line: 96 bits. */
const shownLength = 16

/**
 * Reports each attempt by a log line and a count. The line contains a pseudonym of the address: attempts from one
 * address can be distinguished, and the log holds no address.
 */
export const createSignInReport =
  ({
    log,
    metrics,
    pseudonym,
  }: {
    log: Log
    metrics: Pick<Metrics, 'signIn'>
    pseudonym: ReturnType<typeof createPseudonymizer>
  }): SignInReport =>
  (outcome, { address, requestId }, userId) => {
    metrics.signIn(outcome)
    log.info({ requestId, outcome, address: pseudonym('address', address).slice(0, shownLength), userId }, 'sign-in')
  }
