/** Version of the API, by the comparison of releases: breaking changes are major, additions are minor. */
export const apiVersion = '1.1.0'

/**
 * The day of the contract, which `Valorem-Version` names in requests and in every answer. It changes with a
 * release in which an answer means something else, not with one that only adds.
 */
export const contractDay = '2026-11-28'

/** Names the day of a contract, in requests and answers. */
export const versionHeader = 'Valorem-Version'
