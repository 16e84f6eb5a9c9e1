import type { LawReading } from '../../core/known-change.ts'

/** Last reading of the law of the United Kingdom. */
export const britishReading: LawReading = {
  lookedFor:
    'Finance acts and orders on SDLT, LBTT and LTT, the Budget of November 2026, the Scottish and Welsh budgets for 2027. The Budget was not found; the Scottish draft of January 2026 has no change of LBTT.',
  changes: [
    {
      day: '2027-04-01',
      status: 'expected',
      concerns: 'purchase',
      says: 'Bands and surcharges change by the budgets of the United Kingdom, Scotland and Wales, most of them on 1 April; those for 2027 were not found.',
      source: {
        title: 'Finance Act 2027, Scottish and Welsh budgets',
        article: 'for 2027',
      },
    },
  ],
}
