import { parseArgs } from 'node:util'
import { root } from '../architecture/sources.ts'
import { sendAll } from './callers.ts'
import { homes } from './homes.ts'
import { started } from './program.ts'
import { residentMiB } from './subject.ts'

/**
 * `npm run bench -- soak [--seconds 600]`: calls the service through 32 connections and prints its memory every 15 seconds, and
 * by how much it grew in the second half. A report: it fails only where an answer does.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } })
const seconds = Number(values.seconds)
if (!Number.isInteger(seconds) || seconds < 1 || seconds > 86_400)
  throw new Error(`--seconds ${values.seconds}: must be a whole number from 1 to 86400.`)

const sampleMs = 15_000
const bodies = homes.map(home => JSON.stringify(home))

/** What was measured at one instant. */
interface Sample {
  seconds: number
  residentMiB: number
  heapMiB: number
}

/** What the service says of its heap in its metrics. */
const heapMiB = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2
}

/** The slope of the line through some samples by least squares, in MiB a minute. */
const slope = (samples: readonly Sample[], figure: 'residentMiB' | 'heapMiB'): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle = mean(samples.map(sample => sample.seconds))
  const level = mean(samples.map(sample => sample[figure]))
  const above = samples.map(sample => (sample.seconds - middle) * (sample[figure] - level))
  return (60 * mean(above)) / mean(samples.map(sample => (sample.seconds - middle) ** 2))
}

const metricsPort = 20_000 + (process.pid % 10_000)
const { url, child, end } = await started(root, 'server/start/start.js', { METRICS_PORT: String(metricsPort) })
const startedAt = performance.now()
const elapsed = (): number => (performance.now() - startedAt) / 1000
const samples: Sample[] = []
const take = async (): Promise<void> => {
  const heap = await heapMiB(`http://127.0.0.1:${metricsPort}`)
  const sample = { seconds: elapsed(), residentMiB: residentMiB(child), heapMiB: heap }
  samples.push(sample)
  process.stdout.write(
    `${sample.seconds.toFixed(0).padStart(5)} s  resident ${sample.residentMiB.toFixed(1)} MiB  heap ${heap.toFixed(1)} MiB\n`,
  )
}
const timer = setInterval(() => void take(), Math.min(sampleMs, (seconds * 1000) / 4))
const headers = { 'X-API-Key': 'vk_sandbox_public' }
let calls = 0
while (elapsed() < seconds) {
  await sendAll({ url: `${url}/api/v1/estimation`, bodies, count: 2000, status: [200], headers: () => headers })
  calls += 2000
}
clearInterval(timer)
await take()
await end()
const half = samples.filter(sample => sample.seconds >= seconds / 2)
process.stdout.write(
  `${calls} calls in ${elapsed().toFixed(0)} s, all answered 200. Slope of the second half: resident ${slope(half, 'residentMiB').toFixed(2)}, heap ${slope(half, 'heapMiB').toFixed(2)} MiB a minute.\n`,
)
process.exit(0)
