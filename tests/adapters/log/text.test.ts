import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { getLineLook } from '#server/adapters/log/text'
import { root } from '../../architecture/sources.ts'

/** What a program writes with the log of text, standard output being no terminal. */
const logged = (calls: string, level = 'info'): string[] => {
  const program = `import { createTextLog } from './server/adapters/log/text.ts'
const { log, print } = createTextLog(${JSON.stringify(level)}, process.stdout)
${calls}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.trimEnd().split('\n')
}

const calls = `
log.debug({}, 'a detail')
log.info({ count: 1 }, 'a fact')
log.warn({}, 'a doubt', 'a doubt for people')
print('Valorem listens')
log.error({}, 'a fault')`

test('writes what its level lets through in its order, with what is printed between, and loses nothing at the end', () => {
  const withoutTime = (level: string, then = '') =>
    logged(`${calls}${then}`, level).map(line => line.replace(/^\d\d:\d\d:\d\d /, ''))
  expect(withoutTime('debug')).toHaveLength(5)
  expect(withoutTime('info')).toEqual([
    ...['info  a fact count=1', 'warn  a doubt for people', 'Valorem listens', 'error a fault'],
  ])
  // A write that is under way when the process ends at once may come behind what was left to write.
  expect(withoutTime('info', '\nprocess.exit(0)').sort()).toEqual(withoutTime('info').sort())
  expect(withoutTime('error')).toEqual(['Valorem listens', 'error a fault'])
  expect(withoutTime('silent')).toEqual(['Valorem listens'])
})

test('masks what the log in JSON masks, and leaves what is printed as it is', () => {
  const lines = logged(`
log.info({ headers: { 'x-api-key': 'mine' }, key: 'mine' }, 'seen')
log.error({ cause: Object.assign(new Error('broken sk-proj-0123456789'), { data: { token: 'mine' } }) }, 'failed')
log.warn({}, 'seen', 'said vk_live_0123456789')
print('Letter: /verify?token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')`)
  const text = lines.join('\n')
  expect(text).not.toMatch(/mine|sk-proj|vk_live/)
  expect(text.match(/\[redacted\]/g)).toHaveLength(5)
  expect(text).toContain('    Error: broken [redacted]\n      at ')
  expect(lines.at(-1)).toBe('Letter: /verify?token=eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.')
})

const screen = { isTTY: true, columns: 80, hasColors: () => true }

test('has colours and columns where the screen has them', () => {
  const isColoured = (of: Partial<typeof screen>) => getLineLook({ ...screen, ...of }).paint('red', 'word') !== 'word'
  expect([isColoured({}), isColoured({ hasColors: () => false }), isColoured({ isTTY: false })]).toEqual([
    true,
    false,
    false,
  ])
  const hasColumns = (of: Partial<typeof screen>) => getLineLook({ ...screen, ...of }).hasColumns
  expect([80, 72, 71, 40, 0].map(columns => hasColumns({ columns }))).toEqual([true, true, false, false, true])
  expect(hasColumns({ isTTY: false, columns: 0 })).toBe(true)
})
