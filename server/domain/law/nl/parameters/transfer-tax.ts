import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

/** The cases that the transfer tax distinguishes. */
export type TransferTaxRow = 'ownHome' | 'otherDwelling' | 'otherProperty'

const wbr = { title: 'Wet op belastingen van rechtsverkeer', url: 'https://wetten.overheid.nl/BWBR0002740' }
const act = { ...wbr, article: 'art. 14' }
const exemption = { ...wbr, article: 'art. 15(1)(p)' }

/** The decree that made 2 % for dwellings lasting, beside the article as it stood. */
const decree2012 = {
  title: 'besluit van de staatssecretaris van Financiën, BWBR0031597; Wet op belastingen van rechtsverkeer',
  article: 'art. 14',
  url: 'https://wetten.overheid.nl/BWBR0031597',
  reference: 'Wet op belastingen van rechtsverkeer, art. 14',
}
const vatAct = {
  title: 'Wet op de omzetbelasting 1968, BWBR0002629',
  url: 'https://wetten.overheid.nl/BWBR0002629',
  reference: 'Wet op de omzetbelasting 1968, art. 9',
}

/** Rates of the transfer tax. */
export const transferTaxRates: Parameter<Record<TransferTaxRow, number>> = {
  id: 'nl.transferTax.rates',
  description: 'Rate of the transfer tax by what is bought and what for (row used).',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: { ownHome: 0.02, otherDwelling: 0.02, otherProperty: 0.06 },
      source: decree2012,
      certainty: 'statutory',
      note: 'A dwelling bought from 1 July 2012 on, for letting too; otherwise 6 per cent.',
    },
    {
      from: '2021-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.08, otherProperty: 0.08 },
      source: act,
      certainty: 'published',
      note: 'Stb. 2020, 545, as reported by taxlive.nl; the stored texts of the act are older.',
    },
    {
      from: '2023-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.104, otherProperty: 0.104 },
      source: act,
      certainty: 'published',
      note: 'As reported by pvdnotaris.nl; the stored texts of the act are older.',
    },
    {
      from: '2026-01-01',
      value: { ownHome: 0.02, otherDwelling: 0.08, otherProperty: 0.104 },
      source: act,
      certainty: 'published',
      note: 'Kamerstuk 36 813 no. 5 (art. 14(3) amended); the stored texts of the act are older.',
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
    { from: coveredFrom, value: [], source: exemption, certainty: 'published', note: 'No exemption before 2021.' },
    {
      from: '2021-01-01',
      value: [{ upTo: null, rate: 0 }],
      source: exemption,
      certainty: 'published',
      note: 'In the first quarter of 2021 the exemption had no limit.',
    },
    {
      from: '2021-04-01',
      value: [{ upTo: 400_000, rate: 0 }],
      source: exemption,
      certainty: 'published',
      note: 'Whole home, all or nothing; two notes of the notary feitsmaverhagen.nl.',
    },
    {
      from: '2023-01-01',
      value: [{ upTo: 440_000, rate: 0 }],
      source: exemption,
      certainty: 'published',
      note: 'As reported by dadejong.nl.',
    },
    {
      from: '2024-01-01',
      value: [{ upTo: 510_000, rate: 0 }],
      source: exemption,
      certainty: 'published',
      note: 'As reported by koendersadvies.nl.',
    },
    {
      from: '2025-01-01',
      value: [{ upTo: 525_000, rate: 0 }],
      source: exemption,
      certainty: 'published',
      note: 'As reported by goedengeld.nl.',
    },
    { from: '2026-01-01', value: [{ upTo: 555_000, rate: 0 }], source: exemption, certainty: 'published' },
  ],
}

/** Age from which a buyer is no starter any more. */
export const starterAgeBelow: Parameter<number> = {
  id: 'nl.transferTax.starterAgeBelow',
  description: 'A starter is of age and younger than this on the day of the deed.',
  unit: 'years',
  checkedOn,
  versions: [{ from: '2021-01-01', value: 35, source: exemption, certainty: 'published' }],
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
      source: { ...vatAct, article: 'art. 9(1), text of 1 January 2010' },
      certainty: 'statutory',
      note: 'The last day was not read.',
    },
    {
      from: '2012-10-01',
      value: 0.21,
      source: { ...vatAct, article: 'art. 9' },
      certainty: 'published',
    },
  ],
}
