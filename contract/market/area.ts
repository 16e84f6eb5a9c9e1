import * as z from 'zod'
import { PriceHistory } from '../estimation/answer.ts'
import { PlaceNames } from '../estimation/places.ts'
import { Day, EuroPerM2, PercentagePoints } from '../shared/units.ts'

const count = z.int().min(0).max(1e6).meta({ 'x-unit': 'count' })

/** The price line of one place, in few bytes. */
export const Area = z
  .strictObject({
    commune: z.string().describe('Official French name of the municipality.'),
    quartier: z.string().nullable().describe('Official name of the district of the capital, else null.'),
    names: PlaceNames.describe('Names of the district, or of the municipality without one.'),
    year: z.int().min(2000).max(2200).meta({ description: 'Newest calendar year.', 'x-unit': 'calendar year' }),
    priceM2: EuroPerM2.describe('Price of existing apartments over that year by the model, rounded to 1.'),
    lowM2: EuroPerM2.describe('Low end of the range in which half of the sales of that year lie, rounded to 1.'),
    highM2: EuroPerM2.describe('High end of that range.'),
    changePct: PercentagePoints.describe('Change of the price against the year before, rounded to one decimal.'),
    quartierFactor: z.number().min(0).max(10).nullable().meta({
      description:
        'Level of the district against its city in adverts of 2025: every price here is that of the city, multiplied by it. Null without a district.',
      'x-unit': 'fraction',
    }),
    history: PriceHistory,
    sales: z
      .array(count.nullable())
      .max(100)
      .describe(
        'Registered sales of existing apartments in the years of `history`, of the whole municipality; null where no file is at hand.',
      ),
    dataUntil: Day.describe('Last day of the registered sales behind the prices.'),
    source: z.string().describe('Who publishes the registered sales.'),
    tables: z.string().describe('Short hash of all tables: the same tables give the same prices.'),
  })
  .meta({ id: 'Area', description: 'The price line of one place, for a page about it.' })
