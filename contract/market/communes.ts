import * as z from 'zod'
import { PlaceNames } from '../estimation/places.ts'
import { EuroPerM2, PercentagePoints } from '../shared/units.ts'

const year = z.int().min(2000).max(2200)
const count = z.int().min(0).max(1e6).nullable()

const commune = z.string().describe('Official French name.')
const canton = z.string().describe('Its canton.')
const modelledPriceM2 = EuroPerM2.describe(
  'Price of existing apartments by the model over the year: the mean of the logarithms of its quarters, rounded to 0.1.',
)
const standardErrorPct = PercentagePoints.min(0).describe('Standard error of that price in percent, two decimals.')
const tables = z.string().describe('Short hash of all tables: the same tables give the same prices.')

/** One municipality with its newest price. */
export const CommunePrice = z
  .strictObject({
    commune,
    names: PlaceNames,
    canton,
    lastPublishedYear: year.nullable().meta({
      description:
        'Last calendar year of which a mean of existing apartments was published; null where none ever was. `lastPublished` counts files of any twelve months.',
      'x-unit': 'calendar year',
    }),
    lastPublished: z
      .string()
      .nullable()
      .describe('First and last quarter of the newest file with such a mean, as `2025-Q3..2026-Q2`; null without one.'),
    year: year.meta({ description: 'Year of the modelled price.', 'x-unit': 'calendar year' }),
    modelledPriceM2,
    standardErrorPct,
    sales: count.meta({
      description: 'Registered sales of existing apartments in that year; null when unknown.',
      'x-unit': 'count',
    }),
  })
  .meta({ id: 'CommunePrice', description: 'A municipality with its newest modelled price.' })

/** Every municipality with its newest price. */
export const CommunePrices = z
  .strictObject({
    communes: z.array(CommunePrice).min(1).max(200).describe('In the French alphabetical order of `commune`.'),
    tables,
  })
  .meta({ id: 'CommunePrices', description: 'Every municipality with its newest modelled price.' })

const sold = {
  sales: count.meta({
    description: 'Registered sales of existing apartments; null where no file of the year is at hand.',
    'x-unit': 'count',
  }),
  publishedPriceM2: EuroPerM2.nullable().describe('Published mean of them; null under ten sales.'),
  lowM2: EuroPerM2.nullable().describe('Low end of the published range, 5 % of the sales cut; null where none is.'),
  highM2: EuroPerM2.nullable().describe('High end of the published range, 5 % of the sales cut; null where none is.'),
  newBuildSales: count.meta({
    description: 'Registered sales off plan; null where no file is at hand.',
    'x-unit': 'count',
  }),
  newBuildPriceM2: EuroPerM2.nullable().describe('Published mean of them, VAT at 3 % included; null where none is.'),
}

const registered = {
  year: year.meta({ description: 'The year.', 'x-unit': 'calendar year' }),
  ...sold,
}

/** The registered sales of a municipality in a file of twelve months that is of no calendar year. */
export const RegisteredPeriod = z
  .strictObject({
    period: z.string().describe('First and last quarter of the twelve months, as `2025-Q3..2026-Q2`.'),
    ...sold,
  })
  .meta({ id: 'RegisteredPeriod', description: 'The registered sales of a file of any twelve months, as published.' })

/** The price of a municipality in one quarter. */
export const CommunePriceQuarter = z
  .strictObject({
    quarter: z.string().length(7).describe('The quarter, as `2025-Q3`.'),
    modelledPriceM2: EuroPerM2.describe('Price of existing apartments in the middle of the quarter, rounded to 0.1.'),
    standardErrorPct,
  })
  .meta({ id: 'CommunePriceQuarter', description: 'What the model makes of all files for one quarter.' })

/** The registered sales of a municipality in one year. */
export const RegisteredYear = z
  .strictObject(registered)
  .meta({ id: 'RegisteredYear', description: 'The registered sales of a former municipality in one year.' })

/** One year of a municipality. */
export const CommunePriceYear = z
  .strictObject({
    ...registered,
    modelledPriceM2,
    standardErrorPct,
    index: z.number().min(0).max(1e6).meta({
      description: 'National price level of the year, 100 in the first one, rounded to two decimals.',
      'x-unit': 'index points',
    }),
  })
  .meta({ id: 'CommunePriceYear', description: 'The sales of one year, and what the model makes of all years.' })

/** The prices of one municipality, year by year. */
export const CommuneHistory = z
  .strictObject({
    commune,
    names: PlaceNames,
    canton,
    years: z.array(CommunePriceYear).min(1).max(200).describe('Every year from the first file to the newest.'),
    quarters: z
      .array(CommunePriceQuarter)
      .min(1)
      .max(800)
      .describe('Every quarter from the first file to the end of the newest.'),
    files: z
      .array(RegisteredPeriod)
      .max(800)
      .describe('Files of twelve months that are no calendar year, oldest first; they overlap those of `years`.'),
    former: z
      .array(
        z
          .strictObject({
            commune,
            years: z.array(RegisteredYear).max(200).describe('The years of which it has sales.'),
          })
          .meta({ id: 'FormerCommune', description: 'A municipality that was merged, with its own sales.' }),
      )
      .max(20)
      .describe('The municipalities merged into it; their sales are not in its price.'),
    tables,
  })
  .meta({ id: 'CommuneHistory', description: 'The prices of one municipality, year by year.' })
