import type { Parameter } from '../../../core/dated.ts'
import { actsReadOn, firstDay, lastCheckedOn, textsReadOn } from './coverage.ts'
import { acts } from './sources.ts'

const law2002 = acts.credit2002.title
const rental = 'crédit d’impôt locatif'

/** Citation of the housing credit in lines, whichever act set its amount. */
const reference = `${law2002}, art. 6`

/** Housing credit, the "Bëllegen Akt". */
export const housingCreditCeiling: Parameter<number> = {
  id: 'lu.acquisition.housingCreditCeiling',
  description: 'Credit per buyer who will live in the dwelling.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: 20_000, source: { ...acts.credit2002, article: 'art. 6' }, certainty: 'statutory' },
    {
      from: '2023-03-07',
      value: 30_000,
      source: {
        ...acts.credit2023,
        article: 'arts 1, 2',
        reference: `${reference}; ${acts.credit2023.title}, arts 1, 2`,
      },
      certainty: 'statutory',
      note: 'For notarial deeds from 7 March 2023; the act is of 16 May 2023.',
    },
    {
      from: '2024-01-01',
      value: 40_000,
      source: {
        ...acts.housing2024,
        article: 'art. 13',
        reference: `${reference}; ${acts.housing2024.title}, art. 13`,
      },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: 40_000,
      source: {
        ...acts.housing2025,
        article: 'arts 6, 9',
        reference: `${reference}; ${acts.housing2025.title}, arts 6, 9`,
      },
      certainty: 'statutory',
      note: 'Prolonged to 30 June 2025, with effect from 1 January 2025.',
    },
    {
      from: '2025-07-01',
      value: 40_000,
      source: {
        ...acts.credit2025,
        article: 'arts 1, 2',
        reference: `${reference}; ${acts.credit2025.title}, arts 1, 2`,
      },
      certainty: 'statutory',
    },
  ],
}

/** Announced ceiling that is not law; 0 while none is announced. */
export const announcedHousingCreditCeiling: Parameter<number> = {
  id: 'lu.acquisition.announcedHousingCreditCeiling',
  description: 'Credit per buyer that the government announced and that is not in force; 0 where none is announced.',
  unit: 'currency',
  kind: 'announcement',
  checkedOn: lastCheckedOn,
  versions: [
    { from: firstDay, value: 0, source: { title: law2002, article: 'sans annonce' }, certainty: 'published' },
    {
      from: '2026-07-16',
      value: 45_000,
      source: { title: 'communiqué du Conseil de gouvernement du 24 juillet 2026', article: 'crédit d’impôt' },
      certainty: 'published',
      note: 'Announced on 16 July 2026; no evidence of its entry into force was found.',
    },
  ],
}

/** Credit of a natural person who buys off plan to let. */
export const rentalCreditCeiling: Parameter<number> = {
  id: 'lu.acquisition.rentalCreditCeiling',
  description: 'Credit per buyer of a dwelling off plan, to be let; 0 where there is none.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { ...acts.housing2024, article: 'art. 1' },
      certainty: 'statutory',
      note: 'For deeds from 1 January 2024 only.',
    },
    {
      from: '2024-01-01',
      value: 20_000,
      source: { ...acts.housing2024, article: 'arts 1 à 6', reference: `${acts.housing2024.title}, ${rental}` },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      value: 20_000,
      source: { ...acts.housing2025, article: 'art. 5', reference: `${acts.housing2025.title}, ${rental}` },
      certainty: 'statutory',
    },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: 20_000,
      source: { ...acts.window2025, article: 'art. 5 (par. 4)', reference: `${acts.window2025.title}, ${rental}` },
      certainty: 'statutory',
      note: 'Only where the reservation contract was registered from 1 January 2024 to 30 June 2025.',
    },
    {
      from: '2025-10-01',
      value: 0,
      source: { ...acts.window2025, article: 'art. 5 (par. 4)' },
      certainty: 'statutory',
      note: 'For deeds up to 30 September 2025 only.',
    },
  ],
}

/** Minimum registration duty of a deed in which a credit is used. */
export const minimumDuty: Parameter<number> = {
  id: 'lu.acquisition.minimumDuty',
  description: 'Least registration duty of a deed in which a credit is used; a communal surtax is no part of it.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 100,
      source: { ...acts.credit2002, article: 'art. 8' },
      certainty: 'statutory',
      note: 'The law of 22 May 2024, art. 5, has the same for the rental credit.',
    },
  ],
}

const onLet = [{ rate: 0.04, amount: 250_000 }]
const articleOfAllowance = (act: string) => `${act} (LIR art. 129f)`

/** Deduction from taxable income of an owner who lets a dwelling bought off plan: a rate of its depreciation base. */
export const constructionAllowance: Parameter<readonly { rate: number; amount: number }[]> = {
  id: 'lu.incomeTax.constructionAllowance',
  description:
    'Special construction allowance: a rate of the base of the depreciation of a dwelling bought off plan and let, at most an amount, in years that begin less than six years after completion.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: [],
      source: { ...acts.housing2024, article: articleOfAllowance('art. 21') },
      certainty: 'statutory',
      note: 'For deeds from 1 January 2024 only.',
    },
    {
      from: '2024-01-01',
      value: onLet,
      source: { ...acts.housing2024, article: articleOfAllowance('art. 21') },
      certainty: 'statutory',
    },
    {
      from: '2025-01-01',
      until: '2025-06-30',
      value: onLet,
      source: { ...acts.housing2025, article: articleOfAllowance('art. 4') },
      certainty: 'statutory',
    },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: onLet,
      source: { ...acts.window2025, article: articleOfAllowance('art. 4') },
      certainty: 'statutory',
      note: 'Only where the reservation contract was registered by 30 June 2025.',
    },
    {
      from: '2025-10-01',
      value: [],
      source: { ...acts.window2025, article: articleOfAllowance('art. 4') },
      certainty: 'statutory',
    },
  ],
}
