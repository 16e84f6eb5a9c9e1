/** Rules of fields that several countries have, besides those of every purchase and of new builds. */
export const sharedFieldRules = {
  agreement_before_deed: {
    message: 'Must not be after the day of the deed.',
    fields: ['agreementDate', 'deedDate'],
  },
  movables_within_price: { message: 'Must not be more than the price.', fields: ['movables', 'price'] },
} as const
