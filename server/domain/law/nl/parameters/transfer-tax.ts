import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom } = coverage

/** Cases that the transfer tax distinguishes. */
export type TransferTaxRow = 'ownHome' | 'otherDwelling' | 'otherProperty'

const wbr = { title: 'Wet op belastingen van rechtsverkeer', url: 'https://wetten.overheid.nl/BWBR0002740' }
const act = { ...wbr, article: 'art. 14(1), (2)' }
const exemption = { ...wbr, article: 'art. 15(1)(p)' }
const limit = { ...wbr, article: 'art. 15(1)(p), 4°' }

const vatAct = {
  title: 'Wet op de omzetbelasting 1968',
  article: 'art. 9(1)',
  url: 'https://wetten.overheid.nl/BWBR0002629',
}

export const transferTaxRates: Parameter<Record<TransferTaxRow, number>> = {
  id: 'nl.transferTax.rates',
  description: 'Rate of the transfer tax by what is bought and what for (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: { ownHome: 0.02, otherDwelling: 0.02, otherProperty: 0.06 },
      source: { ...act, textOf: '2013-01-01' },
      certainty: 'statutory',
      note: 'A dwelling, for letting too; otherwise 6 per cent. Until the act was changed, by the decree BWBR0031597.',
    },
    {
      from: '2021-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.08, otherProperty: 0.08 },
      source: { ...act, textOf: '2021-11-15' },
      certainty: 'statutory',
    },
    {
      from: '2023-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.104, otherProperty: 0.104 },
      source: { ...act, textOf: '2024-04-02' },
      certainty: 'statutory',
    },
    {
      from: '2026-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.08, otherProperty: 0.104 },
      source: { ...wbr, article: 'art. 14(1), (2), (3)', textOf: '2026-01-01' },
      certainty: 'statutory',
      note: '8 per cent is for dwellings, what belongs to them and shares in them; otherwise 10.4 per cent.',
    },
  ],
}

/** Values of the whole home up to which a starter pays nothing; an empty table where there is no exemption. */
export const starterExemption: Parameter<readonly Band[]> = {
  id: 'nl.transferTax.starterExemption',
  description: 'Value of the whole home up to which a starter pays no transfer tax.',
  unit: 'brackets',
  adjusted: 'yearly',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: [],
      source: { ...exemption, textOf: '2015-11-10' },
      certainty: 'statutory',
      note: 'No exemption before 2021.',
    },
    {
      from: '2021-01-01',
      value: [{ upTo: null, rate: 0 }],
      source: { ...exemption, textOf: '2021-01-01' },
      certainty: 'statutory',
      note: 'In the first quarter of 2021 the exemption had no limit.',
    },
    {
      from: '2021-04-01',
      value: [{ upTo: 400_000, rate: 0 }],
      source: { ...limit, textOf: '2021-04-01' },
      certainty: 'statutory',
      note: 'The whole home with what belongs to it, all or nothing.',
    },
    {
      from: '2023-01-01',
      value: [{ upTo: 440_000, rate: 0 }],
      source: { ...limit, textOf: '2023-01-01' },
      certainty: 'statutory',
    },
    {
      from: '2024-01-01',
      value: [{ upTo: 510_000, rate: 0 }],
      source: { ...limit, textOf: '2024-01-01' },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: [{ upTo: 525_000, rate: 0 }],
      source: { ...limit, textOf: '2025-01-01' },
      certainty: 'statutory',
    },
    {
      from: '2026-01-01',
      value: [{ upTo: 555_000, rate: 0 }],
      source: { ...limit, textOf: '2026-01-01' },
      certainty: 'statutory',
    },
  ],
}

/** Age from which a buyer is no longer a starter. */
export const starterAgeBelow: Parameter<number> = {
  id: 'nl.transferTax.starterAgeBelow',
  description: 'A starter is of age and younger than this on the day of the deed.',
  unit: 'years',
  checkedOn: textsReadOn,
  versions: [
    {
      from: '2021-01-01',
      value: 35,
      source: { ...wbr, article: 'art. 15(1)(p), 1°', textOf: '2021-01-01' },
      certainty: 'statutory',
      note: 'Unchanged in the text of 2026.',
    },
  ],
}

/** Standard rate of VAT, on new dwellings too. */
export const vatRate: Parameter<number> = {
  id: 'nl.vat.standardRate',
  description: 'Standard rate of VAT, also on the first sale of a new building.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      until: '2012-09-30',
      value: 0.19,
      source: { ...vatAct, textOf: '2012-04-01' },
      certainty: 'statutory',
    },
    { from: '2012-10-01', value: 0.21, source: { ...vatAct, textOf: '2015-11-10' }, certainty: 'statutory' },
  ],
}
