import { initContract } from '@ts-rest/core'
import * as z from 'zod'
import type { Access } from './shared/access.ts'
import { defineEnvelope } from './shared/envelope.ts'
import { Certainty, Words } from './shared/law.ts'
import { readFailures } from './shared/statuses.ts'
import { Day, Instant } from './shared/units.ts'

const defineDataText = (max: number) => z.string().min(1).max(max)

/** Keys of the indicators, in the order in which they are answered; none is renamed. */
export const IndicatorKey = z
  .enum([
    'ecb.deposit_facility',
    'ecb.main_refinancing',
    'ecb.marginal_lending',
    'ecb.estr',
    'euribor.1m',
    'euribor.3m',
    'euribor.6m',
    'euribor.12m',
    'fr.oat_10y_monthly',
    'fr.tec10',
    'lu.long_rate_10y',
    'lu.mortgage_rate_new',
    'lu.hicp_yoy',
    'ea.hicp_yoy',
    'lu.cpi_index',
    'lu.wage_index',
    'lu.house_price_index',
    'lu.house_price_yoy',
    'lu.house_price_index_ecb',
    'lu.building_permits',
  ])
  .meta({ id: 'IndicatorKey', description: 'Stable key of an indicator. New keys may be added.' })

const Figure = z.number().min(-1e9).max(1e9).meta({ 'x-unit': 'unit of the indicator' })

const Period = z.string().regex(/^\d{4}-(Q[1-4]|(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)$/)

const DayCount = z.int().min(0).max(100_000).meta({ 'x-unit': 'days' })

/** The figure before the current one. */
export const PreviousFigure = z
  .strictObject({
    value: Figure.describe('Its value, in the same unit.'),
    period: Period.describe('Its period.'),
  })
  .meta({ id: 'PreviousFigure', description: 'The figure before.' })

/** Publication of a series. */
export const IndicatorSource = z
  .strictObject({
    name: defineDataText(100).describe('Who publishes the series.'),
    series: defineDataText(200).describe('Name of the series at its source.'),
    url: z.url().max(500).describe('Where the figure can be looked up.'),
  })
  .meta({ id: 'IndicatorSource', description: 'Where a series is published.' })

/** Reason for a value that is not fresh. */
export const IndicatorReason = z
  .enum([
    'not_in_snapshot',
    'needs_source_key',
    'timeout',
    'unreachable',
    'http_error',
    'bad_format',
    'wrong_series',
    'implausible',
    'older_than_held',
    'no_data',
  ])
  .meta({ id: 'IndicatorReason', description: 'Why a value could not be read from its source, or is not stored.' })

/** One indicator with its value, its age and its source. */
export const Indicator = z
  .strictObject({
    key: IndicatorKey,
    group: z
      .enum(['centralBank', 'interbank', 'bond', 'prices', 'housing', 'credit', 'wages'])
      .describe('What it is about.'),
    name: Words,
    frequency: z
      .enum(['daily', 'monthly', 'quarterly', 'onChange'])
      .describe('How often the source has a new figure; `onChange` holds until the next decision.'),
    unit: z.enum(['fraction', 'index', 'count']).describe('Unit of `value`.'),
    value: Figure.nullable().describe('Rates as fractions: 0.02188 is 2.188 %. Null when no value is stored, never 0.'),
    publishedValue: Figure.nullable().describe('The figure as the source prints it.'),
    publishedUnit: z.enum(['percent', 'index', 'count']).describe('Unit of `publishedValue`.'),
    period: Period.nullable().describe(
      'Day, month or quarter of the observation; of `onChange` the first day in force.',
    ),
    previous: PreviousFigure.nullable().describe('The figure before; it may be known although `value` is null.'),
    publishedAt: Instant.nullable().describe('When the source published it; null when it does not say.'),
    retrievedAt: Instant.nullable().describe('When it was read at the source, or confirmed there.'),
    ageDays: DayCount.nullable().describe('Days from the first day of `period` to today in Luxembourg.'),
    staleAfterDays: DayCount.nullable().describe(
      'Age beyond which its calendar expects a newer one; null for `onChange`.',
    ),
    stale: z
      .boolean()
      .nullable()
      .describe('Older than its calendar allows; of `onChange`: not read for three days. Null without a value.'),
    status: z
      .enum(['live', 'cached', 'snapshot', 'unavailable'])
      .describe(
        'Read or confirmed by the newest refresh; stored from an earlier one because the newest failed or was refused; from the bundled file; no value.',
      ),
    reason: IndicatorReason.nullable().describe('Why it is not live; null for `live` and `snapshot`.'),
    certainty: Certainty.nullable().describe('How sure the value is; null without one.'),
    observation: z
      .enum(['final', 'provisional', 'estimated'])
      .nullable()
      .describe('What the source says of the value; null when it says nothing.'),
    source: IndicatorSource,
  })
  .meta({ id: 'Indicator', description: 'One indicator with its value, its age and its source.' })

/** An indicator whose source could not be read. */
export const MarketFailure = z
  .strictObject({
    key: IndicatorKey,
    reason: IndicatorReason,
    servedFrom: z.enum(['cached', 'snapshot', 'none']).describe('Where the value that is answered comes from.'),
  })
  .meta({ id: 'MarketFailure', description: 'An indicator that the newest refresh could not read.' })

/** The macro indicators as they are stored now. */
export const MarketData = z
  .strictObject({
    asOf: Instant.describe('When this document was put together.'),
    refresh: z.enum(['on', 'off']).describe('Whether this server asks the sources, once a day each.'),
    snapshotDate: Day.describe('Day of the bundled snapshot.'),
    indicators: z.array(Indicator).max(100).describe('Every indicator, always in the same order.'),
    failures: z.array(MarketFailure).max(100).describe('Indicators whose last attempt failed; empty without refresh.'),
  })
  .meta({
    id: 'MarketData',
    description:
      'Macro indicators of Luxembourg and the euro area. Each value says how old it is and where it is published.',
  })

/** Answer of the market data. */
export const MarketDataResponse = defineEnvelope('MarketDataResponse', MarketData)

/** TTL of the answer in caches of clients. */
const marketDataMaxAgeSeconds = 3600

const access: Access = {
  credentials: ['secret', 'sandbox'],
  quota: 'standard',
  bodyLimitBytes: 0,
  rules: [],
  maxAgeSeconds: marketDataMaxAgeSeconds,
  isCompressed: true,
}

/** The routes of public data. */
export const data = initContract().router(
  {
    marketData: {
      method: 'GET',
      path: '/market-data',
      summary: 'Macro indicators with their age',
      description:
        'Rates, prices and wages of Luxembourg and the euro area from the official public sources, each with its period, its age and its status. No request waits for a source: what is not known is null.',
      responses: { 200: MarketDataResponse, 304: initContract().noBody() },
      metadata: access,
    },
  },
  { pathPrefix: '/api/v1', strictStatusCodes: true, commonResponses: readFailures },
)
