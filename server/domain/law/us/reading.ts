import type { LawReading } from '../../core/known-change.ts'

/** Last reading of the taxes of the states. */
export const americanReading: LawReading = {
  lookedFor:
    'Codes of the states on transfer, recordation and mortgage taxes; limits that change by themselves (Washington, District of Columbia, New Jersey), acts of Vermont and Minnesota with a later day.',
  changes: [
    {
      day: '2027-01-01',
      status: 'expected',
      concerns: 'purchase',
      regions: ['US-WA'],
      says: 'Washington adjusts the limits of its graded excise tax every fourth year: those of 2027 are the highest that the act allows, until the Department of Revenue prints them.',
      source: {
        title: 'RCW 82.45.060',
        article: 'limits of 2027',
      },
    },
    {
      day: '2027-07-01',
      status: 'passed',
      concerns: 'purchase',
      regions: ['US-VT'],
      says: 'The surcharge of 0.22 per cent of Vermont is that of deeds before 1 July 2027; the text for later deeds was not read, and they are refused.',
      source: {
        title: 'Vermont Statutes, Act 181 of 2024',
        article: '32 V.S.A. § 9602a',
      },
    },
    {
      day: '2028-01-01',
      status: 'passed',
      concerns: 'purchase',
      regions: ['US-MN'],
      says: 'The additional 0.0001 of Hennepin and Ramsey counties in Minnesota ends on 31 December 2027.',
      source: {
        title: 'Minnesota Statutes',
        article: '383A.80, 383B.80',
      },
    },
  ],
}
