import { crc32, inflateSync } from 'node:zlib'

/** Reason why a logo cannot be printed: the code of the issue. */
export type LogoFault =
  | 'logo_not_base64'
  | 'logo_kind'
  | 'logo_cmyk'
  | 'logo_sixteen_bit'
  | 'logo_interlaced'
  | 'logo_damaged'
  | 'logo_dimensions'

const sideMax = 4000
/** An icon of 1024 × 1024 is printed. */
const pixelsMax = 1024 * 1024

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Samples per pixel and allowed depths, by colour type of a PNG (PNG specification, 11.2.1). */
const colourTypes: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}

const areTooMany = (width: number, height: number): boolean =>
  width === 0 || height === 0 || width > sideMax || height > sideMax || width * height > pixelsMax

/** Chunks of a PNG up to its end; undefined where one is truncated, a checksum is wrong, or the end is missing. */
const readPngChunks = (bytes: Buffer): { type: string; data: Buffer }[] | undefined => {
  const chunks: { type: string; data: Buffer }[] = []
  let at = pngSignature.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined
    const type = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: bytes.subarray(at + 8, end) })
    if (type === 'IEND') return chunks
    at = end + 4
  }
  return undefined
}

/** Filter types of a PNG line (PNG specification, 9.2). */
const filterMax = 4

/** Whether the compressed lines have the number and length that the PNG header declares, with valid filters. */
const areWhole = (data: Buffer, lineBytes: number, height: number): boolean => {
  const size = lineBytes * height
  try {
    const lines = inflateSync(data, { maxOutputLength: size + 1 })
    if (lines.length !== size) return false
    for (let at = 0; at < size; at += lineBytes) if ((lines[at] ?? 0) > filterMax) return false
    return true
  } catch {
    return false
  }
}

/** Whether a PNG has at most one palette, of whole colours and within its depth, where it needs one. */
const hasGoodPalette = (chunks: readonly { type: string; data: Buffer }[], colourType: number, depth: number) => {
  const [palette, ...others] = chunks.flatMap(({ type, data }) => (type === 'PLTE' ? [data] : []))
  if (others.length > 0) return false
  if (colourType !== 3) return true
  const colours = (palette?.length ?? 0) / 3
  return Number.isInteger(colours) && colours >= 1 && colours <= 2 ** depth
}

const findPngFault = (bytes: Buffer): LogoFault | undefined => {
  const chunks = readPngChunks(bytes)
  const [head, ...others] = chunks ?? []
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13 || others.some(({ type }) => type === 'IHDR'))
    return 'logo_damaged'
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, colourType = 0, compression, filtering, interlace = 0] = head.data.subarray(8)
  const colours = colourTypes[colourType]
  if (!colours) return 'logo_kind'
  if (depth === 16) return 'logo_sixteen_bit'
  if (interlace === 1) return 'logo_interlaced'
  if (!colours.depths.includes(depth) || compression !== 0 || filtering !== 0 || interlace > 1) return 'logo_damaged'
  if (areTooMany(width, height)) return 'logo_dimensions'
  if (!hasGoodPalette(chunks, colourType, depth)) return 'logo_damaged'
  const lines = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])))
  // Each line has a filter byte before its samples.
  const lineBytes = Math.ceil((width * colours.samples * depth) / 8) + 1
  return areWhole(lines, lineBytes, height) ? undefined : 'logo_damaged'
}

/** Printable frames of a JPEG: baseline, extended and progressive, all of them Huffman coded. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Markers C4, C8 and CC are no frames despite their range. */
const isFrameMarker = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Frame of a JPEG: its marker and its header; undefined where the segments before the image data are truncated. */
export const readFrameHeader = (bytes: Buffer): { marker: number; head: Buffer } | undefined => {
  let frame: { marker: number; head: Buffer } | undefined
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const [marker = 0, length] = [bytes[at + 1], bytes.readUInt16BE(at + 2)]
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (isFrameMarker(marker)) frame = { marker, head: bytes.subarray(at + 4, end) }
    // The image data follow this marker.
    if (marker === 0xda) return frame
    at = end
  }
  return undefined
}

const findJpegFault = (bytes: Buffer): LogoFault | undefined => {
  const frame = readFrameHeader(bytes)
  if (!frame || frame.head.length < 6) return 'logo_damaged'
  const [precision, components] = [frame.head[0], frame.head[5]]
  if (frames.has(frame.marker) && precision === 8 && components === 4) return 'logo_cmyk'
  if (!frames.has(frame.marker) || precision !== 8 || (components !== 1 && components !== 3)) return 'logo_kind'
  if (areTooMany(frame.head.readUInt16BE(3), frame.head.readUInt16BE(1))) return 'logo_dimensions'
  return bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9])) ? undefined : 'logo_damaged'
}

/** Reason why an image cannot be printed; undefined for a printable PNG or JPEG. */
export const findLogoFault = (bytes: Buffer): LogoFault | undefined => {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return findPngFault(bytes)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? findJpegFault(bytes) : 'logo_kind'
}
