import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { federalTextOf, firstDay, textsReadOn } from './coverage.ts'

type Rates = Partial<Readonly<Record<FeesInput<'DE'>['region'], number>>>

const act = {
  title: 'Grunderwerbsteuergesetz',
  url: 'https://www.gesetze-im-internet.de/grestg_1983/__3.html',
  textOf: federalTextOf,
}
/** The federal rate: 3.5 per cent, for acts after 31 December 1996. */
const federal = {
  ...act,
  article: '§§ 11 (1), 23 (4)',
  url: 'https://www.gesetze-im-internet.de/grestg_1983/__11.html',
  reference: 'GrEStG § 11',
}

/** Acts of the Länder; the article names those of the rates that a version changes. */
const ofLaender = {
  title: 'Gesetze der Länder über den Steuersatz der Grunderwerbsteuer',
  reference: 'GrEStG § 11; law of the Land',
}
const lexaris = 'https://lexaris.de/book/version/documentflat/head'
const statutorySource = (article: string, url: string, textOf: string) =>
  ({ source: { ...ofLaender, article, url, textOf }, certainty: 'statutory' }) as const
const secondarySource = (article: string, note = 'The act was not read.') =>
  ({ source: { ...ofLaender, article }, certainty: 'published', note }) as const

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

/** Federal rate, for the Länder without a rate of their own: Bavaria throughout, Saxony until 2022. */
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
      note: 'For acts after 31 December 1996, in Länder without an act of their own.',
    },
    {
      from: '2023-01-01',
      value: { 'DE-BY': 0.035 },
      ...ofFederalLaw,
      note: 'For acts after 31 December 1996, in Länder without an act of their own.',
    },
  ],
}

/**
 * Rates set by the Länder; those that were not read for a day are missing. A version repeats the rates that it leaves
 * unchanged, and its source is that of the rates that it changes.
 */
export const transferTaxRates: Parameter<Rates> = {
  id: 'de.transferTax.rates',
  description: 'Rate of the land-transfer tax that the Land set (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2011-11-05',
      value: of2011,
      ...statutorySource(
        'BW: §§ 1, 2',
        'https://www.landesrecht-bw.de/bsbw/document/jlr-GrEStFestGBWpP1',
        '2020-11-28',
      ),
    },
    { from: '2012-03-01', value: of2012, ...secondarySource('RP; ST') },
    {
      from: '2014-01-01',
      value: of2014,
      ...secondarySource(
        'BE § 3; HB; NI § 1; SH',
        'Of the rates that begin here the acts of BE, MV, NI and NW were read.',
      ),
    },
    { from: '2014-08-01', value: ofAugust2014, ...statutorySource('HE: §§ 1, 2', `${lexaris}/1327862`, '2023-06-13') },
    {
      from: '2015-01-01',
      value: of2015,
      ...statutorySource(
        'NW: § 1; SL: §§ 1, 2',
        'https://recht.nrw.de/lmi/owa/br_vbl_detail_text?vd_id=14788',
        '2014-12-30',
      ),
    },
    { from: '2015-07-01', value: ofJuly2015, ...secondarySource('BB') },
    { from: '2017-01-01', value: of2017, ...statutorySource('TH: § 1', `${lexaris}/1321663`, '2023-06-12') },
    {
      from: '2019-07-01',
      value: ofJuly2019,
      ...secondarySource('MV: GVOBl. 2019 p. 190, art. 1'),
    },
    {
      from: '2023-01-01',
      value: of2023,
      ...statutorySource('HH: § 1; SN: §§ 1, 2', `${lexaris}/1335713`, '2023-06-14'),
    },
    { from: '2024-01-01', value: of2024, ...secondarySource('TH: second amending act of 2023') },
    {
      from: '2025-07-01',
      value: ofJuly2025,
      ...secondarySource('HB', 'As the State of Bremen says on fimportal.de; the act was not read.'),
    },
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
      source: { ...act, article: '§ 3 no. 1', reference: 'GrEStG § 3 no. 1' },
      certainty: 'statutory',
    },
  ],
}

/** Sellers from whom a purchase is exempt. */
export const exemptSellers: Parameter<readonly string[]> = {
  id: 'de.transferTax.exemptSellers',
  description: 'A purchase bears no tax where the buyer is this to the seller.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        'spouse',
        'registered partner',
        'relative in direct line',
        'stepchild',
        'spouse or registered partner of a relative in direct line or of a stepchild',
      ],
      source: { ...act, article: '§ 3 nos. 4, 6', reference: 'GrEStG § 3 nos. 4 and 6' },
      certainty: 'statutory',
    },
  ],
}
