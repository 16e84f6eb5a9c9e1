import type { BandFrom, Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom } = coverage

const title = 'Code de commerce'
const tariff = { title, article: 'art. A. 444-91', reference: 'C. com. art. A. 444-91' }
const cap = { title, article: 'art. R. 444-9', reference: 'C. com. art. R. 444-9' }
const decree1978 = { title: 'décret n° 78-262 du 8 mars 1978', article: 'tarif des notaires' }
const rebate = { title, article: 'art. A. 444-174', reference: 'C. com. art. A. 444-174' }

/** Fee of the notary for a sale, before VAT. */
export const saleTariff: Parameter<readonly Slice[]> = {
  id: 'fr.notary.saleTariff',
  description: 'Notary fee, successive slices.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: [
        { upTo: 6_500, rate: 0.04 },
        { upTo: 17_000, rate: 0.0165 },
        { upTo: 60_000, rate: 0.011 },
        { upTo: null, rate: 0.00825 },
      ],
      source: decree1978,
      certainty: 'published',
    },
    {
      from: '2016-05-01',
      value: [
        { upTo: 6_500, rate: 0.03945 },
        { upTo: 17_000, rate: 0.01627 },
        { upTo: 60_000, rate: 0.01085 },
        { upTo: null, rate: 0.00814 },
      ],
      source: tariff,
      certainty: 'published',
      note: 'For acts from 1 May 2016. Days read in a note of a notary on the article.',
    },
    {
      from: '2021-01-01',
      until: '2028-02-29',
      value: [
        { upTo: 6_500, rate: 0.0387 },
        { upTo: 17_000, rate: 0.01596 },
        { upTo: 60_000, rate: 0.01064 },
        { upTo: null, rate: 0.00799 },
      ],
      source: tariff,
      certainty: 'published',
      note: 'First day put off by the arrêté of 28 April 2020, read in a note of a notary. The arrêté of 25 February 2026 (JORFTEXT000053593921) was not read.',
    },
  ],
}

/** Rebate that a notary may grant. */
export const rebateMost: Parameter<readonly BandFrom[]> = {
  id: 'fr.notary.rebateMost',
  description: 'Highest rebate, on the fee for the part of the price above the limit.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: [],
      source: decree1978,
      certainty: 'published',
      note: 'No rebate before 1 May 2016: acts up to then follow the decree of 1978.',
    },
    {
      from: '2016-05-01',
      value: [{ from: 150_000, rate: 0.1 }],
      source: rebate,
      certainty: 'published',
      note: 'Set by the arrêté of 26 February 2016.',
    },
    { from: '2021-01-01', value: [{ from: 100_000, rate: 0.2 }], source: rebate, certainty: 'published' },
  ],
}

const noCap = {
  from: coveredFrom,
  value: 0,
  source: decree1978,
  certainty: 'published',
  note: 'The section of the cap is for acts from 1 May 2016; those before follow the decree of 1978, of which only the tariff was read.',
} as const

/** Part of the price above which the regulated fees of a sale are cut. */
export const feesCapRate: Parameter<number> = {
  id: 'fr.notary.feesCapRate',
  description:
    'Fee and formalities of a sale together are at most this part of the price, before VAT; 0 while there is no cap.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [noCap, { from: '2016-05-01', value: 0.1, source: cap, certainty: 'published' }],
}

/** What the cap never goes below. */
export const feesCapFloor: Parameter<number> = {
  id: 'fr.notary.feesCapFloor',
  description: 'The cap on fee and formalities is never below this; 0 while there is no cap.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [noCap, { from: '2016-05-01', value: 90, source: cap, certainty: 'published' }],
}
