import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes of a text in base 32 without padding (RFC 4648, section 6). */
const bytesOf = (text: string): Buffer => {
  const bits = [...text].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The six digits that a device shows at an instant (RFC 6238 with SHA-1 and 30 seconds, as RFC 4226 cuts them). */
export const totp = (secret: string, at: number = Date.now()): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Six digits that a device shows neither now nor within two minutes, so they are a wrong code. */
export const wrongTotp = (secret: string, at: number = Date.now()): string => {
  const shown = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(step => totp(secret, at + step * 30_000))
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6))
  return digits.find(code => !shown.includes(code)) ?? ''
}
