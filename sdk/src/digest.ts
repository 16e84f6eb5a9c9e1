/** First 32 bits of the fractional part of a number. */
const takeFraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

/** Constants of SHA-256 (FIPS 180-4, 4.2.2 and 5.3.3): roots of the first 64 primes. */
const createConstants = (): { rounds: number[]; start: number[] } => {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number += 1)
    if (primes.every(prime => number % prime !== 0)) primes.push(number)
  return {
    rounds: primes.map(prime => takeFraction(Math.cbrt(prime))),
    start: primes.slice(0, 8).map(prime => takeFraction(Math.sqrt(prime))),
  }
}

const rotate = (word: number, count: number): number => (word >>> count) | (word << (32 - count))

/** A word of the schedule after the first sixteen (FIPS 180-4, 6.2.2). */
const extendSchedule = (first: number, early: number, middle: number, late: number): number =>
  first +
  (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
  middle +
  (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))

/** Adds a block of 16 words to a state of eight. `words` has 64, of which the others are overwritten. */
const addBlock = (state: Int32Array, words: Int32Array, rounds: readonly number[]): void => {
  const word = (at: number): number => words[at] ?? 0
  for (let at = 16; at < 64; at += 1)
    words[at] = extendSchedule(word(at - 16), word(at - 15), word(at - 7), word(at - 2))
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  rounds.forEach((round, at) => {
    const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + round + word(at)
    const other = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
  })
  const sums = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at += 1) state[at] = (state[at] ?? 0) + (sums[at] ?? 0)
}

/** A digest of its own state and constants. */
interface Digest {
  readonly words: Int32Array
  readonly state: Int32Array
  start(): void
  addBlock(): void
}

const createDigest = (): Digest => {
  const { rounds, start } = createConstants()
  const [words, state] = [new Int32Array(64), new Int32Array(8)]
  return { words, state, start: () => state.set(start), addBlock: () => addBlock(state, words, rounds) }
}

/**
 * Creates a function that gives the first word of the SHA-256 of a short text of ASCII (55 characters at most). WebCrypto
 * is missing on pages without https, and its promises take longer than such a digest.
 */
export const createShortDigest = (): ((text: string) => number) => {
  const { words, state, start, addBlock: add } = createDigest()
  return text => {
    words.fill(0, 0, 15)
    // The text, and the bit that ends it.
    for (let at = 0; at <= text.length; at += 1)
      words[at >> 2] = (words[at >> 2] ?? 0) | ((at < text.length ? text.charCodeAt(at) : 0x80) << (24 - (at % 4) * 8))
    words[15] = text.length * 8
    start()
    add()
    return (state[0] ?? 0) >>> 0
  }
}

/** Calculates the SHA-256 of a text, as 64 hexadecimal digits. */
export const digestText = (text: string): string => {
  const { words, state, start, addBlock: add } = createDigest()
  // The text, the bit that ends it, zeros, and its length in bits in the last eight bytes.
  const written = new TextEncoder().encode(text)
  const blocks = ((written.length + 8) >> 6) + 1
  const view = new DataView(new ArrayBuffer(blocks * 64))
  new Uint8Array(view.buffer).set(written)
  view.setUint8(written.length, 0x80)
  view.setUint32(blocks * 64 - 8, written.length / 2 ** 29)
  view.setUint32(blocks * 64 - 4, written.length * 8)
  start()
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block * 64 + at * 4)
    add()
  }
  return Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
