/** Rules of a Dutch purchase. */
export const netherlandsRules = {
  'nhg_not_available.loan': { message: 'The guarantee needs a loan.', fields: ['nhg', 'loanAmount'] },
  'nhg_not_available.use': { message: 'The guarantee is for own homes.', fields: ['nhg', 'use'] },
  'nhg_not_available.limit': {
    message: 'The guarantee is available up to {limit} on {day}.',
    fields: ['nhg', 'price', 'appraisedValue'],
  },
  whole_value_below_price: {
    message: 'The whole home is worth at least the price without movables, or the value of what is bought.',
    fields: ['wholeValue', 'price', 'movables', 'marketValue'],
  },
} as const
