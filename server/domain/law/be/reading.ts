import type { LawReading } from '../../core/known-change.ts'

/** Last reading of Belgian law: three regions, and the federal duties. */
export const belgianReading: LawReading = {
  lookedFor:
    'Decrees and ordinances of the three regions on registration duties from 2027 on, programme decrees, federal VAT on homes. None was found for 2027.',
  changes: [
    {
      day: '2027-01-01',
      status: 'expected',
      concerns: 'purchase',
      says: 'The regions change their registration duties by decrees that begin on 1 January; those for 2027 were not found.',
      source: {
        title: 'Decrees and ordinances of the regions',
        article: 'for 2027',
      },
    },
  ],
}
