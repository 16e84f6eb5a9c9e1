import type { Parameter, Source } from '../../../core/dated.ts'
import { checkedOn, firstDay } from './coverage.ts'

const law1920 = 'loi modifiée du 7 août 1920 (enregistrement, timbre, succession)'

const halving: Source = {
  title: 'loi du 22 mai 2024 (logement), modifiée par la loi du 20 décembre 2024 (budget de 2025)',
  article: 'réduction de la base imposable',
}

/** Registration duty. */
export const registrationRate: Parameter<number> = {
  id: 'lu.acquisition.registrationRate',
  says: 'Registration duty on the sale of immovables.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.06,
      source: { title: law1920, article: 'registration duty' },
      certainty: 'statutory',
    },
  ],
}

/** Transcription duty. */
export const transcriptionRate: Parameter<number> = {
  id: 'lu.acquisition.transcriptionRate',
  says: 'Transcription duty.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.01,
      source: { title: law1920, article: 'transcription duty' },
      certainty: 'statutory',
    },
  ],
}

/** Registration duty of a purchase that declares the intent to resell. */
export const resaleRegistrationRate: Parameter<number> = {
  id: 'lu.acquisition.resaleRegistrationRate',
  says: 'Registration duty on a purchase that declares the intent to resell.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.072,
      source: { title: law1920, article: 'purchase to resell' },
      certainty: 'published',
      note: 'Read in a description of 2020 by immovogel.lu; carried back and forward.',
    },
  ],
}

/** Refund when the resale is registered within two years. */
export const resaleRefundTwoYears: Parameter<number> = {
  id: 'lu.acquisition.resaleRefundTwoYears',
  says: 'Part of the price that is refunded when the resale is registered within two years.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.06,
      source: { title: law1920, article: 'refund within two years' },
      certainty: 'published',
      note: 'Read in a description of 2020 by immovogel.lu; carried back and forward.',
    },
  ],
}

/** Refund when the resale is registered within four years. */
export const resaleRefundFourYears: Parameter<number> = {
  id: 'lu.acquisition.resaleRefundFourYears',
  says: 'Part of the price that is refunded when the resale is registered within four years.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.048,
      source: { title: law1920, article: 'refund within four years' },
      certainty: 'unverified',
      note: 'The refund of 4.8 points within four years was not read in a source.',
    },
  ],
}

/** Share of the registration duty that Luxembourg City adds on what is not housing. */
export const surtaxOfLuxembourg: Parameter<number> = {
  id: 'lu.acquisition.surtaxOfLuxembourg',
  says: 'Surtax of Luxembourg City on what is not housing, as a share of the registration duty.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.5,
      source: { title: 'règlement-taxe de la Ville de Luxembourg', article: 'surtaxe communale' },
      certainty: 'published',
      note: 'Read in descriptions of the regulation of 2019; carried back to 2015.',
    },
  ],
}

/** Share of the registration duty that Mamer adds on what is not housing. */
export const surtaxOfMamer: Parameter<number> = {
  id: 'lu.acquisition.surtaxOfMamer',
  says: 'Surtax of Mamer on what is not housing, as a share of the registration duty.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'règlement-taxe de la commune de Mamer', article: 'before the surtax' },
      certainty: 'published',
    },
    {
      from: '2021-01-01',
      value: 0.5,
      source: { title: 'règlement-taxe de la commune de Mamer', article: 'conseil communal du 11 décembre 2020' },
      certainty: 'unverified',
      note: 'Decided on 11 December 2020; the first day and the exemptions were not found.',
    },
  ],
}

/** Share of the price that bears duties, halved for a time. */
export const taxableBaseShare: Parameter<number> = {
  id: 'lu.acquisition.taxableBaseShare',
  says: 'Share of the price that bears registration and transcription duties where the conditions are met.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 1,
      source: { title: law1920, article: 'whole price' },
      certainty: 'statutory',
    },
    {
      from: '2024-10-01',
      until: '2025-06-30',
      value: 0.5,
      source: halving,
      certainty: 'published',
      note: 'For deeds from 1 October to 20 December 2024 the duties are refunded on request of the buyer.',
    },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: 0.5,
      source: halving,
      certainty: 'published',
      note: 'Only where the preliminary or reservation contract was filed for registration by 30 June 2025.',
    },
    {
      from: '2025-10-01',
      value: 1,
      source: { title: law1920, article: 'whole price' },
      certainty: 'statutory',
    },
  ],
}

/** Last day on which a preliminary contract could be filed to keep the measures of a window. */
export const contractDeadline: Parameter<readonly string[]> = {
  id: 'lu.acquisition.contractDeadline',
  says: 'Last day on which the preliminary contract had to be filed for registration; none where no such day counts.',
  unit: 'names',
  checkedOn,
  versions: [
    { from: firstDay, value: [], source: { title: law1920, article: 'no such day' }, certainty: 'statutory' },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: ['2025-06-30'],
      source: { title: 'loi prolongeant les mesures logement', article: 'transition au 30 septembre 2025' },
      certainty: 'published',
      note: 'Read in lequotidien.lu and selfhome.lu of June 2025.',
    },
    { from: '2025-10-01', value: [], source: { title: law1920, article: 'no such day' }, certainty: 'statutory' },
  ],
}

/** Land share of an off-plan price of which only the total is known. */
export const offPlanLandShare: Parameter<number> = {
  id: 'lu.acquisition.offPlanLandShare',
  says: 'Land share of an off-plan price, where only the total is known.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.3,
      source: { title: 'nexvia.lu, calculator', article: 'land share' },
      certainty: 'estimate',
      note: 'Default of a broker’s calculator; send `landValue`.',
    },
  ],
}
