/** Characters of a text that its hash depends on. */
const hashedMax = 1024

/** 32 bits of a text (FNV-1a, with the last step of MurmurHash3, so that similar texts differ in all bits). */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length && at < hashedMax; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Reads the instant in ms since 1970. `Date.now()` and random numbers end a prerender of Next.js, `performance` does
 * not; React Native may lack the origin of its time.
 */
export const readInstantMs = (): number => (performance.timeOrigin ?? Date.now()) + performance.now()

/** Numbers given so far: two of the same instant differ. */
let given = 0

/** Gives the next number of this process. */
export const takeNumber = (): number => {
  given += 1
  return given
}

/** Gives a fraction from 0 to 1 that spreads the waits of clients: from the instant, not from a random number. */
export const drawFraction = (): number => hashText(`${readInstantMs()} ${takeNumber()}`) / 2 ** 32
