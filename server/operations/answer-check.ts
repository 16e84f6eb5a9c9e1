import * as z from 'zod'
import type { Log } from '../ports/log.ts'
import type { Answer } from './handler.ts'
import { getFileAnswer, type Operation } from './operation.ts'

/** Compares a response of an operation with the contract before it is sent. */
export type AnswerCheck = (operation: Operation, answer: Answer, requestId: string) => void

/** Minimum time between two samples of an operation, in milliseconds. */
const sampleEveryMs = 1000
/**
 * Share of time that samples of an operation may take: checking a batch of a thousand takes as long as answering five.
 */
const shareMax = 0.01
/** Maximum time between two samples, in milliseconds, for a check that was delayed by other work. */
const sampleEveryMsMax = 60_000

/** @throws Error where a response does not match its declaration for the status; the message names the fields. */
const assertDeclared = ({ path, responses }: Operation, { status, body }: Answer): void => {
  if (!(status in responses)) throw new Error(`${path} answered the undeclared status ${status}`)
  const schema = getFileAnswer(responses[status])?.body ?? responses[status]
  // An entry that is not a schema declares a response without a body.
  const result = (schema instanceof z.ZodType ? schema : z.undefined()).safeParse(body)
  if (!result.success) throw new Error(`${path} answered ${status} off its schema: ${result.error.message}`)
}

/** Limits checks to samples: at most one a second per operation, and fewer where a check is slow. */
const createSampler = (now: () => number): ((operation: Operation, look: () => void) => void) => {
  const nextSampleAt = new Map<Operation, number>()
  return (operation, look) => {
    const startedAt = now()
    if (startedAt < (nextSampleAt.get(operation) ?? 0)) return
    look()
    const endedAt = now()
    const waitMs = Math.max(sampleEveryMs, (endedAt - startedAt) / shareMax)
    nextSampleAt.set(operation, endedAt + Math.min(waitMs, sampleEveryMsMax))
  }
}

/**
 * Creates the check of responses. `all`: each one, and a wrong one throws, which becomes a 500 (tests and development).
 * `sample`: one a second per operation, or fewer where checking takes more than a hundredth of the time; a wrong one is
 * logged and sent.
 * @param now milliseconds of a monotonic clock.
 */
export const createAnswerCheck = (mode: 'all' | 'sample', log: Log, now = () => performance.now()): AnswerCheck => {
  if (mode === 'all') return assertDeclared
  const sample = createSampler(now)
  return function checkSample(operation, answer, requestId) {
    sample(operation, () => {
      try {
        assertDeclared(operation, answer)
      } catch (cause) {
        log.error({ requestId, cause }, 'an answer is not as declared')
      }
    })
  }
}
