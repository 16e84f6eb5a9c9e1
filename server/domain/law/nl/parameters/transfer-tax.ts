import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

/** What the transfer tax tells apart. */
export type TransferTaxRow = 'ownHome' | 'otherDwelling' | 'otherProperty'

const act = { title: 'Wet op belastingen van rechtsverkeer', article: 'art. 14' }
const exemption = { title: 'Wet op belastingen van rechtsverkeer', article: 'art. 15(1)(p)' }

/** Rates of the transfer tax. */
export const transferTaxRates: Parameter<Record<TransferTaxRow, number>> = {
  id: 'nl.transferTax.rates',
  says: 'Rate of the transfer tax by what is bought and what for (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: { ownHome: 0.02, otherDwelling: 0.02, otherProperty: 0.06 },
      source: act,
      certainty: 'published',
    },
    {
      from: '2021-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.08, otherProperty: 0.08 },
      source: act,
      certainty: 'published',
    },
    {
      from: '2023-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.104, otherProperty: 0.104 },
      source: act,
      certainty: 'published',
    },
    {
      from: '2026-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.08, otherProperty: 0.104 },
      source: act,
      certainty: 'published',
    },
  ],
}

/** Values of the whole home up to which a starter pays nothing; an empty table where there is no exemption. */
export const starterExemption: Parameter<readonly Band[]> = {
  id: 'nl.transferTax.starterExemption',
  says: 'Value of the whole home up to which a starter pays no transfer tax.',
  unit: 'brackets',
  checkedOn,
  versions: [
    { from: coveredFrom, value: [], source: exemption, certainty: 'published', note: 'No exemption before 2021.' },
    {
      from: '2021-01-01',
      value: [{ upTo: null, rate: 0 }],
      source: exemption,
      certainty: 'published',
      note: 'In the first quarter of 2021 the exemption had no limit.',
    },
    { from: '2021-04-01', value: [{ upTo: 400_000, rate: 0 }], source: exemption, certainty: 'unverified' },
    { from: '2023-01-01', value: [{ upTo: 440_000, rate: 0 }], source: exemption, certainty: 'published' },
    { from: '2024-01-01', value: [{ upTo: 510_000, rate: 0 }], source: exemption, certainty: 'published' },
    { from: '2025-01-01', value: [{ upTo: 525_000, rate: 0 }], source: exemption, certainty: 'published' },
    { from: '2026-01-01', value: [{ upTo: 555_000, rate: 0 }], source: exemption, certainty: 'published' },
  ],
}

/** Age from which a buyer is no starter any more. */
export const starterAgeBelow: Parameter<number> = {
  id: 'nl.transferTax.starterAgeBelow',
  says: 'A starter is of age and younger than this on the day of the deed.',
  unit: 'years',
  checkedOn,
  versions: [{ from: '2021-01-01', value: 35, source: exemption, certainty: 'published' }],
}

/** Standard rate of VAT, on new dwellings too. */
export const vatRate: Parameter<number> = {
  id: 'nl.vat.standardRate',
  says: 'Standard rate of VAT, also on the first sale of a new building.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      until: '2012-09-30',
      value: 0.19,
      source: { title: 'Wet op de omzetbelasting 1968', article: 'art. 9' },
      certainty: 'unverified',
    },
    {
      from: '2012-10-01',
      value: 0.21,
      source: { title: 'Wet op de omzetbelasting 1968', article: 'art. 9' },
      certainty: 'published',
    },
  ],
}
