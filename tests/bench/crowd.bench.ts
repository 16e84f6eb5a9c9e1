import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'
import { started } from './program.ts'
import { median } from './subject.ts'
import { p99 } from './waits.ts'

const connections = 1000
const calls = 20_000
const rounds = 3
const barRatio = 5

const mean = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length

/** The times of all calls, in milliseconds, in the order of their answers, measured in a process of their own. */
const crowd = async (url: string): Promise<number[]> => {
  const file = fileURLToPath(new URL('crowd-sender.ts', import.meta.url))
  const sender = fork(file, [url, String(connections), String(calls)])
  const failed = once(sender, 'exit').then(([code]) => {
    throw new Error(`The senders ended with ${code}.`)
  })
  const [times] = (await Promise.race([once(sender, 'message'), failed])) as [number[]]
  await failed.catch(() => {})
  return times
}

/** How evenly a service answers a thousand callers at once: a fresh process in each round, with nothing compiled yet. */
export const crowdRows = async (): Promise<string[]> => {
  const all: { mean: number; p99: number; longest: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { url, end } = await started(root, 'server/start/start.js')
    try {
      const times = await crowd(url)
      all.push({ mean: mean(times), p99: p99(times), longest: Math.max(...times) })
    } finally {
      await end()
    }
  }
  const ratio = median(all.map(round => round.p99 / round.mean))
  const worst = Math.max(...all.map(round => round.p99 / round.mean))
  return [
    `21 ${calls} estimates by ${connections} callers at once, p99 / mean (bar: at most ${barRatio}): ${ratio.toFixed(2)} ${ratio <= barRatio ? 'met' : 'NOT MET'} (worst ${worst.toFixed(2)})`,
    `    mean ${median(all.map(round => round.mean)).toFixed(0)} ms, p99 ${median(all.map(round => round.p99)).toFixed(0)} ms, longest ${median(all.map(round => round.longest)).toFixed(0)} ms`,
  ]
}

// By itself: node tests/bench/crowd.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await crowdRows()) process.stdout.write(`${line}\n`)
}
