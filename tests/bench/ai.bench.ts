import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'
import { startStandIn } from '../support/llm/stand-in.ts'
import { homes } from './homes.ts'
import { started } from './program.ts'
import { median, residentMiB } from './subject.ts'

const starts = 7
const startBar = 1.05
/** Two starts of one program differ by as much. */
const idleBarMiB = 4
const firstBarMiB = 20
/** Longer than what a start, or a first request, leaves to do. */
const restMs = 2000

const body = JSON.stringify(homes[0])

const estimate = async (url: string): Promise<void> => {
  const headers = { 'X-API-Key': 'vk_sandbox_public', 'Content-Type': 'application/json' }
  const { status } = await fetch(`${url}/api/v1/estimation`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`an estimate was answered with ${status}`)
}

/** CPU of a process so far in milliseconds, in steps of ten: its own time and that of the system for it. */
const cpuMs = ({ pid }: ChildProcess): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

interface Start {
  /** CPU to the first answer; the time on the clock is that of whatever else runs on the machine. */
  ms: number
  idleMiB: number
}

/** One start of the service to its first answer, and its memory at rest. */
const startOnce = async (env: Record<string, string>): Promise<Start> => {
  const { url, child, end } = await started(root, 'server/start/start.js', env)
  try {
    await estimate(url)
    const ms = cpuMs(child)
    await pause(restMs)
    return { ms, idleMiB: residentMiB(child) }
  } finally {
    await end()
  }
}

/** Lets a service write once, and waits until it did. */
const written = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('asked: done')) resolve()
      else if (String(chunk).includes('asked: ')) reject(new Error(String(chunk)))
    })
    child.kill('SIGUSR2')
  })

/** Memory at rest before the first AI request, and what that adds. */
const firstOnce = async (env: Record<string, string>): Promise<number> => {
  const { url, child, end } = await started(root, 'tests/bench/ai-service.ts', env)
  try {
    await estimate(url)
    await pause(restMs)
    const before = residentMiB(child)
    await written(child)
    await pause(restMs)
    return residentMiB(child) - before
  } finally {
    await end()
  }
}

/** What language models cost before anybody asks them, and at the first request; one line each. */
export const aiRows = async (): Promise<string[]> => {
  const { url, close } = await startStandIn()
  const env = { GROQ_URL: url, GROQ_MODEL: 'stand-in' }
  const pairs: { bare: Start; configured: Start }[] = []
  const adds: number[] = []
  // The first of each compiles what the others find.
  for (let start = 0; start <= starts; start += 1) {
    const first = await startOnce(start % 2 === 0 ? env : {})
    const second = await startOnce(start % 2 === 0 ? {} : env)
    pairs.push(start % 2 === 0 ? { bare: second, configured: first } : { bare: first, configured: second })
    adds.push(await firstOnce(env))
  }
  await close()
  const warm = pairs.slice(1)
  const of = (kind: 'bare' | 'configured', figure: keyof Start): number => median(warm.map(pair => pair[kind][figure]))
  const ratio = of('configured', 'ms') / of('bare', 'ms')
  const more = of('configured', 'idleMiB') - of('bare', 'idleMiB')
  const added = median(adds.slice(1))
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET')
  return [
    `14 CPU from start to first answer, with a provider configured / without (bar: at most ${startBar}): ${ratio.toFixed(3)} ${verdict(ratio <= startBar)} (${of('configured', 'ms').toFixed(0)} ms)`,
    `14 memory at rest that a configured provider adds (bar: at most ${idleBarMiB} MiB): ${more.toFixed(1)} MiB ${verdict(more <= idleBarMiB)} (${of('configured', 'idleMiB').toFixed(0)} MiB)`,
    `14 memory that the first AI request adds (bar: at most ${firstBarMiB} MiB): ${added.toFixed(1)} MiB ${verdict(added <= firstBarMiB)}`,
  ]
}

// By itself: node tests/bench/ai.bench.ts
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const line of await aiRows()) process.stdout.write(`${line}\n`)
}
