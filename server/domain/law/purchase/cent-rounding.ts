import type { Source } from '../../core/dated.ts'
import type { RoundingRule } from '../../core/rounding.ts'
import { euroRegulation } from './parameters/conventions.ts'

/** First day of euro cash, from which sums of a tax are in cents. */
const firstDayOfEuro = '2002-01-01'

const cent = 1 / 100

/** A tax in euros whose acts do not say how it is rounded. */
interface SilentAct {
  readonly id: string
  /** What is rounded, such as "the registration duty is". */
  readonly what: string
  /** Where a rule was looked for. */
  readonly note: string
  /** Article of the country on conversion, where it has one. */
  readonly source?: Source
}

/** Rounding to the nearest cent, half a cent upwards, which no act sets: a convention, by analogy with the euro's conversion. */
export const centRounding = ({ id, what, note, source = euroRegulation }: SilentAct): RoundingRule => ({
  id,
  description: `Cent to which ${what} rounded, the nearest, half a cent upwards.`,
  unit: 'currency',
  direction: 'nearest',
  kind: 'convention',
  checkedOn: '2026-11-30',
  versions: [
    {
      from: firstDayOfEuro,
      value: cent,
      source,
      certainty: 'estimate',
      note: `${note} The article, on sums converted to the euro, is the model: the nearest cent, half a cent upwards.`,
    },
  ],
})
