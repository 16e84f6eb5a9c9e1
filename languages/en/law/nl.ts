/**
 * The Netherlands: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Netherlands',
  questions: {
    'buyers[].starterExemptionUsed': 'Has this buyer used the starter exemption before?',
    nhg: 'With the national mortgage guarantee?',
  },
} as const
