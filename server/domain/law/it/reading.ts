import type { LawReading } from '../../core/known-change.ts'

/** Last reading of Italian law. */
export const italianReading: LawReading = {
  lookedFor:
    'The texts that replace DPR 131/1986 and D.Lgs. 347/1990, the budget act for 2027, the relief for the first home. The new text was read in descriptions; no change of a rate was found.',
  changes: [
    {
      day: '2027-01-01',
      status: 'passed',
      concerns: 'purchase',
      says: 'DPR 131/1986 and D.Lgs. 347/1990 are repealed: the articles that the lines cite move to the Testo unico of D.Lgs. 123/2025. The rates are described as the same; the new articles were not read.',
      source: {
        title: 'D.Lgs. 1 agosto 2025, n. 123, as moved by D.L. 200/2025',
        article: 'art. 4 of D.L. 200/2025',
        url: 'https://www.studiotinelliperico.it/normativa/imposta-di-registro-2025-cosa-cambia-con-il-nuovo-testo-unico',
      },
    },
  ],
}
