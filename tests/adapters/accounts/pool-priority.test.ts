import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { reducePoolPriority } from '#server/adapters/accounts/pool-priority'

const poolThreads = (): number[] =>
  readdirSync('/proc/self/task')
    .filter(thread => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim() === 'libuv-worker')
    .map(Number)

test.runIf(process.platform === 'linux')(
  'threads of the pool yield to the event loop, however often asked',
  async () => {
    // Whatever the pool does first makes its threads.
    await readFile(import.meta.filename)
    const own = getPriority()
    const expected = 19
    expect(reducePoolPriority()).toBeGreaterThan(0)
    expect(reducePoolPriority()).toBe(poolThreads().length)
    expect(poolThreads().map(thread => getPriority(thread))).toEqual(poolThreads().map(() => expected))
    expect(getPriority()).toBe(own)
  },
)
