import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../architecture/sources.ts'

const program = `
import { pinoLog } from './server/adapters/log/pino.ts'
const log = pinoLog('info')
log.info({ headers: { authorization: 'Bearer vk_live_one', 'x-api-key': 'vk_live_two' }, key: 'vk_live_three', requestId: 'r1' }, 'seen')
log.info({ list: [{ deep: { token: 'vk_live_four', Cookie: 'vk_live_five' } }] }, 'seen too')
log.debug({}, 'not at this level')
log.error({ cause: new Error('broken') }, 'failed')
`

test('writes one line of JSON each, masks secrets, keeps the story of an error', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  })
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines).toHaveLength(3)
  expect(stdout).not.toContain('vk_live')
  expect(lines[0]).toMatchObject({ msg: 'seen', requestId: 'r1', key: '[redacted]' })
  expect(lines[1].list).toEqual([{ deep: { token: '[redacted]', Cookie: '[redacted]' } }])
  expect(lines[2].cause.stack).toContain('Error: broken')
})
