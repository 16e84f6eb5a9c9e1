import { spawnSync } from 'node:child_process'
import { localFetch } from '@valorem/sdk/local'
import { localOperations } from '#server/in-process/local-operations'
import { createOperations } from '#server/operations/operations'
import { createCalculationHandlers } from '#server/routes/calculations'
import { getCalculationPrices } from '#server/start/calculation-prices'
import { homes } from './homes.ts'
import { median } from './subject.ts'

const rounds = 9

/** CPU of this process in microseconds for one of many calls, after warm-up; the median of some rounds. */
const cpuMicros = async (call: (index: number) => Promise<unknown>): Promise<number> => {
  const round = async (count: number): Promise<number> => {
    const before = process.cpuUsage()
    for (let index = 0; index < count; index += 1) await call(index)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / count
  }
  await round(20_000)
  const seen: number[] = []
  for (let index = 0; index < rounds; index += 1) seen.push(await round(4000))
  return median(seen)
}

/** Milliseconds that a fresh process takes to import the entry; the median of some. */
const importMs = (): number => {
  const program =
    "const at = performance.now(); await import('@valorem/sdk/local'); process.stdout.write(String(performance.now() - at))"
  const once = (): number =>
    Number(spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout)
  return median(Array.from({ length: rounds }, once))
}

const line = (name: string, bar: number, took: number): string =>
  `14 local service, ${name} (bar: at most ${bar}): ${took.toFixed(1)} ${took <= bar ? 'met' : 'NOT MET'}`

const bodies = homes.map(home => JSON.stringify(home))
const context = { requestId: 'req_1', day: '2026-11-21', caller: { name: 'local', tier: 'enterprise' } } as const

/** What the service in the caller's process takes: to import, an estimate in the operation itself, and through `fetch`. */
export const localRows = async (): Promise<string[]> => {
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const { run } = createOperations(createCalculationHandlers(getCalculationPrices()), {
    ...{ every: localOperations, check() {}, log, now: () => new Date() },
  })
  const local = localFetch({ today: '2026-11-21' })
  const byFetch = async (index: number): Promise<string> => {
    const headers = { 'X-API-Key': 'local', 'Content-Type': 'application/json', 'X-Request-Id': 'req_1' }
    const init = { method: 'POST', headers, body: bodies[index % bodies.length] ?? '' }
    return (await local('https://valorem.local/api/v1/estimation', init)).text()
  }
  const byOperation = (index: number) => run('estimate', { body: homes[index % homes.length] }, context)
  return [
    line('import in ms', 250, importMs()),
    line('an estimate in the operation, CPU in µs', 45, await cpuMicros(byOperation)),
    line('an estimate through localFetch, CPU in µs', 150, await cpuMicros(byFetch)),
  ]
}
