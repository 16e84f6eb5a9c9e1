/**
 * Germany: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Germany',
  questions: {
    region: 'In which Land?',
    relatedSale:
      'Do you buy from your spouse, registered partner, a relative in direct line, a step-parent or a parent-in-law?',
    childrenUnder18: 'Children under 18',
    security: 'What kind of land charge?',
  },
  options: {
    security: {
      book: 'Without certificate',
      certificate: 'With certificate',
    },
  },
} as const
