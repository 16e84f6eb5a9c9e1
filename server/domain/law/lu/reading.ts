import type { LawReading } from '../../core/known-change.ts'

/** Last reading of the law of Luxembourg. */
export const luxembourgReading: LawReading = {
  lookedFor:
    'Titles of all acts up to 20 August 2026 on registration, credits, housing VAT, income tax, aids and leases; announcements on the housing credit and on the tax classes.',
  changes: [
    {
      day: '2028-01-01',
      status: 'announced',
      concerns: 'sale',
      says: 'A bill of January 2026 has one tax class for everybody from 2028 on, class 2 on choice for 25 years; it is no law.',
      source: {
        title: 'bill of January 2026',
        article: 'tax class U',
      },
    },
    {
      day: '2028-01-01',
      status: 'expected',
      concerns: 'sale',
      says: 'The coefficients of the budget act for 2026 are for sales of 2026 and 2027; the table for 2028 and 2029 is not printed yet.',
      source: {
        title: 'LIR',
        article: 'art. 102(6)',
      },
    },
  ],
}
