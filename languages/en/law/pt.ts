/**
 * Portugal: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Portugal',
  questions: {
    region: 'Mainland or island?',
    'buyers[].dependant': 'Is this buyer a dependant for tax in this year?',
    taxResident: 'Are you a tax resident of Portugal?',
    formerTaxResident: 'Were you one before?',
    loanTermMonths: 'Term of the loan in months',
    deedRoute: 'Where is the deed made?',
  },
  options: {
    deedRoute: {
      oneStopDesk: 'One-stop desk',
      notary: 'Notary',
    },
  },
} as const
