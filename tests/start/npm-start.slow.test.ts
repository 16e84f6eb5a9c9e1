import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../architecture/sources.ts'
import { freePort, newFolder } from '../support/process.ts'
import { until } from '../support/until.ts'

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

test('a SIGTERM to `npm start` ends the service, which no shell between the two survives', async () => {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: await newFolder(), npm_config_script_shell: '/bin/sh' }
  // A group of its own, so that what a failed test leaves behind is ended with it.
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: 'ignore' })
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL')
    } catch {
      // It has ended, as it should.
    }
  })
  const health = `http://127.0.0.1:${port}/health/live`
  await until(async () => ((await isAnswering(health)) ? true : undefined), 'service')
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await until(async () => ((await isAnswering(health)) ? undefined : true), 'end of the service')
  expect(npm.signalCode ?? npm.exitCode).not.toBeNull()
}, 90_000)
