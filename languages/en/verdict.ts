/** Sentences in which a back-test states its verdict, one for each finding. Percentages are written with their sign. */
export const words = {
  agrees:
    'Your {count} sales agree with our promise: neither low nor high by more than {most}, and the range held {held} of {count}.',
  low: 'Your sales were {value} above our estimates ({from} to {to}): we value these homes too low.',
  high: 'Your sales were {value} below our estimates ({from} to {to}): we value these homes too high.',
  unevenLow: 'Dear homes are valued too low beside cheap ones: {value} for twice the value ({from} to {to}).',
  unevenHigh: 'Dear homes are valued too high beside cheap ones: {value} for twice the value ({from} to {to}).',
  driftsLow: 'Our estimates lose {value} a year against your prices ({from} to {to}).',
  driftsHigh: 'Our estimates gain {value} a year against your prices ({from} to {to}).',
  rangeNarrow:
    'The range held {held} of {count}, not about {expected}: too narrow for these homes; your own factor is {factor}.',
  rangeWide:
    'The range held {held} of {count}, not about {expected}: too wide for these homes; your own factor is {factor}.',
  tooFew: '{count} sales are too few to tell: an error of {most} either way would not show.',
} as const
