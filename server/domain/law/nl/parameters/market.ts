import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

const market = { title: 'prices printed by Dutch notaries, lenders and consumer pages', article: 'market price' }

/** Deed of transfer, VAT included. */
export const notaryDeed: Parameter<number> = {
  id: 'nl.market.notaryDeed',
  description: 'Deed of transfer, VAT included.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 800,
      source: market,
      certainty: 'estimate',
      note: 'Usual 600 to 1 000. Carried back from later years.',
    },
    { from: '2022-01-01', value: 800, source: market, certainty: 'published', note: 'Usual 600 to 1 000.' },
  ],
}

/** Entry in the land register, for each deed. */
export const registry: Parameter<number> = {
  id: 'nl.market.registry',
  description: 'Entry in the land register, for each deed.',
  unit: 'currency',
  adjusted: 'yearly',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 110,
      source: {
        title: 'Tarievenregeling Kadaster',
        article: 'art. 2',
        url: 'https://wetten.overheid.nl/BWBR0037196',
      },
      certainty: 'estimate',
      note: 'The tariffs of 2019, 2020 and 2023 ask 137.50 to 144.50 a deed, and in 2019 and 2020 59 and 62 less where the register can process it by machine; later ones were not read.',
    },
  ],
}

/** Mortgage deed, VAT included. */
export const mortgageDeed: Parameter<number> = {
  id: 'nl.market.mortgageDeed',
  description: 'Mortgage deed, VAT included.',
  unit: 'currency',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 700,
      source: market,
      certainty: 'estimate',
      note: 'Usual 500 to 900. Carried back from later years.',
    },
    {
      from: '2022-01-01',
      value: 700,
      source: market,
      certainty: 'estimate',
      note: 'A price, set by no law; usual 500 to 900.',
    },
  ],
}

/** Valuation for the lender. */
export const valuation: Parameter<number> = {
  id: 'nl.market.valuation',
  description: 'Valuation for the lender.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 650,
      source: market,
      certainty: 'estimate',
      note: 'Usual 400 to 1 000. Carried back from later years.',
    },
    { from: '2022-01-01', value: 650, source: market, certainty: 'published', note: 'Usual 400 to 1 000.' },
  ],
}

/** Mortgage advice and placement. */
export const advice: Parameter<number> = {
  id: 'nl.market.advice',
  description: 'Mortgage advice and placement.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 3_000,
      source: market,
      certainty: 'estimate',
      note: 'Usual 2 000 to 4 000. Carried back from later years.',
    },
    { from: '2022-01-01', value: 3_000, source: market, certainty: 'published', note: 'Usual 2 000 to 4 000.' },
  ],
}

/** Usual price of a structural survey, in euros. */
export const structuralSurvey: Parameter<number> = {
  id: 'nl.market.structuralSurvey',
  description: 'Structural survey.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 500,
      source: market,
      certainty: 'estimate',
      note: 'Usual 400 to 800. Carried back from later years.',
    },
    { from: '2022-01-01', value: 500, source: market, certainty: 'published', note: 'Usual 400 to 800.' },
  ],
}

/** Cost of the bank guarantee for the deposit of a tenth. */
export const bankGuaranteeRate: Parameter<number> = {
  id: 'nl.market.bankGuaranteeRate',
  description: 'Bank guarantee for the deposit: one per cent of a tenth of the price.',
  unit: 'fraction',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.001,
      source: market,
      certainty: 'estimate',
      note: 'A price, set by no law: one per cent of a deposit of a tenth.',
    },
  ],
}

/** Broker fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'nl.market.brokerRate',
  description: 'The seller pays the broker; a broker of the buyer is optional.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from: coveredFrom, value: 0, source: market, certainty: 'published' }],
}
