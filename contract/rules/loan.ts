/** Days on which a loan may start, ends included. */
export const startDates = { first: '1900-01-01', last: '2199-12-31' } as const

/** Rules of a loan, alone or inside a cash flow. */
export const loanRules = {
  'one_term.none': { message: 'Send termMonths or termYears.', fields: ['termMonths', 'termYears'] },
  'one_term.both': { message: 'Send termMonths or termYears, not both.', fields: ['termYears', 'termMonths'] },
  grace_not_shorter_than_term: {
    message: 'Must be shorter than the term of {termMonths} months.',
    fields: ['graceMonths', 'termMonths', 'termYears'],
  },
  start_date_required: {
    message: '{dayCount} counts days and needs the day of the start.',
    fields: ['startDate', 'dayCount'],
  },
  start_date_out_of_range: {
    message: `Must be between ${startDates.first} and ${startDates.last}.`,
    fields: ['startDate'],
  },
  extra_payment_after_term: {
    message: 'The loan ends with month {termMonths}.',
    fields: ['extraPayments', 'termMonths', 'termYears'],
  },
  balloon_not_below_principal: { message: 'Must be less than the principal.', fields: ['balloon', 'principal'] },
  balance_out_of_range: {
    message: 'Capitalised interest carries the balance above 1 000 000 000 000.',
    fields: ['graceMonths', 'graceType', 'annualRate', 'principal'],
  },
} as const
