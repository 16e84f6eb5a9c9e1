import { expect, onTestFinished, test } from 'vitest'
import type { LevelledLog } from '#server/ports/log'
import { createLevelToggle } from '#server/start/log-level'
import { newFolder, startProcess } from '../support/process.ts'

/** A log that notes its lines where its level lets them through, as every log does. */
const notingLog = (set: string) => {
  const order = ['debug', 'info', 'warn', 'error', 'silent']
  const lines: string[] = []
  let level = set
  const at = (of: string) => (fields: object) => {
    if (order.indexOf(of) >= order.indexOf(level)) lines.push(`${of} ${JSON.stringify(fields)}`)
  }
  const log: LevelledLog = {
    setLevel: to => {
      level = to
    },
    ...{ debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') },
  }
  return { log, lines, level: () => level }
}

test.each([
  ['info', 'debug'],
  ['warn', 'debug'],
  ['silent', 'debug'],
  ['debug', 'info'],
])('from %s it goes to %s and back, and the log shows both changes', (set, other) => {
  const { log, lines, level } = notingLog(set)
  const change = createLevelToggle(log, set)
  change()
  expect(level()).toBe(other)
  change()
  expect(level()).toBe(set)
  expect(lines).toEqual([`info {"from":"${set}","to":"${other}"}`, `info {"from":"${other}","to":"${set}"}`])
})

test.each(['json', 'text'])('SIGUSR2 changes it in the running process, whose log is %s', async LOG_FORMAT => {
  const service = await startProcess({ DATA_DIR: await newFolder(), LOG_FORMAT, LOG_LEVEL: 'error' })
  onTestFinished(async () => void (await service.end('SIGTERM')))
  const said = (words: string) => service.output().split(words).length - 1
  const asked = async () => expect((await fetch(`${service.url}/llms.txt`)).status).toBe(200)
  const line = LOG_FORMAT === 'json' ? '"msg":"answered"' : 'page or file'
  const changed = LOG_FORMAT === 'json' ? '"msg":"the level of the log changes"' : 'the level of the log is'
  await asked()
  service.child.kill('SIGUSR2')
  await expect.poll(() => said(changed)).toBe(1)
  await asked()
  await expect.poll(() => said(line)).toBe(1)
  service.child.kill('SIGUSR2')
  await expect.poll(() => said(changed)).toBe(2)
  await asked()
  // Whatever was logged before is written by then.
  service.child.kill('SIGUSR2')
  await expect.poll(() => said(changed)).toBe(3)
  expect(said(line)).toBe(1)
})
