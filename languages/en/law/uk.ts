/**
 * The United Kingdom: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'United Kingdom',
  questions: {
    region: 'In which nation?',
    replacesMainResidence: 'Does it replace your main residence?',
    taxResident: 'Are you resident in the United Kingdom?',
    companyReliefApplies: 'Does a relief for letting or trading apply?',
    leasehold: 'Is it a lease?',
  },
} as const
