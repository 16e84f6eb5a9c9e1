import type { ProofChallenge } from './derived/types.ts'

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

/** The state of a digest between rounds. */
type State = [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number]

/** A word of the schedule after the first sixteen (FIPS 180-4, 6.2.2). */
const extendSchedule = (first: number, early: number, middle: number, late: number): number =>
  first +
  (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
  middle +
  (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))

/** Fills the schedule with a text of one block, its end and its length. */
const fillSchedule = (words: Int32Array, text: string): void => {
  words.fill(0, 0, 16)
  const put = (at: number, byte: number): void => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
  }
  for (let at = 0; at < text.length; at += 1) put(at, text.charCodeAt(at))
  put(text.length, 0x80)
  words[15] = text.length * 8
  const word = (at: number): number => words[at] ?? 0
  for (let at = 16; at < 64; at += 1)
    words[at] = extendSchedule(word(at - 16), word(at - 15), word(at - 7), word(at - 2))
}

/**
 * Creates a function that gives the first 32 bits of the SHA-256 of an ASCII text of at most 55 characters. Pages
 * without https have no WebCrypto, whose promises take longer than a digest of one block.
 */
const createShortDigest = (): ((text: string) => number) => {
  const { rounds, start } = createConstants()
  const words = new Int32Array(64)
  return text => {
    fillSchedule(words, text)
    let [a, b, c, d, e, f, g, h] = start as State
    rounds.forEach((round, at) => {
      const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + round + (words[at] ?? 0)
      const other = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
    })
    return ((start[0] ?? 0) + a) >>> 0
  }
}

/** Time of uninterrupted work, so that the page stays responsive, ms. */
const sliceMs = 12

/**
 * Solves the challenge of a contact (`proof_required`) in a few hundred milliseconds, without blocking a page: the
 * `proof` to send with the same contact.
 * @example
 * const outcome = await client.safe.leads.create(contact)
 * if (!outcome.ok && outcome.error.challenge)
 *   await client.leads.create({ ...contact, proof: await solveChallenge(outcome.error.challenge) })
 * @throws RangeError for a challenge that is not one of the service; the reason of `signal`.
 */
export const solveChallenge = async (
  { token, puzzles, bits }: ProofChallenge,
  signal?: { readonly aborted: boolean; readonly reason?: unknown },
): Promise<string> => {
  if (token.length > 40 || !(bits <= 24 && puzzles <= 32)) throw new RangeError('This is no challenge of the service.')
  const digest = createShortDigest()
  const found: number[] = []
  let [candidate, sliceStart] = [0, Date.now()]
  while (found.length < puzzles) {
    if (digest(`${token}:${found.length}:${candidate}`) >>> (32 - bits) === 0) {
      found.push(candidate)
      candidate = 0
    } else candidate += 1
    if (candidate % 256 === 0 && Date.now() - sliceStart >= sliceMs) {
      await new Promise(resolve => setTimeout(resolve))
      if (signal?.aborted) throw signal.reason
      sliceStart = Date.now()
    }
  }
  return `${token}:${found.join(',')}`
}
