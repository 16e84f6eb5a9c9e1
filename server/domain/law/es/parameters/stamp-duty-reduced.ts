import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'
import { acts } from './gazette.ts'
import type { ReducedRates } from './reduced-rates.ts'

const { coveredFrom: from } = coverage

/** Reduced stamp duty of Andalusia. */
export const andalusiaStampReduced: Parameter<ReducedRates<'ownHome' | 'young' | 'family'>> = {
  id: 'es.ajd.andalusiaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Andalusia, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: 150_000, rate: 0.01 }],
        young: [{ upTo: 150_000, rate: 0.003 }],
        family: [{ upTo: 250_000, rate: 0.001 }],
      },
      source: { ...acts.andalusia, article: 'art. 50.1', textOf: '2025-12-31' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of Aragon. */
export const aragonStampRebates: Parameter<ReducedRates<'young' | 'severelyDisabled' | 'largeFamily'>> = {
  id: 'es.ajd.aragonRebates',
  description:
    'Part taken off the stamp duty (AJD) on the deed of a new main home in Aragon, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        young: [{ upTo: 100_000, rate: 0.3 }],
        severelyDisabled: [{ upTo: 100_000, rate: 0.3 }],
        largeFamily: [{ upTo: null, rate: 0.6 }],
      },
      source: { ...acts.aragon, article: 'arts 122-3 and 122-10', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Those of the young and of disability may be added up (art. 122-10.1), which is not calculated.',
    },
  ],
}

/** Reduced stamp duty of the Balearic Islands. */
export const balearicsStampReduced: Parameter<ReducedRates<'firstHome'>> = {
  id: 'es.ajd.balearicsReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in the Balearic Islands, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { firstHome: [{ upTo: 270_151.2, rate: 0.012 }] },
      source: { ...acts.balearics, article: 'art. 17', textOf: '2025-07-24' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of the Canary Islands. */
export const canariesStampReduced: Parameter<ReducedRates<'favoured'>> = {
  id: 'es.ajd.canariesReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in the Canary Islands, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: null, rate: 0.004 }] },
      source: { ...acts.canaries, article: 'art. 37.1', textOf: '2025-02-04' },
      certainty: 'statutory',
      note: 'For the buyers of arts 32 to 35.',
    },
  ],
}

/** Reduced stamp duty of Cantabria. */
export const cantabriaStampReduced: Parameter<ReducedRates<'ownHome' | 'favoured' | 'severelyDisabled'>> = {
  id: 'es.ajd.cantabriaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Cantabria, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: 300_000, rate: 0.01 }],
        favoured: [{ upTo: 300_000, rate: 0.001 }],
        severelyDisabled: [{ upTo: 300_000, rate: 0.0005 }],
      },
      source: { ...acts.cantabria, article: 'art. 13.3, 13.4, 13.6 and 13.9', textOf: '2024-12-30' },
      certainty: 'statutory',
      note: 'The part of the value above the limit pays the general rate.',
    },
  ],
}

/** Reduced stamp duty of Castile and Leon. */
export const castileLeonStampReduced: Parameter<ReducedRates<'favoured' | 'village'>> = {
  id: 'es.ajd.castileLeonReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Castile and Leon, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: null, rate: 0.005 }], village: [{ upTo: 149_999.99, rate: 0.0001 }] },
      source: { ...acts.castileLeon, article: 'arts 26.2, 26.3 and 28.2', textOf: '2024-05-14' },
      certainty: 'statutory',
      note: 'The 0.01 per cent is for homes below 150 000.',
    },
  ],
}

/** Reduced stamp duty of Castilla-La Mancha. */
export const castileManchaStampReduced: Parameter<ReducedRates<'firstHome' | 'favoured' | 'village'>> = {
  id: 'es.ajd.castileManchaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Castilla-La Mancha, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        firstHome: [{ upTo: 180_000, rate: 0.0075 }],
        favoured: [{ upTo: 180_000, rate: 0.005 }],
        village: [{ upTo: 180_000, rate: 0.0015 }],
      },
      source: { ...acts.castileMancha, article: 'art. 21.2', textOf: '2023-01-31' },
      certainty: 'statutory',
      note: 'In areas that lose people 0.5, 0.25 or 0.15 per cent by area; the lowest is stored.',
    },
  ],
}

/** Reduced stamp duty of Catalonia. */
export const cataloniaStampReduced: Parameter<ReducedRates<'young'>> = {
  id: 'es.ajd.cataloniaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Catalonia, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {},
      source: { ...acts.catalonia, article: 'arts 642-1 to 642-5', textOf: '2024-11-28' },
      certainty: 'statutory',
      note: 'No such rate yet.',
    },
    {
      from: '2025-06-27',
      value: { young: [{ upTo: null, rate: 0 }] },
      source: { ...acts.catalonia, article: 'art. 642-6', textOf: '2025-03-26' },
      certainty: 'statutory',
      note: 'A rebate of the whole; the first day is printed in secondary sources for the changes of this decree-law.',
    },
  ],
}

/** Reduced stamp duty of the Valencian Community. */
export const valenciaStampReduced: Parameter<ReducedRates<'ownHome'>> = {
  id: 'es.ajd.valenciaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in the Valencian Community, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: null, rate: 0.001 }] },
      source: { ...acts.valencia, article: 'art. 14.Uno.a', textOf: '2026-03-06' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of Extremadura. */
export const extremaduraStampReduced: Parameter<ReducedRates<'ownHome'>> = {
  id: 'es.ajd.extremaduraReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Extremadura, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 122_000, rate: 0.0075 }] },
      source: { ...acts.extremadura, article: 'art. 47', textOf: '2025-04-07' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of Galicia. */
export const galiciaStampReduced: Parameter<
  ReducedRates<'ownHome' | 'young' | 'singleParent' | 'largeFamily' | 'severelyDisabled' | 'favouredInRuralParish'>
> = {
  id: 'es.ajd.galiciaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Galicia, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: null, rate: 0.01 }],
        young: [{ upTo: null, rate: 0.005 }],
        largeFamily: [{ upTo: null, rate: 0.005 }],
        severelyDisabled: [{ upTo: null, rate: 0.005 }],
        favouredInRuralParish: [{ upTo: null, rate: 0 }],
      },
      source: { ...acts.galicia, article: 'art. 15.Dos to Cinco; art. 17.Ocho', textOf: '2023-12-29' },
      certainty: 'statutory',
    },
    {
      from: '2026-01-01',
      value: {
        ownHome: [{ upTo: null, rate: 0.01 }],
        young: [{ upTo: null, rate: 0.005 }],
        largeFamily: [{ upTo: null, rate: 0.005 }],
        severelyDisabled: [{ upTo: null, rate: 0.005 }],
        favouredInRuralParish: [{ upTo: null, rate: 0 }],
        singleParent: [{ upTo: null, rate: 0.005 }],
      },
      source: {
        ...acts.galicia,
        article: 'art. 15.Dos to Cinco and Nueve; art. 17.Ocho',
        textOf: '2025-12-31',
      },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of Madrid. */
export const madridStampRebates: Parameter<ReducedRates<'ownHome' | 'family'>> = {
  id: 'es.ajd.madridRebates',
  description:
    'Part taken off the stamp duty (AJD) on the deed of a new main home in Madrid, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 250_000, rate: 0.1 }], family: [{ upTo: null, rate: 0.95 }] },
      source: { ...acts.madrid, article: 'arts 38 bis and 38 ter', textOf: '2025-12-29' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of Murcia. */
export const murciaStampReduced: Parameter<ReducedRates<'young' | 'largeFamily' | 'severelyDisabled'>> = {
  id: 'es.ajd.murciaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in Murcia, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        young: [{ upTo: null, rate: 0.001 }],
        largeFamily: [{ upTo: null, rate: 0.001 }],
        severelyDisabled: [{ upTo: null, rate: 0.001 }],
      },
      source: { ...acts.murcia, article: 'art. 7.4 to 7.6', textOf: '2025-07-24' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced stamp duty of La Rioja. */
export const riojaStampReduced: Parameter<ReducedRates<'favoured'>> = {
  id: 'es.ajd.riojaReduced',
  description:
    'Stamp duty (AJD) on the deed of a new main home in La Rioja, by kind of buyer, up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        favoured: [
          { upTo: 150_252.99, rate: 0.004 },
          { upTo: null, rate: 0.005 },
        ],
      },
      source: { ...acts.rioja, article: 'art. 49', textOf: '2023-12-30' },
      certainty: 'statutory',
      note: 'The lower rate is for values below 150 253.',
    },
    {
      from: '2025-01-01',
      value: {
        favoured: [
          { upTo: 150_252.99, rate: 0.004 },
          { upTo: null, rate: 0.001 },
        ],
      },
      source: { ...acts.rioja, article: 'art. 49', textOf: '2024-12-30' },
      certainty: 'statutory',
      note: 'The first day was not read; the act is that of measures for 2025. The text kept 0.4 per cent for values below 150 253.',
    },
    {
      from: '2025-03-03',
      value: { favoured: [{ upTo: null, rate: 0.001 }] },
      source: { ...acts.rioja, article: 'art. 49', textOf: '2025-03-03' },
      certainty: 'statutory',
    },
  ],
}
