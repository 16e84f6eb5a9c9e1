import { Refusal } from '#domain/core/refusal'

/** Runs every check of a form. @throws Refusal with the issues of all that refuse, so that nobody mends one after the other. */
export const everyFault = (...checks: readonly (() => unknown)[]): void => {
  const issues = checks.flatMap(check => {
    try {
      check()
      return []
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'invalid_request') throw error
      return error.details.issues ?? []
    }
  })
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}
