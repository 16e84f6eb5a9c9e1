import type { Parameter } from '../../../core/dated.ts'
import { checkedOn, firstDay } from './coverage.ts'

const law2002 = 'loi modifiée du 30 juillet 2002'
const law2024 = 'loi du 22 mai 2024 (logement)'
const law2025 = 'loi du 4 avril 2025, Mémorial A no 121'
const article = 'crédit d’impôt'
const rental = 'crédit d’impôt locatif'

/** Housing credit, the "Bëllegen Akt". */
export const housingCreditCeiling: Parameter<number> = {
  id: 'lu.acquisition.housingCreditCeiling',
  says: 'Credit per buyer who will live in the dwelling.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 20_000, source: { title: law2002, article }, certainty: 'statutory' },
    {
      from: '2023-01-01',
      value: 30_000,
      source: { title: law2002, article },
      certainty: 'statutory',
      note: 'The amount was read on an official page; its first day is that of the budget law of 2023.',
    },
    { from: '2024-01-01', value: 40_000, source: { title: law2024, article }, certainty: 'statutory' },
    {
      from: '2025-01-01',
      value: 40_000,
      source: { title: law2025, article },
      certainty: 'published',
      note: 'Of 7 April 2025, with effect from 1 January 2025.',
    },
    {
      from: '2025-07-01',
      value: 40_000,
      source: { title: law2002, article },
      certainty: 'published',
      note: 'Window of July to September 2025; the act that opened it was not found.',
    },
    {
      from: '2025-10-01',
      value: 40_000,
      source: { title: law2002, article },
      certainty: 'published',
      note: 'The act that keeps the amount after 2025-09-30 was not found.',
    },
  ],
}

/** Ceiling that was announced and is not law; 0 while none is. */
export const announcedHousingCreditCeiling: Parameter<number> = {
  id: 'lu.acquisition.announcedHousingCreditCeiling',
  says: 'Credit per buyer that the government announced and that is not in force; 0 where none is announced.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 0, source: { title: law2002, article: 'no announcement' }, certainty: 'published' },
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
  says: 'Credit per buyer of a dwelling off plan, or of land to build at once, to be let; 0 where there is none.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 0, source: { title: law2002, article: 'no rental credit' }, certainty: 'statutory' },
    { from: '2024-01-01', value: 20_000, source: { title: law2024, article: rental }, certainty: 'published' },
    { from: '2025-01-01', value: 20_000, source: { title: law2025, article: rental }, certainty: 'published' },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: 20_000,
      source: { title: law2025, article: rental },
      certainty: 'published',
      note: 'Only where the reservation contract was filed for registration by 30 June 2025.',
    },
    { from: '2025-10-01', value: 0, source: { title: law2002, article: 'no rental credit' }, certainty: 'published' },
  ],
}

/** Minimum of the duties when a credit is used. */
export const minimumDuty: Parameter<number> = {
  id: 'lu.acquisition.minimumDuty',
  says: 'Duty collected in every case in which a credit is used, once per deed.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: firstDay, value: 100, source: { title: law2002, article: 'minimum' }, certainty: 'statutory' }],
}
