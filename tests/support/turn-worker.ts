import { setImmediate } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { runInTurn } from '../../server/adapters/pictures/process-turn.ts'

/** Thread that takes a turn ten times, and counts who else is in it. */
const { turn, counts } = workerData as { turn: SharedArrayBuffer; counts: SharedArrayBuffer }
const [running, most, done] = [0, 1, 2] as const
const counted = new Int32Array(counts)

for (let index = 0; index < 10; index += 1)
  await runInTurn(turn, { waitMs: 600_000, longestMs: 600_000 }, async () => {
    const now = Atomics.add(counted, running, 1) + 1
    if (now > Atomics.load(counted, most)) Atomics.store(counted, most, now)
    await setImmediate()
    Atomics.sub(counted, running, 1)
    Atomics.add(counted, done, 1)
  })
