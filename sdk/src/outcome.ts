import { isValoremError } from './operation-error.ts'
import type { Outcome } from './result.ts'

/** Converts a call's result to a value; errors from outside this package are defects and still thrown. */
export const toOutcome = <Success>(call: Promise<Success>): Promise<Outcome<Success>> =>
  call.then(
    success => ({ ok: true, ...success }),
    (error: unknown) => {
      if (isValoremError(error)) return { ok: false, error }
      throw error
    },
  )
