import type { Parameter } from '../../../core/dated.ts'
import type { Ends } from '../../purchase/entries.ts'
import { coverage } from './coverage.ts'

const { coveredFrom: from, checkedOn } = coverage

const market = { title: 'prices printed by Portuguese banks and conveyancers', article: 'market price' }
const desk = { title: 'Casa Pronta, fees of the public one-stop desk', article: 'fee' }

const notaryRoute = { low: 225, high: 375 }
const notaryDeeds = { low: 300, high: 800 }

const middleOfRange = ({ low, high }: typeof notaryRoute): number => (low + high) / 2

const rangeEnds = ({ low, high }: typeof notaryRoute): Ends => [
  { key: 'low', value: low },
  { key: 'high', value: high },
]

/** Deed and registration at the desk, without and with a loan, and registration on the notary route. */
export const registryDesk: Parameter<Record<'purchase' | 'purchaseWithLoan' | 'notaryRoute', number>> = {
  id: 'pt.registry.desk',
  description: 'Deed and registration at the one-stop desk, or registration alone before a notary (row used).',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from,
      value: { purchase: 375, purchaseWithLoan: 700, notaryRoute: middleOfRange(notaryRoute) },
      source: desk,
      certainty: 'published',
      note: `Registration before a notary: ${notaryRoute.low} to ${notaryRoute.high}.`,
    },
  ],
}

/** Range of the registration fee on the notary route, by the means chosen. */
export const notaryRouteRange: Parameter<Ends> = {
  id: 'pt.registry.notaryRouteRange',
  description: 'Lowest and highest fee of the registration before a notary, by the means chosen.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: rangeEnds(notaryRoute), source: desk, certainty: 'published' }],
}

/** Deed before a notary, without VAT. */
export const notaryDeed: Parameter<number> = {
  id: 'pt.market.notaryDeed',
  description: 'Deed before a notary, without VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from,
      value: middleOfRange(notaryDeeds),
      source: market,
      certainty: 'estimate',
      note: `Usual ${notaryDeeds.low} to ${notaryDeeds.high}.`,
    },
  ],
}

/** Range of notary fees for a deed. */
export const notaryDeedRange: Parameter<Ends> = {
  id: 'pt.market.notaryDeedRange',
  description: 'Lowest and highest usual price of a deed before a notary, without VAT; the middle is taken.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: rangeEnds(notaryDeeds), source: market, certainty: 'estimate' }],
}

/** Notice to those who have a right of pre-emption. */
export const preferenceNotice: Parameter<number> = {
  id: 'pt.registry.preferenceNotice',
  description: 'Notice to public bodies with a right of pre-emption.',
  unit: 'currency',
  checkedOn,
  versions: [{ from, value: 15, source: desk, certainty: 'published' }],
}

/** Study, valuation and formalities of the bank. */
export const bankFees: Parameter<number> = {
  id: 'pt.market.bankFees',
  description: 'Study, valuation and formalities of the bank, without stamp duty.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 700, source: market, certainty: 'estimate', note: 'Usual 600 to 800.' }],
}

/** Fee of an optional lawyer where the request states none. */
export const lawyerRate: Parameter<number> = {
  id: 'pt.market.lawyerRate',
  description: 'A lawyer is optional; 1 to 2 per cent of the price are usual.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 0, source: market, certainty: 'published' }],
}

/** Broker fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'pt.market.brokerRate',
  description: 'The seller pays the broker.',
  unit: 'fraction',
  kind: 'market',
  checkedOn,
  versions: [{ from, value: 0, source: market, certainty: 'published' }],
}
