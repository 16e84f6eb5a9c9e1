import { createHash } from 'node:crypto'

/** Column value as returned by an engine. */
export type Value = null | string | number | bigint | boolean | Date | Uint8Array

/** Row count of a table, and an order-independent hash of its rows: 64 hexadecimal digits. */
export interface Digest {
  rows: number
  hash: string
}

/** Canonical text of a value, the same for either engine. */
const serializeValue = (value: Value): string => {
  if (value instanceof Date) return `"${value.toISOString()}"`
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value)
}

/** Row hashes are summed modulo this. */
const modulus = 1n << 256n

/** Digest of rows; values are added in the order of column names. */
export const createDigest = (): { add(values: readonly Value[]): void; result(): Digest } => {
  let [rows, sum] = [0, 0n]
  return {
    add: values => {
      const hash = createHash('sha256').update(values.map(serializeValue).join(','))
      sum = (sum + BigInt(`0x${hash.digest('hex')}`)) % modulus
      rows += 1
    },
    result: () => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  }
}
