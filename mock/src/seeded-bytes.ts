import { createHash, randomBytes } from 'node:crypto'

/** Random source of keys and secrets: the same sequence for a seed, from the digests of a counter; else that of the system. */
export const createBytes = (seed: number | undefined): ((count: number) => Uint8Array) => {
  if (seed === undefined) return randomBytes
  let counter = 0
  return count => {
    const parts: Buffer[] = []
    for (let bytes = 0; bytes < count; bytes += 32) {
      parts.push(createHash('sha256').update(`${seed} ${counter}`).digest())
      counter += 1
    }
    return Buffer.concat(parts).subarray(0, count)
  }
}
