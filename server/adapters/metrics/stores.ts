import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { PoolName, PoolState, StoreName, StoreWatch } from '../../ports/store-watch.ts'

/** Connections of each pool, read at each scrape. */
const createPoolMetrics = (registers: Registry[]): Pick<StoreWatch, 'poolOpened'> => {
  const pools = new Map<PoolName, () => PoolState>()
  const most = new Gauge({
    name: 'valorem_postgres_connections_max',
    help: 'Most connections that a pool of this process may have.',
    labelNames: ['pool'],
    registers,
    collect: () => {
      for (const [pool, state] of pools) most.set({ pool }, state().max)
    },
  })
  const connections = new Gauge({
    name: 'valorem_postgres_connections',
    help: 'Connections to PostgreSQL that are in_use or idle, and requests that are waiting for one, by pool: records, or counts.',
    labelNames: ['pool', 'state'],
    registers,
    collect: () => {
      for (const [pool, state] of pools) {
        const { inUse, idle, waiting } = state()
        connections.set({ pool, state: 'in_use' }, inUse)
        connections.set({ pool, state: 'idle' }, idle)
        connections.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
  return { poolOpened: (pool, state) => void pools.set(pool, state) }
}

/** Durations and failures of the stores, and connections to PostgreSQL. */
export const createStoreMetrics = (registers: Registry[]): StoreWatch => {
  const seconds = new Histogram({
    name: 'valorem_store_seconds',
    help: 'Time of a statement of the records (sqlite, postgres) or of a group of commands (redis); counts of one moment are one statement.',
    labelNames: ['store'],
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const failures = new Counter({
    name: 'valorem_store_failures_total',
    help: 'Statements, commands and connections that a store did not answer: it was away, slow or full.',
    labelNames: ['store'],
    registers,
  })
  const timers = new Map<StoreName, Histogram.Internal<'store'>>()
  const timerOf = (store: StoreName): Histogram.Internal<'store'> => {
    const known = timers.get(store)
    if (known) return known
    const timer = seconds.labels(store)
    timers.set(store, timer)
    // Initialised with the first query, so that the first failure is an increase.
    failures.inc({ store }, 0)
    return timer
  }
  return {
    ...createPoolMetrics(registers),
    asked: ({ store, ms, hasFailed }) => {
      timerOf(store).observe(ms / 1000)
      if (hasFailed) failures.inc({ store })
    },
  }
}
