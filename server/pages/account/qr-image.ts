import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { toModulePath } from './qr-code.ts'

/** White modules around a code, as its standard asks for. */
const border = 4
/** Pixels of a module in a PNG: a code of 45 modules has 1060 pixels a side, enough for 9 cm of print. */
const pixelsPerModule = 20

/** Draws a text as QR code, in SVG, black on white. */
export const drawQrSvg = (text: string): string => {
  const { data, size } = encode(text, { border })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${toModulePath(data)}" fill="#000000"/></svg>\n`
}

const buildChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** Packs a line of grey pixels of 1 bit, after the number of its filter, 0. */
const packLine = (row: readonly boolean[]): Buffer => {
  const line = Buffer.alloc(1 + Math.ceil((row.length * pixelsPerModule) / 8))
  for (let x = 0; x < row.length * pixelsPerModule; x += 1) {
    const isLight = row[Math.floor(x / pixelsPerModule)] !== true
    if (isLight) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
  }
  return line
}

/** Draws a text as QR code, in PNG (1 bit grey; PNG specification, 11.2). */
export const drawQrPng = (text: string): Buffer => {
  const { data, size } = encode(text, { border })
  const side = size * pixelsPerModule
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const lines = data.map(packLine).flatMap(line => Array.from({ length: pixelsPerModule }, () => line))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildChunk('IHDR', head),
    buildChunk('IDAT', deflateSync(Buffer.concat(lines))),
    buildChunk('IEND', Buffer.alloc(0)),
  ])
}
