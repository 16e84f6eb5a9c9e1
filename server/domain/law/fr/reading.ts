import type { LawReading } from '../../core/known-change.ts'

/** Last reading of French law: the departments, and the code. */
export const frenchReading: LawReading = {
  lookedFor:
    'Votes of the departments for 2027 (CGI art. 1594 E), the end of the additional half point (loi n° 2025-127, art. 116), tariffs of notaries, the finance act for 2027. The votes and the act were not found.',
  changes: [
    {
      day: '2027-01-01',
      status: 'passed',
      concerns: 'purchase',
      says: 'Rates that departments voted and notified from 16 April to 30 November 2026 begin on 1 January 2027, later votes on 1 June 2027; the votes were not read.',
      source: {
        title: 'code général des impôts',
        article: 'art. 1594 E; loi n° 2025-127, art. 116',
      },
    },
  ],
}
