import * as z from 'zod'
import type { Log } from '../ports/log.ts'
import type { Answer } from './handler.ts'
import { fileOf, type Operation } from './operation.ts'

/** Compares an answer of an operation with the contract before it leaves. */
export type AnswerCheck = (operation: Operation, answer: Answer, requestId: string) => void

/** Shortest time between two samples of an operation, in milliseconds. */
const sampleEveryMs = 1000
/** Share of the time that samples of an operation may take: checking a batch of a thousand takes as long as answering five. */
const shareMax = 0.01
/** Longest time between two samples, in milliseconds, for a look that something else held up. */
const sampleEveryMsMax = 60_000

/** @throws Error when an answer is not what the contract declares for its status; the message names the fields. */
const assertDeclared = ({ path, responses }: Operation, { status, body }: Answer): void => {
  if (!(status in responses)) throw new Error(`${path} answered the undeclared status ${status}`)
  const schema = fileOf(responses[status])?.body ?? responses[status]
  // An entry that is no schema declares an answer without a body.
  const result = (schema instanceof z.ZodType ? schema : z.undefined()).safeParse(body)
  if (!result.success) throw new Error(`${path} answered ${status} off its schema: ${result.error.message}`)
}

/** Looks at samples: of each operation at most one a second, and fewer where a look takes long. */
const sampler = (now: () => number): ((operation: Operation, look: () => void) => void) => {
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
 * Makes the check of answers. `all`: each one, and a wrong one is thrown, so that it becomes a 500 (tests and
 * development). `sample`: one a second of each operation, or fewer where checking takes more than a hundredth of the time, and
 * a wrong one is logged and sent.
 * @param now milliseconds of a clock that is never set back.
 */
export const answerCheck = (mode: 'all' | 'sample', log: Log, now = () => performance.now()): AnswerCheck => {
  if (mode === 'all') return assertDeclared
  const sample = sampler(now)
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
