import type { Parameter } from '../../../core/dated.ts'
import { firstDay, textsReadOn } from './coverage.ts'

/** Expenses of the notary, before VAT. */
export const expenses: Parameter<number> = {
  id: 'de.market.notaryExpenses',
  description: 'Post and pages of the notary, before VAT.',
  unit: 'currency',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from: firstDay,
      value: 60,
      source: {
        title: 'Gerichts- und Notarkostengesetz',
        article: 'KV 32001, 32005',
        url: 'https://www.gesetze-im-internet.de/gnotkg/anlage_1.html',
      },
      certainty: 'estimate',
      note: 'At most 20 for post (KV 32005), the rest for pages and other outlays; pages cost 0.15 each, 0.30 in colour (KV 32001), so that a hundred are 15.',
    },
  ],
}

const code = {
  title: 'Bürgerliches Gesetzbuch',
  article: '§§ 656a to 656d',
  url: 'https://www.gesetze-im-internet.de/bgb/__656c.html',
  reference: 'usual commission; BGB §§ 656a to 656d',
}

/** Usual broker fee of a buyer. */
export const brokerRate: Parameter<number> = {
  id: 'de.market.brokerRate',
  description: 'Usual part of the buyer, half of 7.14 %, VAT included.',
  unit: 'fraction',
  kind: 'market',
  checkedOn: textsReadOn,
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
      certainty: 'estimate',
      note: 'A usage: the law sets no rate. A consumer owes as much as the seller who also hired the broker (§ 656c), and at most as much where only one side did (§ 656d). 2.98 % is seen in Bremen, Hessen and Mecklenburg-Vorpommern, 3.12 % in Hamburg. 0 switches it off.',
    },
  ],
}
