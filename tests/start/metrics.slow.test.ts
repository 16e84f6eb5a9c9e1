import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { post } from '../support/app.ts'
import { freePort, newFolder, startProcess } from '../support/process.ts'

const home = { commune: 'Mamer', surface: 80 }

/** The status of the metrics asked under a name that was made to lead here. */
const statusUnder = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/metrics', headers: { Host: host } }, answer =>
      resolve(answer.resume().statusCode),
    )
      .once('error', reject)
      .end()
  })

test('serves metrics on this machine alone unless METRICS_HOST says otherwise', async () => {
  const METRICS_PORT = await freePort()
  // The whole of 127.0.0.0/8 is this machine, so that two addresses differ without a network.
  const env = { DATA_DIR: await newFolder(), METRICS_PORT, HOST: '127.0.0.2' }
  const reached = (host: string) =>
    fetch(`http://${host}:${METRICS_PORT}/metrics`).then(
      ({ status }) => status,
      () => 'refused',
    )
  const service = await startProcess(env)
  expect([await reached('127.0.0.1'), await reached('127.0.0.2')]).toEqual([200, 'refused'])
  expect(await statusUnder('evil.example', Number(METRICS_PORT))).toBe(403)
  await service.end('SIGTERM')
  const elsewhere = await startProcess({ ...env, METRICS_HOST: '127.0.0.3' })
  expect([await reached('127.0.0.1'), await reached('127.0.0.3')]).toEqual(['refused', 200])
  await elsewhere.end('SIGTERM')
})

test('serves metrics on their own port, and only there', async () => {
  const METRICS_PORT = await freePort()
  const service = await startProcess({ DATA_DIR: await newFolder(), METRICS_PORT })
  await (await post(service, '/estimation', home)).arrayBuffer()
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  expect(text).toContain('valorem_answers_total{operation="estimate",status="200",code=""} 1')
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404)
  await service.end('SIGTERM')
})

/** How often the event loop of a process woke within a second. */
const wakeUps = async (pid: number | undefined): Promise<number> => {
  const count = async (): Promise<number> =>
    Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/task/${pid}/status`, 'utf8'))?.[1])
  const before = await count()
  await pause(1000)
  return (await count()) - before
}

test('wakes at most ten times a second at rest', async () => {
  const service = await startProcess({ DATA_DIR: await newFolder() })
  // What the start leaves to do is done after a while.
  await expect.poll(() => wakeUps(service.child.pid), { timeout: 60_000 }).toBeLessThanOrEqual(10)
  await service.end('SIGTERM')
})
