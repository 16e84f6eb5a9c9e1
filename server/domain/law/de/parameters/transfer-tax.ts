import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { firstDay, textsReadOn } from './coverage.ts'

type Rates = Partial<Readonly<Record<FeesInput<'DE'>['region'], number>>>

const title = 'Grunderwerbsteuergesetz'
const act = 'https://www.gesetze-im-internet.de/grestg_1983'
/** What was read of the federal rate: 3.5 per cent, for acts after 31 December 1996. */
const federal = {
  title,
  article: '§§ 11 (1), 23 (4), text of March 2022',
  url: `${act}/__11.html`,
  reference: 'GrEStG § 11',
}

/** The rates of the Länder, whose acts were not read. */
const source = { title, article: '§ 11', reference: 'GrEStG § 11; law of the Land' }
const published = { source, certainty: 'published' } as const

const of2011 = { 'DE-BW': 0.05 }
const of2012 = { ...of2011, 'DE-RP': 0.05, 'DE-ST': 0.05 }
const of2014 = {
  ...of2012,
  'DE-BE': 0.06,
  'DE-BB': 0.05,
  'DE-HB': 0.05,
  'DE-HH': 0.045,
  'DE-HE': 0.05,
  'DE-MV': 0.05,
  'DE-NI': 0.05,
  'DE-NW': 0.05,
  'DE-SL': 0.055,
  'DE-SH': 0.065,
}
const ofAugust2014 = { ...of2014, 'DE-HE': 0.06 }
const of2015 = { ...ofAugust2014, 'DE-NW': 0.065, 'DE-SL': 0.065 }
const ofJuly2015 = { ...of2015, 'DE-BB': 0.065 }
const of2017 = { ...ofJuly2015, 'DE-TH': 0.065 }
const ofJuly2019 = { ...of2017, 'DE-MV': 0.06 }
const of2023 = { ...ofJuly2019, 'DE-HH': 0.055, 'DE-SN': 0.055 }
const of2024 = { ...of2023, 'DE-TH': 0.05 }
const ofJuly2025 = { ...of2024, 'DE-HB': 0.055 }

const ofFederalLaw = { source: federal, certainty: 'statutory' } as const

/** The federal rate, for the Länder that had not set one of their own: Bavaria ever since, Saxony until 2022. */
export const federalRates: Parameter<Rates> = {
  id: 'de.transferTax.federalRate',
  description: 'Federal rate of the land-transfer tax, in a Land that has not set its own (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '1997-01-01',
      value: { 'DE-BY': 0.035, 'DE-SN': 0.035 },
      ...ofFederalLaw,
      note: 'For acts after 31 December 1996. Which Länder left it, and when, is law of the Länder, as published.',
    },
    {
      from: '2023-01-01',
      value: { 'DE-BY': 0.035 },
      ...ofFederalLaw,
      note: 'For acts after 31 December 1996. Which Länder left it, and when, is law of the Länder, as published.',
    },
  ],
}

/** Rates that the Länder set themselves; those that were not read on a day are missing. */
export const transferTaxRates: Parameter<Rates> = {
  id: 'de.transferTax.rates',
  description: 'Rate of the land-transfer tax that the Land set (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    { from: '2011-11-05', value: of2011, ...published },
    { from: '2012-03-01', value: of2012, ...published },
    { from: '2014-01-01', value: of2014, ...published },
    { from: '2014-08-01', value: ofAugust2014, ...published },
    { from: '2015-01-01', value: of2015, ...published },
    { from: '2015-07-01', value: ofJuly2015, ...published },
    { from: '2017-01-01', value: of2017, ...published },
    { from: '2019-07-01', value: ofJuly2019, ...published },
    { from: '2023-01-01', value: of2023, ...published },
    { from: '2024-01-01', value: of2024, ...published },
    { from: '2025-07-01', value: ofJuly2025, ...published },
  ],
}

/** Base up to which nothing is due. */
export const exemptUpTo: Parameter<number> = {
  id: 'de.transferTax.exemptUpTo',
  description: 'A purchase up to this base bears no tax; above it the whole base does.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 2_500,
      source: {
        title,
        article: '§ 3 no. 1, text of March 2022',
        url: `${act}/__3.html`,
        reference: 'GrEStG § 3 no. 1',
      },
      certainty: 'statutory',
    },
  ],
}

/** Sellers from whom a purchase is exempt. */
export const exemptSellers: Parameter<readonly string[]> = {
  id: 'de.transferTax.exemptSellers',
  description: 'A purchase from these sellers bears no tax.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: ['spouse', 'registered partner', 'relative in direct line'],
      source: {
        title,
        article: '§ 3 nos. 4, 6, text of March 2022',
        url: `${act}/__3.html`,
        reference: 'GrEStG § 3 nos. 4 and 6',
      },
      certainty: 'statutory',
    },
  ],
}
