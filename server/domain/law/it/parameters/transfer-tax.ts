import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const registerLaw = { title: 'DPR 131/1986', article: 'Tariffa, Parte I, art. 1 and nota II-bis' }
const vatLaw = { title: 'DPR 633/1972', article: 'Tabella A, nn. 21 and 127-undecies; art. 16' }
const cadastralLaw = { title: 'Legge 266/2005', article: 'art. 1, comma 497' }
const sales = { title: 'D.Lgs. 347/1990', article: 'art. 10; Tariffa, art. 1' }

/** What the register tax and the VAT tell apart. */
export type HomeKind = 'mainHome' | 'otherHome' | 'luxuryHome'

/** Rates of the register tax. */
export const registerRates: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.register.rates',
  says: 'Register tax on dwellings bought without VAT (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [{ from, value: { mainHome: 0.02, otherHome: 0.09 }, source: registerLaw, certainty: 'published' }],
}

/** Lowest register tax. */
export const registerMinimum: Parameter<number> = {
  id: 'it.register.minimum',
  says: 'Lowest register tax on a sale of a dwelling.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 1_000, source: { title: 'D.Lgs. 23/2011', article: 'art. 10' }, certainty: 'published' }],
}

/** Mortgage tax, and the same again as cadastral tax, on sales without VAT. */
export const fixedDuty: Parameter<number> = {
  id: 'it.register.fixedDuty',
  says: 'Mortgage tax, and the same again as cadastral tax, on a sale without VAT.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 50, source: { title: 'D.Lgs. 23/2011', article: 'art. 10' }, certainty: 'published' }],
}

/** Register, mortgage and cadastral tax on sales with VAT, each. */
export const fixedDutyWithVat: Parameter<number> = {
  id: 'it.register.fixedDutyWithVat',
  says: 'Register tax, mortgage tax and cadastral tax on a sale with VAT, each.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 200, source: sales, certainty: 'published' }],
}

/** VAT on a dwelling sold by its builder. */
export const homeVatRates: Parameter<Record<HomeKind, number>> = {
  id: 'it.vat.homeRates',
  says: 'VAT on a dwelling sold by its builder (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: { mainHome: 0.04, otherHome: 0.1, luxuryHome: 0.22 }, source: vatLaw, certainty: 'published' },
  ],
}

/** What turns the cadastral income into the cadastral value. */
export const cadastralMultipliers: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.register.cadastralMultipliers',
  says: 'Cadastral value: the income raised by 5 per cent, times 110 for a main home, 120 for another (row used).',
  unit: 'coefficients',
  checkedOn,
  versions: [{ from, value: { mainHome: 115.5, otherHome: 126 }, source: cadastralLaw, certainty: 'published' }],
}

/** Years to sell the former home that was bought with the relief. */
export const formerHomeYears: Parameter<number> = {
  id: 'it.register.formerHomeYears',
  says: 'Years in which a former home that was bought with the relief must be sold.',
  unit: 'years',
  checkedOn,
  versions: [
    {
      from,
      value: 0,
      source: registerLaw,
      certainty: 'unverified',
      note: 'Until 2015 the former home had to be sold first.',
    },
    { from: '2016-01-01', value: 1, source: registerLaw, certainty: 'unverified' },
    { from: '2025-01-01', value: 2, source: { title: 'Legge 207/2024', article: 'art. 1' }, certainty: 'unverified' },
  ],
}

/** Tax on a loan that stands for all others. */
export const substituteTaxRates: Parameter<Record<'mainHome' | 'otherHome', number>> = {
  id: 'it.mortgage.substituteTaxRates',
  says: 'Substitute tax on a loan for a main home, or for another (row used).',
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
