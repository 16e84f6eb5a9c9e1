/**
 * Luxembourg: its name, the questions of its form, and when an aid would be given.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Luxembourg',
  questions: {
    deed: 'What kind of deed?',
    relationship: 'Relation to the donor',
    givenValue: 'Value of the property you give',
    acquiredShare: 'Part that is bought from the others',
    marketValue: 'Value of the whole property',
    assumedDebt: 'Debt that you take over',
    operation: 'What do you buy?',
    commune: 'In which municipality?',
    landValue: 'Value of the land',
    'buyers[].housingCreditUsed': 'Housing tax credit already used',
  },
  options: {
    deed: {
      sale: 'Sale',
      partition: 'Partition, buy-out of co-owners',
      exchange: 'Exchange',
      gift: 'Gift',
    },
    relationship: {
      directLine: 'Parent or child',
      directLineBeyondShare: 'Parent or child, beyond the share of inheritance',
      spouse: 'Spouse',
      partner: 'Partner, registered for three years or more',
      sibling: 'Brother or sister',
      uncleNephew: 'Uncle or aunt, nephew or niece',
      greatUncle: 'Great-uncle or great-aunt, great-nephew or great-niece',
      charity: 'Municipality, public body or charity',
      other: 'Anybody else',
    },
    operation: {
      existing: 'Existing building',
      offPlan: 'Off plan (VEFA)',
      buildingLand: 'Building land',
    },
  },
  aids: {
    housingCredit:
      'If the buyers move in within two years (four off plan or on building land), stay at least two and still have this balance.',
    rentalCredit: 'If the home is let for at least two years, as undertaken in the deed.',
    superReducedVat: 'If it is your main home for two years and the ceiling of the dwelling is not used up.',
    savingsPremium: 'If you can prove that your savings grew and the home-ownership grant is awarded.',
    stateGuaranteeCeiling: 'Available if at least €1,000 a year was saved for three years at one bank.',
    interestSubsidyCapital: 'The capital that counts, if income and household meet the conditions.',
    accessionPremiumBonus: 'On top of the home-ownership grant, if it is awarded with the base amount sent.',
    capitalGrantCap: 'The most one person could still receive.',
    accessionPremium: 'Depends on income and household, with a mortgage and two years of living there.',
    compensatoryPremium: 'On top of the home-ownership grant, if the home is new and was never lived in.',
    interestSubsidy: 'Could lower the interest by income and children, within the rates listed for this day.',
    climateBonus: 'For works; depends on the technical file, prior agreement and dates.',
    communalPremiums: 'Where the municipality pays them; amounts differ.',
  },
  incomeAboveReference:
    'The income sent lies above the reference of a single person; it could be had with a larger household.',
} as const
