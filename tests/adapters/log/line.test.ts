import { describe, expect, test } from 'vitest'
import { applyStyle, formatReadableLine, ignoreStyle, type LoggedLine } from '#server/adapters/log/line'

const at = new Date(2026, 10, 22, 9, 5, 7)
const wide = { paint: ignoreStyle, hasColumns: true }
const narrow = { paint: ignoreStyle, hasColumns: false }

const line = (given: Partial<LoggedLine>, look = wide): string =>
  formatReadableLine({ at, level: 'info', fields: {}, message: 'said', ...given }, look)

const answered = {
  ...{ requestId: 'req_1', method: 'POST', operation: 'estimate', status: 200, ms: 3.25 },
  ...{ keyId: 'sandbox', userId: undefined },
}

describe('a request', () => {
  test('is time, level, operation, status and milliseconds, in columns where there is room', () => {
    expect(line({ fields: answered, message: 'answered' })).toBe(
      '09:05:07 info  POST estimate              200      3.3 ms',
    )
    expect(line({ fields: answered, message: 'answered' }, narrow)).toBe('09:05:07 info POST estimate 200 3.3 ms')
  })

  test('with its code fits 80 columns', () => {
    const fields = {
      ...answered,
      operation: 'mortgageLendingValue',
      status: 400,
      code: 'invalid_request',
      ms: 12_345.6,
    }
    expect(line({ fields, message: 'answered' }).length).toBeLessThanOrEqual(80)
  })

  test('says what was special, and names itself where it failed inside', () => {
    const said = (fields: object, message = 'answered') => line({ fields: { ...answered, ...fields }, message }, narrow)
    expect(said({ status: 401, code: 'invalid_key', security: 'bad_key' })).toMatch(/ 401 3\.3 ms invalid_key bad_key$/)
    expect(said({ scenario: 'slow', via: 'mcp' }, 'hung up')).toMatch(/ms hung up scenario slow via mcp$/)
    expect(said({ status: 404, code: 'not_found' })).not.toContain('req_1')
    expect(said({ status: 500, code: 'internal_error' })).toMatch(/internal_error req_1$/)
  })

  test.each([
    ['GET', 200, 'GET page or file 200'],
    ['GET', 404, 'GET no operation 404'],
    ['OPTIONS', 204, 'OPTIONS preflight 204'],
  ])('%s without an operation, answered with %d, is no riddle', (method, status, words) => {
    expect(line({ fields: { ...answered, operation: 'none', method, status }, message: 'answered' }, narrow)).toContain(
      words,
    )
  })
})

describe('what else happens', () => {
  test('is its message with its fields', () => {
    const fields = { list: ['A', 'B'], text: 'two words', count: 2, none: undefined, inner: { a: [1] }, large: 10n }
    expect(line({ fields })).toBe('09:05:07 info  said list=A,B text="two words" count=2 inner={"a":[1]} large=10n')
    const round: Record<string, unknown> = {}
    round.round = round
    expect(line({ fields: { round } })).toContain('round=<ref *1> { round: [Circular *1] }')
  })

  test('is the sentence for people alone where there is one', () => {
    expect(line({ level: 'warn', fields: { failures: [{}] }, sentence: 'all is calm' })).toBe(
      '09:05:07 warn  all is calm',
    )
  })

  test('is one line for a warning, with what its cause says', () => {
    const cause = (said: object) =>
      line({ level: 'warn', fields: { cause: { type: 'Error', stack: 'x\n at y', ...said } } })
    expect(cause({ message: 'connection refused' })).toBe('09:05:07 warn  said: connection refused')
    expect(cause({ message: '', code: 'ECONNREFUSED' })).toBe('09:05:07 warn  said: ECONNREFUSED')
    expect(cause({})).toBe('09:05:07 warn  said: Error')
    expect(line({ level: 'warn', fields: { cause: 'gone' } })).toBe('09:05:07 warn  said: gone')
  })

  test('is the stack of an error, readable below its line', () => {
    const stack = 'Error: broken\n    at one (file.ts:1:2)\ncaused by: TypeError: two\nlines\n    at two (file.ts:3:4)'
    const cause = { type: 'Error', message: 'broken: two', stack, code: 'E1', aggregateErrors: [] }
    expect(line({ level: 'error', fields: { requestId: 'req_1', cause }, message: 'a request failed inside' })).toBe(
      [
        '09:05:07 error a request failed inside requestId=req_1',
        '    Error: broken',
        '      at one (file.ts:1:2)',
        '    caused by: TypeError: two',
        '    lines',
        '      at two (file.ts:3:4)',
        '    code=E1',
      ].join('\n'),
    )
  })
})

describe('colours', () => {
  /** What a terminal reads as a colour, by ECMA-48: escape, `[`, numbers, `m`. */
  const colour = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

  test('are there for a terminal, and take nothing from the text', () => {
    const cause = { type: 'Error', message: 'broken', stack: 'Error: broken\n    at one (file.ts:1:2)' }
    for (const given of [
      { fields: answered, message: 'answered' },
      { level: 'error', fields: { cause } },
    ] as const) {
      const text = line(given, { ...wide, paint: applyStyle })
      expect(text).toMatch(colour)
      expect(text.replace(colour, '')).toBe(line(given))
    }
  })

  test('of a failed request differ from those of an answered one', () => {
    const painted = (status: number) =>
      line({ fields: { ...answered, status }, message: 'answered' }, { ...wide, paint: applyStyle }).match(colour)?.[2]
    expect(new Set([200, 404, 500].map(painted)).size).toBe(3)
  })
})

test('nobody who is logged steers the terminal', () => {
  // Escape, bell, C1's own "control sequence", and a mark that turns the direction of what follows.
  const hostile = '\u001b]0;mine\u0007\u009b2J\u202e\r\nnext'
  const cause = { type: 'Error', message: hostile, stack: `Error: ${hostile}`, code: hostile }
  const texts = [
    line({ fields: { text: hostile, list: [hostile], inner: { hostile } }, message: hostile }),
    line({ level: 'error', fields: { cause } }),
    line({ level: 'warn', fields: { cause } }),
    line({ level: 'warn', fields: { cause: hostile }, sentence: hostile }),
    line({ fields: { ...answered, method: hostile, operation: hostile, code: hostile }, message: 'answered' }),
  ]
  for (const [index, text] of texts.entries()) {
    // The second has a stack, whose lines are set in, so that none looks like one of the log.
    const lines = text.split('\n')
    expect(lines.slice(1).every(part => index === 1 && part.startsWith('    '))).toBe(true)
    for (const part of lines) expect(part).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    expect(text).toContain('\\u001b')
  }
})
