import type { RoundingRule } from '../../../core/rounding.ts'

const checkedOn = '2026-11-30'

/** Rounding of the tax of Scotland and of its supplement. */
export const scottishRounding: RoundingRule = {
  id: 'uk.lbtt.rounding',
  description: 'Penny to which land and buildings transaction tax is rounded, the nearest, half a penny upwards.',
  unit: 'currency',
  direction: 'nearest',
  kind: 'convention',
  checkedOn,
  versions: [
    {
      from: '2015-04-01',
      value: 0.01,
      source: { title: 'judgement', article: 'convention of this service' },
      certainty: 'estimate',
      note: 'The guidance of Revenue Scotland that was read does not speak of rounding.',
    },
  ],
}

/** Rounding of the tax of Wales. */
export const welshRounding: RoundingRule = {
  id: 'uk.ltt.rounding',
  description: 'Penny to which land transaction tax is rounded, the nearest, half a penny upwards.',
  unit: 'currency',
  direction: 'nearest',
  checkedOn,
  versions: [
    {
      from: '2018-04-01',
      value: 0.01,
      source: {
        title: 'Welsh Revenue Authority, land transaction tax paper return',
        article: 'notes on questions 75 to 80 and 88',
        url: 'https://docslib.org/doc/3070741/land-transaction-tax-paper-return',
      },
      certainty: 'published',
      note: 'The return asks for the tax in exact figures with pence, other sums in whole pounds; half a penny upwards is the convention.',
    },
  ],
}
