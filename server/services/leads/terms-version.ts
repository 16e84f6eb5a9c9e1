/** The version of the terms for contacts that is accepted now: the day of its text. */
export const termsVersion = '2026-11-24'
