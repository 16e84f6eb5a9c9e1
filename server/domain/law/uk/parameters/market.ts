import type { Parameter } from '../../../core/dated.ts'
import { comparedOn, coverage, knownSince } from './coverage.ts'

const { checkedOn } = coverage

const market = { title: 'prices printed by British conveyancers and lenders', article: 'market price' }
/** Usual fee of a conveyancer before VAT, in pounds. */
export const conveyancing: Parameter<number> = {
  id: 'uk.market.conveyancing',
  description: 'Conveyancing before VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: knownSince,
      value: 1_300,
      source: market,
      certainty: 'estimate',
      note: 'Usual 850 to 1 500; 300 more for a lease.',
    },
  ],
}

/** Additional conveyancing fee of a lease. */
export const leaseholdExtra: Parameter<number> = {
  id: 'uk.market.leaseholdExtra',
  description: 'What a lease adds to conveyancing, before VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [{ from: knownSince, value: 300, source: market, certainty: 'estimate' }],
}

/** Usual price of the local, drainage and environmental searches, in pounds. */
export const searches: Parameter<number> = {
  id: 'uk.market.searches',
  description: 'Local, drainage and environmental searches.',
  unit: 'currency',
  kind: 'market',
  checkedOn: comparedOn,
  versions: [{ from: knownSince, value: 350, source: market, certainty: 'estimate', note: 'A price of the market.' }],
}

/** Usual price of a survey of the home, in pounds. */
export const survey: Parameter<number> = {
  id: 'uk.market.survey',
  description: 'Survey of the home.',
  unit: 'currency',
  kind: 'market',
  checkedOn: comparedOn,
  versions: [{ from: knownSince, value: 600, source: market, certainty: 'estimate', note: 'Usual 400 to 1 500.' }],
}

/** Product fee of a lender. */
export const lenderFee: Parameter<number> = {
  id: 'uk.market.lenderFee',
  description: 'Product fee of the lender.',
  unit: 'currency',
  kind: 'market',
  checkedOn: comparedOn,
  versions: [{ from: knownSince, value: 999, source: market, certainty: 'estimate', note: 'A price of the market.' }],
}

/** Estate agent fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'uk.market.brokerRate',
  description: 'The seller pays the estate agent.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from: knownSince, value: 0, source: market, certainty: 'published' }],
}

/** Standard rate of VAT, on services. */
export const vatRate: Parameter<number> = {
  id: 'uk.vat.standardRate',
  description: 'Standard rate of VAT, on the fees of professionals; a new dwelling bears none.',
  unit: 'fraction',
  checkedOn: comparedOn,
  versions: [
    {
      from: knownSince,
      value: 0.2,
      source: {
        title: 'Value Added Tax Act 1994',
        article: 's. 2(1)',
        url: 'https://www.legislation.gov.uk/ukpga/1994/23',
        textOf: '2024-11-04',
      },
      certainty: 'statutory',
    },
  ],
}
