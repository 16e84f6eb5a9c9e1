import { Gauge, type Registry } from 'prom-client'
import type { RetentionWatch } from '../../ports/retention.ts'

/** Last success of each retention rule, and the age of the oldest row that it left. */
export const createRetentionMetrics = (registers: Registry[]): RetentionWatch => {
  const success = new Gauge({
    name: 'valorem_retention_last_success_seconds',
    help: 'Unix time at which this process last deleted all expired rows of a table, by table, or what of it expires.',
    labelNames: ['table'],
    registers,
  })
  const oldest = new Gauge({
    name: 'valorem_retention_oldest_seconds',
    help: 'Unix time of the oldest row that was left then, by table; for tables with an end of their rows, the earliest end.',
    labelNames: ['table'],
    registers,
  })
  const failures = new Gauge({
    name: 'valorem_retention_failed',
    help: '1 where the last deletion of expired rows failed or left some, else 0, by table.',
    labelNames: ['table'],
    registers,
  })
  return {
    retentionApplied: (table, applied) => {
      success.set({ table }, applied.at.getTime() / 1000)
      failures.set({ table }, 0)
      if (applied.oldest) oldest.set({ table }, applied.oldest.getTime() / 1000)
      else oldest.remove({ table })
    },
    retentionFailed: table => failures.set({ table }, 1),
  }
}
