/** Rules of the invested capital, besides those of calculated fees. */
export const investedCapitalRules = {
  overdetermined_financing: {
    message: 'Send this or {first}, not both, even if they agree.',
    fields: ['downPayment', 'downPaymentRate', 'loanAmount'],
  },
  financing_required: {
    message: 'Send downPayment, downPaymentRate or loanAmount.',
    fields: ['downPayment', 'downPaymentRate', 'loanAmount'],
  },
  down_payment_above_price: { message: 'Must not be above the price.', fields: ['downPayment', 'purchasePrice'] },
  loan_above_price: { message: 'Must not be above the price.', fields: ['loanAmount', 'purchasePrice'] },
  fees_said_twice: {
    message: 'Send acquisitionFees or acquisitionFeesRate, not both.',
    fields: ['acquisitionFeesRate', 'acquisitionFees'],
  },
} as const
