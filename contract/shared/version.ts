/** Version of the API, by the rule of the comparison of releases: what breaks is a major one, what is added a minor one. */
export const apiVersion = '1.1.0'

/**
 * The day of the contract, which `Valorem-Version` names in requests and in every answer. It moves with a release in which an
 * answer means something else, not with one that only adds.
 */
export const contractDay = '2026-11-28'

/** Names the day of a contract, in requests and answers. */
export const versionHeader = 'Valorem-Version'
