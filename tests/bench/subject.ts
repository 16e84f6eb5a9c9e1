import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, with the CPU that it has used. */
export interface Subject {
  url: string
  /** Microseconds of CPU since its start, user and system. */
  cpuMicros(): Promise<number>
  end(): void
}

/** Starts one of the servers of this folder, with nothing of this environment but the path of programs. */
export const subject = async (file: string, env: Record<string, string> = {}): Promise<Subject> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env: { PATH: process.env.PATH, ...env } })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    cpuMicros: async () => {
      child.send('cpu')
      const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
      return cpu.user + cpu.system
    },
    end: () => {
      child.kill()
    },
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

const one = (url: URL, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'X-API-Key': 'vk_sandbox_public',
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    }
    request(url, { method: 'POST', agent, headers }, answer => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
      .once('error', reject)
      .end(body)
  })

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
  const url = new URL(path, to.url)
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) {
      const status = await one(url, bodies[next++ % bodies.length] ?? '')
      if (status !== 200) throw new Error(`${url} answered ${status}`)
    }
  }
  const cpuBefore = await to.cpuMicros()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: at }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  return { perSecond: count / seconds, cpuMicrosPerRequest: ((await to.cpuMicros()) - cpuBefore) / count }
}

/** The middle of some figures. */
export const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
