import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createKeyText,
  displayKeyParts,
  hashKey,
  isSameHash,
  isWellFormedKey,
  type MadeKind,
} from '#server/access/keys'

const chance = fc.uint8Array({ minLength: 32, maxLength: 32 })
const kinds = fc.constantFrom<MadeKind>('secret', 'publishable')
const key = fc.tuple(kinds, chance).map(([kind, bytes]) => createKeyText(kind, () => bytes))

test('every key has its beginning, 49 letters and digits, and is recognised offline', () => {
  fc.assert(
    fc.property(kinds, chance, (kind, bytes) => {
      const made = createKeyText(kind, () => bytes)
      expect(made).toMatch(kind === 'secret' ? /^vk_live_[0-9A-Za-z]{49}$/ : /^vp_live_[0-9A-Za-z]{49}$/)
      expect(isWellFormedKey(made)).toBe(true)
    }),
  )
})

test('32 bytes become one number in base 62, high end first, with the CRC-32 of what precedes it', () => {
  // Python's zlib.crc32 of "vk_live_" and 43 zeros is 115769944, which is 07pl3A in base 62:
  // ((((0·62 + 7)·62 + 51)·62 + 47)·62 + 3)·62 + 10.
  expect(createKeyText('secret', () => new Uint8Array(32))).toBe(`vk_live_${'0'.repeat(43)}07pl3A`)
  const one = new Uint8Array(32)
  one[31] = 61
  expect(createKeyText('secret', () => one).slice(8, 51)).toBe(`${'0'.repeat(42)}z`)
  one[31] = 62
  expect(createKeyText('secret', () => one).slice(8, 51)).toBe(`${'0'.repeat(41)}10`)
})

test('different chance gives different keys', () => {
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      const isSame = Buffer.compare(one, other) === 0
      expect(createKeyText('secret', () => one) === createKeyText('secret', () => other)).toBe(isSame)
    }),
  )
})

test('a key with one wrong letter is no key', () => {
  const letter = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  fc.assert(
    fc.property(key, fc.integer({ min: 8, max: 56 }), letter, (made, at, wrong) => {
      fc.pre(made[at] !== wrong)
      expect(isWellFormedKey(made.slice(0, at) + wrong + made.slice(at + 1))).toBe(false)
    }),
  )
})

test('what was cut, prolonged, retyped for the other kind or is any other text is no key', () => {
  fc.assert(
    fc.property(key, made => {
      const spoiled = [made.slice(1), made.slice(0, -1), `${made}a`, ` ${made}`, `${made}\n`, made.toUpperCase()]
      const otherKind = made.replace(/^v[kp]/, found => (found === 'vk' ? 'vp' : 'vk'))
      expect([...spoiled, otherKind].filter(isWellFormedKey)).toEqual([])
    }),
  )
  fc.assert(fc.property(fc.string(), text => !isWellFormedKey(text)))
  expect(isWellFormedKey('vk_sandbox_public')).toBe(false)
})

test('a key is stored as its SHA-256', () => {
  // FIPS 180-2, appendix B.1.
  expect(hashKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('hashes are the same only when every letter is', () => {
  const hash = hashKey('abc')
  expect(isSameHash(hash, hashKey('abc'))).toBe(true)
  expect(isSameHash(hash, `c${hash.slice(1)}`)).toBe(false)
  expect(isSameHash(hash, hash.slice(1))).toBe(false)
  expect(isSameHash(hash, '')).toBe(false)
})

test('what is shown of a key leaves 41 of its letters in the dark', () => {
  const made = createKeyText('secret', randomBytes)
  const { prefix, lastFour } = displayKeyParts(made)
  expect(made.startsWith(prefix) && made.endsWith(lastFour)).toBe(true)
  expect(made.length - prefix.length - lastFour.length).toBe(41)
})
