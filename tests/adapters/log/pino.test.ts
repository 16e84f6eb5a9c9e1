import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { maskSecrets } from '#server/adapters/log/hidden-texts'
import { root } from '../../architecture/sources.ts'

/** The lines that a program writes with the log, and all it printed. */
const logged = (calls: string) => {
  const program = `import { createPinoLog } from './server/adapters/log/pino.ts'\nconst log = createPinoLog('info')\n${calls}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
  })
  return {
    stdout,
    lines: stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  }
}

test('writes one line of JSON each, masks secrets, keeps the story of an error', () => {
  const { stdout, lines } = logged(`
log.info({ headers: { authorization: 'Bearer vk_live_one', 'x-api-key': 'vk_live_two' }, key: 'vk_live_three', requestId: 'r1' }, 'seen')
log.info({ list: [{ deep: { token: 'vk_live_four', Cookie: 'vk_live_five' } }] }, 'seen too')
log.debug({}, 'not at this level')
log.error({ cause: new Error('broken') }, 'failed')`)
  expect(lines).toHaveLength(3)
  expect(stdout).not.toContain('vk_live')
  expect(lines[0]).toMatchObject({ msg: 'seen', requestId: 'r1', key: '[redacted]' })
  expect(lines[1].list).toEqual([{ deep: { token: '[redacted]', Cookie: '[redacted]' } }])
  expect(lines[2].cause.stack).toContain('Error: broken')
})

/** Names of credentials, persons and what they wrote, and one in another case. */
const names = [
  ...['authorization', 'cookie', 'x-api-key', 'apikey', 'key', 'password', 'token', 'set-cookie', 'current', 'secret'],
  ...['email', 'x-goog-api-key', 'context', 'prompt', 'messages', 'content', 'text', 'filebase64', 'logo'],
  ...['requestbodyvalues', 'responsebody', 'responseheaders', 'input', 'output', 'requestBodyValues', 'X-API-KEY'],
  ...['contact', 'consent', 'home', 'phone', 'message', 'reference', 'utm', 'url'],
]

test('masks every name of the list at every depth and in errors, and the code of a failure never', () => {
  const fields = Object.fromEntries(names.map(name => [name, 'mine']))
  const { stdout, lines } = logged(`
const fields = ${JSON.stringify(fields)}
log.info({ code: 'invalid_key', ...fields }, 'flat')
log.info({ code: 'invalid_key', list: [{ deep: { ...fields } }] }, 'deep')
log.error({ cause: Object.assign(new Error('broken', { cause: new Error('inside') }), { data: { ...fields }, ...fields, message: 'broken' }) }, 'failed')
const round = { name: 'round' }
round.round = round
log.info({ round }, 'without an end')`)
  expect(lines).toHaveLength(4)
  expect(stdout).not.toContain('mine')
  expect(stdout.match(/\[redacted\]/g)).toHaveLength(4 * names.length - 1)
  // The one that stays: an error says in its message what went wrong.
  expect(lines[2].cause.message).toContain('broken')
  expect(lines[0].code).toBe('invalid_key')
  expect(lines[2].cause.stack).toContain('inside')
})

test.each([
  'sk-proj-0123456789',
  'sk-ant-api03-01234567',
  'gsk_01234567',
  'gsk-01234567',
  'csk-0123456789abcdef',
  'vk_live_01234567890123456789',
  'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
])('%s is masked wherever it stands in a line', secret => {
  const { stdout, lines } = logged(`
const secret = ${JSON.stringify(secret)}
log.info({ reason: 'refused ' + secret + '.', path: '/?a=' + secret }, 'said ' + secret)
log.error({ cause: new Error('first line\\n' + secret + '\\n' + secret) }, secret)`)
  expect(lines).toHaveLength(2)
  expect(stdout).not.toContain(secret)
  expect(lines[0]).toMatchObject({ path: '/?a=[redacted]', msg: 'said [redacted]' })
  expect(lines[1].cause.message).toBe('first line\n[redacted]\n[redacted]')
})

test.each([
  'task-management of risk-assessments',
  'vk_live_3f9a…7Qx2',
  'sk-short',
  'eyJ is no token',
  'vp_live_01234567890123456789',
])('%s is no secret', text => {
  expect(maskSecrets(text)).toBe(text)
})

// By the square of the length it would be ten seconds of a processor.
test('beginnings of tokens without their ends are masked too, in the time that their length takes', () => {
  const before = process.cpuUsage()
  expect(maskSecrets(`said ${'-eyJhbGciOiJ'.repeat(8000)}`)).toBe('said -[redacted]')
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(2_000_000)
})

const both = `
import { pino } from 'pino'
import { createPinoLog } from './server/adapters/log/pino.ts'
const fields = { id: 'a "b"\\n\\u2028', ms: 1.5, none: undefined, wrong: Number.NaN, isGood: true, nothing: null, call() {} }
createPinoLog('info').info(fields, 'said "so"')
const time = pino.stdTimeFunctions.isoTime
pino({ base: null, timestamp: time, formatters: { level: level => ({ level }) } }, pino.destination({ dest: 2, sync: true })).info(fields, 'said "so"')
`

test('a line of plain values reads as pino itself prints it', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', both], {
    cwd: root,
    encoding: 'utf8',
  })
  const withoutTime = (line: string): string => line.replace(/"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"/, '"time":""')
  expect(withoutTime(stdout)).toContain('"time":""')
  expect(withoutTime(stdout)).toBe(withoutTime(stderr))
})

const answeredLine = `
import { pino } from 'pino'
import { createPinoLog } from './server/adapters/log/pino.ts'
import { createRequestLogger } from './server/ports/log.ts'
const nothing = { code: undefined, security: undefined, via: undefined, scenario: undefined }
const call = { requestId: 'req_1', isForeignId: false, method: 'POST', operation: 'estimate', status: 200, ...nothing }
const known = { ...call, ms: 1.25, keyId: 'key_1', userId: undefined, isHungUp: false }
const special = { code: 'forbidden', security: 'bad_key', via: 'mcp', scenario: 'slow', keyId: undefined, userId: 'user_1' }
const log = createPinoLog('info')
const { answered: _faster, ...slow } = log
for (const write of [createRequestLogger(log), createRequestLogger(slow)]) {
  write(known)
  write({ ...known, ...special, status: 403, isHungUp: true })
  write({ ...known, requestId: 'sk-0123456789abcdef', isForeignId: true })
}
`

test('the line of a request reads as any line with its fields, and hides a secret that a caller sends as its id', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', answeredLine], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const lines = stdout.trimEnd().split('\n')
  const withoutTimes = lines.map(line => line.replace(/"time":"\d{4}-\d\d-\d\dT[\d:.]{12}Z"/, '"time":""'))
  expect(withoutTimes).toHaveLength(6)
  expect(withoutTimes.slice(0, 3)).toEqual(withoutTimes.slice(3))
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ level: 'info', requestId: '[redacted]', msg: 'answered' })
})
