import type { Parameter } from '../../../core/dated.ts'

const from = '2000-01-01'
const checkedOn = '2026-11-21'

/** A price is near a cliff up to this many times its limit. */
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

/** Movables above this part of the price are looked at by tax offices. */
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
