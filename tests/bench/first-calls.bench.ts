import { Agent } from 'node:http'
import { pathToFileURL } from 'node:url'
import { agencies } from '#contract/examples/agencies'
import { evaluation } from '#contract/examples/evaluation'
import { root } from '../architecture/sources.ts'
import { homes } from './homes.ts'
import { pause, timed } from './large-calls.ts'
import { started } from './program.ts'
import { median } from './subject.ts'

const key = 'vk_sandbox_public'
const barRatio = 3
/** Each kind of call is the first of all in two starts. */
const starts = 6
const warmCalls = 20
/** Longest wait for a service to be ready, in milliseconds; that of the thread itself ends earlier. */
const readyMsMax = 60_000
const lookMs = 10

/** The request of a documented example. */
const example = (examples: readonly { name: string; request?: unknown }[], name: string): unknown => {
  const request = examples.find(found => found.name === name)?.request
  if (typeof request !== 'object' || request === null || !('body' in request))
    throw new Error(`No example ${name} has a body.`)
  return request.body
}

const kinds = [
  { name: 'batch', path: '/api/v1/estimation/batch', body: { items: homes.slice(0, 10) } },
  { name: 'cash flow', path: '/api/v1/dcf', body: example(evaluation.discountedCashFlow, 'threeUnits') },
  { name: 'report', path: '/api/v1/agences/pdf', body: example(agencies.estimationReport, 'full') },
].map(kind => ({
  ...kind,
  body: Buffer.from(JSON.stringify(kind.body)),
  firsts: [] as number[],
  ratios: [] as number[],
}))

const untilReady = async (url: string): Promise<void> => {
  const end = performance.now() + readyMsMax
  while ((await fetch(`${url}/health/ready`)).status !== 200) {
    if (performance.now() > end) throw new Error(`${url} was not ready within ${readyMsMax} ms.`)
    await pause(lookMs)
  }
}

/** One start: the first call of each kind as soon as the service is ready, from the given kind on, and then many of each. */
const oneStart = async (offset: number): Promise<{ answerMs: number; readyMs: number }> => {
  const startedAt = performance.now()
  const { url, end } = await started(root, 'server/start/start.js')
  const agent = new Agent({ keepAlive: true })
  const call = async (path: string, body: Buffer): Promise<number> => {
    const { status, ms } = await timed(agent, url + path, key, body)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return ms
  }
  try {
    await call('/api/v1/estimation', Buffer.from(JSON.stringify(homes[0])))
    const answerMs = performance.now() - startedAt
    await untilReady(url)
    const readyMs = performance.now() - startedAt
    const order = [...kinds.slice(offset), ...kinds.slice(0, offset)]
    const firsts: number[] = []
    for (const { path, body } of order) firsts.push(await call(path, body))
    for (const [index, { path, body, ...figures }] of order.entries()) {
      const warm: number[] = []
      for (let time = 0; time < warmCalls; time += 1) warm.push(await call(path, body))
      const first = firsts[index] ?? Number.NaN
      figures.firsts.push(first)
      figures.ratios.push(first / median(warm))
    }
    return { answerMs, readyMs }
  } finally {
    agent.destroy()
    await end()
  }
}

/** The first large call of each kind after a start against those that follow, one line each, and what a start takes. */
export const firstCallRows = async (): Promise<string[]> => {
  // The first start compiles what the others find.
  await oneStart(0)
  for (const kind of kinds) for (const figures of [kind.firsts, kind.ratios]) figures.length = 0
  const times = []
  for (let start = 0; start < starts; start += 1) times.push(await oneStart(start % kinds.length))
  const answerMs = median(times.map(time => time.answerMs))
  const readyMs = median(times.map(time => time.readyMs))
  return [
    ...kinds.map(({ name, firsts, ratios }) => {
      const ratio = median(ratios)
      const worst = Math.max(...ratios)
      return `20 first ${name} after a start / warm (bar: at most ${barRatio}): ${ratio.toFixed(2)} ${ratio <= barRatio ? 'met' : 'NOT MET'} (worst ${worst.toFixed(2)}; ${median(firsts).toFixed(1)} ms)`
    }),
    `    start to first estimate ${answerMs.toFixed(0)} ms, to ready ${readyMs.toFixed(0)} ms`,
  ]
}

// By itself: node tests/bench/first-calls.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await firstCallRows()) process.stdout.write(`${line}\n`)
}
