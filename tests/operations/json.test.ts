import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/core/refusal'
import { parseJsonBytes, parseJsonText } from '#server/operations/json'

const refusalOf = (parse: () => unknown): Refusal => {
  try {
    parse()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('The text was accepted.')
}

describe('the text of a body', () => {
  test.each([
    '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
    '{"a":"b\\":","b":":","c\\\\":"{","d":"}"}',
    '{"a" : 1, "A" : 2 , "":3}',
    '{"__proto__":1,"constructor":2,"toString":{"__proto__":3}}',
    '[["a","a"],{"a":["a","a"]}]',
    '"a"',
    '{"emoji":"\\ud83c\\udfe0","raw":"🏠","text":"\\\\ud83c"}',
    '{}',
  ])('%s is read as JSON.parse reads it', text => {
    expect(parseJsonText(text)).toEqual(JSON.parse(text))
    expect(parseJsonBytes(new TextEncoder().encode(text))).toEqual(JSON.parse(text))
  })

  test.each([
    ['{"surface":80,"surface":200}', 'surface'],
    ['{"a":{"b":[{"c":1,"c":1}]}}', 'c'],
    ['{"a":1, "\\u0061" : 2}', 'a'],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ['[{"x":"}"},{"x\\"":1,"x\\"":2}]', 'x\\"'],
  ])('%s is refused, with the field that is there twice', (text, name) => {
    const { code, message } = refusalOf(() => parseJsonText(text))
    expect([code, message]).toEqual(['invalid_json', `The body has the field "${name}" twice; each may be there once.`])
  })

  test.each(['{"a":"\\ud83c"}', '{"a":["x\\uDFE0y"]}', '{"\\ud83c":1}', '"\\udfe0\\ud83c"'])(
    '%s is refused as half a character',
    text => {
      const { code, message } = refusalOf(() => parseJsonText(text))
      expect([code, message]).toEqual(['invalid_json', expect.stringContaining('lone surrogate')])
    },
  )

  test.each([
    ['a byte of Latin-1', [0x22, 0xe9, 0x22]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0xbd, 0x22]],
    ['a character that ends too early', [0x22, 0xe2, 0x82, 0x22]],
  ])('%s is refused as no UTF-8', (_what, bytes) => {
    const { code, message } = refusalOf(() => parseJsonBytes(Uint8Array.from(bytes)))
    expect([code, message]).toEqual(['invalid_json', 'The body is not encoded as UTF-8.'])
  })

  test('a byte order mark is not part of the text', () => {
    expect(parseJsonBytes(Uint8Array.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]))).toEqual({})
  })

  test('a long name is shortened in the refusal', () => {
    const name = 'n'.repeat(10_000)
    expect(refusalOf(() => parseJsonText(`{"${name}":1,"${name}":2}`)).message.length).toBeLessThan(200)
  })
})
