import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage, readOn } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const market = { title: 'prices printed by Italian notaries and agencies', article: 'market price' }

/** Default of the notary's fee: a part of the price and a fixed sum, between two limits. */
export const notaryDefault: Parameter<Record<'rate' | 'fixed' | 'lowest' | 'highest', number>> = {
  id: 'it.market.notaryDefault',
  description: 'Default of the fee of the notary: a part of the price and a fixed sum, between two limits.',
  unit: 'coefficients',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: { rate: 0.007, fixed: 800, lowest: 1_500, highest: 6_000 },
      source: market,
      certainty: 'estimate',
      note: 'Fees are free; 1 to 2.5 per cent of the price with disbursements are usual.',
    },
  ],
}

/** Rebate of the notary where the cadastral value is the base. */
export const cadastralNotaryRebate: Parameter<number> = {
  id: 'it.notary.cadastralRebate',
  description: 'Part taken off the fee of the notary when the cadastral value is the base of the tax.',
  unit: 'fraction',
  checkedOn: readOn,
  versions: [
    {
      from,
      value: 0.3,
      source: {
        title: 'Legge 266/2005',
        article: 'art. 1, comma 497',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2005-12-23;266~art1-com497',
        textOf: '2007-01-01',
      },
      certainty: 'statutory',
      note: 'For people outside a business and homes with their annexes, on request to the notary.',
    },
  ],
}

/** Fee for the deed of the loan, as a part of the fee for the sale. */
export const mortgageNotaryPart: Parameter<number> = {
  id: 'it.market.mortgageNotaryPart',
  description: 'Fee for the deed of the loan, as a part of the default for the sale.',
  unit: 'fraction',
  kind: 'convention',
  checkedOn,
  versions: [{ from, value: 0.7, source: market, certainty: 'estimate', note: 'A convention of this service.' }],
}

/** Small items of the registers on sales with VAT. */
export const registryItems: Parameter<number> = {
  id: 'it.registry.items',
  description: 'Stamp, registration of the deed and cadastral transfer on a sale with VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: 320,
      source: market,
      certainty: 'unverified',
      note: '230 + 35 + 55; a reform of small fees began in 2025.',
    },
  ],
}

/** Standard rate of VAT, on services. */
export const vatRate: Parameter<number> = {
  id: 'it.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from,
      value: 0.22,
      source: {
        title: 'DPR 633/1972',
        article: 'art. 16',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:presidente.repubblica:decreto:1972-10-26;633~art16',
        textOf: '2016-01-01',
      },
      certainty: 'statutory',
      note: 'The text in force since 2016; the one of 2014 was not read.',
    },
  ],
}

/** Broker fee of the buyer, VAT included. */
export const brokerRate: Parameter<number> = {
  id: 'it.market.brokerRate',
  description: 'Part of the broker that the buyer pays, VAT included.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: 0.0366,
      source: market,
      certainty: 'estimate',
      note: '3 per cent and VAT; usual 2 to 4 on each side. 0 switches it off.',
    },
  ],
}
