import { describe, expect, test } from 'vitest'
import { createChildSpan, parseTraceContext } from '#server/adapters/tracing/trace-context'

// The example of the recommendation "Trace Context" of the W3C, section 3.2.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const good = `00-${traceId}-${parentId}-01`

describe('traceparent', () => {
  test.each<[what: string, traceparent: string, flags: number]>([
    ['as the recommendation prints it', good, 1],
    ['that is not written down', `00-${traceId}-${parentId}-00`, 0],
    ['with a random id (level 2)', `00-${traceId}-${parentId}-03`, 3],
    ['with flags that nobody knows, which are not passed on', `00-${traceId}-${parentId}-f9`, 1],
    ['of a later version', `cc-${traceId}-${parentId}-01`, 1],
    ['of a later version with more behind it', `cc-${traceId}-${parentId}-01-what-the-future-will-be-like`, 1],
  ])('%s is read', (_what, traceparent, flags) => {
    expect(parseTraceContext({ traceparent })).toEqual({ traceId, parentId, flags, tracestate: undefined })
  })

  // The faults of the recommendation's own test suite (w3c/trace-context, test/test.py).
  test.each<[what: string, traceparent: string | string[] | undefined]>([
    ['none', undefined],
    ['an empty one', ''],
    ['two, which Node joins', `${good}, ${good}`],
    ['a list', [good, good]],
    ['version ff', `ff-${traceId}-${parentId}-01`],
    ['a version of one digit', `0-${traceId}-${parentId}-01`],
    ['a version that is no number', `.0-${traceId}-${parentId}-01`],
    ['more behind version 00', `${good}-extra`],
    ['a dash behind version 00', `${good}-`],
    ['more behind a later version without a dash', `cc-${traceId}-${parentId}-01.what`],
    ['a trace of nothing but 0', `00-${'0'.repeat(32)}-${parentId}-01`],
    ['a parent of nothing but 0', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['capitals', good.toUpperCase()],
    ['a trace that is too short', `00-${traceId.slice(1)}-${parentId}-01`],
    ['a parent that is too long', `00-${traceId}-${parentId}0-01`],
    ['no flags', `00-${traceId}-${parentId}`],
    ['flags that are no number', `00-${traceId}-${parentId}-.0`],
    ['a blank in front', ` ${good}`],
  ])('%s counts as none', (_what, traceparent) => {
    expect(parseTraceContext({ traceparent })).toBeUndefined()
  })
})

describe('tracestate', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `v${at}=1`).join(',')

  test.each<[what: string, sent: string, passed: string | undefined]>([
    ['of one vendor', 'rojo=00f067aa0ba902b7', 'rojo=00f067aa0ba902b7'],
    ['of two with blanks', 'rojo=00f067aa0ba902b7 ,\tcongo=t61rcWkgMzE', 'rojo=00f067aa0ba902b7,congo=t61rcWkgMzE'],
    ['with an empty member', 'a=1,,b=2', 'a=1,b=2'],
    ['of a tenant', 'fw529a3039@dt=FfAAAAAAAA', 'fw529a3039@dt=FfAAAAAAAA'],
    ['of 32 members', many(32), many(32)],
    ['of 33 members', many(33), undefined],
    ['of 513 characters', `a=${'x'.repeat(255)},b=${'x'.repeat(253)}`, undefined],
    ['with a key twice', 'a=1,a=2', undefined],
    ['with a capital in its key', 'Foo=1', undefined],
    ['without a value', 'foo=', undefined],
    ['with an equals sign in its value', 'foo=bar=baz', undefined],
    ['that is empty', '', undefined],
  ])('%s', (_what, tracestate, passed) => {
    // A malformed one is left out, and the trace goes on without it (section 4.3).
    expect(parseTraceContext({ traceparent: good, tracestate })).toEqual({
      traceId,
      parentId,
      flags: 1,
      tracestate: passed,
    })
  })

  // By the square of the length it would be ten seconds of a processor; a look at the length is a microsecond.
  test.each([' ', '\t'])('of 100 000 blanks %j is refused by its length, unread', blank => {
    const tracestate = `a${blank.repeat(100_000)}a`
    const before = process.cpuUsage()
    expect(parseTraceContext({ traceparent: good, tracestate })).toEqual({
      traceId,
      parentId,
      flags: 1,
      tracestate: undefined,
    })
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(2_000_000)
  })

  test.each([' ', '\t'])('of 512 characters with blanks %j is read', blank => {
    const tracestate = `${blank.repeat(254)}a=1,${blank.repeat(254)}`
    expect(tracestate).toHaveLength(512)
    expect(parseTraceContext({ traceparent: good, tracestate })?.tracestate).toBe('a=1')
  })

  test('without a traceparent it is not read', () => {
    expect(parseTraceContext({ tracestate: 'rojo=1' })).toBeUndefined()
  })
})

test('what is passed on names a new span of the same trace, and the state as it came', () => {
  const sent = { traceId, parentId, flags: 1, tracestate: 'rojo=1' }
  const [one, other] = [createChildSpan(sent), createChildSpan(sent)]
  expect(one.traceId).toBe(traceId)
  expect(one.spanId).toMatch(/^[0-9a-f]{16}$/)
  expect(one.spanId).not.toBe(parentId)
  expect(one.spanId).not.toBe(other.spanId)
  expect(one.passed).toEqual({ traceparent: `00-${traceId}-${one.spanId}-01`, tracestate: 'rojo=1' })
  expect(parseTraceContext({ ...one.passed })).toEqual({ ...sent, parentId: one.spanId })
})
