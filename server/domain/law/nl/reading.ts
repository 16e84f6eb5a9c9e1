import type { LawReading } from '../../core/known-change.ts'

/** Last reading of Dutch law. */
export const dutchReading: LawReading = {
  lookedFor:
    'The rates of the transfer tax for 2027, the indexed limit of the exemption of starters (WBR art. 15), the limit of the guarantee (NHG), the tariffs of the register. The tax plan for 2027 was not found.',
  changes: [
    {
      day: '2027-01-01',
      status: 'expected',
      concerns: 'purchase',
      says: 'The limit of the exemption of starters, the limit of the guarantee and the fees of the register are indexed each 1 January; those of 2027 were not found.',
      source: {
        title: 'Wet op belastingen van rechtsverkeer',
        article: 'art. 15(1)(p); Belastingplan 2027',
      },
    },
  ],
}
