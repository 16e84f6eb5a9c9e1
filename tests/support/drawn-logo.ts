import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One chunk of a PNG with its length and its sum (PNG specification, 5.3). */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** How a PNG is made: its lines have their filters before them. */
export interface DrawnPng {
  width: number
  height: number
  depth?: number
  colourType: number
  interlace?: number
  lines: Buffer
  /** Chunks between the head and the picture. */
  before?: readonly Buffer[]
}

/** A PNG of given lines. */
export const drawnPng = ({
  width,
  height,
  depth = 8,
  colourType,
  interlace = 0,
  lines,
  before = [],
}: DrawnPng): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colourType, 0, 0, interlace], 8)
  const data = pngChunk('IDAT', deflateSync(lines))
  return Buffer.concat([signature, pngChunk('IHDR', head), ...before, data, pngChunk('IEND', Buffer.alloc(0))])
}

const size = { width: 440, height: 120 }
const green = [11, 93, 78, 255]

/** Shapes of a house and three lines, the topmost first. */
const shapes: readonly [isIn: (x: number, y: number) => boolean, colour: readonly number[]][] = [
  [(x, y) => x > 58 && x < 82 && y > 68 && y < 100, [255, 255, 255, 255]],
  [(x, y) => y > 20 && y < 100 && Math.abs(x - 70) < (y - 20) * 0.63, green],
  [(x, y) => x > 140 && x < 420 && y > 34 && y < 52, green],
  [(x, y) => x > 140 && x < 360 && y > 64 && y < 76, [11, 93, 78, 150]],
  [(x, y) => x > 140 && x < 300 && y > 86 && y < 96, [200, 150, 40, 255]],
]

/** A logo as an agency may have one: a house and three lines on nothing, some of them seen through. */
export const drawnLogo = (): Buffer => {
  const { width, height } = size
  const lines = Buffer.alloc((width * 4 + 1) * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [, colour = [255, 255, 255, 0]] = shapes.find(([isIn]) => isIn(x, y)) ?? []
      lines.set(colour, y * (width * 4 + 1) + 1 + x * 4)
    }
  return drawnPng({ ...size, colourType: 6, lines })
}
