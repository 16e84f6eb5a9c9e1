/** Luxembourg: its name, the questions of its form, and when an aid would be given. */
export const words = {
  name: 'Luxembourg',
  questions: {
    operation: 'What do you buy?',
    commune: 'In which municipality?',
    landValue: 'Value of the land',
    'buyers[].housingCreditUsed': 'Housing tax credit already used',
  },
  options: {
    operation: {
      existing: 'Existing building',
      offPlan: 'Off plan (VEFA)',
      buildingLand: 'Building land',
    },
  },
  aids: {
    housingCredit:
      'Would apply if the buyers moved in within two years (four off plan or on building land), stayed for at least two and had this balance left.',
    rentalCredit: 'Would apply if the dwelling were let to a tenant for at least two years, as undertaken in the deed.',
    superReducedVat:
      'Would apply if the dwelling were the main home for two years and the ceiling of the dwelling were free.',
    savingsPremium: 'If the growth of savings is proved and the home-ownership grant is awarded.',
    stateGuaranteeCeiling: 'Could be asked if at least 1 000 EUR a year had been saved for three years at one bank.',
    interestSubsidyCapital: 'Would be the capital that counts if income and household met the conditions.',
    accessionPremiumBonus: 'Added if the home-ownership grant is awarded with the base amount sent.',
    capitalGrantCap: 'The most one person could still receive.',
    accessionPremium: 'Depends on income and household, with a mortgage loan and two years of living there.',
    compensatoryPremium:
      'Added if the home-ownership grant is awarded for a newly built home that nobody has lived in.',
    interestSubsidy: 'Could lower the interest within the rates listed for this day, by income and children.',
    climateBonus: 'For works; depends on the technical file, prior agreement and dates.',
    communalPremiums: 'Where the municipality pays them; they differ from one to the next.',
  },
  incomeAboveReference:
    'The income sent lies above the reference of a single person; it could be had with a larger household.',
} as const
