import type { LawReading } from '../../core/known-change.ts'

/** Last reading of Portuguese law. */
export const portugueseReading: LawReading = {
  lookedFor:
    'The tables of IMT and the limits of young buyers for 2027, the code of stamp duty, Decreto-Lei 97/2026. The budget for 2027 was not found.',
  changes: [
    {
      day: '2027-01-01',
      status: 'expected',
      concerns: 'purchase',
      says: 'The budget of each year sets the tables of IMT and the limits for young buyers; that of 2027 was not found.',
      source: {
        title: 'Orçamento do Estado para 2027',
        article: 'CIMT art. 17',
      },
    },
  ],
}
