import { setTimeout as pause } from 'node:timers/promises'
import { statusOf } from './callers.ts'
import { homes } from './homes.ts'

const path = '/api/v1/estimation'
const headers = { 'X-API-Key': 'vk_sandbox_public' }
const bodies = homes.map(home => JSON.stringify(home))

/** Pause of a caller between two estimates: together they leave most of a core free. */
const pauseMs = 10

/** Milliseconds of estimates by four callers for some seconds, one after the other each. */
export const waits = async ({ url }: { url: string }, seconds: number): Promise<number[]> => {
  const all: number[] = []
  const end = performance.now() + seconds * 1000
  const caller = async (first: number): Promise<void> => {
    for (let number = first; performance.now() < end; number += 1) {
      const startedAt = performance.now()
      await statusOf(url + path, bodies[number % bodies.length] ?? '', headers)
      all.push(performance.now() - startedAt)
      await pause(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: 4 }, (_, index) => caller(index)))
  return all
}

/** What only the slowest hundredth exceeds. */
export const p99 = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * 0.99)] ?? Number.NaN
