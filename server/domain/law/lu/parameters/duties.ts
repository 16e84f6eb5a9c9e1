import type { Band } from '../../../core/brackets.ts'
import type { Parameter, Source } from '../../../core/dated.ts'
import { actsReadOn, firstDay, lastCheckedOn, textsReadOn } from './coverage.ts'
import { acts } from './sources.ts'

const law1920 = 'loi modifiée du 7 août 1920 (enregistrement, timbre, succession)'

/** Tenths on the duties of registration, whose act was not read. */
const tenths =
  'with the two tenths of the tariff of the AED (pfi.public.lu, enregistrement, tarif), whose act was not read'

/** Article added by the law of 1935 to that of 1920 on purchases to resell, and restated by that of 1976. */
const resale = { ...acts.resale1935, article: 'art. 17' }

/** Citation of the halved base in lines, whichever act prolonged it. */
const halving = 'loi modifiée du 22 mai 2024 (logement), réduction de la base imposable'

/** Act that halved the base of deeds from October 2024 on. */
const halvingOf2024: Source = { ...acts.budget2025, article: 'art. 5 (new arts 1, 13)' }

/** Act that opened the window of July to September 2025, for the deeds of those months only. */
const windowOf2025: Source = { ...acts.window2025, article: 'arts 5 (par. 3), 6 (par. 1bis)' }
const deadlineOf2025: Source = { ...acts.window2025, article: 'arts 5, 6' }

/** Registration duty (droit d’enregistrement) on a sale, as a fraction of the price. */
export const registrationRate: Parameter<number> = {
  id: 'lu.acquisition.registrationRate',
  description: 'Registration duty on the sale of immovables.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.06,
      source: {
        ...acts.capital1971,
        title: law1920,
        article: 'art. 37 § IX no 2 (loi du 29 décembre 1971, art. 20)',
        reference: law1920,
      },
      certainty: 'statutory',
      note: `The text says 5 %; 6 % ${tenths}.`,
    },
  ],
}

/** Least registration duty of a deed on which a rate applies. */
export const leastDuty: Parameter<number> = {
  id: 'lu.acquisition.leastDuty',
  description: 'Least registration duty at a rate: the fixed duty.',
  unit: 'currency',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: firstDay,
      value: 12,
      source: { ...acts.euro2001, article: 'art. 31 (loi du 23 décembre 1994, art. 13)' },
      certainty: 'statutory',
    },
  ],
}

/** Value of a usufruct for life, as a part of full ownership, by the completed years of the usufructuary. */
export const usufructParts: Parameter<readonly Band[]> = {
  id: 'lu.acquisition.usufructParts',
  description:
    'Value of a usufruct for life as a part of full ownership, up to an age in completed years; bare ownership is the rest.',
  unit: 'brackets',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 19, rate: 0.9 },
        { upTo: 29, rate: 0.8 },
        { upTo: 39, rate: 0.7 },
        { upTo: 49, rate: 0.6 },
        { upTo: 59, rate: 0.5 },
        { upTo: 69, rate: 0.4 },
        { upTo: 79, rate: 0.3 },
        { upTo: 89, rate: 0.2 },
        { upTo: null, rate: 0.1 },
      ],
      source: { ...acts.indirect2014, article: 'art. 7 (loi du 23 décembre 1913, art. 30)' },
      certainty: 'statutory',
      note: 'From April 2014 also for sales; before, the scale of 1913 began at 7/10 and served gifts and exchanges.',
    },
  ],
}

/** Value of a right to use or to live in a property, as a part of the usufruct. */
export const habitationPart: Parameter<number> = {
  id: 'lu.acquisition.habitationPart',
  description: 'Value of a right of use or habitation as a part of that of the usufruct.',
  unit: 'fraction',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: firstDay,
      value: 0.6,
      source: { ...acts.indirect2014, article: 'art. 7 (loi du 23 décembre 1913, art. 30)' },
      certainty: 'statutory',
    },
  ],
}

/** Transcription duty (droit de transcription) on a sale, as a fraction of the price. */
export const transcriptionRate: Parameter<number> = {
  id: 'lu.acquisition.transcriptionRate',
  description: 'Transcription duty.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.01,
      source: { ...acts.resale1935, article: 'art. 16', reference: `${law1920}; ${acts.resale1935.title}, art. 16` },
      certainty: 'statutory',
      note: 'Among the mortgage duties of 1 % in the law of 1 August 2001, art. 24; they bear no tenths.',
    },
  ],
}

/** Registration duty of a purchase that declares the intent to resell. */
export const resaleRegistrationRate: Parameter<number> = {
  id: 'lu.acquisition.resaleRegistrationRate',
  description: 'Registration duty on a purchase that declares the intent to resell.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.072,
      source: resale,
      certainty: 'statutory',
      note: `The text says 6 %; 7.2 % ${tenths}.`,
    },
  ],
}

/** Refund when the resale is registered within two years. */
export const resaleRefundTwoYears: Parameter<number> = {
  id: 'lu.acquisition.resaleRefundTwoYears',
  description: 'Part of the price that is refunded when the resale is registered within two years.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.06,
      source: resale,
      certainty: 'statutory',
      note: `The text says 5 %, and raises it with the duty (law of 28 December 1976, art. XII); 6 % ${tenths}.`,
    },
  ],
}

/** Refund when the resale is registered after two years and before the fourth anniversary of the purchase. */
export const resaleRefundFourYears: Parameter<number> = {
  id: 'lu.acquisition.resaleRefundFourYears',
  description:
    'Part of the price that is refunded when the resale is registered after two years and in less than four.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.048,
      source: resale,
      certainty: 'statutory',
      note: `The text says 4 %, and raises it with the duty (law of 28 December 1976, art. XII); 4.8 % ${tenths}.`,
    },
  ],
}

/** Regulation of Luxembourg City, whose articles a page prints word for word. */
const ofTheCity: Source = {
  title: 'règlement-taxe de la Ville de Luxembourg (juillet 2019)',
  article: 'art. 1',
  url: 'https://residiaimmobilier.lu/acte-notarie-surtaxe-communale-a-luxembourg-mamer',
  textOf: '2019-07-01',
}
const beforeTheText = 'The regulation was read as of July 2019 and is carried back to 2015.'

/** Share of the registration duty that Luxembourg City adds on property other than housing. */
export const surtaxOfLuxembourg: Parameter<number> = {
  id: 'lu.acquisition.surtaxOfLuxembourg',
  description: 'Surtax of Luxembourg City on what is not housing, as a share of the registration duty.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.5,
      source: ofTheCity,
      certainty: 'published',
      note: beforeTheText,
    },
    { from: '2019-07-01', value: 0.5, source: ofTheCity, certainty: 'statutory' },
  ],
}

/**
 * Municipalities without a surtax on the share of a buyer who has the housing credit, whatever part of it is not
 * housing.
 */
export const surtaxFreeWithCredit: Parameter<readonly string[]> = {
  id: 'lu.acquisition.surtaxFreeWithCredit',
  description: 'Municipalities whose surtax spares the share of each buyer who has the housing credit.',
  unit: 'names',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: ['Luxembourg'],
      source: { ...ofTheCity, article: 'art. 1, exemptions' },
      certainty: 'published',
      note: beforeTheText,
    },
    {
      from: '2019-07-01',
      value: ['Luxembourg'],
      source: { ...ofTheCity, article: 'art. 1, exemptions' },
      certainty: 'statutory',
      note: 'The duty is that of each acquirer, and so is the exemption of the transfers that have the credit. The exemptions of Mamer were not found; its surtax is taken beside the credit.',
    },
  ],
}

/** Share of the registration duty that Mamer adds on property other than housing. */
export const surtaxOfMamer: Parameter<number> = {
  id: 'lu.acquisition.surtaxOfMamer',
  description: 'Surtax of Mamer on what is not housing, as a share of the registration duty.',
  unit: 'fraction',
  checkedOn: lastCheckedOn,
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
  description: 'Share of the price that bears registration and transcription duties where the conditions are met.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 1,
      source: halvingOf2024,
      certainty: 'statutory',
      note: 'For deeds from 1 October 2024 only.',
    },
    {
      from: '2024-10-01',
      until: '2025-06-30',
      value: 0.5,
      source: { ...halvingOf2024, reference: halving },
      certainty: 'statutory',
      note: 'Asked for in the deed; deeds passed before the act are recalculated on request (new arts 12bis, 13ter).',
    },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: 0.5,
      source: { ...windowOf2025, reference: halving },
      certainty: 'statutory',
      note: 'Only where the preliminary or reservation contract was registered from 1 October 2024 to 30 June 2025 and a copy is annexed.',
    },
    {
      from: '2025-10-01',
      value: 1,
      source: windowOf2025,
      certainty: 'statutory',
      note: 'For deeds up to 30 September 2025 only.',
    },
  ],
}

/** Last day on which a preliminary contract could be filed to keep the measures of a window. */
export const contractDeadline: Parameter<readonly string[]> = {
  id: 'lu.acquisition.contractDeadline',
  description:
    'Last day on which the preliminary contract had to be filed for registration; none where no such day counts.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: [
    { from: firstDay, value: [], source: deadlineOf2025, certainty: 'statutory' },
    {
      from: '2025-07-01',
      until: '2025-09-30',
      value: ['2025-06-30'],
      source: deadlineOf2025,
      certainty: 'statutory',
      note: 'For deeds of July to September 2025 only.',
    },
    { from: '2025-10-01', value: [], source: deadlineOf2025, certainty: 'statutory' },
  ],
}

/** Versions of the first day of registration set by an act, for the deeds of its window only. */
const firstDayVersions = (day: string, source: Source): Parameter<readonly string[]>['versions'] => [
  { from: firstDay, value: [], source, certainty: 'statutory' },
  { from: '2025-07-01', until: '2025-09-30', value: [day], source, certainty: 'statutory' },
  { from: '2025-10-01', value: [], source, certainty: 'statutory' },
]

/** First day on which a preliminary contract could be registered to keep the halved base. */
export const contractFirstDay: Parameter<readonly string[]> = {
  id: 'lu.acquisition.contractFirstDay',
  description:
    'First day on which the preliminary contract could be registered to have the halved base; none where no such day counts.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: firstDayVersions('2024-10-01', windowOf2025),
}

/** First day on which a reservation contract could be registered to keep the rental credit. */
export const rentalContractFirstDay: Parameter<readonly string[]> = {
  id: 'lu.acquisition.rentalContractFirstDay',
  description:
    'First day on which the reservation contract could be registered to have the rental credit; none where no such day counts.',
  unit: 'names',
  checkedOn: textsReadOn,
  versions: firstDayVersions('2024-01-01', { ...acts.window2025, article: 'art. 5 (par. 4)' }),
}

/** Land share of an off-plan price where only the total is known. */
export const offPlanLandShare: Parameter<number> = {
  id: 'lu.acquisition.offPlanLandShare',
  description: 'Land share of an off-plan price, where only the total is known.',
  unit: 'fraction',
  kind: 'convention',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0.3,
      source: { title: 'nexvia.lu, calculateur', article: 'part du terrain' },
      certainty: 'estimate',
      note: 'Default of a broker’s calculator; send `landValue`.',
    },
  ],
}

/** Months from the purchase within which the resale must be registered for each refund. */
export const resaleRefundMonths: Parameter<Record<'twoYears' | 'fourYears', number>> = {
  id: 'lu.acquisition.resaleRefundMonths',
  description: 'Months from the purchase in which a resale must be registered for the higher and the lower refund.',
  unit: 'months',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: { twoYears: 24, fourYears: 48 },
      source: resale,
      certainty: 'statutory',
      note: 'Four years less a day: the fourth anniversary is too late.',
    },
  ],
}
