import { deflateSync, inflateSync } from 'node:zlib'

/** Raster image as embedded in a document: its samples, and the opacity of each pixel. */
export interface Raster {
  width: number
  height: number
  /** Samples of the file, deflated; with PNG filters where `isFiltered`. */
  data: Uint8Array
  isFiltered: boolean
  bitsPerSample: number
  /** Samples per pixel. */
  samples: number
  /** Palette of an indexed image. */
  colours?: Buffer
  /** Opacity of each pixel, one byte each, deflated. */
  opacity?: Uint8Array
  /** Ranges of samples that are transparent: minimum and maximum of each. */
  transparent?: readonly number[]
  /** Whether all that is seen is white, and the rest is clear. */
  isWhite?: boolean
}

const signatureBytes = 8
const palette = 3
/** Samples per pixel by colour type (PNG specification, 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Chunks of a file whose checksums were verified before. */
const splitPngChunks = (bytes: Buffer): { type: string; data: Buffer }[] => {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = signatureBytes; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** Paeth predictor (PNG specification, 9.4). */
const predictPaeth = (left: number, above: number, corner: number): number => {
  const estimate = left + above - corner
  const [byLeft, byAbove, byCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ]
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}

/** Prediction of each filter type from the bytes to the left, above, and above left. */
const filters: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  predictPaeth,
]

/** Reverses the filter of a line into `raw`; `step` is the distance between pixels in bytes. */
const reverseLineFilter = (raw: Buffer, line: Buffer, { start, step }: { start: number; step: number }): void => {
  const filter = filters[line[0] ?? 0]
  if (!filter) throw new Error('A line of a PNG names a filter that does not exist.')
  const rowBytes = line.length - 1
  const byte = (at: number, isThere: boolean): number => (isThere ? (raw[at] ?? 0) : 0)
  const hasAbove = start > 0
  for (let index = 0; index < rowBytes; index += 1) {
    const at = start + index
    const hasLeft = index >= step
    const above = byte(at - rowBytes, hasAbove)
    const corner = byte(at - rowBytes - step, hasAbove && hasLeft)
    raw[at] = (line[index + 1] ?? 0) + filter(byte(at - step, hasLeft), above, corner)
  }
}

/** Reverses the filters of an image; each line begins with its filter type. */
const reverseFilters = (lines: Buffer, rowBytes: number, height: number, step: number): Buffer => {
  const raw = Buffer.alloc(rowBytes * height)
  for (let row = 0; row < height; row += 1) {
    const from = row * (rowBytes + 1)
    reverseLineFilter(raw, lines.subarray(from, from + rowBytes + 1), { start: row * rowBytes, step })
  }
  return raw
}

interface Head {
  width: number
  height: number
  bitsPerSample: number
  type: number
}

/** Lightness from which a sample is white, and opacity from which a pixel is seen, of 255. */
const [whiteFrom, seenFrom] = [235, 128] as const

/** Whether the seen pixels are white, and some are clear; `isLight` tells of a pixel whether it is white. */
const isWhiteOnNothing = (opacity: Uint8Array, isLight: (pixel: number) => boolean): boolean => {
  let [isClear, isAnySeen] = [false, false]
  for (let pixel = 0; pixel < opacity.length; pixel += 1) {
    if ((opacity[pixel] ?? 0) < seenFrom) isClear = true
    else if (isLight(pixel)) isAnySeen = true
    else return false
  }
  return isClear && isAnySeen
}

/** Separates the opacity of pixels, their last sample, from the colours. */
const splitOpacity = ({ width, height, bitsPerSample }: Head, lines: Buffer, all: number): Raster => {
  const raw = reverseFilters(lines, width * all, height, all)
  const samples = all - 1
  const colour = Buffer.alloc(width * height * samples)
  const opacity = Buffer.alloc(width * height)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    raw.copy(colour, pixel * samples, pixel * all, pixel * all + samples)
    opacity[pixel] = raw[pixel * all + samples] ?? 0
  }
  const isLight = (pixel: number): boolean =>
    colour.subarray(pixel * samples, (pixel + 1) * samples).every(sample => sample >= whiteFrom)
  return {
    ...{ width, height, bitsPerSample, samples, isFiltered: false },
    data: deflateSync(colour),
    opacity: deflateSync(opacity),
    isWhite: isWhiteOnNothing(opacity, isLight),
  }
}

/** Colours of an indexed image, and their opacity, in the order of their numbers. */
interface Colours {
  colours: Buffer
  table: Buffer
}

/** Opacity of each pixel of an indexed image, and whether the seen ones are white. */
const expandPaletteOpacity = (
  { width, height, bitsPerSample }: Head,
  lines: Buffer,
  { colours, table }: Colours,
): Pick<Raster, 'opacity' | 'isWhite'> => {
  const rowBytes = Math.ceil((width * bitsPerSample) / 8)
  const raw = reverseFilters(lines, rowBytes, height, 1)
  const mask = (1 << bitsPerSample) - 1
  const opacity = Buffer.alloc(width * height, 255)
  const numbers = Buffer.alloc(width * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const bit = column * bitsPerSample
      const byte = raw[row * rowBytes + (bit >> 3)] ?? 0
      const colour = (byte >> (8 - bitsPerSample - (bit & 7))) & mask
      numbers[row * width + column] = colour
      opacity[row * width + column] = table[colour] ?? 255
    }
  const isLight = (pixel: number): boolean => {
    const at = 3 * (numbers[pixel] ?? 0)
    return colours.subarray(at, at + 3).every(sample => sample >= whiteFrom)
  }
  return { opacity: deflateSync(opacity), isWhite: isWhiteOnNothing(opacity, isLight) }
}

/** Transparent colour as ranges of two-byte samples. */
const readTransparentColour = (transparency: Buffer): number[] =>
  Array.from({ length: transparency.length / 2 }, (_, index) => transparency.readUInt16BE(2 * index)).flatMap(
    sample => [sample, sample],
  )

/**
 * Reads a PNG of 1 to 8 bits, not interlaced, that was validated before.
 * @throws Error for any other.
 */
export const readPngRaster = (bytes: Buffer): Raster => {
  const chunks = splitPngChunks(bytes)
  const dataOf = (wanted: string): Buffer | undefined => chunks.find(({ type }) => type === wanted)?.data
  const ihdr = dataOf('IHDR')
  const samples = samplesOf[ihdr?.[9] ?? -1]
  if (!ihdr || samples === undefined) throw new Error('A logo is drawn that was not checked before.')
  const head: Head = {
    width: ihdr.readUInt32BE(0),
    height: ihdr.readUInt32BE(4),
    bitsPerSample: ihdr[8] ?? 0,
    type: ihdr[9] ?? 0,
  }
  const data = Buffer.concat(chunks.flatMap(chunk => (chunk.type === 'IDAT' ? [chunk.data] : [])))
  const size = (Math.ceil((head.width * samples * head.bitsPerSample) / 8) + 1) * head.height
  const lines = (): Buffer => inflateSync(data, { maxOutputLength: size })
  if (head.type > palette) return splitOpacity(head, lines(), samples)
  const { type, ...shape } = head
  const transparency = dataOf('tRNS') ?? Buffer.alloc(0)
  const isNumbered = type === palette
  const colours = isNumbered ? dataOf('PLTE') : undefined
  const isOneColour = !isNumbered && transparency.length === 2 * samples
  return {
    ...shape,
    ...{ data, isFiltered: true, samples },
    ...(colours && { colours }),
    ...(colours && transparency.length > 0 && expandPaletteOpacity(head, lines(), { colours, table: transparency })),
    ...(isOneColour && { transparent: readTransparentColour(transparency) }),
  }
}
