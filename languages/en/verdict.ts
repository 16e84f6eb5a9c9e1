/**
 * Sentences in which a back-test states its verdict, one for each finding. Percentages are written with their sign.
 *
 * Screen: the first lines of /back-test. Reader: agencies. Length: report.
 */
export const words = {
  agrees:
    'Your {count} sales confirm our estimates: at most {most} too low or too high, and {held} of {count} sold within the range.',
  low: 'You sold for {value} more than we estimated ({from} to {to}): we estimate these homes too low.',
  high: 'You sold for {value} less than we estimated ({from} to {to}): we estimate these homes too high.',
  unevenLow:
    'Compared with cheaper homes, we estimate expensive ones too low: {value} each time the value doubles ({from} to {to}).',
  unevenHigh:
    'Compared with cheaper homes, we estimate expensive ones too high: {value} each time the value doubles ({from} to {to}).',
  driftsLow: 'Against your prices, our estimates fall behind by {value} a year ({from} to {to}).',
  driftsHigh: 'Against your prices, our estimates run ahead by {value} a year ({from} to {to}).',
  rangeNarrow:
    '{held} of {count} sold within the range, instead of about {expected}: it is too narrow for these homes. Your factor is {factor}.',
  rangeWide:
    '{held} of {count} sold within the range, instead of about {expected}: it is too wide for these homes. Your factor is {factor}.',
  tooFew: '{count} sales are too few to judge: an error of {most} either way would go unnoticed.',
} as const
