import type { Band, Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage, readOn } from './coverage.ts'
import { acts } from './gazette.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Transfer tax of Andalusia on existing homes, one rate. */
export const andalusiaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.andalusiaScale',
  description: 'Transfer tax of Andalusia on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2021-04-28',
      value: [{ upTo: null, rate: 0.07 }],
      source: { ...acts.andalusia, article: 'art. 41', textOf: '2025-12-31' },
      certainty: 'statutory',
      note: 'First set by the Decreto-ley 7/2021 of Andalusia, in force on the day after its publication.',
    },
  ],
}

/** Transfer tax of Aragon on existing homes, slice by slice. */
export const aragonScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.aragonScale',
  description: 'Transfer tax of Aragon on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn: readOn,
  versions: [
    {
      from: '2016-01-01',
      value: [
        { upTo: 400_000, rate: 0.08 },
        { upTo: 450_000, rate: 0.085 },
        { upTo: 500_000, rate: 0.09 },
        { upTo: 750_000, rate: 0.095 },
        { upTo: null, rate: 0.1 },
      ],
      source: { ...acts.aragon, article: 'art. 121-1', textOf: '2016-02-03' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of Asturias on existing homes, whole value by its band. */
export const asturiasScale: Parameter<readonly Band[]> = {
  id: 'es.itp.asturiasScale',
  description: 'Transfer tax of Asturias on existing homes: whole value by its band.',
  unit: 'brackets',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: [
        { upTo: 300_000, rate: 0.08 },
        { upTo: 500_000, rate: 0.09 },
        { upTo: null, rate: 0.1 },
      ],
      source: { ...acts.asturias, article: 'art. 26', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'The rate that results from the table by the whole value of the home; the article says so in every text since 2014.',
    },
  ],
}

/** Transfer tax of the Balearic Islands on existing homes, slice by slice. */
export const balearicsScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.balearicsScale',
  description: 'Transfer tax of the Balearic Islands on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 400_000, rate: 0.08 },
        { upTo: 600_000, rate: 0.09 },
        { upTo: 1_000_000, rate: 0.1 },
        { upTo: 2_000_000, rate: 0.12 },
        { upTo: null, rate: 0.13 },
      ],
      source: { ...acts.balearics, article: 'art. 10.a', textOf: '2024-12-13' },
      certainty: 'statutory',
    },
  ],
}

/** Rounding of the average rate of slices in the Balearic Islands. */
export const averageRateSteps: Parameter<Readonly<Record<'step' | 'upFrom', number>>> = {
  id: 'es.itp.balearicsRounding',
  description:
    'Step to which the average rate of the Balearic Islands is rounded, and the part of a step from which it is rounded up.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { step: 0.0001, upFrom: 0.6 },
      source: { ...acts.balearics, article: 'art. 10', textOf: '2023-12-30' },
      certainty: 'statutory',
      note: 'Hundredths of a per cent, of which the next is taken when the third decimal is above 5.',
    },
  ],
}

/** Transfer tax of the Canary Islands on existing homes, one rate. */
export const canariesScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.canariesScale',
  description: 'Transfer tax of the Canary Islands on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.065 }],
      source: { ...acts.canaries, article: 'art. 31.1', textOf: '2019-12-31' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of Cantabria on existing homes, one rate. */
export const cantabriaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.cantabriaScale',
  description: 'Transfer tax of Cantabria on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.09 }],
      source: { ...acts.cantabria, article: 'art. 9.1.A', textOf: '2023-12-29' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of Castile and Leon on existing homes, slice by slice. */
export const castileLeonScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.castileLeonScale',
  description: 'Transfer tax of Castile and Leon on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 250_000, rate: 0.08 },
        { upTo: null, rate: 0.1 },
      ],
      source: { ...acts.castileLeon, article: 'arts 24.1.a and 25.1', textOf: '2013-09-18' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of Castilla-La Mancha on existing homes, one rate. */
export const castileManchaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.castileManchaScale',
  description: 'Transfer tax of Castilla-La Mancha on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.09 }],
      source: { ...acts.castileMancha, article: 'art. 19.1', textOf: '2023-01-31' },
      certainty: 'statutory',
      note: 'The same since the text of 2016-05-11.',
    },
  ],
}

/** Transfer tax of Catalonia on existing homes, slice by slice. */
export const cataloniaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.cataloniaScale',
  description: 'Transfer tax of Catalonia on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1_000_000, rate: 0.1 },
        { upTo: null, rate: 0.11 },
      ],
      source: { ...acts.catalonia, article: 'art. 641-1.a', textOf: '2024-03-14' },
      certainty: 'statutory',
      note: 'The text before the codification of March 2024 was not read.',
    },
    {
      from: '2025-06-27',
      value: [
        { upTo: 600_000, rate: 0.1 },
        { upTo: 900_000, rate: 0.11 },
        { upTo: 1_500_000, rate: 0.12 },
        { upTo: null, rate: 0.13 },
      ],
      source: { ...acts.catalonia, article: 'art. 641-1.1', textOf: '2025-03-26' },
      certainty: 'statutory',
      note: 'In force from 27 June 2025 by the second final provision of the Decree-law 5/2025.',
    },
  ],
}

/** Transfer tax of the Valencian Community on existing homes, whole value by its band. */
export const valenciaScale: Parameter<readonly Band[]> = {
  id: 'es.itp.valenciaScale',
  description: 'Transfer tax of the Valencian Community on existing homes: whole value by its band.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1_000_000, rate: 0.1 },
        { upTo: null, rate: 0.11 },
      ],
      source: { ...acts.valencia, article: 'art. 13.Uno', textOf: '2023-12-30' },
      certainty: 'statutory',
    },
    {
      from: '2026-06-01',
      value: [
        { upTo: 1_000_000, rate: 0.09 },
        { upTo: null, rate: 0.11 },
      ],
      source: { ...acts.valencia, article: 'art. 13.Uno', textOf: '2025-05-31' },
      certainty: 'statutory',
      note: 'The first day is printed in secondary sources.',
    },
  ],
}

/** Transfer tax of Extremadura on existing homes, slice by slice. */
export const extremaduraScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.extremaduraScale',
  description: 'Transfer tax of Extremadura on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: [
        { upTo: 360_000, rate: 0.08 },
        { upTo: 600_000, rate: 0.1 },
        { upTo: null, rate: 0.11 },
      ],
      source: { ...acts.extremadura, article: 'art. 36', textOf: '2018-05-23' },
      certainty: 'statutory',
      note: 'Unchanged since the act of 2018, by the notes of a text of August 2026.',
    },
  ],
}

/** Transfer tax of Galicia on existing homes, one rate. */
export const galiciaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.galiciaScale',
  description: 'Transfer tax of Galicia on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.08 }],
      source: { ...acts.galicia, article: 'art. 14.Uno.1', textOf: '2023-12-29' },
      certainty: 'statutory',
      note: 'Nine per cent until the end of 2023, by the text before.',
    },
  ],
}

/** Transfer tax of Madrid on existing homes, one rate. */
export const madridScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.madridScale',
  description: 'Transfer tax of Madrid on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { ...acts.madrid, article: 'art. 28', textOf: '2025-12-29' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of Murcia on existing homes, one rate. */
export const murciaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.murciaScale',
  description: 'Transfer tax of Murcia on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.08 }],
      source: { ...acts.murcia, article: 'art. 6.1', textOf: '2023-12-29' },
      certainty: 'statutory',
    },
    {
      from: '2025-07-25',
      value: [{ upTo: null, rate: 0.0775 }],
      source: { ...acts.murcia, article: 'art. 6.1', textOf: '2025-07-24' },
      certainty: 'statutory',
      note: 'Further cuts were agreed politically.',
    },
  ],
}

/** Transfer tax of Navarre on existing homes, one rate. */
export const navarreScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.navarreScale',
  description: 'Transfer tax of Navarre on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { ...acts.navarre, article: 'art. 8.1.a', textOf: '2025-12-31' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of the Basque Country on existing homes, one rate. */
export const basqueCountryScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.basqueCountryScale',
  description: 'Transfer tax of the Basque Country on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.04 }],
      source: { title: 'Norma Foral 1/2011 of Bizkaia, Norma Foral 18/1987 of Gipuzkoa', article: 'art. 13; art. 11' },
      certainty: 'published',
      note: 'Homes; other property pays 7 per cent. The rate of Álava was not read in a source.',
    },
  ],
}

/** Transfer tax of La Rioja on existing homes, one rate. */
export const riojaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.riojaScale',
  description: 'Transfer tax of La Rioja on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.07 }],
      source: { ...acts.rioja, article: 'art. 44.1', textOf: '2025-12-30' },
      certainty: 'statutory',
    },
  ],
}

/** Transfer tax of Ceuta on existing homes, one rate. */
export const ceutaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.ceutaScale',
  description: 'Transfer tax of Ceuta on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { ...acts.transferTax, article: 'art. 11.1.a', textOf: '2026-03-19' },
      certainty: 'statutory',
      note: 'The rate where no community has set one.',
    },
  ],
}

/** Transfer tax of Melilla on existing homes, one rate. */
export const melillaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.melillaScale',
  description: 'Transfer tax of Melilla on existing homes: one rate.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { ...acts.transferTax, article: 'art. 11.1.a', textOf: '2026-03-19' },
      certainty: 'statutory',
      note: 'The rate where no community has set one.',
    },
  ],
}

/** Rate of large holders and of whole buildings in Catalonia; 0 where there is no separate rate. */
export const cataloniaLargeHolderRate: Parameter<number> = {
  id: 'es.itp.cataloniaLargeHolderRate',
  description:
    'Catalonia: rate of large holders of dwellings, and of whole buildings; 0 while there is none of its own.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0,
      source: { ...acts.catalonia, article: 'art. 641-1', textOf: '2024-03-14' },
      certainty: 'statutory',
    },
    {
      from: '2025-06-27',
      value: 0.2,
      source: { ...acts.catalonia, article: 'arts 641-1.5 and 641-1.6', textOf: '2025-10-16' },
      certainty: 'statutory',
      note: 'Large holders own more than ten homes or 1 500 square metres of them, or five in a stressed area.',
    },
  ],
}

/** Rate of large holders in Asturias; 0 where there is no separate rate. */
export const asturiasLargeHolderRate: Parameter<number> = {
  id: 'es.itp.asturiasLargeHolderRate',
  description: 'Asturias: rate of large holders of dwellings; 0 while there is none of its own.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0,
      source: { ...acts.asturias, article: 'arts 26 to 32 bis', textOf: '2024-12-31' },
      certainty: 'statutory',
    },
    {
      from: '2025-12-03',
      value: 0.2,
      source: { ...acts.asturias, article: 'art. 31 bis', textOf: '2025-12-02' },
      certainty: 'statutory',
      note: 'The first day is printed in secondary sources. Large holders own more than ten homes or 1 500 square metres of them, or five in a stressed area.',
    },
  ],
}

/** Part taken off the tax in Ceuta and Melilla. */
export const ceutaMelillaRebate: Parameter<number> = {
  id: 'es.itp.ceutaMelillaRebate',
  description: 'Ceuta and Melilla: part taken off the transfer tax and the stamp duty, whoever buys.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.5,
      source: { ...acts.transferTax, article: 'art. 57 bis', textOf: '2026-03-19' },
      certainty: 'statutory',
    },
  ],
}

/** Agreed change of the rate of Murcia that is not yet law. */
export const murciaReform: Parameter<readonly string[]> = {
  id: 'es.itp.murciaAnnouncedReform',
  description: 'What was agreed of the transfer tax of Murcia and is not in force.',
  unit: 'names',
  kind: 'announcement',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: ['Further cuts of the rate of Murcia were agreed politically.'],
      source: { title: 'reports on Law 3/2025 of Murcia', article: 'further cuts' },
      certainty: 'published',
      note: 'Said on every covered day; no law of it was found.',
    },
  ],
}
