import { createHash } from 'node:crypto'

/** A value of a column as an engine gives it. */
export type Value = null | string | number | bigint | boolean | Date | Uint8Array

/** How many rows a table has, and one hash of all of them, whatever their order: 64 hexadecimal digits. */
export interface Digest {
  rows: number
  hash: string
}

/** The same text for the same value from either engine. */
const written = (value: Value): string => {
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

/** The hashes of rows are added up, modulo this. */
const modulus = 1n << 256n

/** Takes rows one by one, each with its values in the order of the names of its columns. */
export const newDigest = (): { add(values: readonly Value[]): void; result(): Digest } => {
  let [rows, sum] = [0, 0n]
  return {
    add: values => {
      const hash = createHash('sha256').update(values.map(written).join(','))
      sum = (sum + BigInt(`0x${hash.digest('hex')}`)) % modulus
      rows += 1
    },
    result: () => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  }
}
