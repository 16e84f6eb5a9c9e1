import { crc32, inflateSync } from 'node:zlib'

/** Why a logo cannot be printed: the code of the issue. */
export type LogoFault = 'logo_not_base64' | 'logo_kind' | 'logo_damaged' | 'logo_dimensions'

const sideMax = 4000
const pixelsMax = 1_000_000

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Samples of a pixel by the colour type of a PNG (PNG specification, 11.2.1). */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Bytes of base64 as RFC 4648, section 4, writes them: padded, without line breaks. Undefined for any other text. */
export const bytesOfBase64 = (text: string): Buffer | undefined => {
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : undefined
}

const areTooMany = (width: number, height: number): boolean =>
  width === 0 || height === 0 || width > sideMax || height > sideMax || width * height > pixelsMax

/** The chunks of a PNG up to its end; undefined where one is cut, or its sum is wrong, or the end is missing. */
const chunksOf = (bytes: Buffer): { type: string; data: Buffer }[] | undefined => {
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

/** Whether the compressed lines of a PNG have exactly the size that its head says. */
const isWhole = (data: Buffer, size: number): boolean => {
  try {
    return inflateSync(data, { maxOutputLength: size + 1 }).length === size
  } catch {
    return false
  }
}

const pngFault = (bytes: Buffer): LogoFault | undefined => {
  const chunks = chunksOf(bytes)
  const [head] = chunks ?? []
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13) return 'logo_damaged'
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  const [depth = 0, colourType = 0, , , interlace] = head.data.subarray(8)
  const samples = samplesOf[colourType]
  if (samples === undefined || depth > 8 || interlace !== 0) return 'logo_kind'
  if (areTooMany(width, height)) return 'logo_dimensions'
  if (colourType === 3 && !chunks.some(({ type }) => type === 'PLTE')) return 'logo_damaged'
  const lines = Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])))
  // Each line has one byte for its filter before its samples.
  const size = (Math.ceil((width * samples * depth) / 8) + 1) * height
  return isWhole(lines, size) ? undefined : 'logo_damaged'
}

/** Frames of a JPEG that are printed: baseline, extended and progressive, all of them Huffman coded. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Markers C4, C8 and CC are no frames though they stand among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The frame of a JPEG: its marker and its head; undefined where the segments before the picture are cut. */
const frameOf = (bytes: Buffer): { marker: number; head: Buffer } | undefined => {
  let frame: { marker: number; head: Buffer } | undefined
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const [marker = 0, length] = [bytes[at + 1], bytes.readUInt16BE(at + 2)]
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return undefined
    if (isFrame(marker)) frame = { marker, head: bytes.subarray(at + 4, end) }
    // The picture itself begins behind this one.
    if (marker === 0xda) return frame
    at = end
  }
  return undefined
}

const jpegFault = (bytes: Buffer): LogoFault | undefined => {
  const frame = frameOf(bytes)
  if (!frame || frame.head.length < 6) return 'logo_damaged'
  const [precision, components] = [frame.head[0], frame.head[5]]
  if (!frames.has(frame.marker) || precision !== 8 || (components !== 1 && components !== 3)) return 'logo_kind'
  if (areTooMany(frame.head.readUInt16BE(3), frame.head.readUInt16BE(1))) return 'logo_dimensions'
  return bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9])) ? undefined : 'logo_damaged'
}

/** Why a picture cannot be printed; undefined for a PNG or JPEG that can. */
export const logoFault = (bytes: Buffer): LogoFault | undefined => {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return pngFault(bytes)
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegFault(bytes) : 'logo_kind'
}
