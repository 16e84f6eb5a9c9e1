import { Agent } from 'node:http'
import { pathToFileURL } from 'node:url'
import { agencies } from '#contract/examples/agencies'
import { root } from '../architecture/sources.ts'
import { homes } from './homes.ts'
import { pause, quantile, type Tree, timed, treeOf } from './large-calls.ts'

const reportCallers = 8
const smallCallers = 2
const roundMs = 8000
/** Between two calls of a small caller: they are people's, not a flood. */
const restMs = 10
const barMs = 250

/** Reports with a loan, a logo and every text, and one that a new build needs: those of the documentation. */
const reports = agencies.estimationReport.flatMap(({ name, request }) =>
  ['full', 'offPlan'].includes(name) && request && 'body' in request ? [Buffer.from(JSON.stringify(request.body))] : [],
)
const small = homes.map(home => Buffer.from(JSON.stringify(home)))

/** What one round has measured, in milliseconds. */
interface Round {
  small: number[]
  reports: number[]
}

const measured = async ({ url, largeKey }: Tree): Promise<Round> => {
  const round: Round = { small: [], reports: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: reportCallers + smallCallers })
  const until = performance.now() + roundMs
  const caller = async (list: number[], path: string, bodies: readonly Buffer[], rest: number): Promise<void> => {
    for (let next = 0; performance.now() < until; next += 1) {
      const { status, ms } = await timed(agent, url + path, largeKey, bodies[next % bodies.length] ?? Buffer.alloc(0))
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      list.push(ms)
      if (rest > 0) await pause(rest)
    }
  }
  await Promise.all([
    ...Array.from({ length: reportCallers }, () => caller(round.reports, '/api/v1/agences/pdf', reports, 0)),
    ...Array.from({ length: smallCallers }, () => caller(round.small, '/api/v1/estimation', small, restMs)),
  ])
  agent.destroy()
  return round
}

/** Small estimates beside eight callers who ask for one report after the other, on a service of this tree. */
export const reportCallerRows = async (roundCount = 3): Promise<string[]> => {
  const tree = await treeOf(root)
  const rounds: Round[] = []
  try {
    await measured(tree)
    for (let round = 0; round < roundCount; round += 1) rounds.push(await measured(tree))
  } finally {
    await tree.end()
  }
  const times = rounds.flatMap(round => round.small)
  const drawn = rounds.flatMap(round => round.reports)
  const p99 = quantile(times, 0.99)
  const perSecond = (drawn.length / (roundMs * roundCount)) * 1000
  return [
    `13 small estimate beside eight report callers, p99 (bar: at most ${barMs} ms): ${p99.toFixed(0)} ms ${p99 <= barMs ? 'met' : 'NOT MET'}`,
    `    ${times.length} calls, p50 ${quantile(times, 0.5).toFixed(1)} ms; ${perSecond.toFixed(1)} reports a second, p50 ${quantile(drawn, 0.5).toFixed(0)} ms`,
  ]
}

// By itself: node tests/bench/report-callers.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await reportCallerRows()) process.stdout.write(`${line}\n`)
}
