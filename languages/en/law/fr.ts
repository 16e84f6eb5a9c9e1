/**
 * France: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'France',
  questions: {
    region: 'In which department?',
    newBuildDutyBase: 'Base of the duty on new builds',
    reducedVat: 'VAT at 5.5 % in a zone of urban renewal?',
    dwellingsInPermit: 'Main dwellings of the building permit',
    departmentRate: 'Rate of the department, if you know it',
    security: 'How is the loan secured?',
    notaryRebateRate: 'Rebate of the notary',
  },
  options: {
    newBuildDutyBase: {
      exclVat: 'Without VAT',
      inclVat: 'With VAT',
    },
    security: {
      guarantee: 'Mutual guarantee',
      lenderLien: 'Lender’s lien',
      mortgage: 'Mortgage',
    },
  },
} as const
