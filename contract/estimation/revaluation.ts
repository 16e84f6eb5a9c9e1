import * as z from 'zod'
import { Day, Euro, EuroPerM2, name, PercentagePoints } from '../shared/units.ts'

/** Bounds of a value that is sent, in EUR; prices of any two days stand in a ratio far below 100. */
const sentValue = { min: 1, max: 1e10 }

/** A value of a day, to be carried to another. */
export const RevaluationItem = z
  .strictObject({
    commune: name(100).describe(
      'Municipality, in French, German or Luxembourgish; former municipalities and localities are understood.',
    ),
    value: z
      .number()
      .min(sentValue.min)
      .max(sentValue.max)
      .meta({ description: 'Value of the apartment on `valuedOn`.', 'x-unit': 'EUR' }),
    valuedOn: Day.describe('Day of that value, from 2014-01-01 on.'),
    valuationDate: Day.optional().describe(
      'Day to which it is carried, before or after the other; today when left out.',
    ),
    id: z.string().min(1).max(100).optional().describe('Your own name for it; the result repeats it.'),
  })
  .meta({ id: 'RevaluationItem', description: 'A value of one day, to be carried to another.' })

/** The price of a municipality on one of the two days. */
export const PriceOnDay = z
  .strictObject({
    day: Day.describe('The day.'),
    priceM2: EuroPerM2.describe('Modelled price of existing apartments on that day, rounded to 0.1.'),
    year: z.int().min(2000).max(2200).meta({ description: 'Year of the day.', 'x-unit': 'calendar year' }),
    quarter: z
      .string()
      .regex(/^\d{4}-Q[1-4]$/)
      .describe('Quarter of the day; prices are interpolated between the middles of quarters.'),
  })
  .meta({ id: 'PriceOnDay', description: 'The price of a municipality on a day, and what it is made of.' })

/** The value on one day of the way. */
export const ValueOnDay = z
  .strictObject({ day: Day.describe('The day.'), value: Euro.describe('Value on that day, rounded to 100.') })
  .meta({ id: 'ValueOnDay', description: 'The value on a day.' })

/** A value carried from one day to another by the prices of its municipality. */
export const Revaluation = z
  .strictObject({
    id: z.string().max(100).optional().describe('Your own name for it, as sent.'),
    commune: z.string().describe('Official French name of the municipality.'),
    value: Euro.describe('Value on `to.day`, rounded to 100.'),
    low: Euro.describe('Low end of the 80 % interval of the movement of the place, rounded to 100.'),
    high: Euro.describe('High end of the 80 % interval of the movement of the place, rounded to 100.'),
    fsdPct: PercentagePoints.min(0).describe(
      "Standard deviation of the place's movement alone in percent, two decimals: not of the value sent, nor of works or wear.",
    ),
    homeLow: Euro.describe('Low end of the 80 % interval of the movement of one home, rounded to 100.'),
    homeHigh: Euro.describe('High end of the 80 % interval of the movement of one home, rounded to 100.'),
    homeFsdPct: PercentagePoints.min(0).describe(
      'Standard deviation of the movement of one home in percent, two decimals: that of its place, and an assumed 6 % for the root of a year, at most 24 %.',
    ),
    factor: z.number().min(0).max(100).meta({
      description: 'Price of `to` / price of `from`, six decimals; the value is calculated with the unrounded one.',
      'x-unit': 'ratio',
    }),
    from: PriceOnDay.describe('The price on the day of the value that was sent.'),
    to: PriceOnDay.describe('The price on the day to which it is carried.'),
    path: z
      .array(ValueOnDay)
      .min(1)
      .max(200)
      .describe('The value on both days and on each 1 July between them, in the order of the calendar.'),
    sixYearMean: Euro.nullable().describe(
      'Mean of the values on `to.day` and on its five anniversaries before, rounded to 100; null where one is before 2014.',
    ),
    aboveSixYearMean: z
      .boolean()
      .nullable()
      .describe(
        'Whether `value` is above `sixYearMean`, for the file of a bank (Regulation (EU) No 575/2013, art. 229(1)(e)); null without one.',
      ),
    tables: z.string().describe('Short hash of all tables: the same tables give the same values.'),
  })
  .meta({
    id: 'Revaluation',
    description: 'A value carried to another day by the prices of its municipality: a calculation, not a valuation.',
  })

/** The total of values that were carried to one day, with its own range. */
export const RevaluationTotal = z
  .strictObject({
    day: Day.describe('The `to.day` that most items share; of two that as many share, the later one.'),
    items: z.int().min(2).max(1000).meta({ description: 'Items with that day.', 'x-unit': 'count' }),
    value: z
      .number()
      .min(0)
      .max(1e15)
      .meta({ description: 'Sum of their unrounded values, rounded to 100.', 'x-unit': 'EUR' }),
    low: z
      .number()
      .min(0)
      .max(1e15)
      .meta({ description: 'Low end of its 80 % interval, by places and homes together.', 'x-unit': 'EUR' }),
    high: z
      .number()
      .min(0)
      .max(1e15)
      .meta({ description: 'High end of its 80 % interval, by places and homes together.', 'x-unit': 'EUR' }),
    placeFsdPct: PercentagePoints.min(0).describe(
      'Standard deviation of the movement of all places together, in percent of the total.',
    ),
    homeFsdPct: PercentagePoints.min(0).describe('The same with the movements of the single homes.'),
    ifIndependentPct: PercentagePoints.min(0).describe(
      'What the deviation of the places would be if they were independent: too little.',
    ),
  })
  .meta({
    id: 'RevaluationTotal',
    description:
      'The total of the items with one `to.day`. Totals of several calls cannot be added: they share errors.',
  })
