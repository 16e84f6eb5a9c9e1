import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'
import type { Payer } from './deed-tax.ts'
import { losAngelesCode } from './local-tax.ts'

const { coveredFrom: from, checkedOn } = coverage

const newYorkLaw = {
  title: 'New York Tax Law',
  article: '§§ 1402-a and 1402-b',
  url: 'https://www.nysenate.gov/legislation/laws/TAX/1402-A',
  textOf: '2019-07-05',
}
const newJerseyLaw = { title: 'New Jersey, P.L. 2025, c. 69', article: 'graduated percent fee' }
const measureUla = {
  title: 'Los Angeles Municipal Code',
  article: '§ 21.9.2(b), measure ULA',
  url: 'https://finance.lacity.org/faq/real-property-transfer-tax-and-measure-ula-faq',
}
const ulaAct = { ...losAngelesCode, article: '§ 21.9.2(b)' }
const contested = 'It faced a ballot and a court challenge in 2026.'

/** Additional tax of the State of New York. */
export const newYorkMansionTax: Parameter<readonly Band[]> = {
  id: 'us.mansionTax.newYork',
  description: 'Additional tax on dwellings of a million and more in the State of New York, on the whole price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 999_999.99, rate: 0 },
        { upTo: null, rate: 0.01 },
      ],
      source: newYorkLaw,
      certainty: 'statutory',
    },
  ],
}

/** The same with the supplement of New York City. */
export const newYorkCityMansionTax: Parameter<readonly Band[]> = {
  id: 'us.mansionTax.newYorkCity',
  description:
    'Additional tax on dwellings of a million and more in New York City, with the supplement of the city, on the whole price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 999_999.99, rate: 0 },
        { upTo: 1_999_999.99, rate: 0.01 },
        { upTo: 2_999_999.99, rate: 0.0125 },
        { upTo: 4_999_999.99, rate: 0.015 },
        { upTo: 9_999_999.99, rate: 0.0225 },
        { upTo: 14_999_999.99, rate: 0.0325 },
        { upTo: 19_999_999.99, rate: 0.035 },
        { upTo: 24_999_999.99, rate: 0.0375 },
        { upTo: null, rate: 0.039 },
      ],
      source: newYorkLaw,
      certainty: 'statutory',
      note: 'The 1 per cent of § 1402-a and the supplement of § 1402-b.',
    },
  ],
}

/** Fee on homes above a million in New Jersey. */
export const newJerseyMansionTax: Parameter<readonly Band[]> = {
  id: 'us.mansionTax.newJersey',
  description: 'Fee on homes above a million in New Jersey, on the whole price.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 1_000_000, rate: 0 },
        { upTo: null, rate: 0.01 },
      ],
      source: { title: 'New Jersey Statutes', article: 'N.J.S.A. 46:15-7.2' },
      certainty: 'published',
    },
    {
      from: '2025-07-10',
      value: [
        { upTo: 1_000_000, rate: 0 },
        { upTo: 2_000_000, rate: 0.01 },
        { upTo: 2_500_000, rate: 0.02 },
        { upTo: 3_000_000, rate: 0.025 },
        { upTo: 3_500_000, rate: 0.03 },
        { upTo: null, rate: 0.035 },
      ],
      source: newJerseyLaw,
      certainty: 'published',
      note: 'Read in a memorandum of the Division of Taxation of 2025-07-02, quoted at njcpa.org. The excess over 1 per cent was refunded for contracts before this day whose deed was recorded by 2025-11-15. Bills of 2026 to return to 1 per cent were pending.',
    },
  ],
}

/** Last day on which a deed had to be recorded for the refund of the rise to earlier contracts. */
export const newJerseyRefundBy: Parameter<readonly string[]> = {
  id: 'us.mansionTax.newJerseyRefundBy',
  description:
    'A deed recorded by this day has the rise of the fee refunded when its contract is of before the rise; none without a refund.',
  unit: 'names',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [],
      source: { title: 'New Jersey Statutes', article: 'N.J.S.A. 46:15-7.2' },
      certainty: 'published',
    },
    {
      from: '2025-07-10',
      value: ['2025-11-15'],
      source: newJerseyLaw,
      certainty: 'published',
      note: 'Read in a memorandum of the Division of Taxation of 2025-07-02, quoted at njcpa.org.',
    },
  ],
}

/** Payers of the fee of New Jersey. */
export const newJerseyMansionPayer: Parameter<readonly Payer[]> = {
  id: 'us.mansionTax.newJerseyPayer',
  description: 'Who bears the fee on homes above a million in New Jersey.',
  unit: 'names',
  checkedOn,
  versions: [
    {
      from,
      value: ['buyer'],
      source: { title: 'New Jersey Statutes', article: 'N.J.S.A. 46:15-7.2' },
      certainty: 'published',
    },
    { from: '2025-07-10', value: ['seller'], source: newJerseyLaw, certainty: 'published' },
  ],
}

/** Measure ULA of Los Angeles. */
export const losAngelesUla: Parameter<readonly Band[]> = {
  id: 'us.mansionTax.losAngeles',
  description: 'Measure ULA of Los Angeles, on the whole price, borne by the seller.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      until: '2023-03-31',
      value: [{ upTo: null, rate: 0 }],
      source: ulaAct,
      certainty: 'statutory',
      note: 'The tax starts on 2023-04-01.',
    },
    {
      from: '2023-04-01',
      value: [
        { upTo: 5_000_000, rate: 0 },
        { upTo: 9_999_999.99, rate: 0.04 },
        { upTo: null, rate: 0.055 },
      ],
      source: ulaAct,
      certainty: 'statutory',
      note: contested,
    },
    {
      from: '2024-07-01',
      value: [
        { upTo: 5_150_000, rate: 0 },
        { upTo: 10_299_999.99, rate: 0.04 },
        { upTo: null, rate: 0.055 },
      ],
      source: { ...measureUla, article: '§ 21.9.2(b) and (c)' },
      certainty: 'published',
      note: `The limits as the Office of Finance adjusts them each year under (c). ${contested}`,
    },
    {
      from: '2025-07-01',
      value: [
        { upTo: 5_300_000, rate: 0 },
        { upTo: 10_599_999.99, rate: 0.04 },
        { upTo: null, rate: 0.055 },
      ],
      source: measureUla,
      certainty: 'published',
      note: contested,
    },
    {
      from: '2026-07-01',
      value: [
        { upTo: 5_300_000, rate: 0 },
        { upTo: 10_599_999.99, rate: 0.04 },
        { upTo: null, rate: 0.055 },
      ],
      source: measureUla,
      certainty: 'estimate',
      note: 'The limits are adjusted each July; those from 2026-07-01 were not found, and the last known ones are taken. The measure faced a ballot and a court challenge in 2026.',
    },
  ],
}
