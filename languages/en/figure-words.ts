/**
 * The words next to figures in a text, by meaning: forms are separated by spaces, and `_` stands for a space
 * inside a form. The first two forms of a span of time are those of one and of several. `falls` are words after which a
 * negative figure loses its minus, `ranges` those after which a dash is no minus, `references` those after which a number is that
 * of an article, `points` short words for percentage points, `instalments` payments that a number of months counts, and `thatIs`
 * words between two spellings of one figure.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  years: 'year years',
  months: 'month months',
  days: 'day days',
  hours: 'hour hours',
  euros: 'euro euros',
  percent: 'percent per_cent pct',
  percentagePoints: 'percentage_point percentage_points',
  points: 'point points',
  instalments: 'instalment instalments installment installments payment payments',
  squareMetres: 'square_metre square_metres square_meter square_meters sqm sq_m',
  perSquareMetre: 'per_m² per_m2 a_m² per_sqm per_square_metre per_square_meter a_square_metre a_square_meter',
  thousands: 'thousand',
  millions: 'million millions',
  billions: 'billion billions',
  falls:
    'fall falls fell fallen decline declines declined decrease decreases decreased drop drops dropped lower below less gap difference shortfall deficit loss credit allowance discount reduction rebate deduction',
  references: 'article articles art. arts. section sections no. nos. number paragraph paragraphs chapter annex',
  ranges: 'between from range interval',
  thatIs: 'that_is that_is_to_say i.e. ie namely or_rather in_other_words equals equal_to',
} as const
