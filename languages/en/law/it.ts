/**
 * Italy: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Italy',
  questions: {
    cadastralCategory: 'Cadastral category',
    cadastralIncome: 'Cadastral income (rendita catastale)',
    cadastralValueOption: 'Ask for the cadastral value as base?',
    previousMainHomeTax: 'Tax paid on your former main home',
  },
} as const
