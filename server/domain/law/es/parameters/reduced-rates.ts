import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { comparedOn, coverage } from './coverage.ts'
import { acts, communities } from './gazette.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Reduced rates by kind of buyer: the rate of the band of the value; none above the last limit. */
export type ReducedRates<Row extends string> = { readonly [R in Row]?: readonly Band[] }

/** Reduced transfer tax of Andalusia. */
export const andalusiaReduced: Parameter<ReducedRates<'ownHome' | 'young' | 'family'>> = {
  id: 'es.itp.andalusiaReduced',
  description: 'Reduced transfer tax of Andalusia by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: 150_000, rate: 0.06 }],
        young: [{ upTo: 150_000, rate: 0.035 }],
        family: [{ upTo: 250_000, rate: 0.035 }],
      },
      source: { ...acts.andalusia, article: 'art. 43.1.a to 43.1.d', textOf: '2025-12-31' },
      certainty: 'statutory',
    },
  ],
}

const asturianRates = [
  { upTo: 150_000, rate: 0.04 },
  { upTo: null, rate: 0.06 },
] as const

/** Reduced transfer tax of Asturias. */
export const asturiasReduced: Parameter<ReducedRates<'favoured' | 'singleParent'>> = {
  id: 'es.itp.asturiasReduced',
  description: 'Reduced transfer tax of Asturias by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { favoured: asturianRates },
      source: { ...acts.asturias, article: 'art. 32 bis', textOf: '2023-12-29' },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: { favoured: asturianRates, singleParent: asturianRates },
      source: { ...acts.asturias, article: 'art. 32 bis', textOf: '2025-12-31' },
      certainty: 'published',
      note: 'Single-parent families stand in the text of 2024-12-31 and not in that of 2023-12-29; the rates were read in the latter alone, as the copies of the others have no tables.',
    },
  ],
}

/** Reduced transfer tax of the Balearic Islands. */
export const balearicsReduced: Parameter<ReducedRates<'onlyHome' | 'young' | 'singleParent' | 'family' | 'rebated'>> = {
  id: 'es.itp.balearicsReduced',
  description:
    'Reduced transfer tax of the Balearic Islands by kind of buyer, up to the limits; that of families on the part up to it (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        onlyHome: [{ upTo: 270_151.2, rate: 0.04 }],
        young: [{ upTo: 270_151.2, rate: 0.02 }],
        singleParent: [{ upTo: 270_151.2, rate: 0.02 }],
        family: [{ upTo: 270_151.2, rate: 0.02 }],
        rebated: [{ upTo: 270_151.2, rate: 0 }],
      },
      source: { ...acts.balearics, article: 'arts 10.c, 10.d and 14 quater', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Highest age for the rate of young buyers in the Balearic Islands; that for no tax is lower. */
export const balearicsReducedAgeMax: Parameter<number> = {
  id: 'es.itp.balearicsReducedAgeMax',
  description: 'Balearic Islands: highest age of every buyer for the rate of 2 per cent.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 35,
      source: { ...acts.balearics, article: 'art. 10.d.1', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Years that a buyer must have lived in the Balearic Islands to pay no transfer tax. */
export const balearicsResidenceYears: Parameter<number> = {
  id: 'es.itp.balearicsResidenceYears',
  description: 'Balearic Islands: years of residence before the purchase for no tax.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 3,
      source: { ...acts.balearics, article: 'art. 14 quater.1.a', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Minimum part of the appraised value that a loan must finance for no transfer tax in the Balearic Islands. */
export const balearicsLoanShareMin: Parameter<number> = {
  id: 'es.itp.balearicsLoanShareMin',
  description: 'Balearic Islands: the loan is at least this part of the appraised value for no tax.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.6,
      source: { ...acts.balearics, article: 'art. 14 quater.1.g', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced transfer tax of the Canary Islands. */
export const canariesReduced: Parameter<
  ReducedRates<'onlyHome' | 'young' | 'largeFamily' | 'severelyDisabled' | 'singleParent'>
> = {
  id: 'es.itp.canariesReduced',
  description:
    'Reduced transfer tax of the Canary Islands by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        onlyHome: [{ upTo: 150_000, rate: 0.05 }],
        young: [{ upTo: 150_000, rate: 0.04 }],
        largeFamily: [{ upTo: null, rate: 0.01 }],
        severelyDisabled: [{ upTo: null, rate: 0.01 }],
        singleParent: [{ upTo: null, rate: 0.01 }],
      },
      source: { ...acts.canaries, article: 'arts 31.1.a, 32, 33, 33 bis and 35', textOf: '2025-02-04' },
      certainty: 'statutory',
      note: 'For a main home of buyers without another home, or who sell it within two years. The 4 per cent is the 5 less a fifth.',
    },
  ],
}

/** Transfer tax of Cantabria on a main home below a limit. */
export const cantabriaOwnHome: Parameter<ReducedRates<'ownHome'>> = {
  id: 'es.itp.cantabriaOwnHome',
  description: 'Transfer tax of Cantabria on a main home below a limit, on the whole value.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 199_999.99, rate: 0.07 }] },
      source: { ...acts.cantabria, article: 'art. 9.2', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'For homes below 200 000; from there on the general rate.',
    },
  ],
}

/** Reduced transfer tax of Cantabria. */
export const cantabriaReduced: Parameter<ReducedRates<'favoured' | 'severelyDisabled'>> = {
  id: 'es.itp.cantabriaReduced',
  description:
    'Reduced transfer tax of Cantabria by kind of buyer, on the part of the value up to the limit (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: 300_000, rate: 0.04 }], severelyDisabled: [{ upTo: 300_000, rate: 0.03 }] },
      source: { ...acts.cantabria, article: 'art. 9.3, 9.6 and 9.7', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'The part of the value above the limit pays the general rate.',
    },
  ],
}

/** Reduced transfer tax of Castile and Leon. */
export const castileLeonReduced: Parameter<ReducedRates<'favoured' | 'village'>> = {
  id: 'es.itp.castileLeonReduced',
  description:
    'Reduced transfer tax of Castile and Leon by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: null, rate: 0.04 }], village: [{ upTo: 149_999.99, rate: 0.0001 }] },
      source: { ...acts.castileLeon, article: 'arts 25.3, 25.4 and 28.2', textOf: '2024-05-14' },
      certainty: 'statutory',
      note: 'The 0.01 per cent is for homes below 150 000.',
    },
  ],
}

/** Reduced transfer tax of Castilla-La Mancha. */
export const castileManchaReduced: Parameter<ReducedRates<'firstHome' | 'favoured' | 'village'>> = {
  id: 'es.itp.castileManchaReduced',
  description:
    'Reduced transfer tax of Castilla-La Mancha by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        firstHome: [{ upTo: 180_000, rate: 0.06 }],
        favoured: [{ upTo: 180_000, rate: 0.05 }],
        village: [{ upTo: 180_000, rate: 0.03 }],
      },
      source: { ...acts.castileMancha, article: 'art. 19.2 and 19.6', textOf: '2023-01-31' },
      certainty: 'statutory',
      note: 'In areas that lose people 5, 4 or 3 per cent by area; the lowest is stored.',
    },
  ],
}

/** Reduced transfer tax of Catalonia. */
export const cataloniaReduced: Parameter<ReducedRates<'favoured'>> = {
  id: 'es.itp.cataloniaReduced',
  description: 'Reduced transfer tax of Catalonia by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: null, rate: 0.05 }] },
      source: { ...acts.catalonia, article: 'arts 641-2 to 641-5 bis', textOf: '2025-10-16' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced transfer tax of the Valencian Community. */
export const valenciaReduced: Parameter<ReducedRates<'young' | 'family'>> = {
  id: 'es.itp.valenciaReduced',
  description:
    'Reduced transfer tax of the Valencian Community by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        young: [
          { upTo: 180_000, rate: 0.06 },
          { upTo: null, rate: 0.08 },
        ],
        family: [
          { upTo: 180_000, rate: 0.03 },
          { upTo: null, rate: 0.04 },
        ],
      },
      source: { ...acts.valencia, article: 'art. 13.Dos.2, Tres.1, Cuatro.1 and Cinco', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
    {
      from: '2026-06-01',
      value: {
        young: [
          { upTo: 180_000, rate: 0.06 },
          { upTo: null, rate: 0.08 },
        ],
        family: [
          { upTo: 180_000, rate: 0.03 },
          { upTo: null, rate: 0.04 },
        ],
      },
      source: { ...acts.valencia, article: 'art. 13.Dos.2, Tres.1, Cuatro.1 and Cinco', textOf: '2025-05-31' },
      certainty: 'statutory',
      note: 'The cut of the general rate left the reduced ones as they were.',
    },
  ],
}

/** Reduced transfer tax of Extremadura. */
export const extremaduraReduced: Parameter<ReducedRates<'ownHome' | 'young' | 'family'>> = {
  id: 'es.itp.extremaduraReduced',
  description: 'Reduced transfer tax of Extremadura by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: 122_000, rate: 0.07 }],
        young: [{ upTo: 122_000, rate: 0.056 }],
        family: [{ upTo: 122_000, rate: 0.056 }],
      },
      source: { ...acts.extremadura, article: 'arts 40 and 41', textOf: '2024-11-26' },
      certainty: 'statutory',
      note: 'The 5.6 per cent is the 7 less a fifth. Between these texts a decree-law that was not confirmed gave 180 000 for some weeks.',
    },
    {
      from: '2025-01-29',
      value: {
        ownHome: [{ upTo: 180_000, rate: 0.07 }],
        young: [{ upTo: 180_000, rate: 0.04 }],
        family: [{ upTo: 180_000, rate: 0.056 }],
      },
      source: { ...acts.extremadura, article: 'arts 40, 40 bis and 41', textOf: '2025-01-28' },
      certainty: 'statutory',
      note: 'The first day was not read; the day after the publication of the text is taken. The 5.6 per cent is the 7 less a fifth.',
    },
    {
      from: '2025-04-08',
      value: {
        ownHome: [{ upTo: 200_000, rate: 0.07 }],
        young: [{ upTo: 200_000, rate: 0.04 }],
        family: [{ upTo: 200_000, rate: 0.04 }],
      },
      source: { ...acts.extremadura, article: 'arts 40, 40 bis and 41', textOf: '2025-04-07' },
      certainty: 'statutory',
      note: 'The first day is printed in secondary sources.',
    },
  ],
}

/** Reduced transfer tax of Galicia. */
export const galiciaReduced: Parameter<
  ReducedRates<
    | 'ownHome'
    | 'young'
    | 'singleParent'
    | 'largeFamily'
    | 'severelyDisabled'
    | 'ruralParish'
    | 'anyInRuralParish'
    | 'favouredInRuralParish'
  >
> = {
  id: 'es.itp.galiciaReduced',
  description: 'Reduced transfer tax of Galicia by kind of buyer, on the whole value (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: null, rate: 0.07 }],
        young: [{ upTo: null, rate: 0.03 }],
        largeFamily: [{ upTo: null, rate: 0.03 }],
        severelyDisabled: [{ upTo: null, rate: 0.03 }],
        ruralParish: [{ upTo: null, rate: 0.05 }],
        anyInRuralParish: [{ upTo: null, rate: 0.06 }],
        favouredInRuralParish: [{ upTo: null, rate: 0 }],
      },
      source: { ...acts.galicia, article: 'art. 14.Dos to Cinco and Siete; art. 16.Siete', textOf: '2023-12-29' },
      certainty: 'statutory',
    },
    {
      from: '2026-01-01',
      value: {
        ownHome: [{ upTo: null, rate: 0.07 }],
        young: [{ upTo: null, rate: 0.03 }],
        singleParent: [{ upTo: null, rate: 0.03 }],
        largeFamily: [{ upTo: null, rate: 0.03 }],
        severelyDisabled: [{ upTo: null, rate: 0.03 }],
        ruralParish: [{ upTo: null, rate: 0.05 }],
        anyInRuralParish: [{ upTo: null, rate: 0.06 }],
        favouredInRuralParish: [{ upTo: null, rate: 0 }],
      },
      source: {
        ...acts.galicia,
        article: 'art. 14.Dos to Cinco, Siete and Diez; art. 16.Siete',
        textOf: '2025-12-31',
      },
      certainty: 'statutory',
    },
  ],
}

/** Reduced transfer tax of Madrid. */
export const madridReduced: Parameter<ReducedRates<'ownHome' | 'family'>> = {
  id: 'es.itp.madridReduced',
  description: 'Reduced transfer tax of Madrid by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 250_000, rate: 0.054 }], family: [{ upTo: null, rate: 0.04 }] },
      source: { ...acts.madrid, article: 'arts 29 and 30 bis', textOf: '2025-12-29' },
      certainty: 'statutory',
      note: 'The 5.4 per cent is the general rate less a tenth.',
    },
  ],
}

/** Transfer tax of young buyers in small towns of Madrid. */
export const madridVillage: Parameter<ReducedRates<'village'>> = {
  id: 'es.itp.madridVillage',
  description: 'Madrid: transfer tax and stamp duty of young buyers in towns below 2 500 people, up to the limit.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {},
      source: { ...acts.madrid, article: 'arts 30 bis and 38 bis', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'No such rate yet.',
    },
    {
      from: '2024-11-29',
      value: { village: [{ upTo: 250_000, rate: 0 }] },
      source: { ...acts.madrid, article: 'arts 30 bis and 38 bis', textOf: '2024-11-28' },
      certainty: 'statutory',
      note: 'A rebate of the whole. The first day is printed in secondary sources.',
    },
  ],
}

/** Reduced transfer tax of Murcia. */
export const murciaReduced: Parameter<ReducedRates<'young' | 'largeFamily' | 'severelyDisabled'>> = {
  id: 'es.itp.murciaReduced',
  description: 'Reduced transfer tax of Murcia by kind of buyer, on the whole value (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        young: [{ upTo: null, rate: 0.03 }],
        largeFamily: [{ upTo: null, rate: 0.03 }],
        severelyDisabled: [{ upTo: null, rate: 0.03 }],
      },
      source: { ...acts.murcia, article: 'art. 6.5, 6.6 and 6.9', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Up to 40 years of age since this text, 35 before.',
    },
  ],
}

/** Reduced transfer tax of Navarre. */
export const navarreReduced: Parameter<ReducedRates<'family' | 'village'>> = {
  id: 'es.itp.navarreReduced',
  description: 'Reduced transfer tax of Navarre: of families on the part of the value up to the limit (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { family: [{ upTo: 180_304, rate: 0.05 }], village: [{ upTo: null, rate: 0.04 }] },
      source: { ...acts.navarre, article: 'art. 8.1.b', textOf: '2025-12-31' },
      certainty: 'statutory',
      note: 'The part above the limit pays the general rate.',
    },
  ],
}

/** Minimum number of children for the favoured families of Navarre. */
export const navarreChildrenMin: Parameter<number> = {
  id: 'es.itp.navarreChildrenMin',
  description: 'Navarre: least number of children in the family unit for the reduced rate.',
  unit: 'count',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 2,
      source: { ...acts.navarre, article: "art. 8.1.b.1.a'", textOf: '2025-12-31' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced transfer tax of the Basque Country. */
export const basqueCountryReduced: Parameter<ReducedRates<'favoured'>> = {
  id: 'es.itp.basqueCountryReduced',
  description:
    'Reduced transfer tax of the Basque Country by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: null, rate: 0.025 }] },
      source: {
        title: 'Norma Foral 1/2011 of Bizkaia, Norma Foral 18/1987 of Gipuzkoa',
        article: 'reduced rates of the transfer tax',
      },
      certainty: 'published',
    },
  ],
}

const riojanRates = {
  village: [{ upTo: null, rate: 0.03 }],
  largeFamily: [{ upTo: null, rate: 0.05 }],
  growingFamily: [{ upTo: null, rate: 0.03 }],
  disabled: [{ upTo: null, rate: 0.05 }],
} as const

/** Reduced transfer tax of La Rioja. */
export const riojaReduced: Parameter<
  ReducedRates<'youngWithin' | 'young' | 'village' | 'largeFamily' | 'growingFamily' | 'disabled'>
> = {
  id: 'es.itp.riojaReduced',
  description: 'Reduced transfer tax of La Rioja by kind of buyer, on the whole value (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { youngWithin: [{ upTo: null, rate: 0.05 }], ...riojanRates },
      source: { ...acts.rioja, article: 'art. 45', textOf: '2024-12-30' },
      certainty: 'statutory',
      note: 'Of young buyers within limits of income.',
    },
    {
      from: '2025-03-03',
      value: { young: [{ upTo: null, rate: 0.04 }], ...riojanRates },
      source: { ...acts.rioja, article: 'art. 45', textOf: '2025-03-03' },
      certainty: 'statutory',
    },
  ],
}

/** Reduced transfer tax of Aragon. */
export const aragonRebates: Parameter<ReducedRates<'young' | 'severelyDisabled' | 'largeFamily'>> = {
  id: 'es.itp.aragonRebates',
  description: 'Aragon: part taken off the transfer tax by kind of buyer, up to the limits of the value (rows read).',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        young: [{ upTo: 100_000, rate: 0.125 }],
        severelyDisabled: [{ upTo: 100_000, rate: 0.125 }],
        largeFamily: [{ upTo: null, rate: 0.5 }],
      },
      source: { ...acts.aragon, article: 'arts 121-4 and 121-5', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Those of the young and of disability may be added up (art. 121-4.1), which is not calculated.',
    },
  ],
}

/** Highest age of every buyer for the reduced rates of young buyers, where it has not changed. */
export const youngAgeMax: Parameter<Readonly<Partial<Record<FeesInput<'ES'>['region'], number>>>> = {
  id: 'es.itp.youngAgeMax',
  description: 'Highest age of every buyer for the reduced rates of young buyers, by community (row used).',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: {
        'ES-AN': 34,
        'ES-AR': 34,
        'ES-AS': 35,
        'ES-IB': 29,
        'ES-CN': 35,
        'ES-CB': 35,
        'ES-CL': 35,
        'ES-CM': 35,
        'ES-VC': 34,
        'ES-GA': 35,
        'ES-MD': 34,
        'ES-MC': 40,
      },
      source: {
        ...communities,
        article:
          'AN 43.1.b, AR 121-4, AS 32 bis, IB 14 quater, CN 35, CB 9.3.c, CL 25.3.c, CM 19.6, VC 13.Dos and Tres, GA 14.Cinco, MD 30 bis, MC 6.6',
      },
      certainty: 'statutory',
      note: 'Where the law says "under" an age, the one below it.',
    },
  ],
}

/** Highest age of young buyers in Extremadura. */
export const extremaduraYoungAgeMax: Parameter<number> = {
  id: 'es.itp.extremaduraYoungAgeMax',
  description: 'Extremadura: highest age of a buyer for the reduced rate of young buyers.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 34,
      source: { ...acts.extremadura, article: 'art. 41', textOf: '2024-11-26' },
      certainty: 'statutory',
    },
    {
      from: '2025-01-29',
      value: 35,
      source: { ...acts.extremadura, article: 'art. 40 bis', textOf: '2025-01-28' },
      certainty: 'statutory',
      note: 'The first day was not read; the day after the publication of the text is taken.',
    },
  ],
}

/** Highest age of young buyers in La Rioja. */
export const riojaYoungAgeMax: Parameter<number> = {
  id: 'es.itp.riojaYoungAgeMax',
  description: 'La Rioja: highest age of every buyer for the reduced rates of young buyers.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 35,
      source: { ...acts.rioja, article: 'art. 45.3', textOf: '2024-12-30' },
      certainty: 'statutory',
    },
    {
      from: '2025-03-03',
      value: 39,
      source: { ...acts.rioja, article: 'art. 45.3', textOf: '2025-03-03' },
      certainty: 'statutory',
    },
  ],
}

/** Highest age of young buyers in Catalonia. */
export const cataloniaYoungAgeMax: Parameter<number> = {
  id: 'es.itp.cataloniaYoungAgeMax',
  description: 'Catalonia: highest age of every buyer for the reduced rates of young buyers.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 32,
      source: { ...acts.catalonia, article: 'art. 641-5', textOf: '2024-11-28' },
      certainty: 'statutory',
    },
    {
      from: '2025-06-27',
      value: 35,
      source: { ...acts.catalonia, article: 'art. 641-5', textOf: '2025-03-26' },
      certainty: 'statutory',
      note: 'The first day is printed in secondary sources.',
    },
  ],
}

/** Largest floor area for the reduced rate of the Basque Country. */
export const basqueAreaM2Max: Parameter<number> = {
  id: 'es.itp.basqueAreaM2Max',
  description: 'Basque Country: largest floor area of a main home for the reduced rate, in square metres.',
  unit: 'count',
  checkedOn,
  versions: [
    {
      from,
      value: 120,
      source: {
        title: 'Norma Foral 1/2011 of Bizkaia, Norma Foral 18/1987 of Gipuzkoa',
        article: 'reduced rate of main homes',
      },
      certainty: 'published',
    },
  ],
}

/** Part of the value that a loan must exceed for the reduced rate of Castilla-La Mancha. */
export const manchaLoanShareAbove: Parameter<number> = {
  id: 'es.itp.castileManchaLoanShareAbove',
  description: 'Castilla-La Mancha: the loan must pay more than this part of the value for the reduced rate.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.5,
      source: { ...acts.castileMancha, article: 'art. 19.2.a', textOf: '2023-01-31' },
      certainty: 'statutory',
    },
  ],
}
