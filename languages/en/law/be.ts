/**
 * Belgium: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'Belgium',
  questions: {
    undertakesToSell: 'Will you sell it in time?',
    region: 'In which region?',
    'buyers[].ownsOtherDwelling': 'Does this buyer own another dwelling?',
    buildingLand: 'Is it building land without a building?',
    coreCityOrRand: 'In a core city or in the Flemish Rand?',
    deepEnergyRenovation: 'With deep energy renovation?',
    protectedMonument: 'Is the home a protected monument?',
    energyClassJumps: 'Energy classes that works will gain',
    rebuiltHome: 'Rebuilt after demolition?',
    security: 'How is the loan secured?',
  },
  options: {
    security: {
      mortgage: 'Mortgage',
      mandate: 'Mandate to mortgage',
    },
  },
} as const
