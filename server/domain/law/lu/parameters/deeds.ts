import type { LuxembourgRelationship } from '#contract/shared/luxembourg-deed'
import type { Slice } from '../../../core/brackets.ts'
import type { Parameter, Source } from '../../../core/dated.ts'
import { deedsReadOn, firstDay } from './coverage.ts'
import { acts } from './sources.ts'

/** Tariff of the administration, whose act of 1920 was not found. */
const tariffOfAdministration = (article: string, act: string): Source => ({
  title: 'AED, tarif des droits d’enregistrement',
  article,
  url: 'https://pfi.public.lu/fr/citoyen/enregistrement/tarif.html',
  reference: `loi modifiée du 7 août 1920, art. 37 (tarif de l’AED); ${act}`,
})

/** Registration duty on an exchange of immovables. */
export const exchangeRate: Parameter<number> = {
  id: 'lu.acquisition.exchangeRate',
  description: 'Registration duty on an exchange of immovables, on the lesser of the two.',
  unit: 'fraction',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.048,
      source: tariffOfAdministration('échange', 'loi du 22 frimaire an VII, art. 69 § V no 3'),
      certainty: 'published',
      note: '4 % and two tenths, the usual rate; the reduced one of 0.30 % for rural land is not applied. The difference bears the duty of a sale.',
    },
  ],
}

/** Registration duty on a gift of immovables by the relation to the donor. */
export const giftRates: Parameter<Record<LuxembourgRelationship, number>> = {
  id: 'lu.acquisition.giftRates',
  description: 'Registration duty on a gift, by the relation to the donor.',
  unit: 'fraction',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: {
        directLine: 0.018,
        directLineBeyondShare: 0.024,
        spouse: 0.048,
        partner: 0.048,
        sibling: 0.06,
        uncleNephew: 0.084,
        greatUncle: 0.096,
        charity: 0.048,
        other: 0.144,
      },
      source: tariffOfAdministration('donation', 'loi du 23 décembre 1913, art. 33'),
      certainty: 'published',
      note: 'With the two tenths; half of it for gifts in a marriage contract (law of 22 frimaire an VII, art. 69 §§ VI, VIII), which no field asks.',
    },
  ],
}

/** Years of a life annuity that make its capital. */
export const annuityYears: Parameter<number> = {
  id: 'lu.acquisition.annuityYears',
  description: 'Years of a life annuity that make its capital, where the deed states none.',
  unit: 'years',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: 10,
      source: { ...acts.frimaire, article: 'art. 14 no 9' },
      certainty: 'statutory',
    },
  ],
}

const term: Source = { ...acts.indirect2014, article: 'art. 7 (loi du 23 décembre 1913, art. 30)' }

/** Part of full ownership for each period begun of a usufruct for a fixed time, at most that of one for life. */
export const usufructPerPeriod: Parameter<number> = {
  id: 'lu.acquisition.usufructPerPeriod',
  description: 'Part of full ownership for each period begun of a usufruct for a fixed time, at most that for life.',
  unit: 'fraction',
  checkedOn: deedsReadOn,
  versions: [{ from: firstDay, value: 0.2, source: term, certainty: 'statutory' }],
}

/** Years of a period of a usufruct for a fixed time. */
export const usufructPeriod: Parameter<number> = {
  id: 'lu.acquisition.usufructPeriod',
  description: 'Years of a period of a usufruct for a fixed time.',
  unit: 'years',
  checkedOn: deedsReadOn,
  versions: [{ from: firstDay, value: 10, source: term, certainty: 'statutory' }],
}

const inEuros =
  'Francs in euros; no later text for these deeds was found, though the tables of a sale and a loan are told to have other slices.'

/** Notary's tariff for a gift that is not in the direct line. */
export const giftTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.giftTariff',
  description:
    'Notary tariff for a gift that is not in the direct line (barème 7 of the text of 1971), successive slices.',
  unit: 'brackets',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 2478.94, rate: 0.03 },
        { upTo: 4957.87, rate: 0.025 },
        { upTo: 12_394.68, rate: 0.015 },
        { upTo: 24_789.35, rate: 0.01 },
        { upTo: 74_368.06, rate: 0.006 },
        { upTo: 148_736.11, rate: 0.004 },
        { upTo: 247_893.52, rate: 0.003 },
        { upTo: null, rate: 0.002 },
      ],
      source: { ...acts.tariff1971, article: 'arts 4 à 6, 19 no 46' },
      certainty: 'statutory',
      note: inEuros,
    },
  ],
}

/** Notary's tariff for a partition. */
export const partitionTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.partitionTariff',
  description:
    'Notary tariff for a partition (barème 6 of the text of 1971), successive slices of the whole that is divided.',
  unit: 'brackets',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 2478.94, rate: 0.025 },
        { upTo: 4957.87, rate: 0.02 },
        { upTo: 12_394.68, rate: 0.0125 },
        { upTo: 24_789.35, rate: 0.008 },
        { upTo: 74_368.06, rate: 0.006 },
        { upTo: 148_736.11, rate: 0.0035 },
        { upTo: 247_893.52, rate: 0.0025 },
        { upTo: null, rate: 0.0015 },
      ],
      source: { ...acts.tariff1971, article: 'arts 4 à 6, 19 no 64' },
      certainty: 'statutory',
      note: inEuros,
    },
  ],
}

/** Least fee of a notary for a deed whose fee is proportional. */
export const leastFee: Parameter<number> = {
  id: 'lu.notary.leastFee',
  description: 'Least that a proportional tariff gives where it has no minimum of its own, before VAT.',
  unit: 'currency',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: 12.39,
      source: { ...acts.tariff1971, article: 'art. 5' },
      certainty: 'statutory',
      note: '500 francs at 40.3399 to the cent.',
    },
  ],
}

/** Least and highest fee of a notary for the discharge of a mortgage. */
export const dischargeFee: Parameter<Record<'least' | 'most', number>> = {
  id: 'lu.notary.dischargeFee',
  description: 'Least and highest fee of the notary for the discharge of a mortgage, before VAT.',
  unit: 'currency',
  checkedOn: deedsReadOn,
  versions: [
    {
      from: firstDay,
      value: { least: 7.44, most: 37.18 },
      source: { ...acts.tariff1971, article: 'arts 7, 19 no 55' },
      certainty: 'statutory',
      note: '300 and 1 500 francs at 40.3399 to the cent.',
    },
  ],
}
