import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const decree = { title: 'Código do IMT, art. 17 n.º 10 (Decreto-Lei 97/2026)', article: 'art. 17 n.º 10' }
const code = { title: 'Código do IMT', article: 'art. 17 n.º 4' }
const stampLaw = {
  title: 'Código do Imposto do Selo, Tabela Geral',
  article: 'verba 1.1',
  url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/selo/Pages/ccod-selo-tabgiselo.aspx',
}
const creditStamp = { title: 'Código do Imposto do Selo, Tabela Geral', article: 'verba 17.1' }

/** Rate of buyers who are not tax residents. */
export const nonResidentRate: Parameter<number> = {
  id: 'pt.imt.nonResidentRate',
  description: 'Rate on any housing that a buyer who is no tax resident buys; 0 while there is none of its own.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    { from, until: '2026-05-24', value: 0, source: decree, certainty: 'published', note: 'No rate of its own yet.' },
    {
      from: '2026-05-25',
      value: 0.075,
      source: decree,
      certainty: 'published',
      note: 'In force on the fifth day after its publication of 20 May 2026. The decree was not found; what the bill says was read in the press (rtp.pt, 2025-12-02).',
    },
  ],
}

/** What wins the difference to the ordinary rate back, once the rate of non-residents is paid. */
export const nonResidentRefund: Parameter<
  Readonly<
    Record<'residentWithinYears' | 'letWithinMonths' | 'letMonths' | 'letWithinYears' | 'rentMax' | 'askMonths', number>
  >
> = {
  id: 'pt.imt.nonResidentRefund',
  description:
    'A buyer who becomes a tax resident, or lets at a moderate rent, in these terms gets the difference to the ordinary rate back.',
  unit: 'coefficients',
  adjusted: 'yearly',
  checkedOn: comparedOn,
  versions: [
    {
      from: '2026-05-25',
      value: {
        residentWithinYears: 2,
        letWithinMonths: 6,
        letMonths: 36,
        letWithinYears: 5,
        rentMax: 2_300,
        askMonths: 6,
      },
      source: decree,
      certainty: 'published',
      note: 'As the press reported the bill (rtp.pt, 2025-12-02; noticiasagora.pt); the decree was not found. The rent is 2.5 times the minimum wage of 2026. Not for those once resident, who pay the ordinary rate.',
    },
  ],
}

/** Rate of entities of listed tax havens. */
export const taxHavenRate: Parameter<number> = {
  id: 'pt.imt.taxHavenRate',
  description: 'Rate on whatever an entity of a listed tax haven buys, before every other rule.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: 0.1, source: code, certainty: 'published' }],
}

/** Highest age of the youth relief. */
export const youthAgeMax: Parameter<number> = {
  id: 'pt.imt.youthAgeMax',
  description: 'Highest age on the day of the deed for the relief of young buyers.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 35,
      source: {
        title: 'Decreto-Lei 48-A/2024',
        article: 'art. 2',
        url: 'https://24.sapo.pt/atualidade/artigos/isencao-de-imt-aos-jovens-entra-em-vigor-a-1-de-agosto',
      },
      certainty: 'published',
      note: 'Read in the press of July 2024.',
    },
  ],
}

/** Stamp duty on the purchase. */
export const stampDutyRate: Parameter<number> = {
  id: 'pt.stamp.purchaseRate',
  description: 'Stamp duty on the purchase, on the same base as the IMT.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [{ from, value: 0.008, source: stampLaw, certainty: 'statutory' }],
}

/** Stamp duty on a loan by its months; under a year for each month. */
export const loanStampRates: Parameter<readonly Band[]> = {
  id: 'pt.stamp.loanRates',
  description: 'Stamp duty on a loan by its term in months; under a year the rate is for each month.',
  unit: 'brackets',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: [
        { upTo: 11, rate: 0.0004 },
        { upTo: 59, rate: 0.005 },
        { upTo: null, rate: 0.006 },
      ],
      source: creditStamp,
      certainty: 'published',
      note: 'Read in the guide of an auditor of 2011 (pwc.pt).',
    },
  ],
}

/** Term of a loan that is taken when none is sent. */
export const usualTermMonths: Parameter<number> = {
  id: 'pt.stamp.usualTermMonths',
  description: 'Term of a loan that is taken when none is sent: thirty years.',
  unit: 'months',
  checkedOn,
  versions: [
    {
      from,
      value: 360,
      source: { title: 'judgement', article: 'convention of this service' },
      certainty: 'estimate',
    },
  ],
}

/** Stamp duty on commissions of banks. */
export const commissionStampRate: Parameter<number> = {
  id: 'pt.stamp.commissionRate',
  description: 'Stamp duty on commissions of banks.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.04,
      source: { title: 'Código do Imposto do Selo, Tabela Geral', article: 'verba 17.3.4' },
      certainty: 'published',
      note: 'Read in the guide of an auditor of 2011 (pwc.pt).',
    },
  ],
}

const vatCode = { title: 'Código do IVA', article: 'art. 18 with its notes' }

/** Standard rate of VAT on services on the mainland and in the Azores. */
export const vatRates: Parameter<Readonly<{ [Region in 'PT-MAINLAND' | 'PT-20' | 'PT-30']?: number }>> = {
  id: 'pt.vat.standardRates',
  description: 'Standard rate of VAT on the mainland and in the Azores (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { 'PT-MAINLAND': 0.23, 'PT-20': 0.16 },
      source: { ...vatCode, article: 'art. 18 with its notes, text of June 2022 (ivara18_062022)' },
      certainty: 'statutory',
      note: 'Read at info.portaldasfinancas.gov.pt: art. 18.1.c, and in the Azores the national rate less 30 per cent, rounded, from 2021-07-01.',
    },
  ],
}

/** Standard rate of VAT on services in Madeira. */
export const madeiraVatRate: Parameter<number> = {
  id: 'pt.vat.madeiraRate',
  description: 'Standard rate of VAT in Madeira.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.22,
      source: vatCode,
      certainty: 'published',
      note: 'Read in a text of the parliament of 2012 only.',
    },
  ],
}
