import { requestHeaders } from '#contract/shared/headers'
import { versionHeader } from '#contract/shared/version'
import { Refusal } from '#domain/core/refusal'

const day = new RegExp(requestHeaders[versionHeader]?.pattern ?? '')

const isDay = (named: string): boolean => {
  const instant = day.test(named) ? new Date(named) : new Date(Number.NaN)
  // The calendar of the platform makes the 3rd of March of a 31st of February.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(named)
}

/**
 * Refuses a header that names no day of a contract. There is one contract, which answers whatever day is named: an older
 * program gets what was added since, and one for a later contract sees by the header of the answer that it is not here yet.
 * @throws Refusal 400 which names the header.
 */
export const checkVersion = (named: string | undefined): void => {
  if (named === undefined || isDay(named)) return
  throw new Refusal('invalid_request', {
    issues: [
      { path: versionHeader, message: 'Must be a day as YYYY-MM-DD.', received: named, allowed: ['YYYY-MM-DD'] },
    ],
  })
}
