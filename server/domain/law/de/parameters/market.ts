import type { Parameter } from '../../../core/dated.ts'
import { coverage, firstDay } from './coverage.ts'

const { checkedOn } = coverage

/** Expenses of the notary, before VAT. */
export const expenses: Parameter<number> = {
  id: 'de.market.notaryExpenses',
  says: 'Post and pages of the notary, before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 60,
      source: { title: 'Gerichts- und Notarkostengesetz', article: 'KV 32001, 32005' },
      certainty: 'estimate',
      note: 'A flat 20 for post and about 40 for pages.',
    },
  ],
}

const code = {
  title: 'Bürgerliches Gesetzbuch',
  article: '§§ 656a to 656d',
  reference: 'usual commission; BGB §§ 656a to 656d',
}

/** What a buyer usually owes a broker. */
export const brokerRate: Parameter<number> = {
  id: 'de.market.brokerRate',
  says: 'Usual part of the buyer, half of 7.14 %, VAT included.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0.0357,
      source: code,
      certainty: 'estimate',
      note: 'Carried back from December 2020; before, the split was free. 0 switches it off.',
    },
    {
      from: '2020-12-23',
      value: 0.0357,
      source: code,
      certainty: 'unverified',
      note: 'A consumer pays at most as much as the seller. 2.98 % is seen in Bremen, Hessen and Mecklenburg-Vorpommern, 3.12 % in Hamburg. 0 switches it off.',
    },
  ],
}
