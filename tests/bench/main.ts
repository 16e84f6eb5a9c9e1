import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createClient } from '@valorem/sdk'
import { EstimationInput } from '#contract/estimation'
import { estimator } from '#domain/estimation/estimate'
import { readPriceTables } from '#server/adapters/price-tables/price-tables'
import { accountRows } from './accounts.bench.ts'
import { aiRows } from './ai.bench.ts'
import { analyzeRows } from './analyze.bench.ts'
import { crowdRows } from './crowd.bench.ts'
import { estimateRows } from './estimate.bench.ts'
import { extractionRows } from './extraction.bench.ts'
import { figureRows } from './figures.bench.ts'
import { firstCallRows } from './first-calls.bench.ts'
import { fiveRows } from './five.bench.ts'
import { fortyLineTax, longestPurchase } from './forty-lines.ts'
import { homes, thousand } from './homes.ts'
import { largeCallRows } from './large-calls.ts'
import { leadRows } from './leads.bench.ts'
import { localRows } from './local.bench.ts'
import { memoryRows } from './memory.ts'
import { reportRows } from './report.bench.ts'
import { reportCallerRows } from './report-callers.ts'
import { stackRows } from './stack.bench.ts'
import { storageRows } from './storage.bench.ts'
import { load, median, type Subject, subject } from './subject.ts'
import { tracesRows } from './traces.bench.ts'
import { valuationRows } from './valuation.bench.ts'

const rounds = 5
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const verdict = (ratio: number, isMet: boolean): string => `${ratio.toFixed(3)} ${isMet ? 'met' : 'NOT MET'}`

/** CPU of a batch through the server against the same work in one process without a server. */
const batchRow = async (stack: Subject): Promise<void> => {
  const text = JSON.stringify(thousand)
  const estimate = estimator(readPriceTables(fileURLToPath(new URL('../../server/data', import.meta.url))))
  const today = new Date().toISOString().slice(0, 10)
  const bare = (): number => {
    const { items } = JSON.parse(text) as { items: unknown[] }
    const results = items.map((item, index) => ({
      index,
      success: true,
      data: estimate(EstimationInput.parse(item), today),
    }))
    return JSON.stringify({ success: true, count: items.length, succeeded: items.length, failed: 0, results }).length
  }
  const bareMicros = (count: number): number => {
    const before = process.cpuUsage()
    for (let run = 0; run < count; run += 1) bare()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / count
  }
  bareMicros(20)
  await load(stack, '/api/v1/estimation/batch', [text], 20, 1)
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const ours = await load(stack, '/api/v1/estimation/batch', [text], 20, 1)
    ratios.push(ours.cpuMicrosPerRequest / bareMicros(20))
  }
  const ratio = median(ratios)
  say(`2 batch of 1000 / the same work in one process, CPU (bar: at most 1.3): ${verdict(ratio, ratio <= 1.3)}`)
}

/** Time of a call through the SDK against a bare fetch, one after the other, in turns. */
const sdkRow = async ({ url }: Subject): Promise<void> => {
  const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: url })
  const bySdk = async (home: (typeof homes)[number]): Promise<void> => {
    await client.request('POST', '/api/v1/estimation', home)
  }
  const byFetch = async (home: (typeof homes)[number]): Promise<void> => {
    const answer = await fetch(`${url}/api/v1/estimation`, {
      method: 'POST',
      headers: {
        'X-API-Key': 'vk_sandbox_public',
        'Content-Type': 'application/json',
        // The service keeps what an Idempotency-Key needs; without one it would do less for the bare call.
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(home),
    })
    await answer.json()
  }
  const time = async (call: typeof bySdk, count: number): Promise<number> => {
    const startedAt = performance.now()
    for (let index = 0; index < count; index += 1)
      await call(homes[index % homes.length] ?? (homes[0] as (typeof homes)[number]))
    return performance.now() - startedAt
  }
  await time(bySdk, 500)
  await time(byFetch, 500)
  const ratios: number[] = []
  for (let round = 0; round < rounds * 2; round += 1) ratios.push((await time(bySdk, 300)) / (await time(byFetch, 300)))
  const ratio = median(ratios)
  say(`3 SDK call / bare fetch, time (bar: at most 1.05): ${verdict(ratio, ratio <= 1.05)}`)
}

/** The size that the build of the SDK prints. */
const sizeRow = (): void => {
  const { stdout } = spawnSync(process.execPath, ['sdk/build.ts'], { encoding: 'utf8' })
  say(
    `4 SDK, all operations, minified and gzipped (bar: at most 8 KiB): ${stdout.split('\n').find(line => line.startsWith('@valorem/sdk:'))}`,
  )
}

/** CPU of one calculation of law in this process. */
const taxRow = (name: string, calculation: () => unknown): void => {
  const barMs = 0.2
  const cpuMs = (count: number): number => {
    const before = process.cpuUsage()
    for (let run = 0; run < count; run += 1) calculation()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / count
  }
  cpuMs(3000)
  const ms = median(Array.from({ length: rounds * 3 }, () => cpuMs(500)))
  say(`7 ${name}, CPU in ms (bar: at most ${barMs}): ${verdict(ms, ms <= barMs)}`)
}

for (const line of await stackRows()) say(line)
for (const line of await fiveRows()) say(line)
const stack = await subject('./stack.ts')
try {
  await batchRow(stack)
  await sdkRow(stack)
  sizeRow()
  for (const line of valuationRows()) say(line)
  for (const line of estimateRows()) say(line)
  for (const line of figureRows()) say(line)
  taxRow('forty-line tax', fortyLineTax)
  taxRow('longest purchase', longestPurchase)
  for (const line of await localRows()) say(line)
  for (const line of await reportRows()) say(line)
  for (const line of await storageRows()) say(line)
  for (const line of await largeCallRows([], 3)) say(line)
  for (const line of await reportCallerRows()) say(line)
  for (const line of await firstCallRows()) say(line)
  for (const line of await crowdRows()) say(line)
  for (const line of await memoryRows()) say(line)
  for (const line of await accountRows()) say(line)
  for (const line of await tracesRows()) say(line)
  for (const line of await leadRows()) say(line)
  for (const line of await aiRows()) say(line)
  for (const line of await analyzeRows()) say(line)
  for (const line of await extractionRows()) say(line)
} finally {
  stack.end()
}
process.exit(0)
