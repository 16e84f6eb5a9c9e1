import type { Band, Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Transfer tax of Andalusia on existing homes, one rate. */
export const andalusiaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.andalusiaScale',
  says: 'Transfer tax of Andalusia on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: '2021-04-28',
      value: [{ upTo: null, rate: 0.07 }],
      source: { title: 'Ley 5/2021 of Andalusia', article: 'general rate of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Transfer tax of Aragon on existing homes, slice by slice. */
export const aragonScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.aragonScale',
  says: 'Transfer tax of Aragon on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn,
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
      source: { title: 'Decreto Legislativo 1/2005 of Aragon', article: 'art. 121-1' },
      certainty: 'published',
    },
  ],
}

/** Transfer tax of Asturias on existing homes, slice by slice. */
export const asturiasScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.asturiasScale',
  says: 'Transfer tax of Asturias on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 300_000, rate: 0.08 },
        { upTo: 500_000, rate: 0.09 },
        { upTo: null, rate: 0.1 },
      ],
      source: { title: 'Decreto Legislativo 2/2014 of Asturias', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of the Balearic Islands on existing homes, slice by slice. */
export const balearicsScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.balearicsScale',
  says: 'Transfer tax of the Balearic Islands on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn,
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
      source: {
        title: 'Decreto Legislativo 1/2014 of the Balearic Islands',
        article: 'general rate of the transfer tax',
      },
      certainty: 'published',
    },
  ],
}

/** Transfer tax of the Canary Islands on existing homes, one rate. */
export const canariesScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.canariesScale',
  says: 'Transfer tax of the Canary Islands on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.065 }],
      source: {
        title: 'Decreto Legislativo 1/2009 of the Canary Islands',
        article: 'general rate of the transfer tax',
      },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of Cantabria on existing homes, one rate. */
export const cantabriaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.cantabriaScale',
  says: 'Transfer tax of Cantabria on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.09 }],
      source: { title: 'Decreto Legislativo 62/2008 of Cantabria', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'Was 10 per cent before 2024; the day of the change was not read in a source.',
    },
  ],
}

/** Transfer tax of Castile and Leon on existing homes, slice by slice. */
export const castileLeonScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.castileLeonScale',
  says: 'Transfer tax of Castile and Leon on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 250_000, rate: 0.08 },
        { upTo: null, rate: 0.1 },
      ],
      source: { title: 'Decreto Legislativo 1/2013 of Castile and Leon', article: 'general rate of the transfer tax' },
      certainty: 'unverified',
      note: 'That the 10 per cent is due on the excess only was not read in a source.',
    },
  ],
}

/** Transfer tax of Castilla-La Mancha on existing homes, one rate. */
export const castileManchaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.castileManchaScale',
  says: 'Transfer tax of Castilla-La Mancha on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.09 }],
      source: { title: 'Ley 8/2013 of Castilla-La Mancha', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of Catalonia on existing homes, slice by slice. */
export const cataloniaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.cataloniaScale',
  says: 'Transfer tax of Catalonia on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1_000_000, rate: 0.1 },
        { upTo: null, rate: 0.11 },
      ],
      source: { title: 'scale of Catalonia before the Decree-law 5/2025', article: 'general rate of the transfer tax' },
      certainty: 'published',
    },
    {
      from: '2025-06-27',
      value: [
        { upTo: 600_000, rate: 0.1 },
        { upTo: 900_000, rate: 0.11 },
        { upTo: 1_500_000, rate: 0.12 },
        { upTo: null, rate: 0.13 },
      ],
      source: { title: 'Decree-law 5/2025 of Catalonia', article: 'general rate of the transfer tax' },
      certainty: 'published',
    },
  ],
}

/** Transfer tax of the Valencian Community on existing homes, whole value by its band. */
export const valenciaScale: Parameter<readonly Band[]> = {
  id: 'es.itp.valenciaScale',
  says: 'Transfer tax of the Valencian Community on existing homes: whole value by its band.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1_000_000, rate: 0.1 },
        { upTo: null, rate: 0.11 },
      ],
      source: { title: 'Ley 13/1997 of the Valencian Community', article: 'art. 13' },
      certainty: 'published',
    },
    {
      from: '2026-06-01',
      value: [
        { upTo: 1_000_000, rate: 0.09 },
        { upTo: null, rate: 0.11 },
      ],
      source: { title: 'Ley 13/1997 of the Valencian Community, by the Ley 5/2025', article: 'art. 13' },
      certainty: 'published',
    },
  ],
}

/** Transfer tax of Extremadura on existing homes, slice by slice. */
export const extremaduraScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.extremaduraScale',
  says: 'Transfer tax of Extremadura on existing homes: slice by slice.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 360_000, rate: 0.08 },
        { upTo: 600_000, rate: 0.1 },
        { upTo: null, rate: 0.11 },
      ],
      source: { title: 'Decreto Legislativo 1/2018 of Extremadura', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of Galicia on existing homes, one rate. */
export const galiciaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.galiciaScale',
  says: 'Transfer tax of Galicia on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: '2023-01-01',
      value: [{ upTo: null, rate: 0.08 }],
      source: { title: 'Decreto Legislativo 1/2011 of Galicia', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The first day was not read in a source.',
    },
  ],
}

/** Transfer tax of Madrid on existing homes, one rate. */
export const madridScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.madridScale',
  says: 'Transfer tax of Madrid on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { title: 'Decreto Legislativo 1/2010 of Madrid', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of Murcia on existing homes, one rate. */
export const murciaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.murciaScale',
  says: 'Transfer tax of Murcia on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.08 }],
      source: { title: 'Decreto Legislativo 1/2010 of Murcia', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
    {
      from: '2025-07-25',
      value: [{ upTo: null, rate: 0.0775 }],
      source: { title: 'Ley 3/2025 of Murcia', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'Further cuts were agreed politically.',
    },
  ],
}

/** Transfer tax of Navarre on existing homes, one rate. */
export const navarreScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.navarreScale',
  says: 'Transfer tax of Navarre on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { title: 'Decreto Foral Legislativo 129/1999 of Navarre', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of the Basque Country on existing homes, one rate. */
export const basqueCountryScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.basqueCountryScale',
  says: 'Transfer tax of the Basque Country on existing homes: one rate.',
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
  says: 'Transfer tax of La Rioja on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.07 }],
      source: { title: 'Ley 10/2017 of La Rioja', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of Ceuta on existing homes, one rate. */
export const ceutaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.ceutaScale',
  says: 'Transfer tax of Ceuta on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { title: 'Real Decreto Legislativo 1/1993', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Transfer tax of Melilla on existing homes, one rate. */
export const melillaScale: Parameter<readonly Slice[]> = {
  id: 'es.itp.melillaScale',
  says: 'Transfer tax of Melilla on existing homes: one rate.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from,
      value: [{ upTo: null, rate: 0.06 }],
      source: { title: 'Real Decreto Legislativo 1/1993', article: 'general rate of the transfer tax' },
      certainty: 'published',
      note: 'The day on which it began was not read.',
    },
  ],
}

/** Rate of large holders and of whole buildings in Catalonia; 0 while there is none of its own. */
export const cataloniaLargeHolderRate: Parameter<number> = {
  id: 'es.itp.cataloniaLargeHolderRate',
  says: 'Catalonia: rate of large holders of dwellings, and of whole buildings; 0 while there is none of its own.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0,
      source: { title: 'scale of Catalonia before the Decree-law 5/2025', article: 'no rate of its own' },
      certainty: 'published',
    },
    {
      from: '2025-06-27',
      value: 0.2,
      source: { title: 'Decree-law 5/2025 of Catalonia', article: 'large holders and whole buildings' },
      certainty: 'published',
      note: 'Large holders own more than ten homes, or five in a stressed area.',
    },
  ],
}

/** Part taken off the tax in Ceuta and Melilla. */
export const ceutaMelillaRebate: Parameter<number> = {
  id: 'es.itp.ceutaMelillaRebate',
  says: 'Ceuta and Melilla: part taken off the transfer tax and the stamp duty, whoever buys.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.5,
      source: { title: 'Real Decreto Legislativo 1/1993', article: 'art. 57 bis' },
      certainty: 'published',
    },
  ],
}
