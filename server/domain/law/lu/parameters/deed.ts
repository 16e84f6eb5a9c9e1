import type { Band, Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import type { RoundingRule } from '../../../core/rounding.ts'
import { actsReadOn, articlesReadOn, firstDay, lastCheckedOn } from './coverage.ts'
import { acts } from './sources.ts'

/** Day when the rules on the bill of a notary were read. */
const filesReadOn = '2026-11-30'

const tariff = 'tarif des notaires, descriptions secondaires (notariat.lu, texte coordonné de 2015, par des tiers)'
const url = 'https://www.notariat.lu/notaire/reglement-revision-tarifs'

/** Gap in the texts of 1971, 1984, 2001 and 2015, the only ones found. */
const slicesNotFound =
  'A secondary source: the only text read, of 24 July 1971, has other slices; the regulation that brought these was not found.'

/** Notary's tariff for a sale. */
export const saleTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.saleTariff',
  description: 'Notary tariff for a sale (no 7 in descriptions, barème 8 of the text of 1971), successive slices.',
  unit: 'brackets',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 3718.4, rate: 0.04 },
        { upTo: 7436.8, rate: 0.02 },
        { upTo: 17_352.54, rate: 0.015 },
        { upTo: 24_789.35, rate: 0.008 },
        { upTo: 74_368.05, rate: 0.006 },
        { upTo: 148_736.11, rate: 0.005 },
        { upTo: 247_893.52, rate: 0.003 },
        { upTo: 1_239_467.62, rate: 0.001 },
        { upTo: null, rate: 0.0005 },
      ],
      source: {
        title: tariff,
        article: 'barème no 7',
        url,
        reference: 'tarif des notaires, barème no 7 (source secondaire)',
      },
      certainty: 'published',
      note: slicesNotFound,
    },
  ],
}

/** Minimum fee of the notary for a sale. */
export const saleTariffMinimum: Parameter<number> = {
  id: 'lu.notary.saleTariffMinimum',
  description: 'Least that the tariff for a sale gives, before VAT.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 99.16,
      source: { title: tariff, article: 'barème no 7, minimum', url },
      certainty: 'published',
      note: 'The text of 1971 has a minimum of 500 francs; the regulation that raised it was not found.',
    },
  ],
}

/** Notary's tariff for a loan with security. */
export const loanTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.loanTariff',
  description: 'Notary tariff for a loan with security (no 5), successive slices.',
  unit: 'brackets',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 3718.4, rate: 0.025 },
        { upTo: 7436.8, rate: 0.0175 },
        { upTo: 17_352.54, rate: 0.01 },
        { upTo: 24_789.35, rate: 0.005 },
        { upTo: 74_368.05, rate: 0.0035 },
        { upTo: 148_736.11, rate: 0.0025 },
        { upTo: 247_893.52, rate: 0.002 },
        { upTo: 1_239_467.62, rate: 0.0005 },
        { upTo: null, rate: 0.0001 },
      ],
      source: {
        title: tariff,
        article: 'barème no 5',
        url,
        reference: 'tarif des notaires, barème no 5 (source secondaire)',
      },
      certainty: 'published',
      note: slicesNotFound,
    },
  ],
}

/** Minimum fee of the notary for a loan with security. */
export const loanTariffMinimum: Parameter<number> = {
  id: 'lu.notary.loanTariffMinimum',
  description: 'Least that the tariff for a loan with security gives, before VAT.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 61.97,
      source: { title: tariff, article: 'barème no 5, minimum', url },
      certainty: 'published',
      note: 'The text of 1971 has a minimum of 500 francs; the regulation that raised it was not found.',
    },
  ],
}

/** The text of 1971, counted in whole euros since the regulation of 1 August 2001. */
const textOf1971 = (article: string) => ({ ...acts.tariff1971, article: `arts 4 à 6, ${article}` })
const inEuros = 'Limits of 100 000 to 10 000 000 francs in euros; no later text that changes them was found.'

/** Tariff of the text of 1971 for a sale; no line applies it, an assumption states its result. */
export const saleTariffOf1971: Parameter<readonly Slice[]> = {
  id: 'lu.notary.saleTariffOf1971',
  description: 'Notary tariff for a sale in the text of 1971 (barème 8), successive slices; not applied, told beside.',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 2478.94, rate: 0.04 },
        { upTo: 4957.87, rate: 0.02 },
        { upTo: 12_394.68, rate: 0.0175 },
        { upTo: 24_789.35, rate: 0.008 },
        { upTo: 74_368.06, rate: 0.007 },
        { upTo: 148_736.11, rate: 0.005 },
        { upTo: 247_893.52, rate: 0.004 },
        { upTo: null, rate: 0.002 },
      ],
      source: textOf1971('19 no 90'),
      certainty: 'statutory',
      note: inEuros,
    },
  ],
}

/** Tariff of the text of 1971 for a loan with security; no line applies it, an assumption states its result. */
export const loanTariffOf1971: Parameter<readonly Slice[]> = {
  id: 'lu.notary.loanTariffOf1971',
  description:
    'Notary tariff for a loan with security in the text of 1971 (barème 5), successive slices; not applied, told beside.',
  unit: 'brackets',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 2478.94, rate: 0.02 },
        { upTo: 4957.87, rate: 0.0175 },
        { upTo: 12_394.68, rate: 0.01 },
        { upTo: 24_789.35, rate: 0.0075 },
        { upTo: 74_368.06, rate: 0.004 },
        { upTo: 148_736.11, rate: 0.0025 },
        { upTo: 247_893.52, rate: 0.002 },
        { upTo: null, rate: 0.001 },
      ],
      source: textOf1971('19 no 59'),
      certainty: 'statutory',
      note: inEuros,
    },
  ],
}

/** Rounding of the value on which the tariff is counted. */
export const valueRounding: RoundingRule = {
  id: 'lu.notary.valueRounding',
  description: 'Euro begun to which the value is rounded up before the tariff of notaries applies.',
  unit: 'currency',
  direction: 'up',
  checkedOn: filesReadOn,
  versions: [
    {
      from: firstDay,
      value: 1,
      source: { ...acts.registrar2001, article: 'art. 80 (règlement du 24 juillet 1971, art. 4)' },
      certainty: 'statutory',
    },
  ],
}

/** Fee of the notary for a copy. */
export const copyTariff: Parameter<Record<'single' | 'each', number>> = {
  id: 'lu.notary.copyTariff',
  description: 'Fee for a rôle of a copy, where it is the only one and where there are several, before VAT.',
  unit: 'currency',
  checkedOn: filesReadOn,
  versions: [
    {
      from: firstDay,
      value: { single: 1.98, each: 1.24 },
      source: { ...acts.tariff1971, article: 'art. 8' },
      certainty: 'statutory',
      note: '80 and 50 francs at 40.3399 to the cent; a rôle for the transcription counts as half.',
    },
  ],
}

/** Salary of the registrar of mortgages for a transcription or an inscription. */
export const registrarSalary: Parameter<readonly Band[]> = {
  id: 'lu.registrar.salary',
  description: 'Graded salary of the registrar of mortgages, for each transcription and each inscription.',
  unit: 'brackets',
  checkedOn: filesReadOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 2500, amount: 1.24 },
        { upTo: 6200, amount: 2.48 },
        { upTo: 12_500, amount: 3.72 },
        { upTo: 25_000, amount: 4.96 },
        { upTo: 75_000, amount: 9.92 },
        { upTo: null, amount: 12.39 },
      ],
      source: {
        ...acts.registrar2001,
        article: 'art. 44 (règlement du 11 septembre 1978, art. 1)',
        reference: 'règlement grand-ducal modifié du 11 septembre 1978 (salaires des conservateurs), art. 1',
      },
      certainty: 'statutory',
    },
  ],
}

/** Searches and extracts: no tariff by value. */
export const disbursementsDefault: Parameter<number> = {
  id: 'lu.notary.disbursements',
  description: 'Searches, extracts and other disbursements, where the caller sends none.',
  unit: 'currency',
  kind: 'market',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'usage des notaires', article: 'débours', reference: 'montant envoyé' },
      certainty: 'estimate',
      note: 'Searches and extracts are tariffed by piece (règlement of 11 September 1978, arts 6 to 9), which no field asks.',
    },
  ],
}

/** Registration duty on the loan. */
export const mortgageRegistrationRate: Parameter<number> = {
  id: 'lu.mortgage.registrationRate',
  description: 'Registration duty on a secured loan.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.0024,
      source: {
        ...acts.euro2001,
        article: 'art. 24 (loi du 7 août 1920, art. 37 § I)',
        reference: `loi modifiée du 7 août 1920, art. 37 § I; ${acts.euro2001.title}, art. 24`,
      },
      certainty: 'statutory',
      note: 'The text says 0.2 %; 0.24 % with the two tenths of the tariff of the AED (pfi.public.lu, enregistrement, tarif), whose act was not read.',
    },
  ],
}

/** Duty on the inscription of the mortgage. */
export const mortgageInscriptionRate: Parameter<number> = {
  id: 'lu.mortgage.inscriptionRate',
  description: 'Mortgage inscription duty, on the principal of the loan alone.',
  unit: 'fraction',
  checkedOn: articlesReadOn,
  versions: [
    {
      from: firstDay,
      value: 0.0005,
      source: {
        ...acts.euro2001,
        article: 'art. 24 (loi du 7 août 1920, art. 37)',
        reference: `loi modifiée du 7 août 1920, droits d’hypothèques; loi du 23 décembre 1913, art. 63; ${acts.euro2001.title}, art. 24`,
      },
      certainty: 'statutory',
      note: 'On the principal alone, without interest, costs and other accessories that are inscribed with it (law of 23 December 1913, art. 63); no act that changes it was found, though descriptions take the secured amount.',
    },
  ],
}

/** Fees of the bank, as charged. */
export const bankFeesDefault: Parameter<number> = {
  id: 'lu.mortgage.bankFees',
  description: 'File and valuation fees of the bank, where the caller sends none.',
  unit: 'currency',
  kind: 'market',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'usage des banques', article: 'frais de dossier', reference: 'montant envoyé' },
      certainty: 'estimate',
    },
  ],
}

/** Agency fee that the buyer owes. */
export const brokerFeeDefault: Parameter<number> = {
  id: 'lu.broker.buyerFee',
  description: 'Agency fee that the buyer owes, where the caller sends none; the seller usually pays the agency.',
  unit: 'currency',
  kind: 'market',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'usage des agences', article: 'honoraires de l’acquéreur', reference: 'montant envoyé' },
      certainty: 'estimate',
    },
  ],
}
