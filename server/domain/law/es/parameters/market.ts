import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const market = { title: 'prices printed by Spanish conveyancers and banks', article: 'market price' }

/** Usual invoice of a notary, as a multiple of the tariff: default, lowest and highest. */
export const notaryInvoiceFactors: Parameter<Record<'usual' | 'low' | 'high', number>> = {
  id: 'es.market.notaryInvoiceFactors',
  description: 'Usual invoice of the notary with sheets and copies, as a multiple of the tariff for the deed.',
  unit: 'coefficients',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: { usual: 1.75, low: 1.5, high: 2 },
      source: market,
      certainty: 'estimate',
      note: 'The tariff covers the deed only; with sheets and copies invoices are 1.5 to 2 times the tariff.',
    },
  ],
}

/** Office that files the deed and the taxes, without VAT. */
export const gestoriaFee: Parameter<number> = {
  id: 'es.market.gestoria',
  description: 'Office that files the deed and the taxes (gestoría), without VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 400, source: market, certainty: 'estimate', note: 'Usual 300 to 600, before VAT.' }],
}

/** Valuation for the bank. */
export const valuationFee: Parameter<number> = {
  id: 'es.market.valuation',
  description: 'Valuation of the home for the bank.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 350, source: market, certainty: 'estimate', note: 'Usual 250 to 500.' }],
}

/** Fee of an optional lawyer where the request states none. */
export const lawyerRate: Parameter<number> = {
  id: 'es.market.lawyerRate',
  description: 'A lawyer is optional; 1 per cent of the price is usual.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 0, source: market, certainty: 'published' }],
}

/** Broker fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'es.market.brokerRate',
  description: 'The seller pays the broker; the fee is sometimes shared.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 0, source: market, certainty: 'published' }],
}
