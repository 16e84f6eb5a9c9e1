import type { ErrorCode } from '#contract/shared/errors'

/** What is wrong with one field; `received` is the value itself, printed where the answer is made. */
export interface RefusedField {
  /** The field, as `items[3].surface`. */
  path: string
  /** What is wrong, in one sentence. */
  message: string
  /** The finer code of the broken rule, in snake_case. */
  code?: string
  received?: unknown
  /** The values of a closed list, or one sentence that gives the bounds. */
  allowed?: readonly string[]
}

/** What may be said beside the code of a refusal. */
export interface RefusalDetails {
  /** A sentence that is more precise than the one of the table of errors. */
  message?: string
  issues?: readonly RefusedField[]
  suggestions?: readonly string[]
}

/** The only thing that is thrown on purpose: a code of the table of errors, with what people need to mend it. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}
