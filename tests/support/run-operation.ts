import { fileURLToPath } from 'node:url'
import { indicators } from '#domain/market/parameters/indicators'
import { readMarketSnapshot } from '#server/adapters/market/snapshot'
import { everyOperation } from '#server/operations/every-operation'
import { createOperationRunner } from '#server/operations/run-operation'
import { createCalculationHandlers } from '#server/routes/calculations'
import { createDataHandlers } from '#server/routes/data'
import { buildMarketData, type MarketState } from '#server/services/market/market-data'
import { getCalculationPrices } from '#server/start/calculation-prices'

const snapshot = readMarketSnapshot(
  fileURLToPath(new URL('../../server/data/market-snapshot.json', import.meta.url)),
  indicators,
)
const state: MarketState = { indicators, snapshot, stored: new Map(), refresh: 'off', withoutKey: new Set() }

/** The operations as the routes run them, over the tables and the snapshot of the repository. */
export const runOperation = createOperationRunner(
  {
    ...createCalculationHandlers(getCalculationPrices()),
    data: createDataHandlers({
      marketData: () => buildMarketData(state, new Date('2026-11-23T12:00:00Z'), '2026-11-23'),
    }),
  },
  everyOperation,
)
