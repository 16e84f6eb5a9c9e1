import { Refusal } from '#domain/core/refusal'

/**
 * Runs every check of a form. @throws Refusal with the issues of all failed checks, so that they can be corrected at
 * once.
 */
export const runAllChecks = (...checks: readonly (() => unknown)[]): void => {
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
