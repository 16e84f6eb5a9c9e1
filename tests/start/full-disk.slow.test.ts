import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { post } from '../support/app.ts'
import { clearOfMidnight } from '../support/midnight.ts'
import { newFolder, startProcess } from '../support/process.ts'

const run = promisify(execFile)
const home = { commune: 'Mamer', surface: 80 }

test('a full disk is 503 and not ready; once there is room it is ready again, though nobody asked for anything', async () => {
  await clearOfMidnight(120_000)
  // No file of this process may grow above 1 MiB, which is what a full disk looks like to SQLite.
  const limited = ['sh', '-c', `ulimit -S -f 2048 && exec '${process.execPath}' server/start/main.ts`] as const
  const service = await startProcess(
    { DATA_DIR: await newFolder(), TIER_LIMITS: '{"sandbox":{"perMinute":200000,"perDay":100000}}' },
    limited,
  )
  const call = async () => {
    const answer = await post(service, '/estimation', home)
    await answer.arrayBuffer()
    return { status: answer.status, retryAfter: answer.headers.get('Retry-After') }
  }
  const ready = async () => (await fetch(`${service.url}/health/ready`)).status
  // It is ready once it has a thread.
  await expect.poll(ready).toBe(200)
  let answered = 0
  let last = await call()
  while (last.status === 200 && answered < 5000) {
    answered += 1
    last = await call()
  }
  expect(last).toEqual({ status: 503, retryAfter: '5' })
  expect(answered).toBeGreaterThan(50)
  await expect.poll(ready).toBe(503)
  expect((await fetch(`${service.url}/health/live`)).status).toBe(200)

  await run('prlimit', [`--pid=${service.child.pid}`, '--fsize=unlimited:'])
  // What the stores answered is kept for half a second.
  await expect.poll(ready).toBe(200)
  const after = await post(service, '/estimation', home)
  expect(after.status).toBe(200)
  // Every answer was counted once, and nothing that was refused.
  expect(after.headers.get('X-RateLimit-Remaining')).toBe(String(100_000 - answered - 1))
  await service.end('SIGTERM')
})
