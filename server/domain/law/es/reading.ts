import type { LawReading } from '../../core/known-change.ts'

/** Last reading of Spanish law: the communities. */
export const spanishReading: LawReading = {
  lookedFor:
    'Budget acts and tax acts of the communities for 2027, Ley 37/1992 and the IGIC. None for 2027 was found in the gazettes that were read.',
  changes: [
    {
      day: '2027-01-01',
      status: 'expected',
      concerns: 'purchase',
      says: 'Communities change the rates of ITP and AJD by their budget acts each January; those for 2027 were not found.',
      source: {
        title: 'Leyes de presupuestos y de medidas fiscales de las comunidades autónomas',
        article: 'for 2027',
      },
    },
  ],
}
