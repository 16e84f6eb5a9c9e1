export const yieldsRules = {
  'one_rent.none': { message: 'Send annualRent or monthlyRent.', fields: ['monthlyRent', 'annualRent'] },
  'one_rent.both': { message: 'Send annualRent or monthlyRent, not both.', fields: ['monthlyRent', 'annualRent'] },
} as const
