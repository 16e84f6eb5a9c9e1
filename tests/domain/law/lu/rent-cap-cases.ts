import type { RentCapInput } from '#domain/law/lu/rent/dwelling'
import { type GoldenCase, goldenAnswers } from '../../../golden/corpus.ts'

/** A dwelling with the figures that the act gives; its day is in the request. */
export interface RentCapCase {
  readonly description: string
  readonly request: RentCapInput & { referenceDate: string }
  readonly data: GoldenCase['expected']
}

/** Dwellings whose highest rent is worked out by hand from the act. */
export const rentCapCases: readonly RentCapCase[] = goldenAnswers('rentCap').map(({ says, request, expected }) => ({
  description: says,
  request: request as unknown as RentCapCase['request'], // a request of its operation, which the contract parses
  data: expected,
}))
