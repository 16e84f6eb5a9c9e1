import type { EstimationInput } from '../../src/derived/types.ts'
import type { EstimateAnswer } from './requests.ts'

/** Tests whether an answer is for a home. */
export const isAnswerFor = ({ input }: EstimateAnswer, home: EstimationInput): boolean =>
  JSON.stringify(input) === JSON.stringify(home)

/** What a renewal reads and requests. */
interface AnswerSource {
  readonly value: EstimationInput
  readonly answered: EstimateAnswer | undefined
  submit(): Promise<unknown>
}

/**
 * Requests an estimate where the home was changed since the last answer; undefined where the form has faults. Where no
 * estimate came, a contact is not lost: the service, which estimates by itself, gets the home as it is typed now, and
 * other receivers the last home with its estimate.
 */
export const renewAnswer = async (
  source: AnswerSource,
  receiver: string,
  isInvalid: () => boolean,
): Promise<EstimateAnswer | undefined> => {
  const { answered, value } = source
  if (!answered || isAnswerFor(answered, value)) return answered
  await source.submit()
  if (isInvalid()) return undefined
  const last = source.answered
  return last && receiver === 'service' ? { ...last, input: value } : last
}
