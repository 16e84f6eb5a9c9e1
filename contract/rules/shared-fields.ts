/** Rules of fields that several countries have, besides those of every purchase and of new builds. */
export const sharedFieldRules = {
  agreement_before_deed: {
    message: 'Must not be after the day of the deed.',
    fields: ['agreementDate', 'deedDate'],
  },
  movables_within_price: { message: 'Must not be more than the price.', fields: ['movables', 'price'] },
  market_value_below_price: {
    message: 'A value below the price changes nothing; the duty bears on {least} at least.',
    fields: ['marketValue', 'price'],
  },
} as const
