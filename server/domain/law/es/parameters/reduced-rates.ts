import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Reduced rates by kind of buyer: the rate of the band that holds the value; none above the last limit. */
export type ReducedRates = Readonly<Record<string, readonly Band[]>>

/** Reduced transfer tax of Andalusia. */
export const andalusiaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.andalusiaReduced',
  says: 'Reduced transfer tax of Andalusia by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        ownHome: [{ upTo: 150_000, rate: 0.06 }],
        young: [{ upTo: 150_000, rate: 0.035 }],
        family: [{ upTo: 250_000, rate: 0.035 }],
      },
      source: { title: 'Ley 5/2021 of Andalusia', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Asturias. */
export const asturiasReduced: Parameter<ReducedRates> = {
  id: 'es.itp.asturiasReduced',
  says: 'Reduced transfer tax of Asturias by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: 150_000, rate: 0.04 }] },
      source: { title: 'Decreto Legislativo 2/2014 of Asturias', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of the Balearic Islands. */
export const balearicsReduced: Parameter<ReducedRates> = {
  id: 'es.itp.balearicsReduced',
  says: 'Reduced transfer tax of the Balearic Islands by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { firstHome: [{ upTo: 270_151.2, rate: 0.04 }], young: [{ upTo: 270_151.2, rate: 0 }] },
      source: {
        title: 'Decreto Legislativo 1/2014 of the Balearic Islands',
        article: 'reduced rates of the transfer tax',
      },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of the Canary Islands. */
export const canariesReduced: Parameter<ReducedRates> = {
  id: 'es.itp.canariesReduced',
  says: 'Reduced transfer tax of the Canary Islands by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { onlyHome: [{ upTo: 150_000, rate: 0.05 }] },
      source: {
        title: 'Decreto Legislativo 1/2009 of the Canary Islands',
        article: 'reduced rates of the transfer tax',
      },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Cantabria. */
export const cantabriaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.cantabriaReduced',
  says: 'Reduced transfer tax of Cantabria by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 199_999.99, rate: 0.07 }], favoured: [{ upTo: 300_000, rate: 0.04 }] },
      source: { title: 'Decreto Legislativo 62/2008 of Cantabria', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
      note: 'The 7 per cent is for homes below 200 000.',
    },
  ],
}

/** Reduced transfer tax of Castile and Leon. */
export const castileLeonReduced: Parameter<ReducedRates> = {
  id: 'es.itp.castileLeonReduced',
  says: 'Reduced transfer tax of Castile and Leon by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        favoured: [
          { upTo: 150_000, rate: 0.04 },
          { upTo: null, rate: 0.06 },
        ],
        village: [{ upTo: 150_000, rate: 0.0001 }],
      },
      source: { title: 'Decreto Legislativo 1/2013 of Castile and Leon', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Castilla-La Mancha. */
export const castileManchaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.castileManchaReduced',
  says: 'Reduced transfer tax of Castilla-La Mancha by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { firstHome: [{ upTo: 180_000, rate: 0.06 }] },
      source: { title: 'Ley 8/2013 of Castilla-La Mancha', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Catalonia. */
export const cataloniaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.cataloniaReduced',
  says: 'Reduced transfer tax of Catalonia by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { favoured: [{ upTo: null, rate: 0.05 }] },
      source: { title: 'Ley 31/2002 of Catalonia', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of the Valencian Community. */
export const valenciaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.valenciaReduced',
  says: 'Reduced transfer tax of the Valencian Community by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: {
        young: [
          { upTo: 180_000, rate: 0.06 },
          { upTo: null, rate: 0.08 },
        ],
        family: [{ upTo: null, rate: 0.04 }],
      },
      source: { title: 'Ley 13/1997 of the Valencian Community', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
    {
      from: '2026-06-01',
      value: {
        young: [
          { upTo: 180_000, rate: 0.06 },
          { upTo: null, rate: 0.08 },
        ],
        family: [{ upTo: null, rate: 0.04 }],
      },
      source: { title: 'Ley 13/1997 of the Valencian Community', article: 'reduced rates of the transfer tax' },
      certainty: 'unverified',
      note: 'Whether the reduced rates changed with the general one was not read in a source.',
    },
  ],
}

/** Reduced transfer tax of Extremadura. */
export const extremaduraReduced: Parameter<ReducedRates> = {
  id: 'es.itp.extremaduraReduced',
  says: 'Reduced transfer tax of Extremadura by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 180_000, rate: 0.07 }] },
      source: { title: 'Decreto Legislativo 1/2018 of Extremadura', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Galicia. */
export const galiciaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.galiciaReduced',
  says: 'Reduced transfer tax of Galicia by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: null, rate: 0.07 }], favoured: [{ upTo: 150_000, rate: 0.03 }] },
      source: { title: 'Decreto Legislativo 1/2011 of Galicia', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Madrid. */
export const madridReduced: Parameter<ReducedRates> = {
  id: 'es.itp.madridReduced',
  says: 'Reduced transfer tax of Madrid by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { ownHome: [{ upTo: 250_000, rate: 0.054 }], family: [{ upTo: null, rate: 0.04 }] },
      source: { title: 'Decreto Legislativo 1/2010 of Madrid', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
      note: 'The 5.4 per cent is the general rate less a tenth.',
    },
  ],
}

/** Reduced transfer tax of Murcia. */
export const murciaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.murciaReduced',
  says: 'Reduced transfer tax of Murcia by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { young: [{ upTo: null, rate: 0.03 }] },
      source: { title: 'Decreto Legislativo 1/2010 of Murcia', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Reduced transfer tax of Navarre. */
export const navarreReduced: Parameter<ReducedRates> = {
  id: 'es.itp.navarreReduced',
  says: 'Reduced transfer tax of Navarre by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { family: [{ upTo: 180_303.63, rate: 0.05 }] },
      source: { title: 'Decreto Foral Legislativo 129/1999 of Navarre', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
      note: 'The reduced rate is for the part of the value up to the limit.',
    },
  ],
}

/** Reduced transfer tax of the Basque Country. */
export const basqueCountryReduced: Parameter<ReducedRates> = {
  id: 'es.itp.basqueCountryReduced',
  says: 'Reduced transfer tax of the Basque Country by kind of buyer, on the whole value up to the limits (rows read).',
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

/** Reduced transfer tax of La Rioja. */
export const riojaReduced: Parameter<ReducedRates> = {
  id: 'es.itp.riojaReduced',
  says: 'Reduced transfer tax of La Rioja by kind of buyer, on the whole value up to the limits (rows read).',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: { young: [] },
      source: { title: 'Ley 10/2017 of La Rioja', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
      note: 'No such rate yet.',
    },
    {
      from: '2025-03-03',
      value: { young: [{ upTo: null, rate: 0.04 }] },
      source: { title: 'Ley 10/2017 of La Rioja', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Highest age of every buyer for the reduced rates of young buyers. */
export const youngAgeMax: Parameter<Readonly<Record<string, number>>> = {
  id: 'es.itp.youngAgeMax',
  says: 'Highest age of every buyer for the reduced rates of young buyers, by community (row used).',
  unit: 'years',
  checkedOn,
  versions: [
    {
      from,
      value: {
        'ES-AN': 34,
        'ES-AS': 35,
        'ES-IB': 29,
        'ES-CN': 35,
        'ES-CB': 35,
        'ES-CL': 35,
        'ES-CT': 32,
        'ES-VC': 34,
        'ES-GA': 35,
        'ES-MC': 40,
        'ES-RI': 39,
      },
      source: { title: 'laws of the communities on ceded taxes', article: 'reduced rates of young buyers' },
      certainty: 'published',
    },
    {
      from: '2025-06-27',
      value: {
        'ES-AN': 34,
        'ES-AS': 35,
        'ES-IB': 29,
        'ES-CN': 35,
        'ES-CB': 35,
        'ES-CL': 35,
        'ES-CT': 35,
        'ES-VC': 34,
        'ES-GA': 35,
        'ES-MC': 40,
        'ES-RI': 39,
      },
      source: {
        title: 'laws of the communities on ceded taxes; Decree-law 5/2025 of Catalonia',
        article: 'reduced rates of young buyers',
      },
      certainty: 'published',
    },
  ],
}

/** Highest taxable income for the reduced rate of Catalonia. */
export const cataloniaIncomeMax: Parameter<number> = {
  id: 'es.itp.cataloniaIncomeMax',
  says: 'Catalonia: highest taxable income in a year for the reduced rate.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: 36_000,
      source: { title: 'Ley 31/2002 of Catalonia', article: 'reduced rates of the transfer tax' },
      certainty: 'unverified',
      note: 'Not read in a source; higher for large families with many children.',
    },
  ],
}

/** Largest floor area for the reduced rate of the Basque Country. */
export const basqueAreaM2Max: Parameter<number> = {
  id: 'es.itp.basqueAreaM2Max',
  says: 'Basque Country: largest floor area of a main home for the reduced rate, in square metres.',
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

/** Least part of the value that a loan must pay for the reduced rate of Castilla-La Mancha. */
export const manchaLoanShareAbove: Parameter<number> = {
  id: 'es.itp.castileManchaLoanShareAbove',
  says: 'Castilla-La Mancha: the loan must pay more than this part of the value for the reduced rate.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.5,
      source: { title: 'Ley 8/2013 of Castilla-La Mancha', article: 'reduced rates of the transfer tax' },
      certainty: 'published',
    },
  ],
}
