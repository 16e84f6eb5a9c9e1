import type { Parameter, Source } from '../../../core/dated.ts'

const from = '2000-01-01'
const checkedOn = '2026-11-21'

/** Multiple of its limit up to which a price counts as near a cliff. */
export const nearness: Parameter<number> = {
  id: 'purchase.nearness',
  description: 'Multiple of a limit up to which a price counts as just above it.',
  unit: 'coefficients',
  checkedOn,
  versions: [
    {
      from,
      value: 1.02,
      source: { title: 'judgement', article: 'convention of this service' },
      certainty: 'estimate',
    },
  ],
}

/** Part of the price above which tax offices check movables. */
export const usualMovablesShare: Parameter<number> = {
  id: 'purchase.usualMovablesShare',
  description: 'Part of the price up to which movables are seldom questioned.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.1,
      source: { title: 'judgement', article: 'convention of this service' },
      certainty: 'estimate',
    },
  ],
}

/** Article on sums converted to the euro: the nearest cent, half a cent upwards. */
export const euroRegulation: Source = {
  title: 'Regulation (EC) No 1103/97, by analogy',
  article: 'art. 5',
  url: 'https://e-glossa.it/wiki/regolamento_ce_del_1997_numero_1103_art._5.aspx',
}
