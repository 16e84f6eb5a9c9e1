/**
 * Spain: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Spain',
  questions: {
    region: 'In which community?',
    disability: 'Recognised disability',
    largeFamily: 'Are you a large family?',
    singleParentFamily: 'Are you a single-parent family?',
    largeHolder: 'Is the buyer a large holder?',
    wholeBuilding: 'Do you buy a whole building of dwellings?',
    vatExemptionWaived: 'Is the exemption from VAT waived?',
    protectedHousing: 'Is it public protected housing?',
    areaM2: 'Floor area in square metres',
    lawyerFeeRate: 'Fee of a lawyer, as a part of the price',
    annualTaxableIncome: 'Taxable income in a year',
    savingsIncome: 'Part of it from savings',
    jointTaxReturn: 'Do you file one joint tax return?',
    familyCategory: 'Category of the large or single-parent family',
    childrenAboveLargeFamily: 'Children above the number that makes a family a large one',
    dependentChildren: 'Children in your family',
    dependants: 'Persons for whom you have the family minimum of the income tax',
    householdMembers: 'Members of the family who will live there, you included',
    netWealth: 'Wealth of all who will live there',
    yearsOfResidence: 'Whole years that every buyer has lived there',
    appraisedValue: 'Value in the valuation for the mortgage',
  },
  options: {
    disability: {
      none: 'None',
      from33: 'From 33 %',
      from65: 'From 65 %',
    },
    familyCategory: {
      general: 'General',
      special: 'Special',
    },
  },
} as const
