/** Rules of the calendar of the law. */
export const lawChangesRules = {
  to_before_from: { message: 'Must not be before {from}.', fields: ['to', 'from'] },
} as const
