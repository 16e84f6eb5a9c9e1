import type { Parameter } from '../../../core/dated.ts'
import { coverage, readOn } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const registerLaw = {
  title: 'DPR 131/1986',
  article: 'Tariffa, Parte I, art. 1, nota II-bis, comma 1, a',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1986-04-26;131',
  textOf: '2020-06-06',
}
const vatLaw = {
  title: 'DPR 633/1972',
  article: 'Tabella A, parte II, n. 21, parte III, n. 127-undecies; art. 16',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633',
  textOf: '2016-01-01',
}
const cadastralLaw = { title: 'Legge 266/2005', article: 'art. 1, comma 497' }
/** Reform of 2011, changed by the decree of 2013 before it began on 1 January 2014. */
const reform = {
  title: 'D.Lgs. 23/2011',
  article: 'art. 10, comma 1',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-03-14;23~art10',
  textOf: '2011-03-23',
}
const decree2013 = {
  title: 'D.L. 104/2013',
  article: 'art. 26, comma 1 (D.Lgs. 23/2011, art. 10, comma 3)',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2013-09-12;104~art26',
  textOf: '2013-09-12',
}
/** Laws that let the buyer sell the former home later, and set the time. */
const stability2016 = {
  title: 'Legge 208/2015',
  article: 'art. 1, comma 55 (nota II-bis, comma 4-bis)',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2015-12-28;208~art1-com55',
  textOf: '2015-12-28',
}
const budget2025 = {
  title: 'Legge 207/2024',
  article: 'art. 1, comma 116 (nota II-bis, comma 4-bis)',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2024-12-30;207~art1-com116',
  textOf: '2024-12-30',
}
const loanTaxLaw = { title: 'DPR 601/1973', article: 'art. 18' }

/** Kinds of homes that the register tax and the VAT distinguish. */
export type HomeKind = 'mainHome' | 'otherHome' | 'luxuryHome'

/** Rates of the register tax. */
export const registerRates: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.register.rates',
  description: 'Register tax on dwellings bought without VAT (row used).',
  unit: 'fraction',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: { mainHome: 0.02, otherHome: 0.09 },
      source: {
        ...reform,
        reference: 'DPR 131/1986, Tariffa, Parte I, art. 1 and nota II-bis; D.Lgs. 23/2011, art. 10',
      },
      certainty: 'statutory',
      note: 'The 2 per cent is for homes outside A/1, A/8 and A/9 (nota II-bis). From 2027 the Testo unico of D.Lgs. 123/2025 takes the place of the tariff; it was not read.',
    },
  ],
}

/** Lowest register tax on the sale of a dwelling, in euros. */
export const registerMinimum: Parameter<number> = {
  id: 'it.register.minimum',
  description: 'Lowest register tax on a sale of a dwelling.',
  unit: 'currency',
  checkedOn: readOn,
  versions: [{ from, value: 1_000, source: { ...reform, article: 'art. 10, comma 2' }, certainty: 'statutory' }],
}

/** Mortgage tax, and the same again as cadastral tax, on sales without VAT. */
export const fixedDuty: Parameter<number> = {
  id: 'it.register.fixedDuty',
  description: 'Mortgage tax, and the same again as cadastral tax, on a sale without VAT.',
  unit: 'currency',
  checkedOn: readOn,
  versions: [{ from, value: 50, source: decree2013, certainty: 'statutory' }],
}

/** Register, mortgage and cadastral tax on sales with VAT, each. */
export const fixedDutyWithVat: Parameter<number> = {
  id: 'it.register.fixedDutyWithVat',
  description: 'Register tax, mortgage tax and cadastral tax on a sale with VAT, each.',
  unit: 'currency',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 200,
      source: { ...decree2013, article: 'art. 26, commi 2, 3' },
      certainty: 'statutory',
      note: '168 until 2013.',
    },
  ],
}

/** VAT on a dwelling sold by its builder. */
export const homeVatRates: Parameter<Record<HomeKind, number>> = {
  id: 'it.vat.homeRates',
  description: 'VAT on a dwelling sold by its builder (row used).',
  unit: 'fraction',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: { mainHome: 0.04, otherHome: 0.1, luxuryHome: 0.22 },
      source: vatLaw,
      certainty: 'statutory',
      note: 'The 4 per cent is for homes outside A/1, A/8 and A/9; the table still tells luxury by the decree of 2 August 1969 for the 10 per cent.',
    },
  ],
}

/** Multipliers from the cadastral income to the cadastral value. */
export const cadastralMultipliers: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.register.cadastralMultipliers',
  description:
    'Cadastral value: the income raised by 5 per cent, times 110 for a main home, 120 for another (row used).',
  unit: 'coefficients',
  checkedOn,
  versions: [{ from, value: { mainHome: 115.5, otherHome: 126 }, source: cadastralLaw, certainty: 'published' }],
}

/** Months within which the buyer must move to the municipality. */
export const moveWithinMonths: Parameter<number> = {
  id: 'it.register.moveWithinMonths',
  description: 'Months from the deed in which the buyer of a main home must move to its municipality.',
  unit: 'months',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 18,
      source: registerLaw,
      certainty: 'statutory',
      note: 'As the gazette prints the nota beside the D.L. 23/2020, art. 24; a study of the notaries of 2005 quotes the same.',
    },
  ],
}

/** Years within which the former home bought with the relief must be sold. */
export const formerHomeYears: Parameter<number> = {
  id: 'it.register.formerHomeYears',
  description: 'Years in which a former home that was bought with the relief must be sold.',
  unit: 'years',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 0,
      source: stability2016,
      certainty: 'statutory',
      note: 'Until this comma was added the former home had to be sold first.',
    },
    { from: '2016-01-01', value: 1, source: stability2016, certainty: 'statutory' },
    {
      from: '2024-01-01',
      value: 2,
      source: { title: 'Legge 207/2024', article: 'art. 1, comma 116; reply 197/2025 of the revenue agency' },
      certainty: 'published',
      note: 'The reply gives the two years of 2025 also to deeds of 2024, whose year had not ended on 2024-12-31 (studiofenu.it).',
    },
    { from: '2025-01-01', value: 2, source: budget2025, certainty: 'statutory' },
  ],
}

/** Tax on a loan for a main home, which replaces all others. */
export const substituteTaxRates: Parameter<Readonly<{ mainHome: number; otherHome?: number }>> = {
  id: 'it.mortgage.substituteTaxRates',
  description: 'Substitute tax on a loan for a main home (row used).',
  unit: 'fraction',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: { mainHome: 0.0025 },
      source: loanTaxLaw,
      certainty: 'published',
      note: 'As a glossary of credit prints it (centrosi.it); the first comma of art. 18 was read with 0.75 per cent and notes of later changes that were not.',
    },
  ],
}

/** Tax on a loan for another home. */
export const substituteTaxOtherHome: Parameter<number> = {
  id: 'it.mortgage.substituteTaxOtherHome',
  description: 'Substitute tax on a loan for a home that is not the first.',
  unit: 'fraction',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 0.02,
      source: {
        ...loanTaxLaw,
        article: 'art. 18, comma 3',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1973-09-29;601~art18',
        textOf: '2004-08-01',
      },
      certainty: 'statutory',
      note: 'Also where the borrower does not declare the conditions of a first home in the deed.',
    },
  ],
}
