/** Current version of the terms for contacts: the date of its text. */
export const termsVersion = '2026-12-01'
