import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import { Area } from './market/area.ts'
import { CommuneHistory, CommunePrices } from './market/communes.ts'
import { MarketForecasts } from './market/forecasts.ts'
import { toForecastRows, toHistoryRows, toPriceRows } from './market/rows.ts'
import { areaRules } from './rules/area.ts'
import { type Access, publicCalculation } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { ErrorResponse } from './shared/errors.ts'
import { mergeRules } from './shared/field-rules.ts'
import { readFailures } from './shared/statuses.ts'
import { name } from './shared/units.ts'

/** Answer of the prices of every municipality. */
export const CommunePricesResponse = defineEnvelope('CommunePricesResponse', CommunePrices)

/** Answer of the prices of one municipality. */
export const CommuneHistoryResponse = defineEnvelope('CommuneHistoryResponse', CommuneHistory)

/** Answer of the forecasts of official means. */
export const MarketForecastsResponse = defineEnvelope('MarketForecastsResponse', MarketForecasts)

/** Answer of the price line of one place. */
export const AreaResponse = defineEnvelope('AreaResponse', Area)

/** TTL of the prices in caches of clients. */
const maxAgeSeconds = 86_400

const access = {
  credentials: publicCalculation.credentials,
  quota: 'minute',
  bodyLimitBytes: 0,
  rules: [],
  maxAgeSeconds,
  hasConstantData: true,
  isCompressed: true,
} as const satisfies Access

const communeName = name(100).describe(
  'Municipality, in French, German or Luxembourgish; former municipalities and localities are understood.',
)

/** Place of a price line. */
const AreaQuery = z.strictObject({
  commune: communeName,
  quartier: name(100)
    .optional()
    .describe('District of the capital, by its French, German or Luxembourgish name; the city without one.'),
})

/** Filter of the forecasts. */
const ForecastsQuery = z.strictObject({ commune: communeName.optional() })

const asTable = '`Accept: text/csv` gives a table (RFC 4180). It takes a place of the minute and none of the day.'

/** The market of the municipalities, open to read. */
export const market = initContract().router(
  {
    communes: {
      method: 'GET',
      path: '/market/communes',
      summary: 'The price of every municipality',
      description: `Every municipality of Luxembourg with its newest modelled price of existing apartments, how sure it is, the last file in which a mean was published, and the registered sales. ${asTable}`,
      responses: { 200: CommunePricesResponse, 304: initContract().noBody() },
      metadata: { ...access, csvRows: toPriceRows } satisfies Access as Access,
    },
    commune: {
      method: 'GET',
      path: '/market/communes/:commune',
      pathParams: z.strictObject({
        commune: communeName,
      }),
      summary: 'The prices of one municipality, year by year',
      description: `Each year from 2014: registered sales, published mean and range, sales and mean off plan, and the modelled price with its standard error. ${asTable}`,
      responses: {
        200: CommuneHistoryResponse,
        304: initContract().noBody(),
        404: ErrorResponse,
      },
      metadata: { ...access, csvRows: toHistoryRows } satisfies Access as Access,
    },
    area: {
      method: 'GET',
      path: '/market/area',
      summary: 'The price line of one place, for a page about it',
      query: AreaQuery,
      description:
        'A municipality, or a district of the capital: its yearly prices, the newest one with the range of half of the sales, their number and the change in a year, in about a kilobyte. It is counted in a minute of its own, ten times as wide as that of other calls, and in no day.',
      responses: { 200: AreaResponse, 304: initContract().noBody(), 404: ErrorResponse },
      metadata: { ...access, rules: mergeRules(areaRules), hasOwnMinute: true } satisfies Access as Access,
    },
    forecasts: {
      method: 'GET',
      path: '/market/forecasts',
      summary: 'Forecasts of the official means, made before they are published',
      query: ForecastsQuery,
      description: `For each municipality the mean of existing apartments as it is expected to be published, with its 80 % interval, and what the published files say of it. A forecast is never edited: its file has a digest. ${asTable}`,
      responses: { 200: MarketForecastsResponse, 304: initContract().noBody(), 404: ErrorResponse },
      metadata: { ...access, csvRows: toForecastRows } satisfies Access as Access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
