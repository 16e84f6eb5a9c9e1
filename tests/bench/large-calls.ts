import { spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { pathToFileURL } from 'node:url'
import { KiB } from '#contract/shared/access'
import { root } from '../architecture/sources.ts'
import { filled, longestBatch, longestCashFlow, manySales, strangestBatch } from '../support/heaviest.ts'
import { homes } from './homes.ts'
import { type Program, started } from './program.ts'
import { median } from './subject.ts'

/** A service as `npm start` runs it, from any tree of this project, with a key for the large calls. */
export interface Tree extends Pick<Program, 'url' | 'end'> {
  name: string
  largeKey: string
}

/** What one round has measured, in milliseconds. */
interface Round {
  /** Each small call beside the large ones. */
  small: number[]
  /** Each large call beside seven others. */
  large: number[]
  /** Each large call by itself, on a service that does nothing else. */
  alone: number[]
  /** From the first large call beside others to the last answer. */
  largeMs: number
  /** Answers that were not 200, by status. */
  failed: Map<number, number>
}

const large: [path: string, body: Buffer][] = [
  ['/api/v1/estimation/batch', Buffer.from(filled(longestBatch, 2048 * KiB))],
  ['/api/v1/dcf', Buffer.from(filled(longestCashFlow, 1024 * KiB))],
  ['/api/v1/estimation/batch', Buffer.from(JSON.stringify(strangestBatch))],
  ['/api/v1/estimation/backtest', Buffer.from(JSON.stringify(manySales))],
]
const small = homes.map(home => Buffer.from(JSON.stringify(home)))
/** The same service without threads, to compare with. */
const inLoop = 'tests/bench/in-loop.ts'
const connections = 8
const smallConnections = 2
const roundMs = 8000
/** Between two calls of a small caller: they are people's, not a flood. */
const restMs = 10

/** Starts a program of a tree, and makes a key in its records. */
export const treeOf = async (folder: string, file = 'server/start/main.ts'): Promise<Tree> => {
  const { url, options, end } = await started(folder, file)
  const made = spawnSync('npm', 'run -s keys -- create --name Large --tier enterprise --json'.split(' '), {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    await end()
    throw new Error(`No key was made in ${folder}: ${made.stderr}`)
  }
  const { key } = JSON.parse(made.stdout) as { key: string }
  const name = file === inLoop ? 'all in the event loop' : folder === root ? 'this tree' : folder
  return { name, url, largeKey: key, end }
}

/** Sends one call and gives its status and its time in milliseconds, from its first byte to the last of the answer. */
export const timed = (agent: Agent, url: string, key: string, body: Buffer): Promise<{ status: number; ms: number }> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': body.length }
    request(url, { method: 'POST', agent, headers }, answer => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }))
    })
      .once('error', reject)
      .end(body)
  })

/** Waits. */
export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const measured = async ({ url, largeKey }: Tree): Promise<Round> => {
  const round: Round = { small: [], large: [], alone: [], largeMs: 0, failed: new Map() }
  const agent = new Agent({ keepAlive: true, maxSockets: connections + smallConnections })
  const call = async (list: number[], path: string, key: string, body: Buffer): Promise<void> => {
    const { status, ms } = await timed(agent, url + path, key, body)
    if (status === 200) list.push(ms)
    else round.failed.set(status, (round.failed.get(status) ?? 0) + 1)
  }
  for (let run = 0; run < 3; run += 1) for (const [path, body] of large) await call(round.alone, path, largeKey, body)
  const startedAt = performance.now()
  const until = startedAt + roundMs
  const largeCaller = async (first: number): Promise<void> => {
    for (let next = first; performance.now() < until; next += 1) {
      const [path, body] = large[next % large.length] ?? ['', Buffer.alloc(0)]
      await call(round.large, path, largeKey, body)
    }
  }
  const smallCaller = async (first: number): Promise<void> => {
    for (let next = first; performance.now() < until; next += 1) {
      await call(round.small, '/api/v1/estimation', 'vk_sandbox_public', small[next % small.length] ?? Buffer.alloc(0))
      await pause(restMs)
    }
  }
  await Promise.all([
    ...Array.from({ length: connections }, (_, index) => largeCaller(index)),
    ...Array.from({ length: smallConnections }, (_, index) => smallCaller(index * 50)),
  ])
  round.largeMs = performance.now() - startedAt
  agent.destroy()
  return round
}

/** The time that a share of the calls did not pass. */
export const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

const lines = (name: string, rounds: readonly Round[]): string[] => {
  const times = rounds.flatMap(round => round.small)
  const p99 = quantile(times, 0.99)
  const failed = rounds.flatMap(round => [...round.failed].map(([status, count]) => `${count} times ${status}`))
  const perSecond = median(rounds.map(round => (round.large.length / round.largeMs) * 1000))
  return [
    `10 small estimate beside eight of the largest calls, p99 (bar: at most 25 ms): ${p99.toFixed(0)} ms ${p99 <= 25 ? 'met' : 'NOT MET'} (${name})`,
    `    ${times.length} calls, p50 ${quantile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms; not 200: ${failed.join(', ') || 'none'}`,
    `    large calls: ${median(rounds.flatMap(round => round.alone)).toFixed(0)} ms alone, ${median(rounds.flatMap(round => round.large)).toFixed(0)} ms beside seven others, ${perSecond.toFixed(1)} a second`,
  ]
}

/** A figure of this tree against the same of another one. */
const ratioLine = (description: string, ours: number, other: number, name: string): string => {
  const ratio = ours / other
  return `    ${description}, threads / ${name} (bar: at most 1.3): ${ratio.toFixed(2)} ${ratio <= 1.3 ? 'met' : 'NOT MET'}`
}

/**
 * Small calls beside eight connections with the largest ones, by turns in this tree, in this tree with all its work in
 * the event loop, and in other trees.
 * @param others roots of other trees of this project.
 */
export const largeCallRows = async (others: readonly string[], roundCount: number): Promise<string[]> => {
  const trees: Tree[] = []
  const rounds = new Map<Tree, Round[]>()
  try {
    trees.push(await treeOf(root), await treeOf(root, inLoop))
    for (const folder of others) trees.push(await treeOf(folder))
    for (const tree of trees) rounds.set(tree, [])
    for (const tree of trees) await measured(tree)
    for (let round = 0; round < roundCount; round += 1)
      for (const tree of trees) rounds.get(tree)?.push(await measured(tree))
  } finally {
    for (const tree of trees) await tree.end()
  }
  const figure = (tree: Tree, list: 'alone' | 'large'): number =>
    median((rounds.get(tree) ?? []).flatMap(round => round[list]))
  const msEach = (tree: Tree): number =>
    median((rounds.get(tree) ?? []).map(({ large, largeMs }) => largeMs / large.length))
  const [ours, ...rest] = trees
  return [
    ...trees.flatMap(tree => lines(tree.name, rounds.get(tree) ?? [])),
    ...rest.flatMap(other => [
      ratioLine('large calls alone', ours ? figure(ours, 'alone') : Number.NaN, figure(other, 'alone'), other.name),
      ratioLine(
        'large calls beside seven others',
        ours ? figure(ours, 'large') : Number.NaN,
        figure(other, 'large'),
        other.name,
      ),
      ratioLine('time in all for each large call', ours ? msEach(ours) : Number.NaN, msEach(other), other.name),
    ]),
  ]
}

// By itself: node tests/bench/large-calls.ts [roots of other trees to compare with]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await largeCallRows(process.argv.slice(2), 3)) process.stdout.write(`${line}\n`)
}
