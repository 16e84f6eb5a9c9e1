import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { KiB } from '#contract/shared/access'
import { root } from '../architecture/sources.ts'
import { filled, longestBatch, longestCashFlow, strangestBatch } from '../support/heaviest.ts'
import { homes } from './homes.ts'
import { median } from './subject.ts'

/** A service as `npm start` runs it, from any tree of this project, with a key for the large calls. */
interface Tree {
  name: string
  url: string
  largeKey: string
  end(): void
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
]
const small = homes.map(home => Buffer.from(JSON.stringify(home)))
const connections = 8
const smallConnections = 2
const roundMs = 8000
/** Between two calls of a small caller: they are people's, not a flood. */
const restMs = 10

const started = async (folder: string): Promise<Tree> => {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'valorem-bench-')),
    MARKET_DATA_REFRESH: 'off',
    LOG_LEVEL: 'error',
    TIER_LIMITS: '{"sandbox":{"perMinute":1000000000,"perDay":1000000000},"enterprise":{"perMinute":1000000000}}',
  }
  const options = { cwd: folder, env }
  const child = spawn(process.execPath, ['server/main.ts'], options)
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      printed += chunk
      const address = /listens on (\S+)/.exec(printed)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', code => reject(new Error(`${folder} ended with ${code}: ${printed}`)))
  })
  const made = spawnSync('npm', 'run -s keys -- create --name Large --tier enterprise --json'.split(' '), {
    ...options,
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    child.kill()
    throw new Error(`No key was made in ${folder}: ${made.stderr}`)
  }
  const { key } = JSON.parse(made.stdout) as { key: string }
  return { name: folder, url, largeKey: key, end: () => void child.kill() }
}

/** Sends one call and gives its status and its time in milliseconds, from its first byte to the last of the answer. */
const timed = (agent: Agent, url: string, key: string, body: Buffer): Promise<{ status: number; ms: number }> =>
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

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

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
const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN

const lines = (name: string, rounds: readonly Round[]): string[] => {
  const times = rounds.flatMap(round => round.small)
  const p99 = quantile(times, 0.99)
  const failed = rounds.flatMap(round => [...round.failed].map(([status, count]) => `${count} times ${status}`))
  const perSecond = median(rounds.map(round => (round.large.length / round.largeMs) * 1000))
  return [
    `8 small estimate beside eight of the largest calls, p99 (bar: at most 250 ms): ${p99.toFixed(0)} ms ${p99 <= 250 ? 'met' : 'NOT MET'} (${name})`,
    `    ${times.length} calls, p50 ${quantile(times, 0.5).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms; not 200: ${failed.join(', ') || 'none'}`,
    `    large calls: ${median(rounds.flatMap(round => round.alone)).toFixed(0)} ms alone, ${median(rounds.flatMap(round => round.large)).toFixed(0)} ms beside seven others, ${perSecond.toFixed(1)} a second`,
  ]
}

/**
 * Small calls beside eight connections with the largest ones, in one tree or in several by turns.
 * @param folders roots of trees of this project, the one that is measured first.
 */
export const largeCallRows = async (folders: readonly string[], roundCount: number): Promise<string[]> => {
  const trees: Tree[] = []
  const rounds = new Map<Tree, Round[]>()
  try {
    for (const folder of folders) trees.push(await started(folder))
    for (const tree of trees) rounds.set(tree, [])
    for (const tree of trees) await measured(tree)
    for (let round = 0; round < roundCount; round += 1)
      for (const tree of trees) rounds.get(tree)?.push(await measured(tree))
  } finally {
    for (const tree of trees) tree.end()
  }
  const [ours, ...others] = trees.map(tree => median((rounds.get(tree) ?? []).flatMap(round => round.alone)))
  const [first = Number.NaN] = others
  return [
    ...trees.flatMap(tree => lines(tree.name === root ? 'this tree' : tree.name, rounds.get(tree) ?? [])),
    ...(others.length > 0
      ? [
          `    large calls alone, this tree / the other: ${((ours ?? Number.NaN) / first).toFixed(2)} (bar: at most 1.3)`,
        ]
      : []),
  ]
}

// By itself: node tests/bench/large-calls.ts [root of another tree to compare with]
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await largeCallRows([root, ...process.argv.slice(2)], 3)) process.stdout.write(`${line}\n`)
}
