import { fileURLToPath } from 'node:url'
import { indicators } from '#domain/market/parameters/indicators'
import { marketSnapshot } from '#server/adapters/market/snapshot'
import { everyOperation } from '#server/operations/every-operation'
import { operationRunner } from '#server/operations/run-operation'
import { calculations } from '#server/routes/calculations'
import { data } from '#server/routes/data'
import { type MarketState, marketData } from '#server/services/market/market-data'
import { calculationPrices } from '#server/start/calculation-prices'

const snapshot = marketSnapshot(
  fileURLToPath(new URL('../../server/data/market-snapshot.json', import.meta.url)),
  indicators,
)
const state: MarketState = { indicators, snapshot, stored: new Map(), refresh: 'off', withoutKey: new Set() }

/** The operations as the routes run them, over the tables and the snapshot of the repository. */
export const runOperation = operationRunner(
  {
    ...calculations(calculationPrices()),
    data: data({ marketData: () => marketData(state, new Date('2026-11-23T12:00:00Z'), '2026-11-23') }),
  },
  everyOperation,
)
