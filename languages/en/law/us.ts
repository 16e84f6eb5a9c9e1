/**
 * The United States: its name, and the questions of its form.
 *
 * Screen: forms of the law of a country. Reader: everyone. Length: screen.
 */
export const words = {
  name: 'United States',
  questions: {
    region: 'In which state?',
    county: 'In which county?',
    city: 'In one of these cities?',
    dwellingUnits: 'Dwellings in the building',
    negotiatedToBuyer: 'Do you pay the taxes of the seller?',
    recordingPages: 'Pages to record',
  },
  options: {
    city: {
      'New York City': 'New York City',
      'Los Angeles': 'Los Angeles',
      'San Francisco': 'San Francisco',
      Chicago: 'Chicago',
      Philadelphia: 'Philadelphia',
      Pittsburgh: 'Pittsburgh',
    },
  },
} as const
