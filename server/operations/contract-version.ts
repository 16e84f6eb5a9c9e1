import { requestHeaders } from '#contract/shared/headers'
import { versionHeader } from '#contract/shared/version'
import { Refusal } from '#domain/core/refusal'

const day = new RegExp(requestHeaders[versionHeader]?.pattern ?? '')

const isContractDay = (named: string): boolean => {
  const instant = day.test(named) ? new Date(named) : new Date(Number.NaN)
  // The platform's calendar turns 31 February into 3 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(named)
}

/**
 * Refuses a header that is not a date of a contract. There is one contract, which serves every date: an older program
 * gets later additions, and one for a later contract learns from the response header that it is not deployed yet.
 * @throws Refusal 400 which names the header.
 */
export const checkVersion = (named: string | undefined): void => {
  if (named === undefined || isContractDay(named)) return
  throw new Refusal('invalid_request', {
    issues: [
      { path: versionHeader, message: 'Must be a day as YYYY-MM-DD.', received: named, allowed: ['YYYY-MM-DD'] },
    ],
  })
}
