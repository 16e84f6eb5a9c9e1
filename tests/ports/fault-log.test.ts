import { expect, test } from 'vitest'
import { createFaultLog } from '#server/ports/fault-log'

const lines = () => {
  const written: unknown[] = []
  const add = (level: string) => (fields: object, message: string) => void written.push({ level, message, ...fields })
  return { written, log: { debug: add('debug'), info: add('info'), warn: add('warn'), error: add('error') } }
}

test('an outage of minutes is some lines; each says how many were left out, and debug has them all', () => {
  const { written, log } = lines()
  const clock = { now: new Date('2026-11-30T10:00:00Z') }
  const logFault = createFaultLog(log, () => clock.now, 'a request failed inside')
  const cause = new Error('PostgreSQL gave no answer within 1500 ms')
  for (let call = 0; call < 300; call += 1) {
    logFault({ requestId: `req_${call}`, code: 'unavailable', cause })
    clock.now = new Date(clock.now.getTime() + 100)
  }
  const errors = written.filter(line => Object(line).level === 'error')
  expect(errors).toEqual([
    { level: 'error', message: 'a request failed inside', requestId: 'req_0', cause },
    { level: 'error', message: 'a request failed inside', requestId: 'req_100', cause, unlogged: 99 },
    { level: 'error', message: 'a request failed inside', requestId: 'req_200', cause, unlogged: 99 },
  ])
  expect(written).toHaveLength(300)
})

test('what was left out of an outage is not counted in one that begins an hour later', () => {
  const { written, log } = lines()
  const clock = { now: new Date('2026-11-30T10:00:00Z') }
  const logFault = createFaultLog(log, () => clock.now, 'a request failed inside')
  for (const requestId of ['a', 'b']) logFault({ requestId, code: 'unavailable', cause: undefined })
  clock.now = new Date('2026-11-30T11:00:00Z')
  logFault({ requestId: 'c', code: 'unavailable', cause: undefined })
  expect(written.at(-1)).toEqual({ level: 'error', message: 'a request failed inside', requestId: 'c' })
})

test('every defect is a line, also during an outage, and a clock that is set back hides none', () => {
  const { written, log } = lines()
  const clock = { now: new Date('2026-11-30T10:00:00Z') }
  const logFault = createFaultLog(log, () => clock.now, 'a request failed inside')
  const levels = () => written.map(line => Object(line).level)
  logFault({ requestId: 'a', code: 'unavailable', cause: undefined })
  logFault({ requestId: 'b', code: 'internal', cause: undefined })
  logFault({ requestId: 'c', code: 'internal', cause: undefined })
  expect(levels()).toEqual(['error', 'error', 'error'])
  clock.now = new Date('2026-11-30T09:00:00Z')
  logFault({ requestId: 'd', code: 'unavailable', cause: undefined })
  expect(levels()).toEqual(['error', 'error', 'error', 'error'])
})
