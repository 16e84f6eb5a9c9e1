import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

const simulator = { title: "notaries' simulator", article: 'default' }

/** Formalities of the notary, before VAT. */
export const formalities: Parameter<number> = {
  id: 'fr.notary.formalities',
  description: 'Formalities before VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [{ from: coveredFrom, value: 800, source: simulator, certainty: 'published' }],
}

/** Payments of the notary to third parties. */
export const disbursements: Parameter<number> = {
  id: 'fr.notary.disbursements',
  description: 'Disbursements without VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 600,
      source: simulator,
      certainty: 'published',
      note: 'Other pages print 400 to 1 200.',
    },
  ],
}

/** Broker fee of a buyer where the request states none. */
export const brokerRate: Parameter<number> = {
  id: 'fr.market.brokerRate',
  description: 'The fee of the broker, 4 to 6 % with VAT, is mostly inside the advertised price.',
  unit: 'fraction',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 0,
      source: { title: 'advertisements of French brokers', article: 'usual fee' },
      certainty: 'estimate',
      note: 'A usage, set by no law: the fee is mostly inside the advertised price.',
    },
  ],
}
