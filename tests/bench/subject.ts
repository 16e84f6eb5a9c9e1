import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { clock, sendAll } from './callers.ts'
import { nodeFlags } from './program.ts'

/** A server in a process of its own, with the CPU that it has used. */
export interface Subject {
  url: string
  /** Microseconds of CPU since its start, user and system. */
  cpuMicros(): Promise<number>
  /** MiB that are left after a full collection; only the whole stack says it. */
  keptMiB(): Promise<number>
  end(): void
}

/** The program of this folder that is the service. */
const stack = './stack.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** What `server/start/start.js` sets before it loads the service. */
const startFlags = ['--no-allocation-site-pretenuring']

/**
 * Starts one of the servers of this folder, with nothing of this environment but the path of programs; the service with the
 * flags that it has under `npm start`, and a peer with none unless it `hasFlags`.
 */
export const subject = async (
  file: string,
  env: Record<string, string> = {},
  { hasFlags = file === stack } = {},
): Promise<Subject> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: hasFlags ? [...nodeFlags(root), ...startFlags] : [],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code} before it listened.`)
  })
  const [{ url }] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }]
  // Later it is ended on purpose.
  ended.catch(() => {})
  return {
    url,
    cpuMicros: async () => {
      child.send('cpu')
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
      return cpu.user + cpu.system
    },
    keptMiB: async () => {
      child.send('kept')
      const [{ kept }] = (await once(child, 'message')) as [{ kept: number }]
      return kept / 1024 ** 2
    },
    end: () => {
      child.kill()
    },
  }
}

/** What a run of requests took. */
export interface Load {
  perSecond: number
  cpuMicrosPerRequest: number
}

/** Sends `count` requests, `at` at a time, bounded by the count; every one must be answered 200. */
export const load = async (
  to: Subject,
  path: string,
  bodies: readonly string[],
  count: number,
  at: number,
): Promise<Load> => {
  const headers = { 'X-API-Key': 'vk_sandbox_public' }
  const cpuBefore = await to.cpuMicros()
  const seconds = await clock(() =>
    sendAll({ url: to.url + path, bodies, count, status: [200], headers: () => headers, callers: at }),
  )
  return { perSecond: count / seconds, cpuMicrosPerRequest: ((await to.cpuMicros()) - cpuBefore) / count }
}

/** Resident memory of a process in MiB, as the system counts it. */
export const residentMiB = ({ pid }: Pick<ChildProcess, 'pid'>): number => {
  const kibibytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout)
  if (!(kibibytes > 0)) throw new Error(`No memory is known of the process ${pid}.`)
  return kibibytes / 1024
}

/** The middle of some figures. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
