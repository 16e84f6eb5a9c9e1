/** Rules of an Italian purchase. */
export const italyRules = {
  'cadastral_value_not_available.newBuild': {
    message: 'A sale with VAT has the price as base.',
    fields: ['cadastralValueOption', 'newBuild'],
  },
  'cadastral_value_not_available.company': {
    message: 'A company has the price as base.',
    fields: ['cadastralValueOption', 'buyerType'],
  },
  'cadastral_value_not_available.income': {
    message: 'The cadastral value needs the cadastral income.',
    fields: ['cadastralValueOption', 'cadastralIncome'],
  },
} as const
