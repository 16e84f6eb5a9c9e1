import type { Band } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage, readOn } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

/** Decree that introduced the relief of young buyers. */
export const youthDecree = {
  title: 'Decreto-Lei 48-A/2024',
  article: 'art. 2',
  url: 'https://data.dre.pt/eli/dec-lei/48-a/2024/07/25/p/dre/pt/html',
  textOf: '2024-07-25',
}
const decree = { title: 'Código do IMT, art. 17 n.º 10 (Decreto-Lei 97/2026)', article: 'art. 17 n.º 10' }
/** Budget that set the rate of tax havens; n.º 7 of the code adds that natural persons are excluded. */
const budget2012 = {
  title: 'Código do IMT, by the Lei 64-B/2011',
  article: 'art. 17 n.º 4 (Lei 64-B/2011, art. 143)',
  url: 'https://data.dre.pt/eli/lei/64-b/2011/12/30/p/dre/pt/html',
  textOf: '2011-12-30',
  reference: 'Código do IMT, art. 17 n.º 4',
}
/** Last budget before the rate of non-residents: art. 17 ends at n.º 9, and that rate is its n.º 10. */
const beforeDecree = {
  title: 'Código do IMT, as the Lei 73-A/2025 amends it',
  article: 'art. 17 n.os 1 to 9 (Lei 73-A/2025, art. 83)',
  url: 'https://data.dre.pt/eli/lei/73-a/2025/12/30/p/dre/pt/html',
  textOf: '2025-12-30',
  reference: decree.title,
}
const stampLaw = {
  title: 'Código do Imposto do Selo, Tabela Geral',
  article: 'verba 1.1',
  url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/selo/Pages/ccod-selo-tabgiselo.aspx',
  textOf: '2010-04-28',
}
/** Last budget to set the item of the table on other commissions for financial services. */
const budget2016 = {
  title: 'Código do Imposto do Selo, Tabela Geral, by the Lei 7-A/2016',
  article: 'verba 17.3.4 (Lei 7-A/2016, art. 153)',
  url: 'https://data.dre.pt/eli/lei/7-a/2016/03/30/p/dre/pt/html',
  textOf: '2016-03-30',
  reference: 'Código do Imposto do Selo, Tabela Geral, verba 17.3.4',
}
const creditStamp = { title: 'Código do Imposto do Selo, Tabela Geral', article: 'verba 17.1' }

/** Rate of buyers who are not tax residents. */
export const nonResidentRate: Parameter<number> = {
  id: 'pt.imt.nonResidentRate',
  description: 'Rate on any housing that a buyer who is no tax resident buys; 0 while there is none of its own.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      until: '2026-05-24',
      value: 0,
      source: beforeDecree,
      certainty: 'statutory',
      note: 'No rate of its own yet.',
    },
    {
      from: '2026-05-25',
      value: 0.075,
      source: decree,
      certainty: 'published',
      note: 'In force on the fifth day after its publication of 20 May 2026. The decree was not found; what the bill says was read in the press (rtp.pt, 2025-12-02).',
    },
  ],
}

/** Conditions of a refund of the difference to the ordinary rate, once the rate of non-residents is paid. */
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
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 0.1,
      source: budget2012,
      certainty: 'statutory',
    },
  ],
}

/** Highest age of the youth relief. */
export const youthAgeMax: Parameter<number> = {
  id: 'pt.imt.youthAgeMax',
  description: 'Highest age on the day of the deed for the relief of young buyers.',
  unit: 'years',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 35,
      source: { ...youthDecree, article: 'arts 1, 2 (Código do IMT, art. 9 n.º 2)' },
      certainty: 'statutory',
    },
  ],
}

/** Years during which a young buyer may not have owned a home. */
export const youthNoHomeYears: Parameter<number> = {
  id: 'pt.imt.youthNoHomeYears',
  description: 'Years before the deed in which a young buyer may have owned no home, nor a part of one.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 3,
      source: { ...youthDecree, article: 'art. 2 (Código do IMT, art. 9 n.º 3)' },
      certainty: 'statutory',
    },
  ],
}

/** Stamp duty on the purchase. */
export const stampDutyRate: Parameter<number> = {
  id: 'pt.stamp.purchaseRate',
  description: 'Stamp duty on the purchase, on the same base as the IMT.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.008,
      source: stampLaw,
      certainty: 'statutory',
      note: 'The table as the tax authority prints it, without a day; the last change that it marks before is of 28 April 2010.',
    },
  ],
}

/** Stamp duty on a loan by its months; under a year, for each month. */
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

/** Term of a loan where the request states none. */
export const usualTermMonths: Parameter<number> = {
  id: 'pt.stamp.usualTermMonths',
  description: 'Term of a loan that is taken when none is sent: thirty years.',
  unit: 'months',
  kind: 'convention',
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
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 0.04,
      source: budget2016,
      certainty: 'statutory',
    },
  ],
}

const vatCode = { title: 'Código do IVA', article: 'art. 18 with its notes' }
/** Copy of the article by the tax authority, as of that month. */
const vatText = {
  title: vatCode.title,
  article: 'art. 18 with its notes, text of June 2022 (ivara18_062022)',
  url: 'https://data.dre.pt/eli/dec-lei/394-b/1984/12/26/p/dre/pt/html',
  textOf: '2022-06-01',
}

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
      source: vatText,
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
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 0.22,
      source: {
        title: 'Código do IVA, by the Lei 14-A/2012',
        article: 'art. 18 n.º 3 b)',
        url: 'https://data.dre.pt/eli/lei/14-a/2012/03/30/p/dre/pt/html',
        textOf: '2012-03-30',
      },
      certainty: 'statutory',
    },
  ],
}
