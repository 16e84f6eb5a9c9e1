import { expect } from 'vitest'
import type { ServiceProcess } from './process.ts'
import { estimate } from './replicas.ts'

/** A proxy: it sends each request to one of the replicas that are registered. */
export interface TestProxy {
  /** Addresses of the replicas that get requests. */
  inside: string[]
  /** What callers have seen so far. */
  statuses: number[]
  /** Callers that ask one after the other until the end; a connection that is cut rejects. */
  callers(count: number): Promise<void>[]
  end(): void
}

/** A proxy whose callers have one key. */
export const proxied = (key: string): TestProxy => {
  const inside: string[] = []
  let [sent, isOver] = [0, false]
  const statuses: number[] = []
  const caller = async (): Promise<void> => {
    while (!isOver) {
      const url = inside[sent++ % inside.length] ?? ''
      statuses.push((await estimate(url, { 'X-API-Key': key })).status)
    }
  }
  return {
    inside,
    statuses,
    callers: count => Array.from({ length: count }, caller),
    end: () => {
      isOver = true
    },
  }
}

/** Until callers have seen so many more answers. */
const answers = async ({ statuses }: TestProxy, more: number): Promise<void> => {
  const before = statuses.length
  await expect.poll(() => statuses.length).toBeGreaterThan(before + more)
}

/**
 * Replaces the replicas in a proxy one by one, as operators read it: out of the proxy, SIGTERM, its end, the next one ready,
 * into the proxy; with answers before, between and after.
 * @param between what is tried while one old and one new replica run.
 */
export const rolledThrough = async (
  proxy: TestProxy,
  old: readonly ServiceProcess[],
  start: () => Promise<ServiceProcess>,
  between: (old: ServiceProcess, fresh: ServiceProcess) => Promise<void> = async () => {},
): Promise<ServiceProcess[]> => {
  const fresh: ServiceProcess[] = []
  for (const [index, replica] of old.entries()) {
    await answers(proxy, 200)
    proxy.inside.splice(proxy.inside.indexOf(replica.url), 1)
    expect(await replica.end('SIGTERM')).toBe(0)
    const next = await start()
    await expect.poll(async () => (await fetch(`${next.url}/health/ready`)).status).toBe(200)
    proxy.inside.push(next.url)
    fresh.push(next)
    const left = old[index + 1]
    if (left) await between(left, next)
  }
  await answers(proxy, 200)
  return fresh
}
