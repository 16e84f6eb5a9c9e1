import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const registerLaw = { title: 'DPR 131/1986', article: 'Tariffa, Parte I, art. 1 and nota II-bis' }
const vatLaw = { title: 'DPR 633/1972', article: 'Tabella A, nn. 21 and 127-undecies; art. 16' }
const cadastralLaw = { title: 'Legge 266/2005', article: 'art. 1, comma 497' }
const fixedDuties = {
  title: 'D.Lgs. 23/2011 and D.L. 104/2013',
  article: 'art. 10',
  url: 'https://diazilla.com/doc/488815',
}

/** What the register tax and the VAT tell apart. */
export type HomeKind = 'mainHome' | 'otherHome' | 'luxuryHome'

/** Rates of the register tax. */
export const registerRates: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.register.rates',
  description: 'Register tax on dwellings bought without VAT (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { mainHome: 0.02, otherHome: 0.09 },
      source: { ...registerLaw, url: 'https://www.gazzettaufficiale.it/eli/id/2020/06/06/20A03082/sg' },
      certainty: 'statutory',
      note: 'The 2 per cent is for homes outside A/1, A/8 and A/9; the address is that of the official note on nota II-bis.',
    },
  ],
}

/** Lowest register tax on the sale of a dwelling, in euros. */
export const registerMinimum: Parameter<number> = {
  id: 'it.register.minimum',
  description: 'Lowest register tax on a sale of a dwelling.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 1_000,
      source: { title: 'D.Lgs. 23/2011', article: 'art. 10' },
      certainty: 'published',
      note: 'Read on the page of a notary of 2025 (studionotaiocalarco.it).',
    },
  ],
}

/** Mortgage tax, and the same again as cadastral tax, on sales without VAT. */
export const fixedDuty: Parameter<number> = {
  id: 'it.register.fixedDuty',
  description: 'Mortgage tax, and the same again as cadastral tax, on a sale without VAT.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 50,
      source: { title: 'D.Lgs. 23/2011', article: 'art. 10', url: fixedDuties.url },
      certainty: 'published',
      note: 'Read in the paper of a notary.',
    },
  ],
}

/** Register, mortgage and cadastral tax on sales with VAT, each. */
export const fixedDutyWithVat: Parameter<number> = {
  id: 'it.register.fixedDutyWithVat',
  description: 'Register tax, mortgage tax and cadastral tax on a sale with VAT, each.',
  unit: 'currency',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 200,
      source: fixedDuties,
      certainty: 'published',
      note: '168 until 2013; read in the paper of a notary.',
    },
  ],
}

/** VAT on a dwelling sold by its builder. */
export const homeVatRates: Parameter<Record<HomeKind, number>> = {
  id: 'it.vat.homeRates',
  description: 'VAT on a dwelling sold by its builder (row used).',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: { mainHome: 0.04, otherHome: 0.1, luxuryHome: 0.22 },
      source: vatLaw,
      certainty: 'published',
      note: 'Read on the page of a notary of 2025 (studionotaiocalarco.it).',
    },
  ],
}

/** What turns the cadastral income into the cadastral value. */
export const cadastralMultipliers: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.register.cadastralMultipliers',
  description:
    'Cadastral value: the income raised by 5 per cent, times 110 for a main home, 120 for another (row used).',
  unit: 'coefficients',
  checkedOn,
  versions: [{ from, value: { mainHome: 115.5, otherHome: 126 }, source: cadastralLaw, certainty: 'published' }],
}

/** Months in which the buyer must move to the municipality. */
export const moveWithinMonths: Parameter<number> = {
  id: 'it.register.moveWithinMonths',
  description: 'Months from the deed in which the buyer of a main home must move to its municipality.',
  unit: 'months',
  checkedOn,
  versions: [
    {
      from,
      value: 18,
      source: registerLaw,
      certainty: 'unverified',
      note: 'Professional knowledge; the months were not read in nota II-bis.',
    },
  ],
}

/** Years to sell the former home that was bought with the relief. */
export const formerHomeYears: Parameter<number> = {
  id: 'it.register.formerHomeYears',
  description: 'Years in which a former home that was bought with the relief must be sold.',
  unit: 'years',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0,
      source: registerLaw,
      certainty: 'unverified',
      note: 'Until 2015 the former home had to be sold first.',
    },
    {
      from: '2016-01-01',
      value: 1,
      source: registerLaw,
      certainty: 'published',
      note: 'Read where the change to two years is reported (studiofenu.it).',
    },
    {
      from: '2024-01-01',
      value: 2,
      source: { title: 'Legge 207/2024', article: 'art. 1, comma 116; reply 197/2025 of the revenue agency' },
      certainty: 'published',
      note: 'In force from 2025; the reply gives two years also to deeds of 2024, whose year had not ended on 2024-12-31 (studiofenu.it, quoting both).',
    },
  ],
}

/** Tax on a loan, in place of all others. */
export const substituteTaxRates: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.mortgage.substituteTaxRates',
  description: 'Substitute tax on a loan for a main home, or for another (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { mainHome: 0.0025, otherHome: 0.02 },
      source: { title: 'DPR 601/1973', article: 'art. 18' },
      certainty: 'unverified',
      note: 'Not read in a source.',
    },
  ],
}
