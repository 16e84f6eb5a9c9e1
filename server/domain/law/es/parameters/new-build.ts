import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'
import { acts } from './gazette.ts'
import type { ReducedRates } from './reduced-rates.ts'

const { coveredFrom: from, checkedOn } = coverage

const ipsiLaw = { ...acts.ipsi, article: 'art. 18.1', textOf: '2013-07-27' }

/** VAT on a new home on the mainland and the Balearics. */
export const homeVatRate: Parameter<number> = {
  id: 'es.vat.homeRate',
  description: 'VAT (IVA) on a new home with its annexes, on the mainland and the Balearic Islands.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.1,
      source: { ...acts.vat, article: 'art. 91.Uno.1.7', textOf: '2026-01-26' },
      certainty: 'statutory',
    },
  ],
}

/** VAT on protected housing. */
export const protectedVatRate: Parameter<number> = {
  id: 'es.vat.protectedHousingRate',
  description: 'VAT (IVA) on public protected housing of the special regime.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.04,
      source: { ...acts.vat, article: 'art. 91.Dos.1.6', textOf: '2026-01-26' },
      certainty: 'statutory',
    },
  ],
}

export const standardVatRate: Parameter<number> = {
  id: 'es.vat.standardRate',
  description: 'Standard rate of VAT (IVA), on services.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    { from, value: 0.21, source: { ...acts.vat, article: 'art. 90', textOf: '2026-01-26' }, certainty: 'statutory' },
  ],
}

/** General rate of the indirect tax of the Canary Islands. */
export const igicRate: Parameter<number> = {
  id: 'es.igic.generalRate',
  description: 'General rate of the indirect tax of the Canary Islands (IGIC), on homes and services.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.07,
      source: { ...acts.igic, article: 'art. 51.1.d', textOf: '2024-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Rate of the IGIC on protected housing. */
export const igicProtectedRate: Parameter<number> = {
  id: 'es.igic.protectedHousingRate',
  description: 'Indirect tax of the Canary Islands (IGIC) on public protected housing that its promoter sells.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0,
      source: { ...acts.igic, article: 'art. 58.Uno.1', textOf: '2024-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced rates of the IGIC on new homes. */
export const igicReduced: Parameter<ReducedRates<'onlyHome' | 'favoured' | 'largeFamily' | 'specialFamily'>> = {
  id: 'es.igic.reducedRates',
  description: 'Reduced IGIC on a new home by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        onlyHome: [{ upTo: 150_000, rate: 0.05 }],
        favoured: [{ upTo: 150_000, rate: 0.03 }],
        largeFamily: [{ upTo: 225_000, rate: 0.03 }],
        specialFamily: [{ upTo: 300_000, rate: 0.03 }],
      },
      source: { ...acts.igic, article: 'art. 58.Dos and Cuatro', textOf: '2024-12-30' },
      certainty: 'statutory',
      note: 'A rise of the limits of age and income was announced in October 2025.',
    },
  ],
}

/** Indirect tax of Ceuta and Melilla. */
export const ipsiRate: Parameter<number> = {
  id: 'es.ipsi.rate',
  description: 'Indirect tax of Ceuta and Melilla (IPSI) on homes and services.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.07,
      source: ipsiLaw,
      certainty: 'estimate',
      note: 'Set by each city between 0.5 and 10 per cent; that for homes was not read, and 7 per cent is taken.',
    },
  ],
}

/** Lowest and highest rate of the indirect tax of Ceuta and Melilla. */
export const ipsiRange: Parameter<Record<'low' | 'high', number>> = {
  id: 'es.ipsi.range',
  description: 'Lowest and highest rate of the indirect tax of Ceuta and Melilla (IPSI).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [{ from, value: { low: 0.005, high: 0.1 }, source: ipsiLaw, certainty: 'statutory' }],
}

/** Announced change of the reduced IGIC that is not yet law. */
export const igicReform: Parameter<readonly string[]> = {
  id: 'es.igic.announcedReform',
  description: 'What was announced of the reduced IGIC and is not in force.',
  unit: 'names',
  kind: 'announcement',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: ['Higher limits for the reduced IGIC were announced in October 2025.'],
      source: { title: 'announcement of the government of the Canary Islands', article: 'October 2025' },
      certainty: 'published',
      note: 'Said on every covered day; no law of it was found.',
    },
  ],
}
